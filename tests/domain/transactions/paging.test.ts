import fc from 'fast-check';
import { expect, test } from 'vitest';
import { minute } from '../../../domain/kernel/instant';
import { transactionStatuses } from '../../../domain/transactions/calls';
import {
  type HistoryAnswer,
  appended,
  cursorsAfter,
  isSinglePurchase,
  refreshed,
} from '../../../domain/transactions/paging';
import { firstCursors, pagedTypes, pageSize } from '../../../domain/transactions/first-page';
import type { Transaction } from '../../../domain/transactions/row';
import {
  aHistoryOf,
  aTransaction,
  readToTheEnd,
  idsOf,
  rowsOf,
  shownOf,
  transactions,
} from '../support/a-history';
import { repeated } from '../../support/failures';

const start = Date.UTC(2026, 0, 10);

/** Rows with few different times; some without an id, some repeated. */
const transaction: fc.Arbitrary<Partial<Transaction>> = fc.record({
  id: fc.option(fc.integer({ min: 0, max: 400 }).map(String), { nil: undefined }),
  type: fc.constantFrom(...pagedTypes),
  status: fc.constantFrom(...transactionStatuses),
  transactionTime: fc.integer({ min: 0, max: 40 }).map((at) => start + at * minute),
  amount: fc.integer({ min: 1, max: 4 }),
}) as fc.Arbitrary<Partial<Transaction>>;

/** Returns the ledger of a lender: an id belongs to one row. */
const ledgerOf = (given: readonly Partial<Transaction>[]): readonly Transaction[] => {
  const seen = new Set<string>();
  return given.map(aTransaction).filter(({ id }) => {
    const isNew = id === undefined || !seen.has(id);
    if (id !== undefined) seen.add(id);
    return isNew;
  });
};

const ledger = fc.array(transaction, { maxLength: 90, size: 'max' }).map(ledgerOf);

const isNewestFirst = (rows: readonly Transaction[]) =>
  rows.every((row, at) => row.transactionTime <= (rows[at - 1]?.transactionTime ?? Infinity));

/** A step while the user reads: a page, a reload, or new rows at the top. */
const step = fc.oneof(
  { weight: 4, arbitrary: fc.constant('more' as const) },
  { weight: 1, arbitrary: fc.constant('load' as const) },
  fc.array(transaction, { minLength: 1, maxLength: 30, size: 'max' }),
);

test('paging loses, repeats and reorders no row, with any ledger', async () => {
  await fc.assert(
    fc.asyncProperty(ledger, async (given) => {
      const { history, http } = aHistoryOf(given);
      await history.load();
      let seen: readonly string[] = [];
      // Until no further page is requested.
      for (let asked = 0; asked < http.asked.length; ) {
        asked = http.asked.length;
        const ids = idsOf(history);
        // Shown rows keep their place.
        expect(ids.slice(0, seen.length)).toEqual(seen);
        seen = ids;
        await history.more();
      }
      expect([...seen].sort()).toEqual(shownOf(given));
      expect(isNewestFirst(rowsOf(history))).toBe(true);
      expect(http.asked.map(({ query }) => query.metadata)).toEqual(
        http.asked.map((_, at) => at === 0),
      );
    }),
    { numRuns: 40 },
  );
});

test('paging loses no row when rows are added at the top, or the top is read again', async () => {
  await fc.assert(
    fc.asyncProperty(
      ledger,
      fc.array(step, { maxLength: 8, size: 'max' }),
      async (given, steps) => {
        const { history, http } = aHistoryOf(given);
        await history.load();
        let newest = start + 41 * minute;
        for (const it of steps) {
          if (it === 'more') await history.more();
          else if (it === 'load') await history.load();
          else {
            const added = it.map((row, at) => ({
              ...row,
              id: `${newest} ${at}`,
              transactionTime: newest + ((row.transactionTime ?? start) - start) / 10,
            }));
            newest += 41 * minute;
            http.ledger = [...added.map(aTransaction), ...http.ledger];
          }
          const ids = idsOf(history);
          expect(repeated(ids)).toEqual([]);
          expect(isNewestFirst(rowsOf(history))).toBe(true);
        }
        await readToTheEnd(history);
        // Every row from the start is loaded, and a last reload from the top brings the rest.
        const before = new Set(idsOf(history));
        expect(shownOf(given).filter((id) => !before.has(id))).toEqual([]);
        await history.load();
        await readToTheEnd(history);
        expect([...idsOf(history)].sort()).toEqual(shownOf(http.ledger));
      },
    ),
    { numRuns: 40 },
  );
});

