import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UNREAD } from '../../../domain/kernel/unread';
import { statementTotals } from '../../../domain/transactions/counted';
import { PLAIN_STATES } from '../../../domain/transactions/plain-state';
import { historyRowOf, kindOf, type Transaction } from '../../../domain/transactions/row';
import {
  csvOf,
  isWholeMonth,
  periodWith,
  statementOf,
} from '../../../domain/transactions/statement';
import { aTransaction } from '../support/a-history';

const columns = 'day,time,text,type,status,amount,currency,rupiah,counted,id'.split(',');
const texts = {
  columns,
  typeOf: kindOf,
  statusOf: ({ status }: Transaction) => status,
};

const january = { from: '2026-01', to: '2026-01' };

/** Returns rows of January 2026, newest first. */
const rowsOf = (...all: readonly Partial<Transaction>[]) =>
  all.map((of, at) =>
    historyRowOf(
      aTransaction({ id: `t${at}`, transactionTime: Date.UTC(2026, 0, 20 - at, 3), ...of }),
    ),
  );
const statement = (...all: readonly Partial<Transaction>[]) => {
  const whole = statementOf({ rows: rowsOf(...all), ended: true, hasUnread: false }, january);
  if (!whole) throw new Error('an incomplete month');
  return whole;
};

/** Reads a table as RFC 4180 defines it. */
const readCsv = (csv: string): readonly (readonly string[])[] => {
  const lines: string[][] = [[]];
  for (const [, quoted, plain = '', end] of csv
    .slice(1)
    .matchAll(/(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g)) {
    lines[lines.length - 1]?.push(quoted?.replaceAll('""', '"') ?? plain);
    if (end === '\r\n') lines.push([]);
  }
  return lines.slice(0, -1);
};

test('a statement adds up what was spent, paid and refunded, and leaves out what did not arrive', () => {
  const { rows, totals } = statement(
    { amount: 100_000 },
    { amount: 30_000, status: 'INITIAL' },
    { type: 'REPAYMENT', amount: 70_000 },
    { type: 'REPAYMENT', amount: 5_000, status: 'FAILED' },
    { type: 'REFUND', amount: -20_000 },
  );
  expect(totals).toEqual({ spent: 100_000, paid: 70_000, refunded: 20_000, withdrawn: 0 });
  expect(rows.map(({ id }) => id)).toEqual(['t4', 't3', 't2', 't1', 't0']);
});

/** An amount whose currency could not be read. */
const unread = { currency: UNREAD };

test('a total with an amount that could not be read is unknown', () => {
  const { totals } = statement({ ...unread }, { type: 'REPAYMENT', ...unread });
  expect(totals).toEqual({ spent: undefined, paid: undefined, refunded: 0, withdrawn: 0 });
  const rows = rowsOf({});
  const partly = statementOf({ rows, ended: true, hasUnread: true }, january);
  expect(Object.values(partly?.totals ?? {})).toEqual(statementTotals.map(() => undefined));
});

test.each(['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'] as const)(
  'a total with a row of type %s whose state could not be read is unknown',
  (type) => {
    const { totals } = statement({ type, status: 'UNKNOWN' }, { type });
    expect(Object.values(totals).filter((it) => it !== 0)).toEqual([undefined]);
  },
);

const types = ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL', 'FEE', 'UNKNOWN'] as const;
const statuses = Object.keys(PLAIN_STATES) as Transaction['status'][];
const aRow = fc.record(
  {
    type: fc.constantFrom(...types),
    status: fc.constantFrom(...statuses),
    amount: fc.integer({ min: -9_000_000, max: 9_000_000 }),
    currency: fc.constantFrom('IDR', 'IDR', 'USD'),
    rupiahAmount: fc.nat(9_000_000),
    restructureFlag: fc.constantFrom('NEW_LOAN', 'OLD_LOAN', 'NOT_RESTRUCTURE'),
  },
  { requiredKeys: ['type', 'status', 'amount', 'currency'] },
);

/** The kinds of rows whose sum is each total. */
const KIND_OF_TOTAL = {
  spent: 'ORDER',
  paid: 'REPAYMENT',
  refunded: 'REFUND',
  withdrawn: 'OVERPAID_WITHDRAWAL',
} as const;

test('the counted amounts add up to the totals, and are empty where a total is unknown', () => {
  fc.assert(
    fc.property(fc.array(aRow), fc.boolean(), (all, hasUnread) => {
      const whole = statementOf({ rows: rowsOf(...all), ended: true, hasUnread }, january);
      if (!whole) throw new Error('an incomplete month');
      const lines = readCsv(csvOf(whole, texts)).slice(1);
      const counted = lines.map(([, , , kind, , , , , it]) => [kind, it] as const);
      for (const total of statementTotals) {
        const own = counted.filter(([kind]) => kind === KIND_OF_TOTAL[total]).map(([, it]) => it);
        const sum = whole.totals[total];
        if (sum === undefined) expect(own.filter(Boolean)).toEqual([]);
        else expect(Math.abs(own.reduce((all, it) => all + Number(it), 0))).toBe(sum);
        if (sum !== undefined) expect(own).not.toContain('');
      }
      const others = counted.filter(([kind = '']) => /^(?:LOAN|FEE)$/.test(kind));
      expect(others.filter(([, it]) => it !== '0')).toEqual([]);
    }),
  );
});

test.each(types.filter((it) => it !== 'UNKNOWN'))(
  'a row of type %s is in one total if it counts, else in none',
  (type) => {
    for (const status of statuses.filter((it) => it !== 'UNKNOWN')) {
      const { totals } = statement({ type, status, amount: 7000 });
      const isMade = type === 'ORDER' && PLAIN_STATES[status] === 'open';
      const counts = type !== 'FEE' && (isMade || PLAIN_STATES[status] === 'done');
      const sums = Object.values(totals).filter((it) => it !== 0);
      expect(sums, status).toEqual(counts ? [7000] : []);
    }
  },
);

test('a month is whole once an older row, or the end, is loaded', () => {
  const rows = rowsOf({}, { transactionTime: Date.UTC(2025, 11, 30) });
  const more = { rows, ended: false, hasUnread: false };
  expect(isWholeMonth(more, '2026-01')).toBe(true);
  expect(isWholeMonth(more, '2025-12')).toBe(false);
  expect(statementOf(more, { from: '2025-12', to: '2026-01' })).toBe(undefined);
  expect(isWholeMonth({ ...more, ended: true }, '2025-12')).toBe(true);
});

test('a statement of several months adds up each of them, and has no row of another', () => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ day: fc.nat(400), amount: fc.integer({ min: 1, max: 9_000_000 }) })),
      fc.constantFrom('2025-11', '2025-12', '2026-01', '2026-02'),
      fc.constantFrom('2026-02', '2026-03', '2026-12'),
      (purchases, from, to) => {
        const newestFirst = purchases.toSorted((a, b) => b.day - a.day);
        const rows = rowsOf(
          ...newestFirst.map(({ day, amount }) => ({
            amount,
            transactionTime: Date.UTC(2025, 10, 1 + day, 3),
          })),
        );
        const whole = statementOf({ rows, ended: true, hasUnread: false }, { from, to });
        const own = rows.filter(({ month }) => month >= from && month <= to);
        expect(whole?.rows).toEqual(own.toReversed());
        expect(whole?.totals.spent).toBe(own.reduce((sum, row) => sum + (row.amount ?? 0), 0));
      },
    ),
  );
});

