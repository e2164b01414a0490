import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { Home } from '../../../domain/home/home';
import { type HomeModule, nextBill } from '../../../domain/home/read-home';
import { homeParts, isRow } from '../../../domain/home/modules';
import { type HomeItem, ownWayOf, wayOfItem } from '../../../domain/home/ways';
import { hour } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { readPart } from '../../../domain/kernel/unread';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

const homeOf = async (persona: string, appVersion?: string) => {
  const visit = await aVisitOf(persona, '/home');
  const options = { appVersion: () => appVersion };
  return { visit, home: new Home(visit.http, visit.storage, visit.clock, options) };
};

test('the request for home names the entry of the user', async () => {
  const { visit, home } = await homeOf('approved', '4.90.0');
  visit.storage.write(STORED.sourcePage, 'push');
  visit.storage.write(STORED.entryPoint, 'card');
  await home.load();
  const page = latestValue(home.state$.value);
  const { total, used, available } = page?.profile?.limit ?? {};
  expect(total).toBe((readPart(used) ?? 0) + (readPart(available) ?? 0));
  expect(page?.modules.map(({ type }) => type)).toEqual([
    'SHORTCUTS',
    'PARTNERS',
    'EDUCATION',
    'HELP',
  ]);
  const { query } = visit.http.calls[visit.http.calls.length - 1]!.raw;
  expect(query).toEqual({ sourcePage: 'push', entryPoint: 'card', appVersion: '4.90.0' });
});

