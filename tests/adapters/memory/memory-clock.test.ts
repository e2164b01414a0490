import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { hour, minute } from '../../../domain/kernel/instant';

test('time does not pass until advance, and sleepers wake in order', async () => {
  const clock = new MemoryClock(1000);
  const woken: string[] = [];
  void clock.sleep(200).then(() => woken.push(`late at ${clock.now()}`));
  void clock.sleep(100).then(() => woken.push(`early at ${clock.now()}`));
  await clock.advance(50);
  expect([clock.now(), clock.elapsed(), clock.waiting]).toEqual([1050, 50, 2]);
  await clock.advance(500);
  expect(woken).toEqual(['early at 1100', 'late at 1200']);
  expect([clock.now(), clock.waiting]).toEqual([1550, 0]);
});

test('a sleeper whose signal aborts wakes at once, and once', async () => {
  const clock = new MemoryClock(0);
  const controller = new AbortController();
  const slept = clock.sleep(hour, controller.signal);
  controller.abort();
  await slept;
  await clock.sleep(hour, controller.signal);
  expect([clock.elapsed(), clock.waiting]).toEqual([0, 0]);
});

test('a server time counts when it is more than five minutes off, and the elapsed time never jumps', () => {
  const clock = new MemoryClock(0);
  clock.heard(5 * minute);
  expect(clock.now()).toBe(0);
  clock.heard(hour);
  expect([clock.now(), clock.elapsed()]).toEqual([hour, 0]);
  clock.heard(minute);
  expect(clock.now()).toBe(0);
});
