import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TokenProvider } from '../../embeds/core/tokens';
import { backend, home, json, settled } from './support/backend';
import { aBase, cardAt, show, stateOf } from './support/cards';

const warn = vi.fn<(line: string) => void>();

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(async () => {
  document.body.replaceChildren();
  await settled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Values that a provider may return by mistake. */
const bad: Readonly<Record<string, unknown>> = {
  'a login page': '<!doctype html><title>Log in</title>',
  'an error in JSON': '{"error":"session_expired"}',
  'nothing, or blanks': ' \n',
  'two lines': 'abc\ndef',
  'a word for no value': 'undefined',
  'the scheme with it': 'Bearer abc',
  'no text': { token: 'abc' },
  'other letters': 'tökén',
  'more than a header holds': 'a'.repeat(8_193),
};

/** Shows an element whose provider returns this token; returns its state, events and requests. */
const shownWith = async (token: unknown) => {
  const calls = backend(() => home());
  const element = cardAt(aBase(), 'paylater-limit-card', (() => token) as TokenProvider);
  const events: string[] = [];
  element.addEventListener('paylater-token-needed', () => events.push('needed'));
  element.addEventListener('paylater-error', (event) => {
    const { kind, code } = (event as CustomEvent<{ kind: string; code: string }>).detail;
    events.push(`${kind} ${code}`);
  });
  await show(element);
  await settled();
  return {
    state: stateOf(element),
    events,
    sent: calls.map((it) => it.headers['Authorization']),
    element,
  };
};

test('an invalid token is not sent, and the element asks the page for a login', async () => {
  const found: Record<string, unknown> = {};
  for (const [what, token] of Object.entries(bad)) {
    const { state, events, sent } = await shownWith(token);
    found[what] = { state, events, sent: sent.length };
    process.stdout.write(`${what.padEnd(26)} ${state}, ${events.join(', ')}\n`);
  }
  const expected = { state: 'unauthorised', events: ['token TOKEN_FAILED', 'needed'], sent: 0 };
  expect(found).toEqual(Object.fromEntries(Object.keys(bad).map((what) => [what, expected])));
  // The console logs it once, and another test file may have caused it first. Nothing else is logged.
  const said =
    'PayLater: the token provider returned something other than a token. See "Who the person is" in the guide of the elements.';
  expect(warn.mock.calls.filter(([line]) => line !== said)).toEqual([]);
});

test.each(['undefined-1', 'nullable', 'a'.repeat(8_192), 'a.b_c~d+e/f-g=='])(
  'the token %j is sent',
  async (token) => {
    const { state, sent } = await shownWith(token);
    expect([state, sent]).toEqual(['ready', [`Bearer ${token}`]]);
  },
);

test('an empty text means that the user is signed out, and causes no warning', async () => {
  vi.resetModules();
  const { Tokens: OwnTokens } = await import('../../embeds/core/tokens');
  const tokens = new OwnTokens(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  warn.mockClear();
  for (const empty of ['', ' \n']) {
    tokens.provide({}, () => empty);
    expect(await tokens.token()).toMatchObject({ ok: false, error: { status: 401 } });
  }
  expect(warn.mock.calls).toEqual([]);
});

/** Providers that fail. */
const failing: readonly (readonly [what: string, provider: TokenProvider])[] = [
  [
    'throws',
    () => {
      throw new Error('offline');
    },
  ],
  ['rejects', () => Promise.reject(new Error('offline'))],
];

test.each(failing)('a provider that %s causes an error with a retry', async (_, fail) => {
  backend(() => home());
  const provider = vi.fn<TokenProvider>(fail);
  const element = cardAt(aBase(), 'paylater-limit-card', provider);
  const told: unknown[] = [];
  element.addEventListener('paylater-token-needed', () => told.push('needed'));
  element.addEventListener('paylater-error', ({ detail }) => told.push(detail));
  await show(element);
  expect(stateOf(element)).toBe('error');
  expect(told).toEqual([{ kind: 'token', code: 'TOKEN_FAILED' }]);
  provider.mockReturnValue('good');
  element.shadowRoot?.querySelector('button')?.click();
  await settled();
  expect([stateOf(element), provider.mock.calls.length]).toEqual(['ready', 2]);
});

test.each(failing)(
  'when a provider %s after a refused token, the old values go',
  async (_, fail) => {
    let isGood = true;
    backend(() => (isGood ? home() : json({ errors: [{ code: 'EXPIRED' }] }, 401)));
    const provider = vi.fn<TokenProvider>(() => 'first');
    const element = cardAt(aBase(), 'paylater-limit-card', provider);
    await show(element);
    isGood = false;
    provider.mockImplementation(fail);
    await element.refresh();
    expect(stateOf(element)).toBe('error');
    expect(element.shadowRoot?.querySelector('[data-amount]')).toBe(null);
  },
);

test('the old values also go when the language changes at that moment', async () => {
  let isGood = true;
  backend(() => (isGood ? home() : json({ errors: [{ code: 'EXPIRED' }] }, 401)));
  const provider = vi.fn<TokenProvider>(() => 'first');
  const element = cardAt(aBase(), 'paylater-limit-card', provider);
  await show(element);
  isGood = false;
  provider.mockRejectedValue(new Error('offline'));
  element.setAttribute('locale', 'en');
  await settled();
  expect(stateOf(element)).toBe('error');
  expect(element.shadowRoot?.querySelector('[data-amount]')).toBe(null);
});

test.each([
  ['a JSON web token', 'eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0._-'],
  ['every character of a bearer token', 'aZ09-._~+/=='],
  ['one at the longest', 'a'.repeat(8_192)],
])('%s is sent unchanged, without the line break at the end of a file', async (_, token) => {
  for (const given of [token, `${token}\n`]) {
    const { state, sent } = await shownWith(given);
    expect(state).toBe('ready');
    expect(sent).toEqual([`Bearer ${token}`]);
  }
});

test('after an invalid token, a refresh calls the provider again without a loop', async () => {
  const provider = vi.fn<TokenProvider>(() => '<html>');
  const { element, events } = await shownWith('');
  element.tokenProvider = provider;
  element.addEventListener('paylater-token-needed', () => void element.refresh());
  await element.refresh();
  await settled();
  expect([provider.mock.calls.length, stateOf(element)]).toEqual([1, 'unauthorised']);
  provider.mockReturnValue('good');
  await element.refresh();
  expect(stateOf(element)).toBe('ready');
  expect(events.filter((it) => it === 'needed')).toHaveLength(1);
});

/** Common mistakes, and the console message for each. */
const mistakes: readonly (readonly [what: string, provider: unknown, said: string])[] = [
  ['the token itself', 'secret', 'tokenProvider is not a function'],
  ['a promise of it', Promise.resolve('secret'), 'tokenProvider is not a function'],
  [
    'a function that throws',
    () => {
      throw new Error('secret');
    },
    'the token provider threw an error, or its promise was rejected',
  ],
  [
    'a promise that is rejected',
    () => Promise.reject(new Error('secret')),
    'the token provider threw an error, or its promise was rejected',
  ],
];

test.each(mistakes)(
  'for %s in place of a provider the console has one line',
  async (_, it, said) => {
    // The module logs each message once, so each test loads its own copy.
    vi.resetModules();
    const { Tokens } = await import('../../embeds/core/tokens');
    const tokens = new Tokens(
      () => undefined,
      () => undefined,
      () => undefined,
    );
    warn.mockClear();
    tokens.provide({}, it as TokenProvider);
    const answers = [await tokens.token(), await tokens.token()];
    expect(answers.map((answer) => answer.ok)).toEqual([false, false]);
    expect(warn.mock.calls).toEqual([
      [`PayLater: ${said}. See "Who the person is" in the guide of the elements.`],
    ]);
  },
);

test('a provider that takes too long is named in the console', async () => {
  vi.resetModules();
  const { Tokens } = await import('../../embeds/core/tokens');
  vi.useFakeTimers();
  warn.mockClear();
  const tokens = new Tokens(
    () => undefined,
    () => undefined,
    () => undefined,
  );
  tokens.provide({}, () => new Promise(() => undefined));
  const answer = tokens.token();
  await vi.advanceTimersByTimeAsync(30_001);
  vi.useRealTimers();
  expect((await answer).ok).toBe(false);
  expect(warn.mock.calls).toEqual([
    [
      'PayLater: the token provider took longer than 30 seconds. See "Who the person is" in the guide of the elements.',
    ],
  ]);
});
