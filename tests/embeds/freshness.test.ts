import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { minute } from '../../domain/kernel/instant';
import type { TokenProvider } from '../../embeds/core/tokens';
import { backend, home, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

const began = Date.parse('2026-01-15T10:00:00+07:00');

beforeEach(() => {
  vi.useFakeTimers({ now: began, toFake: ['Date'] });
});
afterEach(async () => {
  document.body.replaceChildren();
  Reflect.deleteProperty(document, 'prerendering');
  await settled();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const card = (provider: TokenProvider = () => 'token') =>
  cardAt(aBase(), 'paylater-limit-card', provider);
const came = (name: string) => window.dispatchEvent(new Event(name));

test.each([
  ['visibilitychange', 5 * minute, 1],
  ['visibilitychange', 5 * minute + 1, 2],
  ['online', 60 * minute, 2],
  ['pageshow', 60 * minute, 2],
  // A clock that was set back does not show the age of the values.
  ['visibilitychange', -60 * minute, 2],
])('%s, %i ms after the values: %i calls in all', async (name, after, expected) => {
  const calls = backend(() => home());
  const element = card();
  await show(element);
  vi.setSystemTime(began + after);
  came(name);
  const shown: (string | undefined)[] = [];
  new MutationObserver(() => shown.push(stateOf(element))).observe(element, { attributes: true });
  await settled();
  expect(calls).toHaveLength(expected);
  expect(shown).toEqual(expected === 1 ? [] : ['stale', 'ready']);
});

test('old values are requested again, also after a refusal, and only once at a time', async () => {
  const answers = [home(), json({}, 418), home()];
  const calls = backend(() => answers[calls.length - 1] ?? new Promise(() => undefined));
  const element = card();
  await show(element);
  await element.refresh();
  expect(stateOf(element)).toBe('stale');
  came('visibilitychange');
  await settled();
  expect(calls).toHaveLength(2);
  vi.setSystemTime(began + 6 * minute);
  came('visibilitychange');
  await settled();
  expect([calls.length, stateOf(element)]).toEqual([3, 'ready']);
  vi.setSystemTime(began + 12 * minute);
  for (const name of ['online', 'visibilitychange']) {
    came(name);
    await settled();
  }
  expect([calls.length, stateOf(element)]).toEqual([4, 'stale']);
});

test('a prerendered page sends no request and no event until it is shown', async () => {
  Object.defineProperty(document, 'prerendering', { configurable: true, value: true });
  const calls = backend(() => home());
  const provider = vi.fn<TokenProvider>(() => 'token');
  const needed = vi.fn<() => void>();
  const [element, without] = [card(provider), cardAt(aBase(), 'paylater-bill-list', undefined)];
  without.addEventListener('paylater-token-needed', needed);
  await show(element, without);
  const counts = () => [calls.length, provider.mock.calls.length, needed.mock.calls.length];
  expect([stateOf(element), ...counts()]).toEqual(['loading', 0, 0, 0]);
  Reflect.deleteProperty(document, 'prerendering');
  document.dispatchEvent(new Event('prerenderingchange'));
  await settled();
  expect([stateOf(element), ...counts()]).toEqual(['ready', 1, 1, 1]);
});

test('markup that overrides that property does not block the element', async () => {
  Object.defineProperty(document, 'prerendering', {
    configurable: true,
    value: document.createElement('img'),
  });
  backend(() => home());
  const element = card();
  await show(element);
  expect(stateOf(element)).toBe('ready');
});

test.each([
  ['10:59', '2026-01-15T10:59:00+07:00', 'PayLater, per 10:00 WIB'],
  ['the end of the day in Jakarta', '2026-01-15T23:59:00+07:00', 'PayLater, per 10:00 WIB'],
  ['the next day there', '2026-01-16T00:00:00+07:00', 'PayLater, per 10:00 WIB, 15 Jan 2026'],
  ['a year later', '2027-01-15T10:00:00+07:00', 'PayLater, per 10:00 WIB, 15 Jan 2026'],
])('at %s, an old value shows its time', async (_, now, expected) => {
  let good = true;
  backend(() => (good ? home() : json({}, 418)));
  const element = card();
  await show(element);
  good = false;
  vi.setSystemTime(Date.parse(now));
  await element.refresh();
  expect(stateOf(element)).toBe('stale');
  expect(element.shadowRoot?.querySelector('[part="note"]')?.textContent).toBe(expected);
});
