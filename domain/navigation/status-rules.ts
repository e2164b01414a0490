import type { ApplicationStatus } from '../application/statuses';

/** Where a status leads (spec §4, "Redirect by application status"). */
export const DESTINATIONS: Record<ApplicationStatus, `/${string}`> = {
  NOT_APPLIED: '/kyc',
  DRAFT: '/kyc',
  APPROVED: '/home',
  ACCOUNT_CLOSED: '/home',
  REJECTED: '/application/rejected',
  SUBMITTED: '/application/review',
  PENDING_AUTH: '/kyc/otp',
  ERROR: '/unavailable/status-error',
  INELIGIBLE: '/unavailable/ineligible',
  PENDING_MIGRATION: '/unavailable/migration-redirect',
};

/**
 * `always`: the statuses that stay in a section (spec §4). `duringRekyc`: those that may also stay while the re-KYC flow
 * flag is set, since re-KYC walks the KYC steps (decision 17).
 */
const allow = (
  always: readonly ApplicationStatus[],
  duringRekyc: readonly ApplicationStatus[] = [],
) => ({ always, duringRekyc });

const approved = ['APPROVED', 'ACCOUNT_CLOSED'] as const;

/** By the top-level sections that the status guard knows (spec §4). */
export const ALLOWANCES = {
  root: allow(['NOT_APPLIED']),
  kyc: allow(['NOT_APPLIED', 'DRAFT'], approved),
  combined: allow(['NOT_APPLIED', 'DRAFT']),
  application: allow(['APPROVED', 'SUBMITTED', 'REJECTED', 'PENDING_AUTH']),
  home: allow(approved),
  transactions: allow(approved),
  repayment: allow(approved),
  partner: allow(approved),
  'bill-restructure': allow(approved),
  rekyc: allow(approved),
  'credit-reassessment': allow(approved),
};

/** A section of the app; `none` for the pages outside of those. */
export type Section = keyof typeof ALLOWANCES | 'none';
