import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import { type Addressing, addressing } from '../../../adapters/browser/addressing';
import { BrowserHostInfo } from '../../../adapters/browser/browser-host-info';
import { BrowserNavigator } from '../../../adapters/browser/browser-navigator';
import { MemoryIds } from '../../../adapters/memory/memory-ids';
import { routeIds, ROUTES } from '../../../domain/navigation/routes';
import { locationOf, pageWith, popped } from '../support/browser-page';

afterEach(() => window.history.replaceState(null, '', '/'));

/** Creates a navigator, and records the documents that it loads. */
const opened = (at: string, addresses: Addressing) => {
  window.history.replaceState(null, '', at);
  const loaded: string[] = [];
  const location = locationOf((how) => loaded.push(how));
  const page = pageWith({ location });
  return { navigator: new BrowserNavigator(new MemoryIds(), page, addresses), loaded };
};

const bar = () => window.location.pathname + window.location.search + window.location.hash;

const modes = [
  ['history', addressing.history, '/'],
  ['hash', addressing.hash, '/app/index.html'],
] as const;

const paths = fc.constantFrom(
  ...routeIds.map((id) => ROUTES[id].path.replace(/\*$/, '/tidak-ada').replace('//', '/')),
);
const values = fc.string({ unit: 'grapheme', maxLength: 20 });
const queries = fc.dictionary(fc.stringMatching(/^[A-Za-z_]{1,12}$/), values, { maxKeys: 4 });

test.each(modes)('%s: a written address reads back as the same path and query', (...mode) => {
  const [, addresses, start] = mode;
  fc.assert(
    fc.property(paths, queries, (path, query) => {
      const { navigator } = opened(start, addresses);
      const wanted = new URLSearchParams(query);
      navigator.go(`${path}?${wanted.toString()}`);
      const place = addresses.read(window.location);
      expect(place).toMatchObject({ path, query: navigator.place$.value.query });
      expect(Object.fromEntries(new URLSearchParams(place.query))).toEqual(
        Object.fromEntries(wanted),
      );
      // A link has the same address, and a document opened by it has the same place.
      const link = navigator.href(place.path + place.query);
      expect(opened(link, addresses).navigator.place$.value).toMatchObject(place);
    }),
    { numRuns: 300 },
  );
});

test('in hash mode the document’s own query goes with the first step', () => {
  const { navigator } = opened('/app/index.html?SourceApp=gopay#/home?a=1', addressing.hash);
  expect(navigator.place$.value).toMatchObject({ path: '/home', query: '?a=1' });
  navigator.go('/kyc/step2?b=2');
  expect(bar()).toBe('/app/index.html#/kyc/step2?b=2');
  expect(navigator.href('/home')).toBe('/app/index.html#/home');
});

test.each([
  ['/', '/', ''],
  ['/?gopayplus=true', '/', '?gopayplus=true'],
  ['/#part', '/', ''],
  ['/#/', '/', ''],
  ['/?a=1#/home', '/home', ''],
  ['/#/home?a=1#b', '/home', '?a=1'],
  ['/?code=c&state=s', '/auth/callback', '?code=c&state=s'],
  ['/?error=access_denied&state=s#/home', '/auth/callback', '?error=access_denied&state=s'],
  ['/?code=c', '/', '?code=c'],
])('in hash mode %s is %s%s', (at, path, query) => {
  const { navigator } = opened(at, addressing.hash);
  expect(navigator.place$.value).toMatchObject({ path, query });
});

test('in hash mode the first step removes the login’s parameters', () => {
  const { navigator } = opened('/?code=c&state=s', addressing.hash);
  navigator.go('/auth/callback', { replace: true });
  expect(bar()).toBe('/#/auth/callback');
  expect(addressing.hash.callback(window.location)).toBe('/');
  expect(addressing.history.callback(window.location)).toBe('/auth/callback');
});

test('in hash mode another document is a new entry and a reload', () => {
  const { navigator, loaded } = opened('/#/home', addressing.hash);
  const entries = window.history.length;
  navigator.go('/kyc', { document: true });
  expect([bar(), window.history.length, loaded]).toEqual(['/#/kyc', entries + 1, ['reload']]);
  navigator.go('/home', { document: true, replace: true });
  expect([bar(), window.history.length]).toEqual(['/#/home', entries + 1]);
});

test('in hash mode a typed address counts as navigation from outside', async () => {
  const { navigator } = opened('/#/home', addressing.hash);
  const came = popped();
  window.history.pushState(null, '', '/#/kyc');
  window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
  await came;
  expect(navigator.place$.value).toMatchObject({ path: '/kyc', by: 'push' });
});

test.each([
  ['history', '/?SourcePage=document#/home?SourcePage=hash', 'document'],
  ['hash', '/?SourcePage=document#/home?SourcePage=hash', 'hash'],
  ['hash', '/?SourcePage=document#/home', 'document'],
  ['hash', '/#/home?SourcePage=hash', 'hash'],
  ['hash', '/?SourcePage=document', 'document'],
] as const)('%s: opened with %s, the first SourcePage is %s', (mode, at, expected) => {
  window.history.replaceState(null, '', at);
  const { query } = new BrowserHostInfo(window, addressing[mode]);
  expect(new URLSearchParams(query).get('SourcePage')).toBe(expected);
});
