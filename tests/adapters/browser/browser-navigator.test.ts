import { beforeEach, expect, test, vi } from 'vitest';
import { BrowserNavigator } from '../../../adapters/browser/browser-navigator';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import type { Place } from '../../../domain/ports/navigator';
import { locationOf, pageWith, popped } from '../support/browser-page';

beforeEach(() => window.history.pushState(null, '', '/home?x=1#part'));

const navigatorIn = (page: Window) => new BrowserNavigator(new MemoryIds(), page);

/** Navigations that leave the document are recorded, not made. */
const aNavigator = () => {
  const out: string[][] = [];
  const note = (...values: unknown[]) => void out.push(values.map(String));
  const open = (...values: unknown[]) => note('open', ...values);
  const navigator = navigatorIn(pageWith({ location: locationOf(note), open }));
  const places: Place[] = [];
  navigator.place$.subscribe((place) => places.push(place));
  const trail = () => places.map(({ path, query, by }) => `${by} ${path}${query}`);
  return { navigator, out, places, trail };
};

test('starts at the document’s address, without the hash', () => {
  const { navigator } = aNavigator();
  expect(navigator.place$.value).toMatchObject({ path: '/home', query: '?x=1', by: 'push' });
});

test('detects a return from another site by the back button', () => {
  const performance = { getEntriesByType: () => [{ type: 'back_forward' }] };
  expect(navigatorIn(pageWith({ performance })).place$.value.by).toBe('back');
});

test('pushes, replaces and goes back, with a key for each entry', async () => {
  const { navigator, places, trail } = aNavigator();
  navigator.go('/kyc/step2?a=b');
  navigator.go('/kyc/step3', { replace: true });
  expect(window.location.pathname + window.location.search).toBe('/kyc/step3');
  const back = popped();
  navigator.back();
  await back;
  expect(trail()).toEqual([
    'push /home?x=1',
    'push /kyc/step2?a=b',
    'replace /kyc/step3',
    'back /home?x=1',
  ]);
  expect(places[3]?.key).toBe(places[0]?.key);
  expect(new Set(places.map(({ key }) => key)).size).toBe(3);
});

test('navigating to the current page adds no entry', () => {
  const { navigator, trail } = aNavigator();
  const entries = window.history.length;
  navigator.go('/home?x=1');
  expect(window.history.length).toBe(entries);
  expect(trail()).toEqual(['push /home?x=1', 'replace /home?x=1']);
});

test('back from the first page goes to the start page', () => {
  const { navigator, trail } = aNavigator();
  navigator.go('/kyc', { replace: true });
  navigator.back();
  expect(trail()).toEqual(['push /home?x=1', 'replace /kyc', 'replace /']);
});

test('after a reload it still knows how many entries are before it', async () => {
  const before = aNavigator();
  before.navigator.go('/kyc');
  const { key } = before.navigator.place$.value;
  const { navigator } = aNavigator();
  expect(navigator.place$.value.key).toBe(key);
  const back = popped();
  navigator.back();
  await back;
  expect(navigator.place$.value).toMatchObject({ path: '/home', by: 'back' });
});

test('knows whether the app or an outside source chose an address, also after a reload', async () => {
  const { navigator } = aNavigator();
  const chosenBy = () => navigator.place$.value.chosenBy;
  expect(chosenBy()).toBe('outside');
  navigator.go('/kyc');
  expect(chosenBy()).toBe('app');
  expect(aNavigator().navigator.place$.value.chosenBy).toBe('app');
  navigator.go('/auth/logout', { replace: true });
  expect(chosenBy()).toBe('app');
  const back = popped();
  navigator.back();
  await back;
  expect(chosenBy()).toBe('outside');
  // Another window of the browser, or the user, edits the address bar.
  window.history.pushState(null, '', '/auth/logout#edited');
  window.history.pushState(null, '', '/auth/logout#edited-again');
  const edited = popped();
  window.history.back();
  await edited;
  expect(chosenBy()).toBe('outside');
  for (const state of [{ key: 'k', index: 0, app: 'true' }, { app: true }, { key: 1, app: true }]) {
    window.history.replaceState(state, '', '/auth/logout');
    expect(aNavigator().navigator.place$.value.chosenBy).toBe('outside');
  }
});

test('an entry made by the browser gets a key, and counts as the first', async () => {
  const { navigator } = aNavigator();
  window.history.pushState(null, '', '/home?x=1#edited');
  window.history.pushState({ key: 7, index: 'x' }, '', '/home?x=1#foreign');
  const back = popped();
  window.history.back();
  await back;
  const { key } = navigator.place$.value;
  expect(window.history.state).toEqual({ key, index: 0 });
  navigator.back();
  expect(navigator.place$.value.path).toBe('/');
});

