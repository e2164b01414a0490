import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { clientConfigAt } from '../../../sandbox/client-config';
import { billsIn, ledgerOf, totalOf } from '../../../sandbox/lender/ledger';
import type { LedgerEntry } from '../../../sandbox/lender/records';

const at = (text: string) => Date.parse(`${text}+07:00`);
const entry = (kind: LedgerEntry['kind'], time: string, amount: number): LedgerEntry => ({
  id: `${kind} ${time}`,
  kind,
  at: at(time),
  amount,
  title: 'Pasar Rumah',
});
const billsOf = (entries: readonly LedgerEntry[], now: number) =>
  billsIn(ledgerOf(entries, now), now);
const bought = (time: string, amount: number) => entry('ORDER', time, amount);
const paid = (time: string, amount: number) => entry('REPAYMENT', time, amount);

test.each([
  ['2025-04-20T00:00:00', 'NOT_OVERDUE', 0],
  ['2025-04-26T00:00:00', 'DUE_SOON', 0],
  ['2025-04-30T23:59:59', 'DUE_SOON', 0],
  ['2025-05-01T00:00:00', 'OVERDUE', 0],
  ['2025-05-05T23:59:59', 'OVERDUE', 0],
  ['2025-05-06T00:00:00', 'OVERDUE_WITH_LATE_FEE', 25_000],
])('at %s a bill of April is %s', (now, status, lateFee) => {
  expect(billsOf([bought('2025-04-03T10:00:00', 300_000)], at(now))).toEqual([
    { month: '2025-04', dueTime: at('2025-04-30T23:59:59'), open: 300_000, lateFee, status },
  ]);
});

test.each([
  ['id', 'tanggal 6 di bulan setelah jatuh tempo', 'Rp25.000'],
  ['en', 'on the 6th of the month after the due date', 'Rp25.000'],
] as const)('the configured text about late bills tells this rule (%s)', (lang, day, fee) => {
  const said = clientConfigAt('https://paylater.example').whenLate[lang];
  expect(said).toContain(day);
  expect(said).toContain(fee);
});

test('months follow the calendar of Jakarta', () => {
  const [bill] = billsOf([bought('2025-05-01T00:00:00', 1000)], at('2025-05-02T00:00:00'));
  expect(bill?.month).toBe('2025-05');
});

test('payments settle the oldest bill first, including its late fee', () => {
  const entries = [bought('2025-03-03T10:00:00', 100_000), bought('2025-04-03T10:00:00', 50_000)];
  const now = at('2025-04-10T00:00:00');
  expect(totalOf(billsOf(entries, now))).toBe(175_000);
  const after = billsOf([...entries, paid('2025-04-09T00:00:00', 130_000)], now);
  expect(after).toMatchObject([{ month: '2025-04', open: 45_000, lateFee: 0 }]);
});

test('a bill that was paid in time never gets a late fee', () => {
  const order = bought('2025-03-03T10:00:00', 100_000);
  const now = at('2025-04-10T00:00:00');
  expect(billsOf([order, paid('2025-04-05T00:00:00', 100_000)], now)).toEqual([]);
  expect(billsOf([order, paid('2025-04-07T00:00:00', 100_000)], now)).toMatchObject([
    { open: 0, lateFee: 25_000 },
  ]);
});

test('the open amount is never negative, and never above the purchases', () => {
  const amount = fc.integer({ min: 1, max: 10_000_000 });
  const month = fc.integer({ min: 1, max: 6 }).map((n) => `2025-0${n}-10T00:00:00`);
  const orders = fc.array(fc.tuple(month, amount).map(([time, sum]) => bought(time, sum)));
  const payments = fc.array(amount.map((sum) => paid('2025-07-01T00:00:00', sum)));
  const total = (entries: readonly LedgerEntry[]) =>
    entries.reduce((sum, it) => sum + it.amount, 0);
  fc.assert(
    fc.property(orders, payments, (out, back) => {
      const bills = billsOf([...out, ...back], at('2025-07-02T00:00:00'));
      for (const bill of bills) expect(bill.open + bill.lateFee).toBeGreaterThan(0);
      const open = bills.reduce((sum, bill) => sum + bill.open, 0);
      expect(open).toBeLessThanOrEqual(total(out));
      if (total(back) === 0) expect(open).toBe(total(out));
    }),
  );
});
