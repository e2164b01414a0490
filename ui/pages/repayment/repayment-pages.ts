import { billListOf } from '../../../domain/bills/address';
import { codeOf } from '../../../domain/kernel/failure';
import { type RouteId, ROUTES } from '../../../domain/navigation/routes';
import { EmptyBillsArt } from '../../illustrations/empty-bills-art';
import { EmptyTransactionsArt } from '../../illustrations/empty-transactions-art';
import { ErrorArt } from '../../illustrations/error-art';
import { LockedArt } from '../../illustrations/locked-art';
import { PartPaidArt } from '../../illustrations/part-paid-art';
import { RejectedArt } from '../../illustrations/rejected-art';
import { SuccessArt } from '../../illustrations/success-art';
import { UnderReviewArt } from '../../illustrations/under-review-art';
import { WaitingArt } from '../../illustrations/waiting-art';
import { withMoment } from '../../kit/moment';
import type { Shown, StatusRow, StatusView } from '../status/status-view';
import type { RepaymentActionName, RepaymentDetails } from './repayment-details';

type View = StatusView<RepaymentActionName>;
type Row = StatusRow<RepaymentDetails, RepaymentActionName>;

const unreadStatus: View = {
  picture: ErrorArt,
  messages: 'repayment:unread',
  primary: 'retry',
  secondary: 'toHome',
};

const refusal = (code: string): View => ({
  picture: LockedArt,
  messages: 'repayment:refused',
  values: { code },
  primary: 'toHome',
  secondary: 'openHelp',
});

/** Returns the page of the account while there is no account to show. */
const accountEnds = ({
  accountRequest,
  isSent,
  left,
  repeatable,
  format,
}: RepaymentDetails): Shown<RepaymentActionName> => {
  switch (accountRequest.kind) {
    case 'inProgress':
    case 'hostOpened':
      return { onward: ROUTES.repaymentProcessing.path };
    case 'hostClosed':
      return { onward: billListOf('CURRENT') };
    case 'refused':
      return refusal(accountRequest.code);
    case 'requestedBefore':
      return {
        picture: WaitingArt,
        ...(left !== undefined && { amount: left }),
        ...(isSent
          ? { messages: 'repayment:sentBefore', primary: 'toTrail', secondary: 'showAgain' }
          : { messages: 'repayment:askedBefore', primary: 'showAgain', secondary: 'toBills' }),
      };
    case 'disagrees':
      return {
        picture: ErrorArt,
        messages: 'repayment:disagrees',
        values: {
          account: format.rupiah(accountRequest.amountDue),
          bills: format.rupiah(accountRequest.owed),
        },
        primary: 'toBills',
        secondary: 'openHelp',
      };
    case 'nothingDue':
      return {
        picture: EmptyBillsArt,
        messages: 'repayment:nothingDue',
        primary: 'toHome',
        secondary: 'toBills',
      };
    case 'unsure':
      return {
        picture: WaitingArt,
        ...(repeatable
          ? { messages: 'repayment:unsureAgain', primary: 'again', secondary: 'toBills' }
          : { messages: 'repayment:unsure', primary: 'toBills', secondary: 'openHelp' }),
      };
    case 'failed':
      return {
        picture: ErrorArt,
        messages: 'repayment:noAccount',
        values: { code: codeOf(accountRequest.failure) },
        primary: 'again',
        secondary: 'toBills',
      };
    case 'idle':
    case 'requesting':
    case 'taken':
      return undefined;
  }
};

const PaidOff = withMoment(SuccessArt);

/** Returns the page after everything is paid: what the user can spend again, what is due next, and the receipt. */
const paidOff = (
  { afterwards = { isReading: false }, format }: RepaymentDetails,
  shown: Pick<View, 'picture' | 'amount' | 'amountLabel'>,
): Shown<RepaymentActionName> => {
  const { isReading, available, next } = afterwards;
  if (isReading) return undefined;
  const { amount, dueTime } = next ?? {};
  const facts = [
    ...(available === undefined
      ? []
      : [{ label: 'repayment:available' as const, value: format.rupiah(available) }]),
    ...(amount === undefined || dueTime === undefined
      ? []
      : [
          {
            label: 'repayment:nextBill' as const,
            value: `${format.rupiah(amount)}, ${format.day(dueTime)}`,
          },
        ]),
  ];
  return {
    ...shown,
    messages: 'repayment:receivedAll',
    ...(facts.length > 0 && { facts }),
    primary: 'toHome',
    secondary: 'receipt',
  };
};

