import type { AnswerOf } from '../wire/call';
import type { Unread } from '../kernel/unread';
import {
  aliases,
  type ApplicationStatus,
  type Eligibility,
  statuses,
} from '../navigation/statuses';
import type { EligibilityLabel } from '../tracking/events';
import type { applicationStatus } from './calls';

/** The status response of spec §3, as the client uses it. */
export interface Application {
  readonly status: ApplicationStatus;
  readonly eligibility?: Eligibility;
  /** When a rejected user may apply again (epoch ms). */
  readonly reapplyTime?: number;
  /** Absent when the server sends no waiting list. A flag that cannot be read is absent. */
  readonly waitlist?: { readonly isJoined?: boolean; readonly isReviewing?: boolean };
  readonly products: readonly string[];
  readonly productStatus: Readonly<Record<string, string>>;
  readonly promo: Readonly<Record<string, boolean>>;
}

/** Returns the status for a value of the wire; an unknown value counts as `ERROR` (decision 17). */
export const readStatus = (text: string): ApplicationStatus => {
  const plain = text in aliases ? aliases[text as keyof typeof aliases] : text;
  return statuses.find((status) => status === plain) ?? 'ERROR';
};

/** Returns the status, overruled by the eligibility that came with it (spec §4, "When status is stored"). */
export const forceStatus = (
  status: ApplicationStatus,
  eligibility: Eligibility | undefined,
): ApplicationStatus => {
  if (eligibility === 'NOT_ELIGIBLE' || eligibility === 'BLACKLISTED') return 'INELIGIBLE';
  return eligibility === 'NOT_MIGRATED' ? 'PENDING_MIGRATION' : status;
};

/** Returns the product statuses. `true` names no status and becomes `UNKNOWN`; `false` is left out. */
const readProductStatus = (
  sent: AnswerOf<typeof applicationStatus>['additionalProductStatus'] = {},
): Application['productStatus'] =>
  Object.fromEntries(
    Object.entries(sent).flatMap(([product, status]) =>
      status === false ? [] : [[product, status === true ? 'UNKNOWN' : status]],
    ),
  );

const read = <K extends string>(name: K, flag: boolean | Unread | undefined) =>
  typeof flag === 'boolean' ? ({ [name]: flag } as { readonly [N in K]: boolean }) : {};

export const readApplication = (answer: AnswerOf<typeof applicationStatus>): Application => {
  const { eligibility: reported, creditApplicationResponse, waitlist } = answer;
  const eligibility = reported === 'UNKNOWN' ? undefined : reported;
  const reapplyTime = creditApplicationResponse?.reapplyTime;
  return {
    status: forceStatus(readStatus(answer.applicationStatus), eligibility),
    ...(eligibility === undefined ? {} : { eligibility }),
    ...(reapplyTime === undefined ? {} : { reapplyTime }),
    ...(waitlist && {
      waitlist: {
        ...read('isJoined', waitlist.isJoined),
        ...read('isReviewing', waitlist.isReviewing),
      },
    }),
    products: answer.availableAdditionalProducts ?? [],
    productStatus: readProductStatus(answer.additionalProductStatus),
    promo: answer.additionalProductPromoEligibility ?? {},
  };
};

/** Returns an application with a status and nothing else, as the cache holds it. */
export const bareApplication = (status: ApplicationStatus): Application => ({
  status,
  products: [],
  productStatus: {},
  promo: {},
});

export const eligibilityLabel = ({ status, eligibility }: Application): EligibilityLabel => {
  if (status === 'APPROVED') return 'activated';
  const labels: Partial<Record<Eligibility, EligibilityLabel>> = {
    NOT_ELIGIBLE: 'ineligible',
    ELIGIBLE: 'onboarding',
    BLACKLISTED: 'blacklisted',
    ELIGIBLE_NON_WL: 'open_market',
  };
  return (eligibility && labels[eligibility]) ?? 'unknown';
};