test('rows of one time on both sides of a page end are found after the top is read again', async () => {
  const refunds = Array.from({ length: 20 }, (_, at) => ({
    id: `before ${at}`,
    type: 'REFUND' as const,
  }));
  const given = refunds.map((it) => aTransaction({ ...it, transactionTime: start }));
  const { history, http } = aHistoryOf(given);
  await history.load();
  const orders = Array.from({ length: 20 }, (_, at) => ({
    id: `order ${at}`,
    type: 'ORDER' as const,
    transactionTime: start + (at < 8 ? 1 : 2) * minute,
  }));
  // Only orders are read on from the top: the first page has moved the cursors of the other types.
  const refund = { id: 'refund', type: 'REFUND' as const, transactionTime: start + minute };
  http.ledger = [...orders, refund].map(aTransaction).concat(http.ledger);
  await readToTheEnd(history);
  await history.load();
  await readToTheEnd(history);
  const ids = idsOf(history);
  expect([...ids].sort()).toEqual(shownOf(http.ledger));
});

test('an unreadable row is left out, and all the others are shown', async () => {
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 2, max: 30 }), async (every) => {
      const given = transactions(90);
      const isSpoiled = ({ id = '' }: Transaction) => Number(id.slice(1)) % every === 0;
      const { history, http } = aHistoryOf(given);
      http.spoiled = isSpoiled;
      await history.load();
      await readToTheEnd(history);
      const readable = given.filter((row) => !isSpoiled(row)).map(({ id }) => id);
      expect(rowsOf(history).map(({ id }) => id)).toEqual(readable);
    }),
  );
});

const page = (rows: readonly Partial<Transaction>[], count = rows.length): HistoryAnswer =>
  ({
    transactions: Array.from({ length: count }, (_, at) => aTransaction(rows[at] ?? {})),
  }) as HistoryAnswer;
const firstPage = (answer: HistoryAnswer) =>
  refreshed(undefined, answer, firstCursors(start), start);
const purchase = { type: 'ORDER', status: 'SUCCESS' } as const;

test.each<readonly [string, HistoryAnswer, boolean]>([
  ['one purchase', page([purchase]), true],
  ['one payment', page([{ ...purchase, type: 'REPAYMENT' }]), false],
  ['two purchases', page([purchase, { ...purchase, id: 'other' }]), false],
  ['nothing', page([]), false],
])('a history of %s is a single purchase: %#', (_, answer, isSingle) => {
  expect(isSinglePurchase(firstPage(answer))).toBe(isSingle);
});

test('a purchase beside an unread row, or before further pages, is not known to be the only one', () => {
  const one = firstPage(page([purchase]));
  expect(isSinglePurchase({ ...one, hasUnread: true })).toBe(false);
  expect(isSinglePurchase({ ...one, ended: false })).toBe(false);
});

test('a cursor stays for a type without a row in the page', () => {
  const before = firstCursors(start);
  const after = cursorsAfter(before, page([{ ...purchase, transactionTime: start - minute }]));
  expect(after.ORDER).toBe(start - minute);
  expect(after.REPAYMENT).toBe(before.REPAYMENT);
});

test('a later page in any order continues the rows, newest first, without hidden ones', () => {
  const at = (minutes: number, more: Partial<Transaction> = {}) => ({
    ...purchase,
    id: String(minutes),
    transactionTime: start - minutes * minute,
    ...more,
  });
  const first = firstPage(page([at(0), at(1)]));
  const { rows, hasHidden } = appended(first, page([at(4), at(2), at(3, { status: 'FAILED' })]));
  expect(rows.map(({ id }) => id)).toEqual(['0', '1', '2', '4']);
  expect(hasHidden).toBe(true);
});

test('older rows stay only if the new first page reaches below the newest known time', () => {
  const at = (transactionTime: number, id: string) => aTransaction({ id, transactionTime });
  const pageUntil = (oldest: number) =>
    ({
      transactions: Array.from({ length: pageSize }, (_, row) =>
        at(oldest + pageSize - 1 - row, `${oldest} ${row}`),
      ),
    }) as HistoryAnswer;
  const before = firstPage({ transactions: [at(start, 'known')] } as HistoryAnswer);
  const idsAfter = (oldest: number) =>
    refreshed(before, pageUntil(oldest), firstCursors(start), start).rows.map(({ id }) => id);
  expect(idsAfter(start - 1)).not.toContain('known');
  expect(idsAfter(start)).not.toContain('known');
  const reaching = refreshed(
    { ...before, newest: start + 1 },
    pageUntil(start),
    firstCursors(start),
    start,
  );
  expect(reaching.rows.map(({ id }) => id)).toContain('known');
});

test('the data of a changed loan is absent unless the page has it', () => {
  expect(firstPage(page([purchase]))).not.toHaveProperty('loanRestructure');
  const changed = { ...page([purchase]), metadata: { loanRestructure: { any: 1 } } };
  expect(firstPage(changed as HistoryAnswer).loanRestructure).toEqual({ any: 1 });
});
