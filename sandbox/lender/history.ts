import type { Rupiah } from '../../domain/kernel/money';
import type { TransactionStatus } from '../../domain/transactions/calls';
import { counts, leftOf, type OrderPart } from './charges';
import type { Ledger } from './ledger';
import { feeTimeOf } from './months';
import type { LedgerEntry } from './records';

/** The rows of a transaction history: the stored entries, the late fees computed from them, and the status of each. */

const feePrefix = 'fee-';

/** Returns one row for every late fee, from the time when it was charged. */
const feesIn = ({ months }: Ledger): readonly LedgerEntry[] =>
  months
    .filter(({ fee }) => fee > 0)
    .map(({ month, fee }) => ({
      id: feePrefix + month,
      kind: 'FEE',
      at: feeTimeOf(month),
      amount: fee,
      title: month,
    }));

export interface Balance {
  /** The refunded amount of an order. */
  readonly refunded: Rupiah;
  /** The amount still to be paid. */
  readonly open: Rupiah;
}

/** Returns the balance of every part of an order. Within a month, payments pay the oldest purchase first. */
export const partBalances = ({
  months,
}: Ledger): readonly (Balance & { readonly part: OrderPart })[] =>
  months.flatMap(({ parts, settled }) => {
    let money = settled;
    return parts.map((part) => {
      const left = leftOf(part, Number.POSITIVE_INFINITY);
      const paid = Math.min(left, money);
      money -= paid;
      return { part, refunded: part.amount - left, open: left - paid };
    });
  });

/** Returns the balance of every order: the sum of its parts. */
export const orderBalances = (ledger: Ledger): ReadonlyMap<string, Balance> => {
  const orders = new Map<string, Balance>();
  for (const { part, refunded, open } of partBalances(ledger)) {
    const before = orders.get(part.order.id) ?? { refunded: 0, open: 0 };
    orders.set(part.order.id, { refunded: before.refunded + refunded, open: before.open + open });
  }
  return orders;
};

const orderStatus = (order: LedgerEntry, balance: Balance | undefined): TransactionStatus => {
  if (!balance || order.loan === 'OLD_LOAN') return 'SETTLED';
  if (balance.refunded >= order.amount) return 'REFUNDED';
  if (balance.open === 0) return 'REPAID';
  return order.stage ?? (balance.refunded > 0 ? 'REBALANCED' : 'ONGOING');
};

const done = {
  REPAYMENT: 'SUCCESS',
  REFUND: 'SETTLED',
  OVERPAID_WITHDRAWAL: 'SUCCESS',
} as const;

/**
 * Returns the status of a row: its own stage until it is done, then one computed from other entries. An order is REPAID
 * when all of it is paid, REFUNDED when all of it was refunded, REBALANCED when a part was, SETTLED when a new loan
 * replaced it, and ONGOING otherwise.
 */
const statusesIn = (ledger: Ledger): ((entry: LedgerEntry) => TransactionStatus) => {
  const orders = orderBalances(ledger);
  const unpaid = new Set(
    ledger.months.filter(({ openFee }) => openFee > 0).map(({ month }) => feePrefix + month),
  );
  return (entry) => {
    const { kind, stage, id } = entry;
    if (stage && !counts(entry)) return stage;
    if (kind === 'ORDER') return orderStatus(entry, orders.get(id));
    if (kind === 'FEE') return unpaid.has(id) ? 'ONGOING' : 'REPAID';
    return stage ?? done[kind];
  };
};

/** Sorts the newest first. Rows with the same time are grouped by type, so that a page can end after a group. */
const newestFirst = (a: LedgerEntry, b: LedgerEntry): number => {
  if (a.at !== b.at) return b.at - a.at;
  return a.kind < b.kind ? -1 : Number(a.kind > b.kind);
};

export interface LedgerHistory {
  /** All entries and late fees, newest first. */
  readonly rows: readonly LedgerEntry[];
  readonly statusOf: (row: LedgerEntry) => TransactionStatus;
}

const histories = new WeakMap<Ledger, LedgerHistory>();

/** Returns the history of a ledger, computed once, since clients read it page by page. */
export const historyIn = (ledger: Ledger): LedgerHistory => {
  const cached = histories.get(ledger);
  if (cached) return cached;
  const rows = [...ledger.entries, ...feesIn(ledger)].sort(newestFirst);
  const fresh = { rows, statusOf: statusesIn(ledger) };
  histories.set(ledger, fresh);
  return fresh;
};

/** Returns the amount as the client shows it, negative for money that came in. Rows that count add up to the debt. */
export const signed = ({ kind, amount }: Pick<LedgerEntry, 'kind' | 'amount'>): number =>
  kind === 'REPAYMENT' || kind === 'REFUND' ? -amount : amount;