test('the last home stays during a reload, and when the reload fails', async () => {
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

/** Creates home over a server whose answers the test controls. */
const held = () => {
  const [http, { storage, clock }] = [new HeldHttp(), new Visit()];
  return { http, home: new Home(http, storage, clock, { appVersion: () => undefined }) };
};

test('the answer to the newest request wins', async () => {
  const { http, home } = held();
  const page = (name: string) => ({ profile: { name }, modules: [] });
  void home.load();
  void home.load();
  await http.answer(page('new'), 1);
  await http.answer(page('old'));
  expect(latestValue(home.state$.value)?.profile?.name).toBe('new');
});

test.each([
  [{ amount: -5 }, undefined],
  [{ amount: 0 }, 0],
  [{ amount: 0, dueStatus: 'OVERDUE' }, undefined],
  [{ amount: -1, dueStatus: 'OVERDUE_WITH_LATE_FEE' }, undefined],
  [{ amount: 5, dueStatus: 'OVERDUE' }, 5],
])('the amount of the bill %j is %j', async (sent, amount) => {
  const { http, home } = held();
  void home.load();
  await http.answer({ modules: [{ type: 'NEXT_BILL', ...sent }] });
  expect(nextBill(latestValue(home.state$.value))?.amount).toBe(amount);
});

const until = Date.UTC(2025, 5, 30);

test.each([
  [{ total: 0 }, { total: 0 }],
  [{ total: -1, used: 0 }, undefined],
  [
    { total: 5, temporary: 5, temporaryUntil: until },
    { total: 5, temporary: 5, temporaryUntil: until },
  ],
  [{ total: 5, temporary: 6, temporaryUntil: until }, { total: 5 }],
  [
    { total: 5, used: 2, temporary: -1 },
    { total: 5, used: 2 },
  ],
])('of the limit %j, home shows %j', async (sent, shown) => {
  const { http, home } = held();
  void home.load();
  await http.answer({ profile: { name: 'Sari', limit: sent }, modules: [] });
  const profile = latestValue(home.state$.value)?.profile;
  expect(profile).toEqual({ name: 'Sari', ...(shown && { limit: shown }) });
});

const open = { closed: false, placesShown: false, nameOf: (way: string) => way };
const partsOf = (...modules: HomeModule[]) => homeParts({ modules, readAt: 0 }, open);
const list = '/home/popular-partners';

test.each<[string, HomeItem, HomeModule['type'] | undefined, string | undefined]>([
  ['a biller without a link', { id: 'b-1', tag: 'GOPAYLATER' }, undefined, '/partner/b-1'],
  [
    'a biller that links to the list of partners',
    { id: 'b 1', tag: 'GOPAYLATER', link: list },
    undefined,
    '/partner/b%201',
  ],
  [
    'a biller with its own link',
    { id: 'b-1', tag: 'GOPAYLATER', link: '/partner/else' },
    undefined,
    '/partner/else',
  ],
  ['a biller without an id', { tag: 'GOPAYLATER' }, undefined, '/partner/GOPAYLATER'],
  ['a shop among the partners', { id: 's-1', link: list }, 'PARTNERS', '/partner/s-1'],
  ['a shop without a link', { id: 's-1' }, 'ZERO_PERCENT', '/partner/s-1'],
  ['a shop without an id', { link: list }, 'PARTNERS', list],
  ['the shortcut to all partners', { id: 'all', link: list }, 'SHORTCUTS', list],
  ['a line of text', { title: 'a' }, 'PARTNERS', undefined],
])('the link of %s is correct', (_, item, type, way) => {
  expect(wayOfItem(item, type)).toBe(way);
});

test('unknown modules are dropped, the others keep their order, and the debt is shown above them', () => {
  const { modules, help } = partsOf(
    { type: 'HELP' },
    { type: 'UNKNOWN' },
    { type: 'SHORTCUTS', items: [{ title: 'a' }] },
    { type: 'NEXT_BILL', amount: 1 },
    { type: 'REASSESSMENT' },
    { type: 'EDUCATION', amount: 1 },
    { type: 'EDUCATION' },
    { type: 'PARTNERS' },
  );
  expect(modules.map(({ type }) => type)).toEqual(['REASSESSMENT', 'EDUCATION', 'PARTNERS']);
  // What only explains or helps shares a card with the settings.
  expect(help).toEqual([{ type: 'HELP' }, { type: 'EDUCATION' }]);
  const [bill] = partsOf({ type: 'NEXT_BILL', amount: 1, text: 'Bayar di toko' }).modules;
  expect(bill).toEqual({ type: 'NEXT_BILL', text: 'Bayar di toko' });
});

test('our own shortcuts follow those of the server, each target once', () => {
  const own = (...ids: string[]) =>
    partsOf().shortcuts.items.filter(({ id }) => ids.includes(id ?? ''));
  expect(partsOf().shortcuts).toEqual({ items: own('bills', 'history', 'limit', 'settings') });
  const bills = { title: 'Due later', link: '/repayment/bill-list?type=UPCOMING' };
  const limit = { title: 'More', link: '/home/limit-details' };
  const parts = partsOf(
    { type: 'SHORTCUTS', title: 'Ways', items: [bills, { link: '/transactions' }] },
    { type: 'SHORTCUTS', items: [limit, { title: 'Again', link: bills.link }] },
  );
  expect(parts.shortcuts).toEqual({
    title: 'Ways',
    items: [bills, limit, ...own('history', 'settings')],
  });
});

test('no shortcut repeats the bar of places, and the settings are a row of their own', () => {
  const bar = { ...open, placesShown: true };
  expect(homeParts(undefined, bar).settings).toEqual({
    id: 'settings',
    title: 'settings',
    link: '/home/settings',
  });
  expect(homeParts(undefined, bar).shortcuts).toEqual({ items: [] });

  const shops = { title: 'Shops', link: list };
  const marked = { product: 'LIMIT', link: '/home/limit-details' };
  const sent = { title: 'My account', link: '/home/settings' };
  const items = [{ link: '/transactions' }, shops, { link: '/home/limit-details' }, marked, sent];
  const parts = homeParts({ modules: [{ type: 'SHORTCUTS', items }], readAt: 0 }, bar);
  expect(parts.shortcuts.items).toEqual([shops]);
  expect(parts.settings).toBe(sent);
});

test('a banner with the same target as another part of home is dropped', () => {
  const banner = { title: 'Shop now', link: list };
  const shown = (modules: HomeModule[], next?: string) =>
    homeParts({ topBanner: banner, modules, readAt: 0 }, { ...open, next }).banner;
  expect(shown([{ type: 'HELP' }])).toBe(banner);
  expect(shown([{ type: 'PARTNERS' }])).toBe(undefined);
  expect(shown([{ type: 'SHORTCUTS', items: [{ title: 'Shops', link: list }] }])).toBe(undefined);
  expect(shown([], list)).toBe(undefined);
});

test('a closed account is offered no product, by module or by link', () => {
  const help: HomeModule = { type: 'HELP' };
  const parts = homeParts(
    {
      topBanner: { title: 'Shop now' },
      modules: [
        { type: 'PARTNERS' },
        { type: 'ZERO_PERCENT' },
        { type: 'DISCOUNT_PROMO' },
        { type: 'REASSESSMENT' },
        { type: 'EDUCATION', link: '/combined/tnc' },
        { type: 'EDUCATION', items: [{ title: 'A shop', link: '/partner/m-01' }] },
        help,
      ],
      readAt: 0,
    },
    { ...open, closed: true },
  );
  expect(parts.modules).toEqual([]);
  expect(parts.help).toEqual([{ type: 'EDUCATION', items: [] }, help]);
  expect(parts.banner).toBe(undefined);
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
] as const)('%s links to %s if its own link cannot be followed', (type, way) => {
  expect(ownWayOf(type)).toBe(way);
});

test('a line without a title is left out', () => {
  const [partners] = partsOf({
    type: 'PARTNERS',
    items: [{ imageUrl: 'x' }, { product: 'P' }],
  }).modules;
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

test('the next bill is the first one of the server, or undefined', () => {
  const bill = { type: 'NEXT_BILL', amount: 75_000 } as const;
  expect(nextBill({ modules: [{ type: 'HELP' }, bill], readAt: 0 })).toBe(bill);
  expect(nextBill({ modules: [], readAt: 0 })).toBe(undefined);
  expect(nextBill(undefined)).toBe(undefined);
});

test.each<[Partial<HomeModule>, boolean]>([
  [{}, true],
  [{ items: [] }, true],
  [{ items: [{ title: 'a' }] }, false],
  [{ type: 'ZERO_PERCENT' }, false],
  [{ amount: 1 }, false],
  [{ dueTime: 1 }, false],
  [{ dueStatus: 'OVERDUE' }, false],
])('a module with %j is one row: %s', (module, isOne) => {
  expect(isRow({ type: 'EDUCATION', ...module })).toBe(isOne);
});
