import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { withTimeout } from '../../../domain/async/with-timeout';

const never = new Promise<never>(() => {});

test('returns a result in time, and leaves no timer', async () => {
  const clock = new MemoryClock();
  const ended = await withTimeout(clock, { deadline: 1000 }, () => Promise.resolve('here'));
  expect(ended).toEqual({ kind: 'done', value: 'here' });
  await clock.advance(0);
  expect(clock.waiting).toBe(0);
});

test('ends at the deadline although the work continues, and aborts its signal', async () => {
  const clock = new MemoryClock();
  let told: AbortSignal | undefined;
  const ended = withTimeout(clock, { deadline: 1000 }, (signal) => {
    told = signal;
    return never;
  });
  await clock.advance(999);
  expect(told?.aborted).toBe(false);
  await clock.advance(1);
  expect(await ended).toEqual({ kind: 'timeout' });
  expect(told?.aborted).toBe(true);
});

test('ends when the caller aborts, with or without a deadline', async () => {
  for (const bounds of [{}, { deadline: 1000 }]) {
    const [clock, asker] = [new MemoryClock(), new AbortController()];
    const ended = withTimeout(clock, { ...bounds, signal: asker.signal }, () => never);
    asker.abort();
    expect(await ended).toEqual({ kind: 'cancelled' });
    await clock.advance(0);
    expect(clock.waiting).toBe(0);
  }
});

test('does not begin for a caller that has aborted', async () => {
  const asker = new AbortController();
  asker.abort();
  let begun = false;
  const ended = await withTimeout(new MemoryClock(), { signal: asker.signal }, () => {
    begun = true;
    return never;
  });
  expect([ended.kind, begun]).toEqual(['cancelled', false]);
});

test('without a deadline it never times out', async () => {
  const clock = new MemoryClock();
  let ended = false;
  void withTimeout(clock, {}, () => never).then(() => {
    ended = true;
  });
  await clock.advance(24 * 3_600_000);
  expect(ended).toBe(false);
});

test('rejects when the work rejects, unless the deadline has passed', async () => {
  const clock = new MemoryClock();
  await expect(withTimeout(clock, {}, () => Promise.reject(new Error('off')))).rejects.toThrow(
    'off',
  );
  let reject: (reason: Error) => void = () => {};
  const late = new Promise<never>((_, no) => {
    reject = no;
  });
  const ended = withTimeout(clock, { deadline: 10 }, () => late);
  await clock.advance(10);
  reject(new Error('late'));
  expect(await ended).toEqual({ kind: 'timeout' });
});
