import type { ApplicationStatus } from '../../../domain/navigation/statuses';
import type { FlowType } from '../../../domain/navigation/resolve-redirect';

/** Spec §4, written a second time by hand: the destination of each status from each section; `.` stays. */
export const columns: readonly ApplicationStatus[] = [
  ...(['NOT_APPLIED', 'DRAFT', 'APPROVED', 'ACCOUNT_CLOSED', 'REJECTED'] as const),
  ...(['SUBMITTED', 'PENDING_AUTH', 'ERROR', 'INELIGIBLE', 'PENDING_MIGRATION'] as const),
];
const matrix: Readonly<Record<string, string>> = {
  '': '. K H H R V O E I M',
  kyc: '. . H H R V O E I M',
  combined: '. . H H R V O E I M',
  application: 'K K . H . . . E I M',
  home: 'K K . . R V O E I M',
  transactions: 'K K . . R V O E I M',
  repayment: 'K K . . R V O E I M',
  partner: 'K K . . R V O E I M',
  'bill-restructure': 'K K . . R V O E I M',
  rekyc: 'K K . . R V O E I M',
  'credit-reassessment': 'K K . . R V O E I M',
};
const addresses: Readonly<Record<string, string>> = {
  K: '/kyc',
  H: '/home',
  R: '/application/rejected',
  V: '/application/review',
  O: '/kyc/otp',
  E: '/unavailable/status-error',
  I: '/unavailable/ineligible',
  M: '/unavailable/migration-redirect',
};

interface Case {
  readonly path: string;
  readonly query: string;
  readonly status: ApplicationStatus;
  readonly flow: FlowType | undefined;
  readonly loggedIn: boolean;
  readonly rekyc: boolean;
}

const isOpen = (path: string): boolean => /^\/(auth\/|maintenance$|no-such-page)/.test(path);
const isOutsideTheGuard = (path: string): boolean =>
  path === '/tnc' || path === '/combined/tnc' || path.startsWith('/unavailable/');

/** Returns `stay`, `login`, `hand-off`, or the address of the redirect. */
export const expected = ({ path, query, status, flow, loggedIn, rekyc }: Case): string => {
  if (isOpen(path)) return 'stay';
  if (!loggedIn) return path === '/' ? 'stay' : 'login';
  if (isOutsideTheGuard(path)) return 'stay';
  const section = path.split('/')[1] ?? '';
  // The overrides of the pay-later-plus flow come before the section.
  if (flow !== undefined && status === 'NOT_APPLIED' && flow !== 'eligible') return 'hand-off';
  if (flow !== undefined && path === '/kyc') {
    if (status === 'NOT_APPLIED') return '/';
    if (status === 'DRAFT') return `/combined${query}`;
  }
  const letter = matrix[section]?.split(' ')[columns.indexOf(status)] ?? '?';
  if (letter === '.') return 'stay';
  // Re-KYC uses the KYC steps, which are otherwise closed to an approved user.
  if (letter === 'H' && section === 'kyc' && rekyc) return 'stay';
  if (letter === 'K' && flow !== undefined) {
    return status === 'DRAFT' ? `/combined${query}` : '/';
  }
  // This destination is in a section that does not allow its status.
  return addresses[letter] === path ? 'stay' : (addresses[letter] ?? '?');
};
