import { type Failure, isCode } from '../kernel/failure';
import type { AnswerOf } from '../wire/call';
import { type Day, type Instant, startOf } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import type { repayStatus } from './calls';

/** A payment that arrived, with what the server knows about it. */
export interface PaymentReceipt {
  readonly amount?: Rupiah;
  readonly time?: Instant | Day;
}

/**
 * The status of a repayment. `open`: nothing is in progress. `received`: the newest payment arrived. `inProgress`: a
 * payment is in progress, so no other may begin. `failed`: the newest payment failed. `refused`: the user cannot pay
 * here now (spec §8, "Repayment not successful").
 */
export type RepaymentStatus =
  | { readonly kind: 'open' }
  | { readonly kind: 'received'; readonly receipt: PaymentReceipt }
  | { readonly kind: 'inProgress' }
  | { readonly kind: 'failed'; readonly time?: Instant | Day }
  | { readonly kind: 'refused'; readonly code: string };

const notSuccessful = ['REPAYMENT_STATUS_NOT_ELIGIBLE', 'CLIENT_UNPROCESSABLE_ENTITY'] as const;

export const alreadyInProgress = 'REPAYMENT_ALREADY_IN_PROGRESS';

/** Reads a received payment; an amount that is not above zero counts as unread. */
const receiptOf = ({
  amount = 0,
  time,
}: Omit<AnswerOf<typeof repayStatus>, 'status'>): PaymentReceipt => ({
  ...(amount > 0 && { amount }),
  ...(time !== undefined && { time }),
});

const read = ({ status, ...receipt }: AnswerOf<typeof repayStatus>): RepaymentStatus => {
  switch (status) {
    case 'PROCESSING':
      return { kind: 'inProgress' };
    case 'SUCCESS':
      return { kind: 'received', receipt: receiptOf(receipt) };
    case 'FAILED':
      return { kind: 'failed', ...(receipt.time !== undefined && { time: receipt.time }) };
    // With an unknown status paying may begin: the call for the account refuses while a payment is in progress.
    default:
      return { kind: 'open' };
  }
};

/** Reads a response of the repay status. Its known refusals are statuses, too. */
export const readRepaymentStatus = (
  answer: Result<AnswerOf<typeof repayStatus>, Failure>,
): Result<RepaymentStatus, Failure> => {
  if (answer.ok) return ok(read(answer.value));
  const { error } = answer;
  if (isCode(error, alreadyInProgress)) return ok({ kind: 'inProgress' });
  const code = notSuccessful.find((it) => isCode(error, it));
  return code === undefined ? err(error) : ok({ kind: 'refused', code });
};

/** Returns whether both times are known and of one kind, and the first is the earlier one. */
const isEarlier = (time: PaymentReceipt['time'], other: PaymentReceipt['time']): boolean =>
  time !== undefined && typeof time === typeof other && time < (other ?? time);

/** Returns whether money arrived between two looks. A payment from before the one that was known is not new. */
export const hasArrived = (before: RepaymentStatus, now: RepaymentStatus): boolean => {
  if (now.kind !== 'received') return false;
  if (before.kind !== 'received') return true;
  const [known, newest] = [before.receipt, now.receipt];
  return isEarlier(newest.time, known.time)
    ? false
    : newest.time !== known.time || newest.amount !== known.amount;
};

/** Returns whether a failure is from before this payment began. */
export const hadFailed = (
  begun: RepaymentStatus | undefined,
  now: RepaymentStatus | undefined,
): boolean => begun?.kind === 'failed' && now?.kind === 'failed' && begun.time === now.time;

/** Returns when the last known payment arrived; 0 for never. */
export const newestPayment = (status: RepaymentStatus): Instant =>
  status.kind === 'received' ? startOf(status.receipt.time ?? 0) : 0;
