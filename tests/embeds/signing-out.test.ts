import { createRequire } from 'node:module';
import type * as React from 'react';
import type * as ReactDom from 'react-dom';
import type * as ReactDomClient from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createApp, h, nextTick, shallowRef } from 'vue';
import type { TokenProvider } from '../../embeds/core/tokens';
import { backend, json, type Seen, settled } from './support/backend';
import { aBase, type Card, cardAt, show, stateOf } from './support/cards';

// The React of the page: in this file, an import of that name resolves to the Preact of the elements.
const load = createRequire(import.meta.url);
const { createElement, StrictMode, useEffect }: typeof React = load('react');
const { flushSync }: typeof ReactDom = load('react-dom');
const { createRoot }: typeof ReactDomClient = load('react-dom/client');

/** The limit of each user, by token; the elements show it with dots. */
const limits: Readonly<Record<string, number>> = { adi: 7_111_000, budi: 3_222_000 };
const shown = { adi: '7.111.000', budi: '3.222.000' };

let base = '';
let calls: readonly Seen[] = [];
let needed: EventTarget[] = [];
/** The number of following calls that the backend refuses. */
let refusing = 0;
const hear = ({ target }: Event) => target && needed.push(target);

beforeEach(() => {
  base = aBase();
  needed = [];
  refusing = 0;
  document.addEventListener('paylater-token-needed', hear);
  calls = backend(({ path, headers }) => {
    const total = limits[headers['Authorization']?.replace('Bearer ', '') ?? ''] ?? 0;
    if (total === 0 || --refusing >= 0) return json({ errors: [{ code: 'TOKEN_EXPIRED' }] }, 401);
    return path.includes('homepage')
      ? json({ profile: { status: 'APPROVED', limit: { total, used: 0 } }, modules: [] })
      : json({ totalDue: total });
  });
});

