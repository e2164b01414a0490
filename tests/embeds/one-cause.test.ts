import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenProvider } from '../../embeds/core/tokens';
import { en } from '../../embeds/messages/en';
import { indonesian } from '../../embeds/messages/id';
import { backend, home, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const tags = [
  'paylater-limit-card',
  'paylater-bill-list',
  'paylater-recent-transactions',
  'paylater-instalment-plan',
] as const;

/** Shows every element on one page; returns functions to follow them. */
const showAll = async (token: () => string) => {
  const calls = backend(() => home());
  const provider = vi.fn<TokenProvider>(token);
  const base = aBase();
  const elements = tags.map((tag) => cardAt(base, tag, undefined));
  const [first] = elements;
  if (!first) return expect.fail();
  first.tokenProvider = provider;
  await show(...elements);
  return {
    first,
    provider,
    states: () => elements.map(stateOf),
    /** The first part of each requested path, once. */
    requested: () => new Set(calls.map(({ path }) => path.slice(base.length).split('?')[0])).size,
  };
};

const unavailable = () => {
  throw new Error('unavailable');
};

test('a provider that fails is called once for all elements', async () => {
  const { provider, states } = await showAll(unavailable);
  expect(states()).toEqual(tags.map(() => 'error'));
  expect(provider).toHaveBeenCalledTimes(1);
});

test('one press of the button repeats every call that failed without a token', async () => {
  const { first, provider, requested } = await showAll(unavailable);
  provider.mockReturnValue('good');
  first.shadowRoot?.querySelector('button')?.click();
  await settled();
  expect(requested()).toBeGreaterThanOrEqual(tags.length);
  expect(provider).toHaveBeenCalledTimes(2);
});

test('after a login, a refresh of one element continues them all', async () => {
  const { first, provider, states } = await showAll(() => '');
  expect(states()).toEqual(tags.map(() => 'unauthorised'));
  provider.mockReturnValue('good');
  await first.refresh();
  await settled();
  expect(states()).not.toContain('unauthorised');
  expect(provider).toHaveBeenCalledTimes(2);
});

test.each([
  [undefined, indonesian.plan.none, en.plan.none],
  ['4', indonesian.plan.notOffered, en.plan.notOffered],
])('a plan of the tenor %s that is not offered shows that', async (tenor, ...words) => {
  backend(() => json({ errors: [{ code: 'RESTRUCTURE_NOT_OFFERED' }] }, 400));
  for (const [at, locale] of ['id', 'en'].entries()) {
    const element = cardAt(aBase(), 'paylater-instalment-plan', () => 'token');
    element.setAttribute('locale', locale);
    if (tenor !== undefined) element.setAttribute('tenor', tenor);
    await show(element);
    expect(stateOf(element)).toBe('empty');
    expect(element.shadowRoot?.textContent).toContain(words[at]);
  }
});
