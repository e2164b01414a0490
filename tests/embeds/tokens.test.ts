import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { grace, type TokenProvider, Tokens } from '../../embeds/core/tokens';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Two elements of a page. */
const [one, other] = [{}, {}];

const aPage = () => {
  const events: string[] = [];
  const tokens = new Tokens(
    () => events.push('given'),
    () => events.push('gone'),
    () => events.push('other'),
  );
  return { tokens, events };
};

/** Creates a provider that counts its calls. */
const counting = (answer = (turn: number): string => `token-${turn}`) => {
  let turn = 0;
  return vi.fn<() => Promise<string>>(async () => answer(++turn));
};

test('concurrent callers share one token request', async () => {
  const { tokens } = aPage();
  const provider = counting();
  tokens.provide(one, provider);
  const answers = await Promise.all([tokens.token(), tokens.token(), tokens.token()]);
  expect(new Set(answers.map((it) => it.ok && it.value))).toEqual(new Set(['token-1']));
  await tokens.token();
  expect(provider).toHaveBeenCalledTimes(1);
  expect(vi.getTimerCount()).toBe(0);
});

test('callers whose token was refused share one renewal', async () => {
  const { tokens } = aPage();
  const provider = counting();
  tokens.provide(one, provider);
  await tokens.token();
  const answers = await Promise.all([tokens.renewed('token-1'), tokens.renewed('token-1')]);
  expect(answers).toEqual([
    { ok: true, value: 'token-2' },
    { ok: true, value: 'token-2' },
  ]);
  expect(await tokens.renewed('token-1')).toEqual({ ok: true, value: 'token-2' });
  expect(provider).toHaveBeenCalledTimes(2);
});

test('waiting callers use a provider that is set within a second', async () => {
  const { tokens, events } = aPage();
  const asked = tokens.token();
  await vi.advanceTimersByTimeAsync(grace - 1);
  tokens.provide(one, counting());
  expect(await asked).toEqual({ ok: true, value: 'token-1' });
  expect(events).toEqual(['given']);
});

test('without a provider there is no token, and the next caller waits again', async () => {
  const { tokens } = aPage();
  const asked = tokens.token();
  await vi.advanceTimersByTimeAsync(grace);
  expect(await asked).toMatchObject({ ok: false, error: { status: 401, code: 'TOKEN_MISSING' } });
  tokens.provide(one, counting());
  expect(await tokens.token()).toEqual({ ok: true, value: 'token-1' });
});

test.each<[string, number, () => Promise<string> | string]>([
  ['fails', 0, () => Promise.reject(new Error('no'))],
  [
    'throws',
    0,
    () => {
      throw new Error('no');
    },
  ],
  ['never answers', 0, () => new Promise(() => undefined)],
  ['answers nothing', 401, () => ''],
  ['answers no text', 401, () => ({}) as unknown as string],
])(
  'a provider that %s counts as a refusal with the status %i, and is called again next time',
  async (_, status, bad) => {
    const { tokens } = aPage();
    const provider = vi.fn<TokenProvider>(bad);
    tokens.provide(one, provider);
    const asked = tokens.token();
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await asked).toMatchObject({ ok: false, error: { status, code: 'TOKEN_FAILED' } });
    void tokens.token();
    await vi.advanceTimersByTimeAsync(0);
    expect(provider).toHaveBeenCalledTimes(2);
  },
);

test('a new provider is not called while the token is valid; a sign-out drops the token', async () => {
  const { tokens, events } = aPage();
  tokens.provide(one, counting());
  await tokens.token();
  const later = counting((turn) => `later-${turn}`);
  tokens.provide(one, later);
  expect(await tokens.token()).toEqual({ ok: true, value: 'token-1' });
  tokens.signOut();
  tokens.provide(one, later);
  expect(await tokens.token()).toEqual({ ok: true, value: 'later-1' });
  expect(events).toEqual(['given', 'gone', 'given']);
});

test('of several providers the last one set is called, while its element is in the page', async () => {
  const { tokens, events } = aPage();
  const [first, last] = [counting(() => 'first'), counting(() => 'last')];
  tokens.provide(other, first);
  tokens.provide(one, last);
  tokens.provide(other, first);
  tokens.provide(one, last);
  expect(await tokens.token()).toEqual({ ok: true, value: 'last' });
  tokens.leave(one);
  expect(await tokens.renewed('last')).toEqual({ ok: true, value: 'first' });
  tokens.leave(one);
  expect(events).toEqual(['given', 'other']);
  tokens.leave(other);
  expect(events).toEqual(['given', 'other', 'gone']);
  expect(tokens.isNeeded).toBe(true);
});

test('a provider is not used after a sign-out, even when no other one is left', () => {
  const { tokens, events } = aPage();
  const visit = tokens.provide(one, counting());
  tokens.leave(one);
  expect(tokens.provide(other, counting())).toBe(visit);
  tokens.leave(other);
  tokens.signOut();
  expect(visit.isOver).toBe(true);
  expect(tokens.provide(one, counting()).isOver).toBe(false);
  expect(events).toEqual(['given', 'gone', 'given', 'gone', 'given']);
});

test('callers that wait for a first provider use it, even after a sign-out in between', async () => {
  const { tokens } = aPage();
  const asked = [tokens.token()];
  tokens.signOut();
  asked.push(tokens.token());
  const provider = counting();
  tokens.provide(one, provider);
  await Promise.all(asked);
  expect(provider).toHaveBeenCalledTimes(1);
});