afterEach(async () => {
  document.removeEventListener('paylater-token-needed', hear);
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

/** Returns a new function each time, as a framework does. */
const providing = (token: string) => vi.fn<() => Promise<string>>(async () => token);
const card = (provider?: TokenProvider): Card => cardAt(base, 'paylater-limit-card', provider);
const bills = (provider?: TokenProvider): Card => cardAt(base, 'paylater-bill-list', provider);
const readIn = (element: Element) => element.shadowRoot?.textContent ?? '';
const bearers = () => calls.map(({ headers }) => headers['Authorization']);
const remove = async (element: Element) => {
  element.remove();
  await settled();
};

/** Shows the card and the bills of adi, whose provider then gives another answer to the token that is refused next. */
const whenRefused = async (next: string) => {
  let given = 'adi';
  const [one, other] = [card(async () => given), bills()];
  await show(one, other);
  await vi.waitFor(() => expect([one, other].map(stateOf)).toEqual(['ready', 'ready']));
  given = next;
  refusing = 1;
  await other.refresh();
  await settled();
  return { one, other };
};

test('a provider that returns no token empties every element, until the next user', async () => {
  const { one, other } = await whenRefused('');
  expect([one, other].map(stateOf)).toEqual(['unauthorised', 'unauthorised']);
  expect(readIn(one)).not.toContain(shown.adi);
  one.tokenProvider = providing('budi');
  await other.refresh();
  await vi.waitFor(() => expect([one, other].map(stateOf)).toEqual(['ready', 'ready']));
  for (const it of [one, other]) expect(readIn(it)).toContain(shown.budi);
});

test('a renewed token may be of another user, so every element is read again', async () => {
  const { one, other } = await whenRefused('budi');
  for (const it of [one, other]) {
    await vi.waitFor(() => expect(readIn(it)).toContain(shown.budi));
    expect(readIn(it)).not.toContain(shown.adi);
  }
});

test('tokens that are refused again and again end without a token, not in a circle', async () => {
  let turn = 0;
  const [one, other] = [card(async () => (turn > 0 ? `lost${++turn}` : 'adi')), bills()];
  await show(one, other);
  await vi.waitFor(() => expect([one, other].map(stateOf)).toEqual(['ready', 'ready']));
  turn = 1;
  refusing = 1;
  await other.refresh();
  await vi.waitFor(() =>
    expect([one, other].map(stateOf)).toEqual(['unauthorised', 'unauthorised']),
  );
  await settled();
  expect(calls.length).toBeLessThan(10);
});

const signOuts: readonly (readonly [string, (list: Card) => Promise<Card> | Card])[] = [
  ['that stands in the page without one', (list) => list],
  ['that was taken out of the page', async (list) => (await remove(list), list)],
  ['that never was in the page', () => card()],
];

test.each(signOuts)(
  'setting no provider on an element %s signs the user out',
  async (_, chosen) => {
    const [adis, list] = [card(providing('adi')), bills()];
    await show(adis, list);
    expect([readIn(adis), readIn(list)]).toEqual([
      expect.stringContaining(shown.adi),
      expect.stringContaining(shown.adi),
    ]);
    const one = await chosen(list);
    one.tokenProvider = undefined;
    expect([adis, ...(list.isConnected ? [list] : [])].map(stateOf)).not.toContain('ready');
    expect(adis.tokenProvider).toBeUndefined();
    await settled();
    expect(readIn(adis) + readIn(list)).not.toContain(shown.adi);
    const budi = providing('budi');
    const budis = card(budi);
    await show(budis);
    expect(budi).toHaveBeenCalledTimes(1);
    for (const element of [adis, budis]) expect(readIn(element)).toContain(shown.budi);
  },
);

test('an element without a provider ignores a sign-out from another API', async () => {
  const element = card(providing('adi'));
  await show(element);
  cardAt(aBase(), 'paylater-limit-card', undefined).tokenProvider = undefined;
  expect(stateOf(element)).toBe('ready');
});

test('setting tokenProvider to undefined before any provider is set signs nobody out', async () => {
  const [one, other] = [card(), bills()];
  await show(one);
  one.tokenProvider = undefined;
  await show(other);
  const budi = providing('budi');
  other.tokenProvider = budi;
  await settled();
  expect([one, other].map(stateOf)).toEqual(['ready', 'ready']);
  expect(budi).toHaveBeenCalledTimes(1);
});

test('an element outside the page during the sign-out does not log the user in again', async () => {
  const adi = providing('adi');
  const [away, stays] = [card(adi), bills(adi)];
  await show(away, stays);
  await remove(away);
  stays.tokenProvider = undefined;
  expect(away.tokenProvider).toBeUndefined();
  stays.tokenProvider = providing('budi');
  await show(away);
  expect(readIn(away)).toContain(shown.budi);
  await away.refresh();
  expect(new Set(bearers())).toEqual(new Set(['Bearer adi', 'Bearer budi']));
  expect(adi).toHaveBeenCalledTimes(1);
});

test('an answer after the sign-out is not shown', async () => {
  const late: ((token: string) => void)[] = [];
  const [element, other] = [card(() => new Promise((done) => late.push(done))), bills()];
  await show(element, other);
  other.tokenProvider = undefined;
  element.tokenProvider = providing('budi');
  late[0]?.('adi');
  await settled();
  expect(bearers()).toEqual(['Bearer budi', 'Bearer budi']);
  expect(readIn(element)).toContain(shown.budi);
});

test('after the last element with a provider leaves, the next one uses its own provider', async () => {
  const adis = card(providing('adi'));
  await show(adis);
  await remove(adis);
  const budi = providing('budi');
  const budis = card(budi);
  await show(budis);
  expect(budi).toHaveBeenCalledTimes(1);
  expect(readIn(budis)).toContain(shown.budi);
});

test('the remaining elements drop the values, and ask for a provider', async () => {
  const [adis, list, another] = [card(providing('adi')), bills(), card()];
  await show(adis, list, another);
  expect(needed).toEqual([]);
  await remove(adis);
  expect([list, another].map(stateOf)).toEqual(['loading', 'loading']);
  expect(readIn(list) + readIn(another)).not.toContain(shown.adi);
  expect(needed).toHaveLength(1);
  another.tokenProvider = providing('budi');
  await settled();
  for (const element of [list, another]) expect(readIn(element)).toContain(shown.budi);
});

test('a page that sets a provider on request continues without the first element', async () => {
  const adi = providing('adi');
  const place = document.createElement('div');
  place.addEventListener('paylater-token-needed', ({ target }) => {
    Object.assign(target ?? {}, { tokenProvider: adi });
  });
  const all = [card(), bills(), card()];
  place.append(...all);
  await show(place);
  for (const times of [1, 2, 3]) {
    for (const element of place.children) expect(readIn(element)).toContain(shown.adi);
    expect([needed.length, adi.mock.calls.length]).toEqual([times, times]);
    await remove(all.find((it) => it.isConnected && it.tokenProvider) ?? expect.fail());
  }
});

test('after a sign-out the remaining elements do not ask for a token', async () => {
  const [one, other] = [card(providing('adi')), bills()];
  await show(one, other);
  one.tokenProvider = undefined;
  await settled();
  expect(needed).toEqual([]);
});

test('while one element with a provider stays, its provider and token are used', async () => {
  const [first, last] = [providing('adi'), providing('adi')];
  const [one, other] = [card(first), bills()];
  await show(one, other);
  other.tokenProvider = last;
  await settled();
  await remove(other);
  expect(stateOf(one)).toBe('ready');
  expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
  refusing = 1;
  await one.refresh();
  expect([first, last].map(({ mock }) => mock.calls.length)).toEqual([2, 0]);
});

test('a provider that is moved or replaced within one task does not sign out', async () => {
  const adi = providing('adi');
  const [one, next] = [card(adi), card(providing('adi'))];
  const places = [document.createElement('div'), document.createElement('div')];
  await show(...places);
  for (const place of [...places, ...places]) {
    place.append(one);
    await settled();
  }
  one.replaceWith(next);
  await settled();
  expect(readIn(next)).toContain(shown.adi);
  expect(adi).toHaveBeenCalledTimes(1);
  expect(next.tokenProvider).not.toHaveBeenCalled();
  expect(calls).toHaveLength(1);
});

test('an element that changes to another API leaves no user at the old one', async () => {
  const [turns, list] = [card(providing('adi')), bills()];
  await show(turns, list);
  turns.apiBase = aBase();
  await settled();
  expect(readIn(turns)).toContain(shown.adi);
  expect(stateOf(list)).toBe('loading');
  expect(needed).toHaveLength(1);
});

test('React: rerenders, strict mode and page changes make one token request', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  const asked: string[] = [];
  const draw = async (page: string, who: string | undefined) => {
    const tokenProvider = who === undefined ? undefined : async () => (asked.push(who), who);
    const one = (tag: string) => createElement(tag, { key: tag, apiBase: base, tokenProvider });
    const all = [one('paylater-limit-card'), one('paylater-bill-list')];
    flushSync(() => root.render(createElement(StrictMode, {}, createElement(page, {}, all))));
    await settled();
    return readIn(place.querySelector('paylater-limit-card') ?? place);
  };
  for (const page of ['main', 'main', 'section'])
    expect(await draw(page, 'adi')).toContain(shown.adi);
  expect(asked).toEqual(['adi']);
  expect(calls).toHaveLength(2);
  expect(await draw('section', undefined)).not.toContain(shown.adi);
  expect(await draw('section', 'budi')).toContain(shown.budi);
  expect(asked).toEqual(['adi', 'budi']);
  flushSync(() => root.unmount());
});

test('React: the effect of the guide follows a user who signs in, changes and signs out', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const root = createRoot(place);
  let session = '';
  const token = async () => session;
  const Account = ({ user }: { readonly user: string }) => {
    useEffect(() => {
      const element = place.querySelector<Card>('paylater-bill-list');
      if (!element || !user) return;
      element.tokenProvider = token;
      return () => {
        element.tokenProvider = undefined;
      };
    }, [user]);
    return [
      createElement('paylater-bill-list', { key: 'list', apiBase: base }),
      createElement('paylater-limit-card', { key: 'card', apiBase: base }),
    ];
  };
  for (const user of ['', 'adi', 'budi', '', 'adi'] as const) {
    session = user;
    flushSync(() => root.render(createElement(Account, { user })));
    await settled();
    for (const it of place.children)
      if (user) await vi.waitFor(() => expect(readIn(it)).toContain(shown[user]));
    const others = Object.values(shown).filter((it) => user === '' || it !== shown[user]);
    for (const it of place.children)
      for (const other of others) expect(readIn(it)).not.toContain(other);
  }
  flushSync(() => root.unmount());
});

test('Vue: a late provider is called once, and removing the last one signs the user out', async () => {
  const place = document.createElement('div');
  document.body.append(place);
  const provider = shallowRef<TokenProvider>();
  const one = (tag: string) => h(tag, { '.apiBase': base, '.tokenProvider': provider.value });
  const app = createApp({
    render: () => h('main', [one('paylater-limit-card'), one('paylater-bill-list')]),
  });
  app.mount(place);
  await settled();
  const turn = async (to: TokenProvider | undefined) => {
    provider.value = to;
    await nextTick();
    await settled();
    return readIn(place.querySelector('paylater-limit-card') ?? place);
  };
  const adi = providing('adi');
  expect(await turn(adi)).toContain(shown.adi);
  expect(adi).toHaveBeenCalledTimes(1);
  expect(await turn(undefined)).not.toContain(shown.adi);
  expect(await turn(providing('budi'))).toContain(shown.budi);
  app.unmount();
});
