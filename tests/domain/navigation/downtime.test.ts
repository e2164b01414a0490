import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { hour, minute } from '../../../domain/kernel/instant';
import { cell } from '../../../domain/kernel/live';
import { isDown, specifiedWindow, watchDowntime } from '../../../domain/navigation/downtime';

const begin = Date.UTC(2026, 0, 15, 3);
const second = 1_000;

const pollingOn = (clock: MemoryClock, random = 0) => ({
  clock,
  visible$: cell(true),
  random: () => random,
});

test('a downtime includes its first moment and excludes its last', () => {
  const window = { start: 10, end: 20 };
  expect([9, 10, 19, 20].map((now) => isDown(window, now))).toEqual([false, true, true, false]);
});

test('the default window of the specification is empty and never triggers', () => {
  const at = Date.UTC(2025, 3, 17, 18);
  expect(specifiedWindow).toEqual({ start: at, end: at });
  expect([at - 1, at, at + 1].map((now) => isDown(undefined, now))).toEqual([false, false, false]);
});

test('the start and the end are emitted at once, and nothing else is', async () => {
  const clock = new MemoryClock(begin);
  const start = begin + 90 * second;
  const down$ = watchDowntime({ start, end: start + 100 * second }, pollingOn(clock));
  const seen: boolean[] = [];
  down$.subscribe((down) => seen.push(down));
  await clock.advance(89 * second);
  expect(seen).toEqual([false]);
  await clock.advance(second);
  expect(seen).toEqual([false, true]);
  await clock.advance(99 * second);
  expect(seen).toEqual([false, true]);
  await clock.advance(second);
  expect(seen).toEqual([false, true, false]);
  expect(clock.waiting).toBe(0);
});

test('after a clock correction in either direction the downtime is noticed within a minute', async () => {
  for (const skew of [2 * hour, -2 * hour]) {
    const clock = new MemoryClock(begin + skew);
    const down$ = watchDowntime({ start: begin, end: begin + hour }, pollingOn(clock));
    clock.heard(begin + 5 * minute);
    await clock.advance(minute - second);
    expect(down$.value).toBe(false);
    await clock.advance(second);
    expect(down$.value).toBe(true);
  }
});

test('clients see the end at different times within three minutes, and only on a visible page', async () => {
  const window = { start: begin, end: begin + minute };
  for (const random of [0, 0.25, 0.75]) {
    const clock = new MemoryClock(begin);
    const polling = pollingOn(clock, random);
    const down$ = watchDowntime(window, polling);
    await clock.advance(minute + random * 3 * minute - 1);
    expect(down$.value).toBe(true);
    polling.visible$.next(false);
    await clock.advance(10 * minute);
    expect(down$.value).toBe(true);
    polling.visible$.next(true);
    await clock.advance(0);
    expect(down$.value).toBe(false);
  }
});

test('a random number delays only the end', async () => {
  const clock = new MemoryClock(begin);
  const start = begin + minute;
  const down$ = watchDowntime({ start, end: start + minute }, pollingOn(clock, 0.75));
  await clock.advance(minute);
  expect(down$.value).toBe(true);
});
