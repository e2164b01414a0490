import type { ApplicationStatus } from '../application/statuses';
import type { Section } from './routes';

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

interface Allowance {
  /** Statuses that stay in the section (spec §4). */
  readonly always: readonly ApplicationStatus[];
  /** Statuses that may also stay while the re-KYC flow flag is set: re-KYC walks the KYC steps (decisions). */
  readonly duringRekyc: readonly ApplicationStatus[];
}

const approved = ['APPROVED', 'ACCOUNT_CLOSED'] as const;
const forApproved: Allowance = { always: approved, duringRekyc: [] };

export const ALLOWANCES: Record<Exclude<Section, 'none'>, Allowance> = {
  root: { always: ['NOT_APPLIED'], duringRekyc: [] },
  kyc: { always: ['NOT_APPLIED', 'DRAFT'], duringRekyc: approved },
  combined: { always: ['NOT_APPLIED', 'DRAFT'], duringRekyc: [] },
  application: { always: ['APPROVED', 'SUBMITTED', 'REJECTED', 'PENDING_AUTH'], duringRekyc: [] },
  home: forApproved,
  transactions: forApproved,
  repayment: forApproved,
  partner: forApproved,
  'bill-restructure': forApproved,
  rekyc: forApproved,
  'credit-reassessment': forApproved,
};
