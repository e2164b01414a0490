import { PLAIN_STATES } from '../transactions/plain-state';
import type { TransactionStatus } from '../transactions/calls';
import type { Receipt, ReceiptOf } from './receipts';

/** What can be wrong with a purchase, in the order in which users choose from it. */
export const purchaseProblems = [
  'notMine',
  'amount',
  'twice',
  'notReceived',
  'notReturned',
  'other',
] as const;
export type PurchaseProblem = (typeof purchaseProblems)[number];

const hasState = (status: string | undefined): status is TransactionStatus =>
  status !== undefined && status in PLAIN_STATES;

/**
 * Returns what can be wrong with a transaction; nothing unless it is a purchase. A purchase that was returned or failed
 * is not waited for, and its money may be.
 */
export const purchaseProblemsOf = (
  { type, status }: Pick<Receipt, 'type' | 'status'>,
  of: Pick<ReceiptOf, 'type'>,
): readonly PurchaseProblem[] => {
  if ((type ?? of.type) !== 'ORDER') return [];
  const state = hasState(status) ? PLAIN_STATES[status] : 'unread';
  const isOver = state === 'returned' || state === 'failed';
  return purchaseProblems.filter((it) => !isOver || it !== 'notReceived');
};
