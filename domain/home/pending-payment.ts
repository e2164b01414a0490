import type { Rupiah } from '../kernel/money';
import { PLAIN_STATES } from '../transactions/plain-state';
import { isForeign, type SentRow, type Transaction } from '../transactions/row';

/** A payment that is under way; without an amount if that is unread or in another currency. */
export interface PendingPayment {
  readonly amount?: Rupiah;
}

/** Returns the newest payment of these rows, newest first, if it is still under way. */
export const pendingPayment = (
  rows: readonly (Pick<Transaction, 'type' | 'status'> & Pick<SentRow, 'amount' | 'currency'>)[],
): PendingPayment | undefined => {
  const newest = rows.find(({ type }) => type === 'REPAYMENT');
  if (!newest || PLAIN_STATES[newest.status] !== 'waiting') return undefined;
  const { amount } = newest;
  return amount && !isForeign(newest) ? { amount: Math.abs(amount) } : {};
};
