import { expect, test } from 'vitest';
import { Readiness } from '../../../adapters/bridge/readiness';
import { MemoryClock } from '../../../adapters/memory/memory-clock';

const aHost = () => {
  const clock = new MemoryClock();
  const host = { there: false, looked: 0 };
  const readiness = new Readiness(() => {
    host.looked += 1;
    return host.there;
  }, clock);
  return { clock, host, readiness };
};

test('a host that is present at once costs no wait', async () => {
  const { clock, host, readiness } = aHost();
  host.there = true;
  expect(await readiness.wait()).toBe(true);
  expect([clock.elapsed(), readiness.ready$.value, host.looked]).toEqual([0, true, 1]);
});

test.each([
  [250, 300],
  [2900, 3000],
  [3000, 3000],
])('a host that comes after %d ms is found at %d ms', async (comes, seen) => {
  const { clock, host, readiness } = aHost();
  const waiting = readiness.wait();
  await clock.advance(comes);
  host.there = true;
  expect(readiness.ready$.value).toBe(false);
  await clock.advance(seen - comes);
  if (seen > comes) expect(readiness.ready$.value).toBe(true);
  await clock.advance(300);
  expect(await waiting).toBe(seen > comes);
});

test('the wait ends after three seconds, and all callers share it', async () => {
  const { clock, host, readiness } = aHost();
  const both = Promise.all([readiness.wait(), readiness.wait()]);
  await clock.advance(2999);
  expect(clock.waiting).toBe(1);
  await clock.advance(1);
  expect(await both).toEqual([false, false]);
  expect([clock.waiting, host.looked]).toEqual([0, 11]);
});

test('a host that comes later is found by the next call, and reported once', async () => {
  const { clock, host, readiness } = aHost();
  const waiting = readiness.wait();
  await clock.advance(3000);
  await waiting;
  const seen: boolean[] = [];
  readiness.ready$.subscribe((ready) => seen.push(ready));
  expect(readiness.check()).toBe(false);
  host.there = true;
  expect([readiness.check(), readiness.check()]).toEqual([true, true]);
  expect(seen).toEqual([false, true]);
  expect(clock.waiting).toBe(0);
});

test('a host whose look-up throws counts as absent', () => {
  const readiness = new Readiness(() => {
    throw new Error('host');
  }, new MemoryClock());
  expect(readiness.check()).toBe(false);
});
