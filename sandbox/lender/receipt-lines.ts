import { toWire } from '../../domain/kernel/instant';
import type { Rupiah } from '../../domain/kernel/money';
import { counts } from './charges';
import { partBalances } from './history';
import { billsIn, type Ledger, ledgerOf } from './ledger';
import { monthName, say, type Locale, titleOf } from './language';
import { dueOf } from './months';
import type { LedgerEntry } from './records';

export interface ReceiptLine {
  readonly label: string;
  readonly amount: Rupiah;
}

/** Returns what a payment settled: each bill, late fees as separate lines, and the overpaid amount. */
const settledBy = (
  payment: LedgerEntry,
  { entries }: Ledger,
  locale: Locale,
): readonly ReceiptLine[] => {
  const before = entries.slice(0, entries.indexOf(payment));
  const [was, is] = [before, [...before, payment]].map((it) => ledgerOf(it, payment.at));
  if (!was || !is) return [];
  const left = new Map(billsIn(is, payment.at).map((bill) => [bill.month, bill]));
  const lines = billsIn(was, payment.at).flatMap(({ month, open, lateFee }) => {
    const name = monthName(month, locale);
    const after = left.get(month) ?? { open: 0, lateFee: 0 };
    return [
      { label: say(locale, `Tagihan ${name}`, `${name} bill`), amount: open - after.open },
      {
        label: say(locale, `Denda ${name}`, `Late fee of ${name}`),
        amount: lateFee - after.lateFee,
      },
    ];
  });
  const extra = say(locale, 'Lebih bayar', 'Paid beyond what was owed');
  return [...lines, { label: extra, amount: is.credit - was.credit }].filter(
    ({ amount }) => amount > 0,
  );
};

const bought = (order: LedgerEntry, locale: Locale): readonly ReceiptLine[] => {
  const { title, amount, charged, fee } = order;
  if (fee !== undefined)
    return [
      { label: say(locale, 'Transaksi yang dicicil', 'What was split'), amount: amount - fee },
      { label: say(locale, 'Biaya cicilan', 'Instalment fee'), amount: fee },
    ];
  return [{ label: title, amount: charged?.amount ?? amount }];
};

/** Returns the payments of a purchase in instalments, and which of them are settled. Empty for any other purchase. */
export const instalmentsOf = (entry: LedgerEntry, ledger: Ledger) => {
  const parts = partBalances(ledger).filter(({ part }) => part.order.id === entry.id);
  return parts.length < 2
    ? {}
    : {
        instalments: parts.map(({ part, open }) => ({
          amount: part.amount,
          dueTime: toWire(dueOf(part.month)),
          paid: open === 0,
        })),
      };
};

/** Returns the lines of a receipt. They add up to its amount, in its currency. */
export const receiptLinesOf = (
  entry: LedgerEntry,
  ledger: Ledger,
  locale: Locale,
): readonly ReceiptLine[] => {
  const { kind, title, amount } = entry;
  switch (kind) {
    case 'ORDER':
      return bought(entry, locale);
    case 'REPAYMENT':
      return counts(entry)
        ? settledBy(entry, ledger, locale)
        : [{ label: say(locale, 'Pembayaran', 'Payment'), amount }];
    case 'REFUND':
      return [{ label: say(locale, `Dikembalikan ${title}`, `Given back by ${title}`), amount }];
    case 'OVERPAID_WITHDRAWAL':
      return [{ label: say(locale, 'Lebih bayar', 'Paid beyond what was owed'), amount }];
    case 'FEE':
      return [{ label: titleOf(entry, locale), amount }];
  }
};
