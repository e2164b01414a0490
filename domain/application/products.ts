import { satisfies } from '../kernel/version';
import type { FlowType } from '../navigation/resolve-redirect';
import { type HostVersion, isInApp } from '../host/host';
import type { Application } from './status';

/** The additional product GPP (spec §4) and the flow that it selects. */

/** The lowest host app versions that can run GPP; other hosts have no minimum (decision 17). */
export type GppMinimum = Readonly<Record<'gojek' | 'gopay', string>>;

export interface Gpp {
  readonly eligible: boolean;
  readonly status: 'DRAFT' | 'PROCESSING' | 'NOT_APPLIED';
  /** Available, but this host app is too old for it. */
  readonly outdated: boolean;
  /** Eligible, a draft, and without consent: the user sees the product terms first. */
  readonly toTerms: boolean;
  /** A draft, with the consent given. */
  readonly draft: boolean;
  readonly pending: boolean;
}

export const isNewEnough = ({ host, version }: HostVersion, minimum: GppMinimum): boolean =>
  !isInApp(host) || satisfies(version, minimum[host]);

export const gppOf = (
  application: Application,
  at: HostVersion,
  minimum: GppMinimum,
  /** Whether the consent is known to be given. */
  consented = false,
): Gpp => {
  const available = application.products.includes('GPP');
  const eligible = available && isNewEnough(at, minimum);
  const reported = application.productStatus['GPP'];
  const status = reported === 'DRAFT' || reported === 'PROCESSING' ? reported : 'NOT_APPLIED';
  return {
    eligible,
    outdated: available && !eligible,
    status,
    toTerms: eligible && status === 'DRAFT' && !consented,
    draft: status === 'DRAFT' && consented,
    pending: status === 'PROCESSING',
  };
};

/** Returns whether the user may have the loan in this host; false while the application is unknown. */
export const mayHaveLoan = (
  application: Application | undefined,
  at: HostVersion,
  minimum: GppMinimum,
): boolean => application !== undefined && gppOf(application, at, minimum).eligible;

/** The server's spellings of a loan's outcome, as a loan's status or as an application's (spec §4). */
const loanOutcomes = [
  ['PROCESSING', 'PROCESSING'],
  ['SUBMITTED', 'PROCESSING'],
  ['REJECTED', 'REJECTED'],
  ['FAILED', 'REJECTED'],
] as const;

export type LoanOutcome = (typeof loanOutcomes)[number][1];

/** Returns the outcome of a loan that was requested with the first product; `undefined` for other statuses. */
export const loanOutcome = ({ productStatus }: Application): LoanOutcome | undefined => {
  const reported: unknown = productStatus['GPP'];
  return loanOutcomes.find(([status]) => status === reported)?.[1];
};

/** Returns the type of the pay-later-plus flow (decision 17); `undefined` without the gopayplus parameter. */
export const flowTypeOf = (
  plusPresent: boolean,
  application: Application,
  at: HostVersion,
  minimum: GppMinimum,
): FlowType | undefined => {
  if (!plusPresent) return undefined;
  const { eligibility } = application;
  if (eligibility === 'NOT_ELIGIBLE' || eligibility === 'BLACKLISTED') return 'ineligible';
  if (gppOf(application, at, minimum).eligible) return 'combined';
  return eligibility === 'ELIGIBLE' || eligibility === 'ELIGIBLE_NON_WL' ? 'eligible' : 'normal';
};
