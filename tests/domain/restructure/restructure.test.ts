import { expect, test } from 'vitest';
import { latestValue } from '../../../domain/kernel/loadable';
import { restructureAgreement, restructureSummary } from '../../../domain/restructure/calls';
import { Restructure } from '../../../domain/restructure/restructure';
import { RestructureContract } from '../../../domain/restructure/restructure-contract';
import { RestructureVisit } from '../../../domain/restructure/restructure-visit';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';
import { api, HeldHttp } from '../support/held-http';
import { notOffered, offered } from '../support/restructure-lender';

const held = () => {
  const http = new HeldHttp();
  return { http, restructure: new Restructure(http, new Visit().storage) };
};

test('the offer is read first, then the cost of every tenor, in parallel and independently', async () => {
  const { http, restructure } = held();
  const loading = restructure.load();
  await http.answer(offered);
  expect(http.waiting.map(({ row, input }) => [row, input])).toEqual([
    [restructureSummary, { query: { tenor: 3 } }],
    [restructureSummary, { query: { tenor: 6 } }],
  ]);
  await http.fail(api(500), 1);
  await http.answer({ total: 5 });
  await loading;
  expect(latestValue(restructure.plans.of(3).state$.value)).toMatchObject({ total: 5 });
  expect(restructure.plans.of(6).state$.value).toEqual({ phase: 'failed', failure: api(500) });
  void restructure.plans.of(6).load();
  expect(http.waiting.map(({ input }) => input)).toEqual([{ query: { tenor: 6 } }]);
  await http.answer({ total: 9, instalments: [{ amount: 8 }] });
  expect(restructure.plans.of(6).state$.value).toMatchObject({
    failure: { kind: 'contract', path: 'total' },
  });
});

test('an offer that is known and fails to load again has the cost of every tenor', async () => {
  const { http, restructure } = held();
  void restructure.loadShortest();
  await http.answer(offered);
  await http.answer({ total: 9 });
  const loading = restructure.load();
  // The newer call, and the older one in its place.
  await http.fail(api(500));
  await http.fail(api(500));
  expect(http.waiting.map(({ input }) => input)).toEqual([
    { query: { tenor: 3 } },
    { query: { tenor: 6 } },
  ]);
  await http.fail(api(500), 1);
  await http.fail(api(500));
  await loading;
  expect([3, 6].map((tenor) => restructure.plans.of(tenor).state$.value.phase)).toEqual([
    'failed',
    'failed',
  ]);
});

test('without an offer no cost is read', async () => {
  const { http, restructure } = held();
  void restructure.load();
  await http.answer(notOffered);
  expect([restructure.state$.value, http.waiting.length]).toEqual([
    { phase: 'ready', value: [] },
    0,
  ]);
});

test('the purchases of a tenor and the chosen tenor are stored', async () => {
  const { http, restructure } = held();
  void restructure.load();
  await http.answer(offered);
  await http.answer({ total: 5 });
  void restructure.orders.of(3).load();
  await http.answer({ transactions: [{ id: 'a' }] }, 1);
  restructure.choose(3);
  expect(latestValue(restructure.orders.of(3).state$.value)).toEqual([{ id: 'a' }]);
  expect(restructure.chosen$.value).toBe(3);
});

test.each([
  ['/home', undefined, 'app', false],
  ['/home', 'promo', 'app', false],
  [undefined, 'promo', 'promo', true],
  [undefined, undefined, 'direct', true],
])(
  'an entry from %s with the entry point %s is stored as %s, without a back button: %s',
  (from, entry, kept, hidden) => {
    const { navigator, storage } = new Visit(from ?? '/bill-restructure');
    if (entry !== undefined) storage.write(STORED.entryPoint, entry);
    if (from !== undefined) navigator.go('/bill-restructure');
    const visit = new RestructureVisit(storage, navigator);
    visit.begin();
    expect(visit.hasBack).toBe(!hidden);
    expect(storage.read(STORED.restructureEntry)).toBe(kept);
    expect(storage.read(STORED.hideBackOnRestructure)).toBe(hidden);
  },
);

test('the entry is stored once, until the user leaves the section', () => {
  const { navigator, storage } = new Visit('/bill-restructure');
  const visit = new RestructureVisit(storage, navigator);
  visit.begin();
  const walk = (to: string) => {
    navigator.go(to);
    if (to === '/bill-restructure') visit.begin();
    return [storage.read(STORED.restructureEntry), storage.read(STORED.hideBackOnRestructure)];
  };
  expect(walk('/bill-restructure/education/type1')).toEqual(['direct', true]);
  expect(walk('/bill-restructure')).toEqual(['direct', true]);
  expect(visit.hasBack).toBe(false);
  expect(walk('/home')).toEqual([undefined, undefined]);
  expect(walk('/bill-restructure')).toEqual(['app', false]);
  expect(walk('/bill-restructure/agreement')).toEqual(['app', false]);
  expect(visit.hasBack).toBe(true);
});

test('a link from outside, in a tab with an earlier entry, is a new entry', () => {
  const { navigator, storage } = new Visit('/bill-restructure');
  storage.write(STORED.restructureEntry, 'app');
  storage.write(STORED.hideBackOnRestructure, false);
  const visit = new RestructureVisit(storage, navigator);
  visit.begin();
  expect([storage.read(STORED.restructureEntry), visit.hasBack]).toEqual(['direct', false]);
});

test('the costs of an offer are emitted in its order', async () => {
  const { http, restructure } = held();
  void restructure.load();
  await http.answer(offered);
  await http.answer({ total: 5 }, 1);
  const plans$ = restructure.plans$([
    { tenor: 6, isDiscounted: false },
    { tenor: 3, isDiscounted: false },
  ]);
  expect(plans$.value).toMatchObject([{ value: { tenor: 6, total: 5 } }, { phase: 'loading' }]);
});

test.each([
  ['PROCESSING', false],
  ['SUCCESS', true],
  ['FAILED', true],
])('a stored request that is %s has ended: %s', async (status, hasEnded) => {
  const http = new HeldHttp();
  const { storage } = new Visit();
  const restructure = new Restructure(http, storage);
  expect(await restructure.hasEnded()).toBe(false);
  expect(http.sent).toBe(0);
  storage.write(STORED.restructureRequest, 'r-1');
  const answered = restructure.hasEnded();
  expect(http.waiting[0]?.input).toEqual({ query: { requestId: 'r-1' } });
  await http.answer({ status });
  expect(await answered).toBe(hasEnded);
  const unread = restructure.hasEnded();
  await http.fail(api(500));
  expect(await unread).toBe(false);
});

test('the agreement of a tenor is read after the earlier consent', async () => {
  const http = new HeldHttp();
  const contract = new RestructureContract(http);
  const loading = contract.of(3).load();
  await http.answer({});
  expect(http.waiting.map(({ row, input }) => [row, input])).toEqual([
    [restructureAgreement, { query: { tenor: 3 } }],
  ]);
  await http.answer({ body: 'JVBERi0=' });
  expect(await loading).toEqual({ ok: true, value: { consented: false, body: 'JVBERi0=' } });
  void contract.of(6).load();
  await http.fail(api(500));
  expect(http.sent).toBe(3);
  expect(contract.of(6).state$.value).toMatchObject({ phase: 'failed', failure: api(500) });
});
