import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  axisTop,
  monthChart,
  percentOf,
  recentChart,
  roundedSum,
} from '../../../domain/transactions/month-chart';
import { historyRowOf, type Transaction } from '../../../domain/transactions/row';
import { aTransaction } from '../support/a-history';

const now = Date.UTC(2026, 0, 15);
const rowsOf = (...all: readonly (readonly [month: string, row?: Partial<Transaction>])[]) =>
  all.map(([month, row], index) =>
    historyRowOf(
      aTransaction({
        id: `t${index}`,
        transactionTime: Date.parse(`${month}-10T00:00:00Z`),
        ...row,
      }),
    ),
  );

const sums = fc.integer({ min: 1, max: 2_000_000_000 });

test('bars grow with their sums, in whole percent, and the longest one fills the width', () => {
  fc.assert(
    fc.property(fc.array(sums, { minLength: 1 }), (all) => {
      const ordered = [...all].sort((a, b) => a - b);
      const widths = ordered.map((sum) => percentOf(sum, Math.max(...all)));
      expect(widths).toEqual([...widths].sort((a, b) => a - b));
      expect(widths.every((it) => Number.isInteger(it) && it >= 1 && it <= 100)).toBe(true);
      expect(widths[widths.length - 1]).toBe(100);
    }),
  );
});

test.each([
  [0, 100, 0],
  [100, 0, 0],
  [1, 1_000_000, 1],
  [2, 100, 2],
  [996, 1000, 100],
  [200, 100, 100],
])('a sum of %d below a highest one of %d is %d percent long', (sum, highest, width) => {
  expect(percentOf(sum, highest)).toBe(width);
});

test('a month has its purchases, or the reason why it has no sum', () => {
  const rows = rowsOf(
    ['2026-01', { amount: 200_000 }],
    ['2025-12', { status: 'UNKNOWN' }],
    ['2025-11', { status: 'PROCESSING' }],
    ['2025-10', { type: 'REPAYMENT', amount: -50_000 }],
    ['2025-08', { amount: 90_000 }],
    ['2025-08', { amount: 30_000 }],
    ['2025-07'],
  );
  const spent = (chart: ReturnType<typeof monthChart>) =>
    chart.months.map((it) => [it.month, it.spent]);
  const loaded = monthChart({ rows, ended: false, hasUnread: false }, now);
  expect(loaded.highest).toBe(200_000);
  expect(spent(loaded).slice(0, 8)).toEqual([
    ['2026-01', 200_000],
    ['2025-12', 'unknown'],
    ['2025-11', 'pending'],
    ['2025-10', 'none'],
    ['2025-09', 'none'],
    ['2025-08', 120_000],
    ['2025-07', 'notLoaded'],
    ['2025-06', 'notLoaded'],
  ]);
  expect(spent(monthChart({ rows, ended: true, hasUnread: false }, now)).slice(-2)).toEqual([
    ['2025-08', 120_000],
    ['2025-07', 125_000],
  ]);
});

test('only the month of today is running, by the calendar of Jakarta', () => {
  const rows = rowsOf(['2026-01'], ['2025-12']);
  const running = (at: number) =>
    monthChart({ rows, ended: true, hasUnread: false }, at).months.map((it) => it.isRunning);
  expect(running(Date.UTC(2026, 0, 31, 16, 59))).toEqual([true, false]);
  expect(running(Date.UTC(2026, 0, 31, 17))).toEqual([false, false]);
});

test('next to a row without a month, every loaded month is unknown', () => {
  const rows = rowsOf(['2026-01'], ['2025-11']);
  const { months, highest } = monthChart({ rows, ended: false, hasUnread: true }, now);
  expect(highest).toBe(0);
  expect(months.slice(0, 3).map(({ spent }) => spent)).toEqual(['unknown', 'unknown', 'notLoaded']);
});

test('before a row is loaded, every month is not loaded', () => {
  const { months } = monthChart({ rows: [], ended: false, hasUnread: false }, now);
  expect(months.every(({ spent }) => spent === 'notLoaded')).toBe(true);
});

const recent = (
  rows: ReturnType<typeof rowsOf>,
  how: { ended?: boolean; hasUnread?: boolean } = {},
) => recentChart({ rows, ended: false, hasUnread: false, ...how }, '2026-01');

test('the recent months are the running one and five before it, with their exact sums', () => {
  const rows = rowsOf(
    ['2026-01', { amount: 200_000 }],
    ['2025-12', { amount: 70_000 }],
    ['2025-12', { amount: 30_000 }],
    ['2025-10', { status: 'PROCESSING' }],
    ['2025-07'],
  );
  const chart = recent(rows);
  if (typeof chart !== 'object') throw new Error('no chart');
  expect(chart.highest).toBe(200_000);
  expect(chart.months.map(({ month, spent }) => [month, spent])).toEqual([
    ['2026-01', 200_000],
    ['2025-12', 100_000],
    ['2025-11', 'none'],
    ['2025-10', 'pending'],
    ['2025-09', 'none'],
    ['2025-08', 'none'],
  ]);
});

test('a history that begins within the recent months has only the months since then', () => {
  const chart = recent(rowsOf(['2026-01'], ['2025-11']), { ended: true });
  if (typeof chart !== 'object') throw new Error('no chart');
  expect(chart.months.map(({ month }) => month)).toEqual(['2026-01', '2025-12', '2025-11']);
});

test('there is no chart of a part: neither with an unread row, nor with a month that is not loaded', () => {
  const whole = [['2026-01'], ['2025-12'], ['2025-07']] as const;
  expect(recent(rowsOf(...whole), { hasUnread: true })).toBe(undefined);
  expect(recent(rowsOf(['2026-01'], ['2025-12', { status: 'UNKNOWN' }], ['2025-07']))).toBe(
    undefined,
  );
  expect(recent(rowsOf(['2026-01'], ['2025-10']))).toBe('notLoaded');
  // More pages than a few may be needed.
  expect(recent(rowsOf(['2026-01'], ['2026-01']))).toBe('later');
  expect(recent([])).toBe('later');
});

test('one month alone is no chart', () => {
  expect(recent(rowsOf(['2026-01']), { ended: true })).toBe(undefined);
});

test('the top of the axis is a round amount, close to the highest sum, and so is its half', () => {
  fc.assert(
    fc.property(sums, (highest) => {
      const top = axisTop(highest);
      expect(top).toBeGreaterThanOrEqual(highest);
      if (highest > 10_000) expect(top).toBeLessThanOrEqual(highest * 1.5);
      expect((top / 2) % 1_000).toBe(0);
      expect(String(top / 2)).toMatch(/^([1-68]|15|25)0+$/);
    }),
  );
  expect(axisTop(1_430_500)).toBe(1_600_000);
  expect(axisTop(2_400_000)).toBe(3_000_000);
  expect(axisTop(1_000_000)).toBe(1_000_000);
});

test.each([
  [1_000, 'thousand', 1],
  [455_500, 'thousand', 456],
  [999_499, 'thousand', 999],
  [999_500, 'million', 1],
  [1_422_000, 'million', 1.4],
  [12_345_678, 'million', 12.3],
])('%d is short for %s %d', (sum, unit, rounded) => {
  expect(roundedSum(sum)).toEqual({ unit, sum: rounded });
});
