import { expect, test } from 'vitest';
import { day, hour } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { History } from '../../../domain/transactions/history';
import {
  transactions as rows,
  aHistoryOf,
  aTransaction,
  idsOf,
  readToTheEnd,
  rowsOf,
} from '../support/a-history';
import { Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

const down = { kind: 'network' } as const;

/** Creates a history whose first page is loaded. */
const loaded = async (ledger: Parameters<typeof aHistoryOf>[0]) => {
  const all = aHistoryOf(ledger);
  await all.history.load();
  return all;
};

/** Creates a history whose server sends these pages, whatever is asked. */
const paged = (...pages: ReturnType<typeof rows>[]) => {
  const { history, http } = aHistoryOf([]);
  http.call = async () => ({ ok: true, value: { transactions: pages.shift() } }) as never;
  return history;
};

test('the first page requests all types except fees, from an hour ahead, with metadata; later pages without', async () => {
  const { history, http, visit } = await loaded(
    rows(45, (at) => (at === 3 ? { type: 'REPAYMENT' } : {})),
  );
  const start = visit.clock.now() + hour;
  const [first] = http.asked;
  expect(first?.query).toEqual({ metadata: true });
  expect(first?.body).toEqual({
    transactions: ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'].map((type) => ({
      transactionType: type,
      limitTime: start,
    })),
    pageSize: 20,
  });
  await history.more();
  const newest = Date.UTC(2026, 0, 14);
  expect(http.asked[1]?.query).toEqual({ metadata: false });
  expect(http.asked[1]?.body.transactions.map(({ limitTime }) => limitTime)).toEqual([
    newest - 19 * hour,
    newest - 3 * hour,
    start,
    start,
  ]);
  expect(latestValue(history.state$.value)).toMatchObject({
    ended: false,
    readAt: visit.clock.now(),
    loanRestructure: { tenor: 3 },
  });
  await history.more();
  expect(idsOf(history)).toHaveLength(45);
  expect(latestValue(history.state$.value)?.ended).toBe(true);
  await history.more();
  expect(http.asked).toHaveLength(3);
});

test('a first page requested with a slow clock is requested again, once', async () => {
  const { history, http, visit } = aHistoryOf(rows(5));
  const right = visit.clock.now();
  visit.clock.heard(right - 2 * day);
  http.onCall = () => visit.clock.heard(right);
  await history.load();
  expect(idsOf(history)).toHaveLength(5);
  expect(http.asked.map(({ body }) => body.transactions[0]?.limitTime)).toEqual([
    right - 2 * day + hour,
    right + hour,
  ]);
  // A fast clock has hidden no row.
  visit.clock.heard(right + day);
  await history.load();
  expect(http.asked).toHaveLength(3);
});

test('the last page is the one with fewer rows, counting hidden ones', async () => {
  const half = rows(20, (at) => (at % 2 ? { status: 'CANCELED' } : {}));
  const { history, http } = await loaded(half);
  expect(idsOf(history)).toHaveLength(10);
  expect(latestValue(history.state$.value)?.ended).toBe(false);
  await history.more();
  expect(http.asked).toHaveLength(2);
  expect(latestValue(history.state$.value)?.ended).toBe(true);
});

test('only failed and cancelled purchases are hidden', async () => {
  const { history } = await loaded([
    aTransaction({ id: 'a', status: 'FAILED' }),
    aTransaction({ id: 'b', status: 'CANCELED' }),
    aTransaction({ id: 'c', type: 'REPAYMENT', status: 'FAILED' }),
    aTransaction({ id: 'd', type: 'REFUND', status: 'CANCELED' }),
    aTransaction({ id: 'e', status: 'INITIAL' }),
  ]);
  expect(new Set(idsOf(history))).toEqual(new Set(['c', 'd', 'e']));
});

test.each([
  ['the first page has', 0, true],
  ['the last page has', 44, true],
  ['no page has', 45, false],
])('the history knows that it leaves out a purchase: %s a failed one', async (_, failed, is) => {
  const { history } = await loaded(rows(45, (at) => (at === failed ? { status: 'FAILED' } : {})));
  await readToTheEnd(history);
  expect(latestValue(history.state$.value)?.hasHidden).toBe(is);
  await history.load();
  expect(latestValue(history.state$.value)?.hasHidden).toBe(is);
});