test.each([
  '//evil.example',
  'https://evil.example/',
  'kyc',
  '',
  '/\\evil.example',
  'javascript:alert(1)',
])('does not navigate to %j', (to) => {
  const { navigator, out, trail } = aNavigator();
  for (const options of [{}, { replace: true }, { document: true }])
    expect(() => navigator.go(to, options)).toThrow();
  expect([out, trail()]).toEqual([[], ['push /home?x=1']]);
});

test('loads whole documents of the app', () => {
  const { navigator, out } = aNavigator();
  navigator.go('/kyc?a=1#x', { document: true });
  navigator.go('/', { document: true, replace: true });
  navigator.reload();
  expect(out).toEqual([['assign', '/kyc?a=1'], ['replace', '/'], ['reload']]);
});

test.each<[string, { readonly same?: boolean; readonly replace?: boolean }, readonly string[]]>([
  [
    'https://shop.example/a',
    {},
    ['open', 'https://shop.example/a', '_blank', 'noopener,noreferrer'],
  ],
  ['https://login.example/?a=1', { same: true }, ['assign', 'https://login.example/?a=1']],
  ['https://plus.example/', { replace: true }, ['replace', 'https://plus.example/']],
  ['tel:157', {}, ['assign', 'tel:157']],
  ['gojek://gopay/pin', {}, ['assign', 'gojek://gopay/pin']],
])('leaves for %s', (url, options, expected) => {
  const { navigator, out } = aNavigator();
  navigator.leave(url, options);
  expect(out).toEqual([expected]);
});

test.each([
  'javascript:alert(1)',
  ' JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  'blob:x',
  'about:blank',
])('never leaves for %j', (url) => {
  const { navigator, out } = aNavigator();
  for (const options of [{}, { same: true }, { replace: true }])
    expect(() => navigator.leave(url, options)).toThrow();
  expect(out).toEqual([]);
});

test('a page that needs its own document always loads one', async () => {
  window.history.pushState(null, '', '/kyc/step1');
  const { navigator, out, trail } = aNavigator();
  navigator.go('/home');
  navigator.keepApart((path) => path.startsWith('/kyc'));
  navigator.go('/kyc?x=1');
  navigator.go('/kyc', { replace: true });
  const back = popped();
  window.history.back();
  await back;
  expect(out).toEqual([['assign', '/kyc?x=1'], ['replace', '/kyc'], ['reload']]);
  navigator.go('/transactions');
  expect(trail()).toEqual(['push /kyc/step1', 'push /home', 'push /transactions']);
});

test.each([
  ['answers', () => Promise.resolve(new Response()), true],
  ['refuses', () => Promise.resolve(new Response('', { status: 503 })), false],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch')), false],
])('reports whether the document is served when a server %s', async (_, fetch, served) => {
  const asked = vi.fn<typeof window.fetch>(fetch);
  const navigator = navigatorIn(pageWith({ fetch: asked }));
  expect(await navigator.prepareReload()).toBe(served);
  expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
});

test.each([[true], [false]])(
  'a reload waits for new copies of the files, unless they were fetched (%s)',
  async (prepared) => {
    const steps: string[] = [];
    const navigator = navigatorIn(
      pageWith({
        fetchFilesAgain: async () => steps.push('files') > 0,
        fetch: () => Promise.resolve(new Response()),
        location: { href: '/', reload: () => steps.push('reload') },
      }),
    );
    if (prepared) await navigator.prepareReload();
    navigator.reload({ prepared });
    await vi.waitFor(() => expect(steps).toEqual(['files', 'reload']));
  },
);

test('knows for a minute that another document was requested', () => {
  let now = 0;
  const asked = new EventTarget();
  const performance = { now: () => now, getEntriesByType: () => [] };
  const addEventListener = asked.addEventListener.bind(asked);
  const navigator = navigatorIn(pageWith({ performance, addEventListener }));
  expect(navigator.isLeaving).toBe(false);
  asked.dispatchEvent(new Event('beforeunload'));
  now = 59_000;
  expect(navigator.isLeaving).toBe(true);
  now = 60_000;
  expect(navigator.isLeaving).toBe(false);
  asked.dispatchEvent(new Event('beforeunload'));
  asked.dispatchEvent(new Event('pageshow'));
  expect(navigator.isLeaving).toBe(false);
});
