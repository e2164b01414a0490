import { expect, test } from 'vitest';
import { tabLocks } from '../../../adapters/browser/tab-locks';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { second } from '../../../domain/kernel/instant';
import { settled } from '../../domain/support/held-http';

/** One lock of a browser: the first caller holds it until its promise ends. */
const oneLock = () => {
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, options: LockOptions, take: () => Promise<void>) => {
    const aborted = new Promise<never>((_, refuse) =>
      options.signal?.addEventListener('abort', () => refuse(new DOMException('', 'AbortError'))),
    );
    const end = Promise.race([last, aborted]).then(take);
    last = Promise.all([last, end.catch(() => {})]);
    return end;
  };
  return { request } as unknown as LockManager;
};

test('a tab waits until the previous one is done, or until its timeout', async () => {
  const [clock, locks] = [new MemoryClock(), oneLock()];
  const told: [name: string, isOurs: boolean][] = [];
  const take = (name: string) =>
    tabLocks(clock, locks)('row', 60 * second).subscribe((isOurs) => told.push([name, isOurs]));
  const [first, , third] = [take('first'), take('second'), take('third')];
  await settled();
  expect(told).toEqual([['first', true]]);
  third.unsubscribe();
  await clock.advance(59 * second);
  expect(told.length).toBe(1);
  await clock.advance(second);
  await settled();
  expect(told).toEqual([
    ['first', true],
    ['second', false],
  ]);
  take('fourth');
  await clock.advance(30 * second);
  first.unsubscribe();
  await settled();
  expect(told.at(-1)).toEqual(['fourth', true]);
  // A held lock is not taken away.
  await clock.advance(60 * second);
  await settled();
  expect(told.length).toBe(3);
  expect(clock.waiting).toBe(0);
});

test.each([
  ['has no locks', undefined],
  ['refuses them', { request: () => Promise.reject(new DOMException('', 'SecurityError')) }],
])('a browser that %s lets every tab continue', async (_, locks) => {
  const clock = new MemoryClock();
  const told: boolean[] = [];
  for (let tab = 0; tab < 2; tab += 1)
    tabLocks(clock, locks as LockManager | undefined)('row', second).subscribe((isOurs) =>
      told.push(isOurs),
    );
  await settled();
  expect(told).toEqual([true, true]);
});
