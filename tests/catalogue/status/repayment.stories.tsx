import { formatIn } from '../../../ui/format/use-format';
import type { RepaymentDetails } from '../../../ui/pages/repayment/repayment-details';
import { REPAYMENT_PAGES } from '../../../ui/pages/repayment/repayment-pages';
import { now, statusStory } from '../support/status-story';

export default { title: 'Status/Repayment', parameters: { layout: 'fullscreen' } };

const usual: RepaymentDetails = {
  accountRequest: { kind: 'idle' },
  status: { kind: 'open' },
  unread: false,
  hadFailed: false,
  hasBegun: true,
  isSent: false,
  hostPayment: 'unknown',
  leftUnread: false,
  repeatable: true,
  format: formatIn('id'),
};

const page = (route: keyof typeof REPAYMENT_PAGES, details: Partial<RepaymentDetails>) =>
  statusStory(route, REPAYMENT_PAGES[route], { ...usual, ...details });

const asked = (accountRequest: RepaymentDetails['accountRequest'], repeatable = true) =>
  page('bcaVa', { accountRequest, repeatable });

const received = {
  status: { kind: 'received', receipt: { amount: 680_000, time: now } },
} as const;

export const AskedBefore = asked({ kind: 'requestedBefore' });
export const MarkedAsPaid = page('bcaVa', {
  accountRequest: { kind: 'requestedBefore' },
  isSent: true,
});
export const NothingDue = asked({ kind: 'nothingDue' });
export const AccountUnsure = asked({ kind: 'unsure' }, false);
export const AccountUnsureMayRepeat = asked({ kind: 'unsure' });
export const NoAccount = asked({ kind: 'failed', failure: { kind: 'network' } });
export const Refused = asked({ kind: 'refused', code: 'CLIENT_UNPROCESSABLE_ENTITY' });
export const PaidInFull = page('bcaVaSuccess', { ...received, left: 0 });
export const PaidInPart = page('bcaVaSuccess', { ...received, left: 120_000 });
export const PaidRestUnknown = page('bcaVaSuccess', { ...received, leftUnread: true });
export const NonePaidYet = page('homeSuccess', { status: { kind: 'open' } });
export const Recording = page('homeSuccess', { status: { kind: 'inProgress' } });
export const Waiting = page('repaymentProcessing', {});
export const NonePending = page('repaymentProcessing', { hasBegun: false });
export const InProgress = page('repaymentProcessing', { status: { kind: 'inProgress' } });
export const HandedToHost = page('repaymentProcessing', { hostPayment: 'opened' });
export const NotReceived = page('repaymentProcessing', { status: { kind: 'failed' } });
export const Unread = page('repaymentProcessing', { status: undefined, unread: true });
