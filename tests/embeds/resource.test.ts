import { expect, test, vi } from 'vitest';
import { Resource } from '../../embeds/core/resource';
import type { CallResult } from '../../embeds/core/call-server';
import type { Failure } from '../../domain/kernel/failure';
import { settled } from './support/backend';

/** Creates a call whose answers the test sends, in any order. */
const byHand = () => {
  const asked: {
    readonly answer: (it: CallResult<string>) => void;
    readonly signal: AbortSignal;
  }[] = [];
  const left = vi.fn<() => void>();
  const resource = new Resource<string>(
    (signal) => new Promise((answer) => asked.push({ answer, signal })),
    () => 1,
    left,
  );
  return { asked, left, resource };
};

const answered = (value: string): CallResult<string> => ({ ok: true, value });
const refused: CallResult<string> = { ok: false, error: { kind: 'api', status: 401 } };
const lost: CallResult<string> = { ok: false, error: { kind: 'network' } };

test('several watchers share one call, and so do several refreshes', async () => {
  const { asked, resource } = byHand();
  const changed = vi.fn<(at: number) => void>();
  for (let at = 0; at < 20; at += 1) resource.watch(() => changed(at));
  await settled();
  expect(asked).toHaveLength(1);
  asked[0]?.answer(answered('one'));
  await settled();
  expect(resource.value).toEqual({ phase: 'ready', value: { value: 'one', readAt: 1 } });
  expect(changed).toHaveBeenCalledTimes(40);
  for (let at = 0; at < 20; at += 1) void resource.refresh();
  await settled();
  expect(asked).toHaveLength(2);
});

test('a newer call replaces an older one, which is aborted', async () => {
  const { asked, resource } = byHand();
  resource.watch(() => undefined);
  await settled();
  void resource.refresh();
  await settled();
  expect(asked.map(({ signal }) => signal.aborted)).toEqual([true, false]);
  asked[1]?.answer(answered('new'));
  await settled();
  asked[0]?.answer(answered('old'));
  await settled();
  expect(resource.value).toMatchObject({ phase: 'ready', value: { value: 'new' } });
});

test('when the last watcher is gone the call is aborted, and not repeated', async () => {
  const { asked, left, resource } = byHand();
  const stops = [resource.watch(() => undefined), resource.watch(() => undefined)];
  await settled();
  stops[0]?.();
  expect(asked[0]?.signal.aborted).toBe(false);
  stops[1]?.();
  stops[1]?.();
  expect(asked[0]?.signal.aborted).toBe(true);
  expect(left).toHaveBeenCalledTimes(1);
  await resource.refresh();
  expect(asked).toHaveLength(1);
});

test('after a failure the value stays, unless it may belong to another user', async () => {
  const { asked, resource } = byHand();
  resource.watch(() => undefined);
  await settled();
  asked[0]?.answer(answered('known'));
  await settled();
  void resource.refresh();
  await settled();
  expect(resource.value).toMatchObject({ phase: 'loading', last: { value: 'known' } });
  asked[1]?.answer(lost);
  await settled();
  expect(resource.value).toMatchObject({ phase: 'failed', last: { value: 'known' } });
  resource.retry();
  await settled();
  expect(asked).toHaveLength(2);
  void resource.refresh();
  await settled();
  asked[2]?.answer(refused);
  await settled();
  expect(resource.value).toEqual({ phase: 'failed', failure: { kind: 'api', status: 401 } });
  resource.retry();
  await settled();
  expect(asked).toHaveLength(4);
});

test('forget drops the value of the user at once', async () => {
  const { asked, resource } = byHand();
  resource.watch(() => undefined);
  await settled();
  asked[0]?.answer(answered('theirs'));
  await settled();
  resource.forget();
  expect(resource.value).toEqual({ phase: 'idle' });
  await settled();
  expect(asked).toHaveLength(2);
});

test.each<[string, Failure, boolean]>([
  ['a network failure', { kind: 'network' }, true],
  ['a timeout', { kind: 'timeout' }, true],
  ['a failed server', { kind: 'api', status: 500 }, true],
  ['a refusal', { kind: 'api', status: 499 }, false],
  ['an unreadable answer', { kind: 'contract', path: 'answer' }, false],
])('after %s, a page that is back asks again: %j', async (_, error, again) => {
  const { asked, resource } = byHand();
  resource.watch(() => undefined);
  await settled();
  asked[0]?.answer({ ok: false, error });
  await settled();
  resource.recover();
  await settled();
  expect(asked).toHaveLength(again ? 2 : 1);
  // The call under way is enough.
  resource.recover();
  await settled();
  expect(asked).toHaveLength(again ? 2 : 1);
});