test('a page with only hidden rows is followed by the next, at most three times in a row', async () => {
  const hidden = rows(100, (at) => (at < 90 ? { status: 'FAILED' } : {}));
  const { history, http } = await loaded(hidden);
  expect(http.asked).toHaveLength(4);
  expect(history.more$.value).toEqual({ phase: 'paused' });
  expect(idsOf(history)).toEqual([]);
  await history.more();
  expect(http.asked).toHaveLength(5);
  expect(idsOf(history)).toHaveLength(10);
  expect(history.more$.value).toEqual({ phase: 'idle' });
});

test('a server that ignores the cursors pauses the paging instead of looping', async () => {
  const history = paged(rows(20), rows(20), rows(20), rows(20), rows(20));
  await history.load();
  await history.more();
  expect(idsOf(history)).toHaveLength(20);
  expect(history.more$.value).toEqual({ phase: 'paused' });
});

test('a repeated row is shown once, in its newest form', async () => {
  const [first, second] = [rows(20), rows(40).slice(20)];
  const again = { ...first[19]!, status: 'REFUNDED' as const };
  const history = paged(first, [again, ...second.slice(0, 19)], [second[19]!]);
  await history.load();
  await history.more();
  expect(rowsOf(history)[19]?.status).toBe('REFUNDED');
  await history.more();
  expect(idsOf(history)).toEqual(rows(40).map(({ id }) => id));
});

const daily = rows(120, (at) => ({ transactionTime: Date.UTC(2026, 0, 14) - at * day }));

test('a jump reads until a page of rows from the month on is loaded, and stops', async () => {
  const { history, http } = await loaded(daily);
  // Three pages have 60 rows, but only 15 of November, which do not fill a screen.
  expect(await history.readTo('2025-11')).toBe(true);
  expect(http.asked).toHaveLength(4);
  expect(rowsOf(history).filter(({ month }) => month <= '2025-11')).toHaveLength(35);
  expect(await history.readTo('2026-01')).toBe(true);
  expect(http.asked).toHaveLength(4);
  // No row is that old, so everything is read.
  expect(await history.readTo('2020-01')).toBe(true);
  expect(idsOf(history)).toEqual(daily.map(({ id }) => id));
});

test('a jump counts only shown rows', async () => {
  const { history, http } = aHistoryOf(
    rows(60, (at) => ({ status: at % 2 === 0 ? 'CANCELED' : 'SUCCESS' })),
  );
  expect(await history.readTo('2026-01')).toBe(false);
  await history.load();
  expect(idsOf(history)).toHaveLength(10);
  expect(await history.readTo('2026-01')).toBe(true);
  expect(http.asked).toHaveLength(2);
  expect(idsOf(history)).toHaveLength(20);
});

test('a jump reads at most fifty pages, and the next page is read normally', async () => {
  const { history, http } = await loaded(rows(1_100));
  expect(await history.readTo('2020-01')).toBe(false);
  expect(http.asked).toHaveLength(51);
  expect(history.more$.value).toEqual({ phase: 'idle' });
});

test('a jump to a loaded month succeeds even when the page below it fails', async () => {
  const { history, http } = await loaded(daily);
  http.failure = down;
  expect(await history.readTo('2025-12')).toBe(true);
  expect(history.more$.value).toEqual({ phase: 'failed', failure: down });
  expect(await history.readTo('2025-11')).toBe(false);
});

test('a failed jump keeps the rows that it read, and returns that the month is missing', async () => {
  const { history, http } = await loaded(rows(60));
  http.failure = down;
  expect(await history.readTo('2020-01')).toBe(false);
  expect(history.more$.value).toEqual({ phase: 'failed', failure: down });
  expect(idsOf(history)).toHaveLength(20);
});

test('a failed page keeps the rows, and the retry reads the same page', async () => {
  const { history, http } = await loaded(rows(30));
  http.failure = down;
  await history.more();
  expect(history.more$.value).toEqual({ phase: 'failed', failure: down });
  expect(idsOf(history)).toHaveLength(20);
  http.failure = undefined;
  await history.more();
  expect(history.more$.value).toEqual({ phase: 'idle' });
  expect(idsOf(history)).toHaveLength(30);
});

test('a failed first page keeps the rows and their time', async () => {
  const { history, http, visit } = await loaded(rows(30));
  const readAt = visit.clock.now();
  await visit.clock.advance(hour);
  http.failure = down;
  await history.load();
  expect(history.state$.value).toMatchObject({
    phase: 'failed',
    failure: down,
    last: { readAt },
  });
});

