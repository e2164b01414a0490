/** The words of spec §4, as the wire spells them. */

export const statuses = [
  'INELIGIBLE',
  'PENDING_MIGRATION',
  'NOT_APPLIED',
  'DRAFT',
  'APPROVED',
  'REJECTED',
  'SUBMITTED',
  'ACCOUNT_CLOSED',
  'PENDING_AUTH',
  'ERROR',
] as const;
export type ApplicationStatus = (typeof statuses)[number];

/** Other spellings of three statuses (spec §4, "Statuses"). */
export const aliases = {
  SUCCESS: 'APPROVED',
  FAILED: 'REJECTED',
  PROCESSING: 'SUBMITTED',
} as const;

export const wireStatuses = [...statuses, 'SUCCESS', 'FAILED', 'PROCESSING'] as const;
export type WireStatus = (typeof wireStatuses)[number];

export const eligibilities = [
  'MIGRATED',
  'NOT_MIGRATED',
  'ELIGIBLE',
  'NOT_ELIGIBLE',
  'BLACKLISTED',
  'ELIGIBLE_NON_WL',
] as const;
export type Eligibility = (typeof eligibilities)[number];
