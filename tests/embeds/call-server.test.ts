import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { minute } from '../../domain/kernel/instant';
import { usualApiBase } from '../../embeds/core/addresses';
import {
  type CallContext,
  callServer,
  type ElementCall,
  ServerClock,
} from '../../embeds/core/call-server';
import type { Deviations } from '../../embeds/core/reader';
import { Tokens } from '../../embeds/core/tokens';
import { backend, json } from './support/backend';

const now = Date.parse('2026-01-15T10:00:00+07:00');
const ignored = () => undefined;

const warn = vi.fn<(line: string) => void>();
const warningsOf = (part: string) =>
  warn.mock.calls.map(([line]) => line).filter((line) => line.includes(part));

beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['setTimeout', 'clearTimeout', 'Date', 'performance'] });
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.spyOn(console, 'warn').mockImplementation(warn);
});
afterEach(() => {
  warn.mockClear();
  vi.useRealTimers();
});

const call: ElementCall<unknown> = {
  method: 'GET',
  path: '/v9/thing?of=1',
  retry: 1,
  timeout: 4_000,
  read: (raw) => raw,
  isNothing: () => false,
  none: ['NOTHING_HERE'],
};

/** Calls the server as an element does, with a provider that returns `t1`, `t2` and so on. */
const ask = (
  changed: Partial<ElementCall<unknown>> = {},
  { provider, ...context }: Partial<CallContext> & { readonly provider?: () => string } = {},
  send = callServer,
) => {
  const [tokens, leaving] = [new Tokens(ignored, ignored, ignored), new AbortController()];
  let turn = 0;
  tokens.provide({}, provider ?? (() => `t${++turn}`));
  const whole: CallContext = {
    apiBase: `${location.origin}/v`,
    locale: 'en',
    applicationSource: 'gopay',
    tokens,
    time: new ServerClock(),
    ...context,
  };
  const answer = send({ ...call, ...changed }, whole, leaving.signal);
  return { answer, leave: () => leaving.abort() };
};

const never = () => new Promise<Response>(ignored);
const refused = (code: string, status = 401) => json({ errors: [{ code }] }, status);

test('a call has its headers, and a body only if there is one', async () => {
  const sent = vi.fn<typeof fetch>(async () => json({ it: 1 }));
  vi.stubGlobal('fetch', sent);
  expect(await ask().answer).toEqual({ ok: true, value: { it: 1 } });
  await ask({ method: 'POST', body: '{"a":1}' }).answer;
  const [[url, get], [, post]] = sent.mock.calls as [[string, RequestInit], [string, RequestInit]];
  expect(url).toBe(`${location.origin}/v/v9/thing?of=1`);
  expect(get).toMatchObject({
    method: 'GET',
    cache: 'no-store',
    headers: {
      Authorization: 'Bearer t1',
      'X-User-Locale': 'en',
      'application-source': 'GOPAY',
    },
  });
  expect([Object.keys(get).includes('body'), Object.getPrototypeOf(get)]).toEqual([false, null]);
  expect(get.headers).not.toHaveProperty('Content-Type');
  expect(post).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    headers: { 'Content-Type': 'application/json' },
  });
});

test.each<[string, Deviations, boolean, boolean]>([
  ['a required field is unreadable', { failed: true, leftOut: true }, false, false],
  ['there would be nothing to show, but a field was left out', { leftOut: true }, true, false],
  ['a field was left out of what is shown', { leftOut: true }, false, true],
  ['there is nothing to show', {}, true, true],
])('%s', async (_, drift, isNothing, isGood) => {
  backend(() => json({}));
  const read: ElementCall<unknown>['read'] = (raw, found) => {
    Object.assign(found, drift);
    return [raw];
  };
  const expected = isGood
    ? { ok: true, value: [{}] }
    : { ok: false, error: { kind: 'contract', path: 'answer' } };
  expect(await ask({ read, isNothing: () => isNothing }).answer).toEqual(expected);
});

test('a reader that throws counts as an unreadable answer', async () => {
  backend(() => json({}));
  const read = () => {
    throw new Error('no');
  };
  const error = { kind: 'contract', path: 'answer' };
  expect(await ask({ read }).answer).toEqual({ ok: false, error });
});

test('each try has a deadline, and the result of the last one is the answer', async () => {
  const calls = backend(never);
  const { answer } = ask();
  await vi.advanceTimersByTimeAsync(3_999);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(calls.map(({ signal }) => signal.aborted)).toEqual([true]);
  await vi.advanceTimersByTimeAsync(250);
  expect(calls).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(vi.getTimerCount()).toBe(0);
});