test('a reload shows new rows and statuses, and keeps the rows below', async () => {
  const { history, http } = await loaded(rows(60));
  await history.more();
  const [first, second, ...others] = http.ledger;
  http.ledger = [
    aTransaction({ id: 'new', transactionTime: Date.UTC(2026, 0, 15) }),
    { ...first!, status: 'CANCELED' },
    { ...second!, status: 'REFUNDED' },
    ...others,
  ];
  await history.load();
  expect(idsOf(history).slice(0, 3)).toEqual(['new', 't1', 't2']);
  expect(idsOf(history)).toHaveLength(40);
  expect(latestValue(history.state$.value)?.rows[1]?.status).toBe('REFUNDED');
  await history.more();
  expect(idsOf(history).slice(-1)).toEqual(['t59']);
});

test('a reload drops rows that the server no longer sends, and keeps the rows below an unreadable one', async () => {
  const { history, http } = aHistoryOf(rows(60));
  http.spoiled = ({ id }) => id === 't5';
  await history.load();
  await history.more();
  http.ledger = http.ledger.filter(({ id }) => id !== 't3');
  await history.load();
  const shown = rows(40).map(({ id }) => id);
  expect(idsOf(history)).toEqual(shown.filter((id) => id !== 't3' && id !== 't5'));
});

test('a page in another order is shown newest first', async () => {
  const history = paged(rows(40).slice(0, 20).reverse(), rows(40).slice(20).reverse());
  await history.load();
  await history.more();
  expect(idsOf(history)).toEqual(rows(40).map(({ id }) => id));
});

test.each([
  [
    ['t0', 'n0'],
    [true, true, true, true],
  ],
  [['t30'], [false, true, true, false]],
  [[], [false, false, false, false]],
])(
  'with %j unreadable, each page and each reload report whether a row is unread',
  async (ids: readonly string[], said) => {
    const { history, http } = aHistoryOf(rows(45));
    http.spoiled = ({ id = '' }) => ids.includes(id);
    const told = () => latestValue(history.state$.value)?.hasUnread;
    await history.load();
    const first = told();
    await history.more();
    const second = told();
    await history.load();
    const again = told();
    const newer = rows(25, (at) => ({ id: `n${at}` }), Date.UTC(2026, 0, 14) + 25 * hour);
    http.ledger = [...newer, ...http.ledger];
    await history.load();
    expect([first, second, again, told()]).toEqual(said);
  },
);

test.each([
  [15, 15, 'failed'],
  [15, 14, 'ready'],
  [0, 0, 'ready'],
  [20, 20, 'ready'],
])('a history of %i rows, the first %i unreadable, is %s', async (all, spoiled, phase) => {
  const { history, http } = aHistoryOf(rows(all));
  http.spoiled = ({ id = '' }) => Number(id.slice(1)) < spoiled;
  await history.load();
  expect(history.state$.value.phase).toBe(phase);
});

test('after more than a page of new rows the list starts again, without a gap', async () => {
  const { history, http } = await loaded(rows(60));
  await history.more();
  const newer = rows(25, (at) => ({ id: `n${at}` }), Date.UTC(2026, 0, 14) + 25 * hour);
  http.ledger = [...newer, ...http.ledger];
  await history.load();
  expect(idsOf(history)).toEqual(newer.slice(0, 20).map(({ id }) => id));
  await history.more();
  expect(idsOf(history).slice(19, 26)).toEqual(['n19', 'n20', 'n21', 'n22', 'n23', 'n24', 't0']);
});

test('a newer load drops a page in flight, and no page is read twice at once', async () => {
  const visit = new Visit();
  const http = new HeldHttp();
  const history = new History(http, visit.clock);
  void history.load();
  void history.more();
  expect(http.sent).toBe(1);
  await http.answer({ transactions: rows(20) });
  void history.more();
  void history.more();
  expect(http.sent).toBe(2);
  void history.load();
  expect(history.more$.value).toEqual({ phase: 'idle' });
  await http.answer({ transactions: rows(20, (at) => ({ id: `x${at}` })) }, 0);
  expect(idsOf(history)[0]).toBe('t0');
  await http.answer({ transactions: rows(5) });
  expect(idsOf(history)).toHaveLength(5);
});

test('another language drops the loaded pages and the one in flight', async () => {
  const { history, http } = await loaded(rows(45));
  const older = history.more();
  http.outdated$.next();
  await older;
  expect([history.state$.value, history.more$.value]).toEqual([
    { phase: 'idle' },
    { phase: 'idle' },
  ]);
  const shown = history.state$.subscribe();
  await history.load();
  const asked = http.asked.length;
  http.outdated$.next();
  expect(history.state$.value).toEqual({ phase: 'loading' });
  await expect.poll(() => history.state$.value.phase).toBe('ready');
  expect([idsOf(history).length, http.asked.length]).toEqual([20, asked + 1]);
  shown.unsubscribe();
});