/** Returns the page of a received payment: its amount, and what is left. Without a payment, opens the list of bills. */
const received = (details: RepaymentDetails): Shown<RepaymentActionName> => {
  const { status, unread, left, late, leftUnread, format } = details;
  if (!status) return unread ? unreadStatus : undefined;
  if (status.kind !== 'received') return { onward: billListOf('CURRENT') };
  if (left === undefined && !leftUnread) return undefined;
  const { amount } = status.receipt;
  const shown = {
    picture: SuccessArt,
    ...(amount !== undefined && { amount, amountLabel: 'repayment:paymentReceived' as const }),
  };
  if (left === undefined)
    return { ...shown, messages: 'repayment:received', primary: 'toHome', secondary: 'toBills' };
  if (left <= 0) return paidOff(details, { ...shown, picture: PaidOff });
  return {
    ...shown,
    picture: PartPaidArt,
    messages: 'repayment:receivedPart',
    also: {
      label: 'repayment:stillDue',
      amount: left,
      ...(late !== undefined && { note: 'repayment:lateLeft' }),
    },
    ...(late !== undefined && { values: { late: format.rupiah(late) } }),
    primary: 'toRest',
    secondary: 'toHome',
  };
};

/** Returns the end of a poll for a payment: the same as `received`, or that no payment is recorded yet. */
const ended = (details: RepaymentDetails): Shown<RepaymentActionName> => {
  const { status } = details;
  if (!status || status.kind === 'received') return received(details);
  const messages =
    status.kind === 'inProgress' ? 'repayment:home.processing' : 'repayment:home.none';
  return { picture: WaitingArt, messages, primary: 'toHome' };
};

/** Pages of the repayment that consist of a picture, a sentence and a button. */
export const REPAYMENT_PAGES = {
  homeSuccess: ended,
  bcaVa: accountEnds,
  bcaVaSuccess: received,
  repaymentProcessing: (details) => {
    const { status, unread, arrival, left, accountRequest, hostPayment, format } = details;
    // Everything may have been paid while no page polled.
    const settled = status?.kind === 'received' && left !== undefined && left <= 0;
    if (arrival ?? settled) return { onward: ROUTES.homeSuccess.path };
    if (!status) return unread ? unreadStatus : undefined;
    if (status.kind === 'refused') return refusal(status.code);
    if (status.kind === 'failed' && !details.hadFailed)
      return {
        picture: RejectedArt,
        messages: 'repayment:notReceived',
        primary: 'toBills',
        secondary: 'openHelp',
      };
    if (status.kind === 'inProgress')
      return {
        picture: UnderReviewArt,
        messages: 'repayment:inProgress',
        polls: true,
        primary: 'check',
        secondary: 'toHome',
      };
    const awaited =
      left !== undefined && left > 0
        ? { facts: [{ label: 'repayment:total.CURRENT' as const, value: format.rupiah(left) }] }
        : {};
    if (hostPayment === 'opened')
      return {
        ...awaited,
        picture: WaitingArt,
        messages: 'repayment:handedOver',
        polls: true,
        primary: 'check',
        secondary: 'byAccount',
      };
    if (!details.hasBegun)
      return {
        ...awaited,
        picture: EmptyTransactionsArt,
        messages: 'repayment:nonePending',
        polls: true,
        primary: 'check',
        secondary: 'toBills',
      };
    return {
      ...awaited,
      picture: WaitingArt,
      messages: 'repayment:waiting',
      polls: true,
      primary: 'check',
      secondary: accountRequest.kind === 'taken' ? 'toAccount' : 'toBills',
    };
  },
} as const satisfies Partial<Record<RouteId, Row>>;
