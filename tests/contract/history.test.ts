import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type NewEntry, record } from '../../sandbox/lender/ledger-actions';
import { hour, minute } from '../../domain/kernel/instant';
import type { Http } from '../../domain/ports/http';
import { transactionReceipt } from '../../domain/receipts/calls';
import {
  restructureFlags,
  transactionHistory,
  transactionStatuses,
} from '../../domain/transactions/calls';
import { transactionTypes } from '../../domain/transactions/first-page';
import { isTransaction } from '../../domain/transactions/row';
import { describeFronts, enter, goodValue } from './support/fronts';
import { everyRow, type Row } from './support/money';
import { ctxOf } from './support/samples';
import { repeated } from '../support/failures';

type Cursors = Readonly<Record<string, number>>;

const cursorsAt = (limitTime: number): Cursors =>
  Object.fromEntries(transactionTypes.map((type) => [type, limitTime]));

const pageBefore = async (http: Http, cursors: Cursors, pageSize: number, metadata = false) => {
  const transactions = transactionTypes.flatMap((transactionType) => {
    const limitTime = cursors[transactionType];
    return limitTime === undefined ? [] : [{ transactionType, limitTime }];
  });
  const body = { transactions, pageSize };
  const page = goodValue(await http.call(transactionHistory, { query: { metadata }, body }));
  return { ...page, transactions: page.transactions.filter(isTransaction) };
};

/** Reads the whole history page by page; the cursor of each type moves to the time of its last row. */
const paged = async (http: Http, from: number, pageSize: number): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  let cursors = cursorsAt(from);
  for (;;) {
    const { transactions: page } = await pageBefore(http, cursors, pageSize);
    rows.push(...page);
    if (page.length < pageSize) return rows;
    const last = Object.fromEntries(page.map((row) => [row.type, row.transactionTime]));
    cursors = { ...cursors, ...last };
  }
};

/** Rows close together, so that many have the same time. */
const happenings = fc.array(
  fc.record({
    kind: fc.constantFrom('ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'),
    ago: fc.integer({ min: 0, max: 8 }),
    amount: fc.integer({ min: 1, max: 1000 }),
  }),
  { maxLength: 40 },
);

describeFronts('the history', (front) => {
  test('read page by page has every row once and in order', async () => {
    await fc.assert(
      fc.asyncProperty(happenings, fc.integer({ min: 1, max: 7 }), async (what, pageSize) => {
        const { http, userId } = enter(front, 'approved');
        const ctx = ctxOf(front.world, userId);
        for (const { ago, ...it } of what) {
          const happening: NewEntry = { ...it, at: ctx.now - ago * minute, title: 'Pasar Rumah' };
          record(ctx, happening);
        }
        const rows = await paged(http, ctx.now + hour, pageSize);
        expect(rows).toHaveLength(what.length);
        expect(repeated(rows.map(({ id }) => id))).toEqual([]);
        const times = rows.map(({ transactionTime }) => transactionTime);
        expect(times).toEqual([...times].sort((a, b) => b - a));
      }),
      { numRuns: 30 },
    );
  });

  test('has only the requested types, times and loans', async () => {
    const { http, userId } = enter(front, 'active');
    const { now } = ctxOf(front.world, userId);
    const fees = await pageBefore(http, { FEE: now }, 20);
    expect(fees.transactions).toMatchObject([
      { type: 'FEE', amount: 25_000, title: expect.stringMatching(/^Denda \S+ \d{4}$/) },
    ]);
    expect(fees).not.toHaveProperty('metadata');
    const [fee] = fees.transactions;
    const before = await pageBefore(http, { FEE: fee?.transactionTime ?? 0 }, 20, true);
    expect(before).toEqual({
      transactions: [],
      metadata: { loanRestructure: { loans: [{ id: expect.any(String) }] } },
    });
  });

  test('of an active user has sixty rows, of every type and status, with new and old loans', async () => {
    const rows = await everyRow(enter(front, 'active').http);
    expect(rows).toHaveLength(60);
    const valuesOf = (key: 'type' | 'status' | 'restructureFlag') =>
      new Set(rows.map((row) => row[key]));
    expect(valuesOf('type')).toEqual(new Set(transactionTypes));
    expect(valuesOf('status')).toEqual(new Set(transactionStatuses));
    expect(valuesOf('restructureFlag')).toEqual(new Set(restructureFlags));
  });

  test.each(['active', 'overdue-late-fee', 'foreign-currency', 'repayment-processing'])(
    'of %s has a receipt for every row, whose lines add up to it',
    async (persona) => {
      const { http } = enter(front, persona);
      const rows = await everyRow(http);
      expect(rows.length).toBeGreaterThan(0);
      for (const { id = '', type, status, amount = 0, currency } of rows) {
        const query = { referenceId: id, type };
        const { lines = [], ...result } = goodValue(await http.call(transactionReceipt, { query }));
        expect(result).toMatchObject({ amount: Math.abs(amount), status, type, currency });
        expect(lines.length).toBeGreaterThan(0);
        expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(Math.abs(amount));
      }
    },
  );

  test('keeps the code of a foreign currency, and the debt in rupiah', async () => {
    const rows = await everyRow(enter(front, 'foreign-currency').http);
    const abroad = rows.filter(({ currency }) => currency !== 'IDR');
    expect(abroad.map((row) => [row.type, row.amount, row.currency])).toEqual([
      ['ORDER', 30, 'SGD'],
      ['ORDER', 25, 'USD'],
    ]);
  });
});
