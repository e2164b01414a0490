import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { BrowserClock } from '../../../adapters/browser/browser-clock';
import { MemoryStorage } from '../../../adapters/memory/memory-storage';

const start = Date.UTC(2026, 0, 15);
const minute = 60_000;
const clockOf = (storage = new MemoryStorage()) => new BrowserClock(() => storage);

beforeEach(() => {
  vi.useFakeTimers({ now: start });
});
afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ['five minutes ahead', 5 * minute, 0],
  ['five minutes behind', -5 * minute, 0],
  ['more than that ahead', 5 * minute + 1, 5 * minute + 1],
  ['ten years behind', -315_360_000_000, -315_360_000_000],
  ['what cannot be read', Number.NaN, 0],
])('a server time %s', (_, skew, corrected) => {
  const clock = clockOf();
  clock.heard(start + skew);
  expect(clock.now() - start).toBe(corrected);
});

test('a device whose clock was corrected needs no offset', () => {
  const clock = clockOf();
  clock.heard(start + 60 * minute);
  vi.setSystemTime(start + 60 * minute);
  clock.heard(start + 60 * minute);
  expect(clock.now()).toBe(start + 60 * minute);
});

test('the next document of the tab uses the same offset before any answer', () => {
  const storage = new MemoryStorage();
  clockOf(storage).heard(start - 60 * minute);
  const next = clockOf(storage);
  expect(next.now()).toBe(start - 60 * minute);
  next.heard(start);
  expect(clockOf(storage).now()).toBe(start);
});

test('elapsed time does not jump with the device’s clock', () => {
  const clock = clockOf();
  const before = clock.elapsed();
  vi.setSystemTime(start + 600 * minute);
  clock.heard(start - 600 * minute);
  vi.advanceTimersByTime(250);
  expect(clock.elapsed() - before).toBe(250);
});

test('sleeps for the given time, up to a hundred days, in one sleep', async () => {
  const clock = clockOf();
  const woken: string[] = [];
  void clock.sleep(1000).then(() => woken.push('short'));
  void clock.sleep(100 * 24 * 60 * minute).then(() => woken.push('long'));
  await vi.advanceTimersByTimeAsync(999);
  expect(woken).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(woken).toEqual(['short']);
  await vi.advanceTimersByTimeAsync(60 * minute);
  expect(woken).toEqual(['short']);
});

test('wakes when aborted, and keeps no timer', async () => {
  const clock = clockOf();
  const asker = new AbortController();
  const sleep = clock.sleep(1000, asker.signal);
  asker.abort();
  await sleep;
  await clock.sleep(1000, asker.signal);
  expect(vi.getTimerCount()).toBe(0);
});
