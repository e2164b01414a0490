import { type RouteId, ROUTES, type RouteSection } from './routes';

interface StatusRow {
  /** The page that the status redirects to (spec §4, "Redirect by application status"). */
  readonly leadsTo: RouteId;
  /** The sections that a user with the status may visit (spec §4). */
  readonly sections: readonly RouteSection[];
  /** More sections that are allowed during a re-KYC, which uses steps of the application (decision 17). */
  readonly duringRekyc?: readonly RouteSection[];
  /** The pages that show the status. */
  readonly pages: readonly RouteId[];
}

/** The sections of a user with an account. */
const account = [
  'home',
  'transactions',
  'repayment',
  'partner',
  'bill-restructure',
  'rekyc',
  'credit-reassessment',
] as const;

/** The application statuses of spec §4, as the wire spells them. */
export const STATUSES = {
  INELIGIBLE: { leadsTo: 'ineligible', sections: [], pages: ['ineligible', 'waitlist'] },
  PENDING_MIGRATION: {
    leadsTo: 'migrationRedirect',
    sections: [],
    pages: ['migrationRedirect'],
  },
  NOT_APPLIED: { leadsTo: 'kyc', sections: ['root', 'kyc', 'combined'], pages: [] },
  DRAFT: { leadsTo: 'kyc', sections: ['kyc', 'combined'], pages: [] },
  APPROVED: {
    leadsTo: 'home',
    sections: ['application', ...account],
    duringRekyc: ['kyc'],
    pages: [],
  },
  REJECTED: {
    leadsTo: 'applicationRejected',
    sections: ['application'],
    pages: ['applicationRejected'],
  },
  SUBMITTED: {
    leadsTo: 'applicationReview',
    sections: ['application'],
    pages: ['applicationSubmit', 'applicationProcessing', 'applicationReview'],
  },
  ACCOUNT_CLOSED: { leadsTo: 'home', sections: account, duringRekyc: ['kyc'], pages: [] },
  PENDING_AUTH: { leadsTo: 'kycOtp', sections: ['application'], pages: [] },
  ERROR: { leadsTo: 'statusError', sections: [], pages: ['statusError'] },
} as const satisfies Readonly<Record<string, StatusRow>>;

export type ApplicationStatus = keyof typeof STATUSES;

export const statuses = Object.keys(STATUSES) as ApplicationStatus[];

const rowOf = (status: ApplicationStatus): StatusRow => STATUSES[status];

/** Returns the address that a status redirects to. */
export const destinationOf = (status: ApplicationStatus): string =>
  ROUTES[STATUSES[status].leadsTo].path;

/** Returns whether a user with the status has a home. */
export const leadsHome = (status: ApplicationStatus): boolean => rowOf(status).leadsTo === 'home';

/** Returns whether a user with the status may visit a section; `rekyc`: during a re-KYC. */
export const isAllowed = (
  status: ApplicationStatus,
  section: RouteSection,
  rekyc = false,
): boolean => {
  const { sections, duringRekyc = [] } = rowOf(status);
  return sections.includes(section) || (rekyc && duringRekyc.includes(section));
};

export const isShownOn = (status: ApplicationStatus, page: RouteId): boolean =>
  rowOf(status).pages.includes(page);

/** Other spellings of three statuses (spec §4, "Statuses"). */
export const aliases = {
  SUCCESS: 'APPROVED',
  FAILED: 'REJECTED',
  PROCESSING: 'SUBMITTED',
} as const;

export type WireStatus = ApplicationStatus | keyof typeof aliases;
export const wireStatuses = [...statuses, ...Object.keys(aliases)] as [WireStatus, ...WireStatus[]];

export const eligibilities = [
  'MIGRATED',
  'NOT_MIGRATED',
  'ELIGIBLE',
  'NOT_ELIGIBLE',
  'BLACKLISTED',
  'ELIGIBLE_NON_WL',
] as const;
export type Eligibility = (typeof eligibilities)[number];