test.each([
  ['from', '2026-03', { from: '2026-03', to: '2026-04' }],
  ['from', '2026-06', { from: '2026-06', to: '2026-06' }],
  ['to', '2026-05', { from: '2026-02', to: '2026-05' }],
  ['to', '2026-01', { from: '2026-01', to: '2026-01' }],
] as const)('another %s, %s, never leaves the first month after the last', (end, month, period) => {
  expect(periodWith({ from: '2026-02', to: '2026-04' }, end, month)).toEqual(period);
});

test('the table has day and time of Jakarta, a currency, and whole amounts: money in above zero', () => {
  const csv = csvOf(
    statement(
      { amount: 1_250_000, title: 'Toko, "Maju"', referenceId: 'r-1' },
      { type: 'REFUND', amount: 20_000, transactionTime: Date.UTC(2026, 0, 9, 18, 5) },
      { amount: 1299, currency: 'USD', rupiahAmount: 215_000 },
    ),
    texts,
  );
  expect(csv.startsWith('\uFEFFday,time,')).toBe(true);
  expect(readCsv(csv).slice(1)).toEqual([
    [
      '2026-01-18',
      '10:00',
      'Toko Maju',
      'ORDER',
      'SUCCESS',
      '-1299',
      'USD',
      '-215000',
      '-215000',
      '',
    ],
    ['2026-01-10', '01:05', 'Toko Maju', 'REFUND', 'SUCCESS', '20000', 'IDR', '20000', '20000', ''],
    [
      '2026-01-20',
      '10:00',
      'Toko, "Maju"',
      'ORDER',
      'SUCCESS',
      '-1250000',
      'IDR',
      '-1250000',
      '-1250000',
      'r-1',
    ],
  ]);
});

/** What makes a spreadsheet take a text for a formula at its beginning. */
const formula = /^(?:\0|\s*[=+\-@\t\r])/;
const withoutApostrophe = (text: string): string =>
  text.startsWith("'") && formula.test(text.slice(1)) ? text.slice(1) : text;

test('no text becomes a formula, and every text is read back as it was', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      const [, row = []] = readCsv(csvOf(statement({ title }), texts));
      const [, , read = ''] = row;
      expect(read).not.toMatch(formula);
      expect(withoutApostrophe(read)).toBe(withoutApostrophe(title));
    }),
  );
  for (const title of ['=1+1', '+62', '-5', '@SUM(A1)', '\t=1', ' =HYPERLINK("x")', '\0=1', '\0a'])
    expect(readCsv(csvOf(statement({ title }), texts))[1]?.[2]).toBe(`'${title}`);
});
