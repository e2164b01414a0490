import { isIncoming, type Transaction } from './row';

/** The states that rows of the history show. The receipt and the filter also show the twelve statuses (spec §3). */
export const plainStates = ['waiting', 'open', 'done', 'returned', 'failed', 'unread'] as const;
export type PlainState = (typeof plainStates)[number];

/** The plain state of each status. A waiting purchase is not made yet; an ongoing one is still being paid. */
export const PLAIN_STATES: Readonly<Record<Transaction['status'], PlainState>> = {
  SUCCESS: 'done',
  REPAID: 'done',
  SETTLED: 'done',
  REBALANCED: 'done',
  PROCESSING: 'waiting',
  ONGOING: 'open',
  PRE_SETTLE: 'open',
  WAITING_CONFIRM: 'waiting',
  INITIAL: 'waiting',
  REFUNDED: 'returned',
  FAILED: 'failed',
  CANCELED: 'failed',
  UNKNOWN: 'unread',
};

/** Returns whether a row is money that the user got or paid back, and that has arrived. */
export const isMoneyIn = ({ type, status }: Pick<Transaction, 'type' | 'status'>): boolean =>
  isIncoming({ type }) && PLAIN_STATES[status] === 'done';
