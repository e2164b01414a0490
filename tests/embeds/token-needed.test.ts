import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenProvider } from '../../embeds/core/tokens';
import { backend, home, json, settled } from './support/backend';
import { aBase, type Card, cardAt, show, stateOf } from './support/cards';

const needed = 'paylater-token-needed';

let base = '';
/** The targets of the events that reached the document. */
let heard: (EventTarget | null)[] = [];
const hear = ({ target }: Event) => heard.push(target);

beforeEach(() => {
  base = aBase();
  heard = [];
  document.addEventListener(needed, hear);
});
afterEach(async () => {
  document.removeEventListener(needed, hear);
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
});

const tags = ['paylater-limit-card', 'paylater-bill-list', 'paylater-recent-transactions'];
const three = (at = base, provider?: TokenProvider): Card[] =>
  tags.map((tag) => cardAt(at, tag, provider));
const noAnswer = () => json({ errors: [{ code: 'TOKEN_EXPIRED' }] }, 401);

test('the page receives one event, and the own listener of each element receives one too', async () => {
  backend(() => home());
  const all = three();
  const own: (EventTarget | null)[] = [];
  for (const it of all) it.addEventListener(needed, ({ currentTarget }) => own.push(currentTarget));
  await show(...all);
  expect(heard).toEqual([all[0]]);
  expect(own).toEqual(all);
});

test('the page receives one event for each API', async () => {
  backend(() => home());
  const [here, there] = [three(), three(aBase())];
  await show(...here, ...there);
  expect(heard).toEqual([here[0], there[0]]);
});

test('an element added later calls its own listener, and the page only if its elements were replaced', async () => {
  backend(() => home());
  await show(...three());
  const later = cardAt(base, 'paylater-limit-card', undefined);
  const own = vi.fn<() => void>();
  later.addEventListener(needed, own);
  await show(later);
  expect([heard.length, own.mock.calls.length]).toEqual([1, 1]);
  const [next] = three();
  document.body.replaceChildren(next ?? '');
  await settled();
  expect(heard.slice(1)).toEqual([next]);
});

test('a late listener is called once after a refresh, and its provider is used', async () => {
  backend(() => home());
  document.removeEventListener(needed, hear);
  const all = three();
  await show(...all);
  const late = vi.fn<(event: Event) => void>(({ target }) => {
    Object.assign(target ?? {}, { tokenProvider: async () => 'late' });
  });
  document.addEventListener(needed, late);
  await Promise.all(all.map((it) => it.refresh()));
  await settled();
  document.removeEventListener(needed, late);
  expect(late).toHaveBeenCalledTimes(1);
  expect(all.map(stateOf)).not.toContain('unauthorised');
  expect(stateOf(all[0] ?? expect.fail())).toBe('ready');
});

test('each refresh without a provider sends an event, also when no element has changed', async () => {
  backend(() => home());
  const all = three();
  await show(...all);
  for (const it of all) {
    void it.refresh();
    await settled();
  }
  expect(heard).toEqual([all[0], ...all]);
});

test('a listener that refreshes without a provider does not cause an endless loop', async () => {
  backend(() => home());
  const all = three();
  const refresh = vi.fn<() => void>(() => {
    if (refresh.mock.calls.length < 20) for (const it of all) void it.refresh();
  });
  document.addEventListener(needed, refresh);
  await show(...all);
  document.removeEventListener(needed, refresh);
  expect(refresh).toHaveBeenCalledTimes(1);
});

test('a token that the server refuses sends one event, until another token is accepted', async () => {
  let good = true;
  backend(() => (good ? home() : noAnswer()));
  const all = three(base, async () => 'token');
  await show(...all);
  expect(heard).toEqual([]);
  const refreshed = async () => {
    for (const it of all) void it.refresh();
    await settled();
    return heard.length;
  };
  good = false;
  expect(await refreshed()).toBe(1);
  expect(all.map(stateOf)).toEqual(all.map(() => 'unauthorised'));
  // There is no second event: a listener that refreshes at once would loop.
  expect(await refreshed()).toBe(1);
  good = true;
  expect(await refreshed()).toBe(1);
  good = false;
  expect(await refreshed()).toBe(2);
});
