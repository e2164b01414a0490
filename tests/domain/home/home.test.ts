import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { Home, type HomeModule, nextBill } from '../../../domain/home/home';
import { ownWayOf, shownModules, wayOfItem } from '../../../domain/home/ways';
import { hour } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

const homeOf = async (persona: string, appVersion?: string) => {
  const visit = await aVisitOf(persona, '/home');
  const options = { appVersion: () => appVersion };
  return { visit, home: new Home(visit.http, visit.storage, visit.clock, options) };
};

test('the request for home names where the person came from', async () => {
  const { visit, home } = await homeOf('approved', '4.90.0');
  visit.storage.write(STORED.sourcePage, 'push');
  visit.storage.write(STORED.entryPoint, 'card');
  await home.load();
  const page = latestValue(home.state$.value);
  const limit = page?.profile?.limit;
  expect(limit?.total).toBe((limit?.used ?? 0) + (limit?.available ?? 0));
  expect(page?.modules.map(({ type }) => type)).toEqual([
    'SHORTCUTS',
    'PARTNERS',
    'EDUCATION',
    'HELP',
  ]);
  const { query } = visit.http.calls[visit.http.calls.length - 1]!.raw;
  expect(query).toEqual({ sourcePage: 'push', entryPoint: 'card', appVersion: '4.90.0' });
});

test('the last home stays while it is read again, and when that fails', async () => {
  const { visit, home } = await homeOf('approved');
  await home.load();
  const page = latestValue(home.state$.value);
  addFault(visit.world, { path: '/v2/homepage', status: 500, times: 1 });
  const again = home.load();
  expect(home.state$.value).toEqual({ phase: 'loading', last: page });
  await again;
  expect(home.state$.value).toMatchObject({ phase: 'failed', failure: { status: 500 } });
  expect(latestValue(home.state$.value)).toEqual(page);
});

test('the answer to the newest question wins', async () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  const options = { appVersion: () => undefined };
  const home = new Home(http, visit.storage, visit.clock, options);
  const page = (name: string) => ({ profile: { name }, modules: [] });
  void home.load();
  void home.load();
  await http.answer(page('new'), 1);
  await http.answer(page('old'));
  expect(latestValue(home.state$.value)?.profile?.name).toBe('new');
});

const shownOf = (...modules: HomeModule[]) => shownModules(modules, (way) => way);

test.each([
  ['a line without a link', { id: 'b-1', tag: 'GOPAYLATER' }, '/partner/b-1'],
  [
    'a line to the list of them all',
    { id: 'b 1', tag: 'GOPAYLATER', link: '/home/popular-partners' },
    '/partner/b%201',
  ],
  ['a link of its own', { id: 'b-1', tag: 'GOPAYLATER', link: '/partner/else' }, '/partner/else'],
  ['nobody by name', { tag: 'GOPAYLATER' }, '/partner/GOPAYLATER'],
  ['a shop', { id: 's-1', link: '/home/popular-partners' }, '/home/popular-partners'],
  ['nothing', { title: 'a' }, undefined],
])('%s of a biller on home leads to it', (_, item, way) => {
  expect(wayOfItem(item)).toBe(way);
});

test('unknown modules are left out, the others keep their order', () => {
  const shown = shownOf(
    { type: 'HELP' },
    { type: 'UNKNOWN' },
    { type: 'SHORTCUTS', items: [{ title: 'a' }] },
    { type: 'NEXT_BILL' },
  );
  expect(shown.map(({ type }) => type)).toEqual(['HELP', 'SHORTCUTS', 'NEXT_BILL']);
});

test('without shortcuts from the server, our own come last', () => {
  const items = [
    { id: 'bills', title: 'bills', link: '/repayment/bill-list?type=CURRENT' },
    { id: 'history', title: 'history', link: '/transactions' },
    { id: 'limit', title: 'limit', link: '/home/limit-details' },
    { id: 'settings', title: 'settings', link: '/home/settings' },
  ];
  expect(shownOf()).toEqual([{ type: 'SHORTCUTS', items }]);
  const shown = shownOf({ type: 'SHORTCUTS', title: 'Nothing', items: [] }, { type: 'HELP' });
  expect(shown).toEqual([{ type: 'HELP' }, { type: 'SHORTCUTS', items }]);
});

test('our shortcuts that the server leaves out are added to its first ones', () => {
  const own = [
    { title: 'Due later', link: '/repayment/bill-list?type=UPCOMING' },
    { title: 'Bought', link: '/transactions' },
  ];
  const help: HomeModule = { type: 'HELP' };
  const more: HomeModule = {
    type: 'SHORTCUTS',
    items: [{ title: 'More', link: '/home/limit-details' }],
  };
  const shown = shownOf({ type: 'SHORTCUTS', items: own }, help, more);
  expect(shown).toEqual([
    {
      type: 'SHORTCUTS',
      items: [...own, { id: 'settings', title: 'settings', link: '/home/settings' }],
    },
    help,
    more,
  ]);
});

test.each([
  ['NEXT_BILL', '/repayment/bill-list?type=CURRENT'],
  ['PARTNERS', '/home/popular-partners'],
  ['ZERO_PERCENT', '/home/popular-partners'],
  ['DISCOUNT_PROMO', '/bill-restructure'],
  ['RESTRUCTURE', '/bill-restructure'],
  ['REASSESSMENT', '/credit-reassessment'],
  ['EDUCATION', '/home/bill-cycle-education'],
  ['HELP', undefined],
] as const)('%s leads to %s where its link cannot be followed', (type, way) => {
  expect(ownWayOf(type)).toBe(way);
});

test('a line without a title is left out, and its target is among our own shortcuts', () => {
  const [shortcuts] = shownOf({
    type: 'SHORTCUTS',
    items: [{ title: 'a' }, { link: '/transactions' }],
  });
  expect(shortcuts?.items?.map(({ title }) => title)).toEqual([
    'a',
    'bills',
    'history',
    'limit',
    'settings',
  ]);
  const [partners] = shownOf({ type: 'PARTNERS', items: [{ imageUrl: 'x' }, { product: 'P' }] });
  expect(partners?.items).toEqual([{ product: 'P' }]);
});

test('home keeps the time of its last successful read', async () => {
  const { visit, home } = await homeOf('approved');
  await home.load();
  const readAt = visit.clock.now();
  await visit.clock.advance(2 * hour);
  addFault(visit.world, { path: '/v2/homepage', status: 500, times: 1 });
  await home.load();
  expect(latestValue(home.state$.value)?.readAt).toBe(readAt);
  await home.load();
  expect(latestValue(home.state$.value)?.readAt).toBe(readAt + 2 * hour);
});

test('the next bill is the first one of the server, or none', () => {
  const bill = { type: 'NEXT_BILL', amount: 75_000 } as const;
  expect(nextBill({ modules: [{ type: 'HELP' }, bill], readAt: 0 })).toBe(bill);
  expect(nextBill({ modules: [], readAt: 0 })).toBe(undefined);
  expect(nextBill(undefined)).toBe(undefined);
});
