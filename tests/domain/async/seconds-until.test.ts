import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { minute } from '../../../domain/kernel/instant';
import { momentIn } from '../../../domain/async/moment';
import { secondsUntil } from '../../../domain/async/seconds-until';

test.each([
  [2_500, [3, 2, 1, 0]],
  [2_000, [2, 1, 0]],
  [0, [0]],
  [-5_000, [0]],
])('%s ms are counted down in whole seconds', async (rest, expected) => {
  const clock = new MemoryClock();
  await clock.advance(7_000);
  const counted: number[] = [];
  let isOver = false;
  secondsUntil(clock, momentIn(clock, rest)).subscribe({
    next: (seconds) => counted.push(seconds),
    complete: () => {
      isOver = true;
    },
  });
  for (const at of expected.slice(1).keys()) {
    expect(counted).toEqual(expected.slice(0, at + 1));
    await clock.advance(1_000);
  }
  expect([counted, isOver]).toEqual([expected, true]);
});

test.each([
  ['a device that slept is over with it', 10 * minute, [60, 0]],
  ['a clock that was put back is as long as before', -10 * minute, [60, 59]],
])('a countdown on %s', async (_, passed, expected) => {
  const clock = new MemoryClock();
  const counted: number[] = [];
  secondsUntil(clock, momentIn(clock, minute)).subscribe((seconds) => counted.push(seconds));
  // Timers and the monotonic clock do not advance with the jump.
  clock.heard(clock.now() + passed);
  await clock.advance(1_000);
  expect(counted).toEqual(expected);
});
