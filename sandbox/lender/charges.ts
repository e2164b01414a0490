import type { Instant } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { monthAfter, monthTeller } from './months';
import type { LedgerEntry, Stage } from './records';

/** The effect of entries on the months that they fall into, and the money that pays for them. */

/** The part of an order that is due at the end of one month. */
export interface OrderPart {
  readonly order: LedgerEntry;
  readonly month: string;
  readonly amount: Rupiah;
  /** The refunds of this part, each with its time. */
  readonly refunds: { readonly at: Instant; readonly amount: Rupiah }[];
}

/** Stages in which an entry changes neither debts nor payments. */
const idle: readonly (Stage | undefined)[] = ['INITIAL', 'PROCESSING', 'FAILED', 'CANCELED'];

/** Returns whether an entry counts towards debt or payments. An old loan does not, since the new loan replaced it. */
export const counts = ({ stage, loan }: LedgerEntry): boolean =>
  !idle.includes(stage) && loan !== 'OLD_LOAN';

/** Splits an amount into equal parts. The remainder goes into the first. */
export const equalParts = (amount: Rupiah, times: number): readonly Rupiah[] => {
  const each = Math.floor(amount / times);
  return Array.from({ length: times }, (_, at) => (at === 0 ? amount - each * (times - 1) : each));
};

/**
 * Returns the parts of an order. The restructure refunds an old loan in full, at its time: before it, the loan was
 * owed, so a late fee stays.
 */
const partsOf = (order: LedgerEntry, first: string): readonly OrderPart[] => {
  const { instalments = 1, amount, loan, splitAt = order.at } = order;
  if (instalments === 1) {
    const refunds = loan === 'OLD_LOAN' ? [{ at: splitAt, amount }] : [];
    return [{ order, month: first, amount, refunds }];
  }
  return equalParts(amount, instalments).map((part, index) => ({
    order,
    month: monthAfter(first, index),
    amount: part,
    refunds: [],
  }));
};

/** Returns the rest of a part at a time, after refunds. */
export const leftOf = ({ amount, refunds }: OrderPart, at: Instant): Rupiah =>
  refunds.reduce((left, refund) => (refund.at <= at ? left - refund.amount : left), amount);

/** Returns all parts that count, in the order of the entries. A refund lowers the parts of its order from the first. */
export const partsIn = (entries: readonly LedgerEntry[]): readonly OrderPart[] => {
  const monthOf = monthTeller();
  const orders = entries
    .filter(({ kind, stage }) => kind === 'ORDER' && !idle.includes(stage))
    .map((order) => partsOf(order, monthOf(order.at)));
  const byOrder = new Map(orders.map((parts) => [parts[0]?.order.id, parts]));
  for (const entry of entries) {
    if (entry.kind !== 'REFUND' || !counts(entry)) continue;
    let left = entry.amount;
    for (const part of byOrder.get(entry.orderId) ?? []) {
      const amount = Math.min(left, leftOf(part, Number.POSITIVE_INFINITY));
      if (amount > 0) part.refunds.push({ at: entry.at, amount });
      left -= amount;
    }
  }
  return orders.flat();
};

/** Returns a function of time: the money received for bills before it, minus what was paid out again. */
export const moneyIn = (entries: readonly LedgerEntry[]): ((before: Instant) => Rupiah) => {
  const moves = entries.filter(
    (entry) =>
      (entry.kind === 'REPAYMENT' || entry.kind === 'OVERPAID_WITHDRAWAL') && counts(entry),
  );
  return (before) =>
    moves.reduce((sum, { at, kind, amount }) => {
      if (at >= before) return sum;
      return kind === 'REPAYMENT' ? sum + amount : sum - amount;
    }, 0);
};