test('all tries of a server that hangs end after fifteen seconds', async () => {
  const calls = backend(never);
  const { answer } = ask({ retry: 9 });
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await answer).toEqual({ ok: false, error: { kind: 'timeout' } });
  expect(calls.every(({ signal }) => signal.aborted)).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

const cancelled = { ok: false, error: { kind: 'cancelled' } };

test.each([
  ['before the token came', 0, 0],
  ['while the answer was awaited', 10, 1],
  ['while the next try was awaited', 4_100, 1],
])('an element that left %s sends no further request', async (_, at, count) => {
  const calls = backend(never);
  const { answer, leave } = ask();
  if (at > 0) await vi.advanceTimersByTimeAsync(at);
  leave();
  await vi.advanceTimersByTimeAsync(0);
  expect(await answer).toMatchObject(at < 4_000 ? cancelled : { error: { kind: 'timeout' } });
  expect([calls.length, vi.getTimerCount()]).toEqual([count, 0]);
});

describe('a refused token', () => {
  test('is renewed once, and the answer to the new token counts', async () => {
    const calls = backend(({ headers }) =>
      headers['Authorization'] === 'Bearer t1' ? refused('OLD') : json([1]),
    );
    expect(await ask().answer).toEqual({ ok: true, value: [1] });
    expect(calls).toHaveLength(2);
  });

  test('that cannot be renewed returns the failure of the provider', async () => {
    let turn = 0;
    backend(() => refused('OLD'));
    const { answer } = ask({}, { provider: () => (turn++ === 0 ? 'first' : '') });
    expect(await answer).toMatchObject({ error: { code: 'TOKEN_FAILED' } });
  });

  test('is not used again by an element that has left', async () => {
    const calls = backend(() => refused('OLD'));
    const asked = ask({}, { provider: () => (calls.length > 0 && asked.leave(), 'same') });
    expect(await asked.answer).toEqual(cancelled);
    expect(calls).toHaveLength(1);
  });

  test('differs from other refusals', async () => {
    const calls = backend(() => refused('NOT_YOURS', 403));
    expect(await ask().answer).toMatchObject({ error: { status: 403, code: 'NOT_YOURS' } });
    expect(calls).toHaveLength(1);
  });
});

test('without a token nothing is sent', async () => {
  const calls = backend(() => json({}));
  expect(await ask({}, { provider: () => '' }).answer).toMatchObject({
    error: { code: 'TOKEN_FAILED' },
  });
  expect(calls).toEqual([]);
});

test('a refusal that means an empty result is an answer', async () => {
  backend(() => refused('NOTHING_HERE', 404));
  expect(await ask().answer).toEqual({ ok: true, value: undefined });
});

test('an unreachable API of another origin is logged once, without the token', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const reach = (apiBase: string) => ask({ retry: 0 }, { apiBase, provider: () => 'my-secret' });
  const error = { kind: 'network' };
  expect(await reach(`${location.origin}/v`).answer).toEqual({ ok: false, error });
  expect(warningsOf('CORS')).toEqual([]);
  expect(await reach('https://elsewhere.example/api').answer).toEqual({ ok: false, error });
  expect(await reach('https://elsewhere.example/api').answer).toEqual({ ok: false, error });
  expect(warningsOf('CORS')).toEqual([
    'PayLater: the API cannot be reached, or does not allow calls from the origin of this page (CORS). See "What the API must allow" in the guide of the elements.',
  ]);
  expect(warn.mock.calls.join()).not.toContain('my-secret');
});

test('a bundled script that calls the origin of the page is asked to configure the API', async () => {
  backend(() => json({}));
  // A line is logged once for all tests that share a module.
  vi.resetModules();
  const { callServer: own } = await import('../../embeds/core/call-server');
  vi.resetModules();
  await ask({}, { apiBase: 'https://elsewhere.example/api' }, own).answer;
  expect(warningsOf('bundled')).toEqual([]);
  await ask({}, { apiBase: usualApiBase() }, own).answer;
  expect(warningsOf('bundled')).toEqual([
    'PayLater: a bundled script needs the address of the API: call configure({ apiBase }). See "From npm" in the guide of the elements.',
  ]);
});

test.each([
  ['a minute ahead', minute, 0],
  ['five minutes ahead', 5 * minute, 0],
  ['just over five minutes ahead', 5 * minute + 1, 5 * minute + 1],
  ['an hour behind', -60 * minute, -60 * minute],
])('if the clock of the server is %s, the corrected clock differs by %s ms', (_, by, corrected) => {
  const clock = new ServerClock();
  expect(clock.now()).toBe(now);
  clock.heard(now + by);
  expect(clock.now()).toBe(now + corrected);
  clock.heard(now);
  expect(clock.now()).toBe(now);
});
