import fc from 'fast-check';
import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { minute, second } from '../../../domain/kernel/instant';
import { cell, combine, derive } from '../../../domain/kernel/live';
import {
  failed,
  idle,
  latestValue,
  loading,
  type Loadable,
  ready,
} from '../../../domain/kernel/loadable';
import { pauseBefore, poll } from '../../../domain/kernel/poll';

test('a combined value is computed once a change, the same object between changes, and current', () => {
  const change = fc.record({
    which: fc.constantFrom('a', 'b'),
    to: fc.integer({ min: 0, max: 2 }),
  });
  fc.assert(
    fc.property(fc.array(change, { maxLength: 20 }), fc.boolean(), (changes, watched) => {
      const sources = { a: cell(0), b: cell(0) };
      let computed = 0;
      const sum$ = combine([sources.a, sources.b], (a, b) => {
        computed += 1;
        return { sum: a + b };
      });
      const seen: unknown[] = [];
      if (watched) sum$.subscribe((value) => seen.push(value));
      for (const { which, to } of changes) {
        const before = sum$.value;
        const computedBefore = computed;
        const differs = sources[which].value !== to;
        sources[which].next(to);
        expect(sum$.value).toEqual({ sum: sources.a.value + sources.b.value });
        expect(sum$.value).toBe(sum$.value);
        expect(sum$.value === before).toBe(!differs);
        expect(computed - computedBefore).toBeLessThanOrEqual(differs ? 1 : 0);
      }
      if (watched) expect(seen[seen.length - 1]).toBe(sum$.value);
      expect(new Set(seen).size).toBe(seen.length);
    }),
  );
});

test('a derived value is passed on when it differs only', () => {
  const source = cell(1);
  const even$ = derive(source, (n) => n % 2 === 0);
  const seen: boolean[] = [];
  even$.subscribe((even) => seen.push(even));
  for (const n of [3, 5, 6, 8, 9]) source.next(n);
  expect(seen).toEqual([false, true, false]);
});

test('what was known stays known while it is fetched anew and when that fails', () => {
  const failure = { kind: 'network' } as const;
  const states: [Loadable<number>, number | undefined][] = [
    [idle, undefined],
    [loading(idle), undefined],
    [failed(failure, idle), undefined],
    [ready(1), 1],
    [loading(ready(1)), 1],
    [failed(failure, loading(ready(1))), 1],
    [loading(failed(failure, loading(ready(1)))), 1],
    [ready(0), 0],
    [loading(ready(0)), 0],
  ];
  for (const [state, value] of states) expect(latestValue(state)).toBe(value);
  expect(loading(idle)).toEqual({ phase: 'loading' });
  expect(failed(failure, ready(1))).toEqual({ phase: 'failed', failure, last: 1 });
});

/** Polls for ten minutes; answers at which seconds it asked, and how it ended. */
const polled = async (
  answers: (turn: number) => { done: boolean; retryAfter?: number },
  meanwhile: (run: {
    clock: MemoryClock;
    visible$: ReturnType<typeof cell<boolean>>;
    abort: () => void;
  }) => Promise<void> = async () => {},
) => {
  const [clock, visible$, aborter] = [new MemoryClock(), cell(true), new AbortController()];
  const asked: number[] = [];
  const ask = () => {
    asked.push(clock.elapsed() / second);
    return Promise.resolve(answers(asked.length));
  };
  const ending = poll(ask, clock, visible$, aborter.signal);
  await meanwhile({ clock, visible$, abort: () => aborter.abort() });
  await clock.advance(10 * minute);
  return { asked, end: await ending, waiting: clock.waiting };
};

test('asks after 2, 4, 8, 15, 30 and then 60 seconds, for five minutes at most', async () => {
  const pauses = [0, 1, 2, 3, 4, 5, 99].map((turn) => pauseBefore(turn) / second);
  expect(pauses).toEqual([2, 4, 8, 15, 30, 60, 60]);
  const { asked, end, waiting } = await polled(() => ({ done: false }));
  expect(asked).toEqual([2, 6, 14, 29, 59, 119, 179, 239, 299]);
  expect([end, waiting]).toEqual(['gaveUp', 0]);
});

test('stops when it is done, and leaves the server alone as long as it wants', async () => {
  expect(await polled((turn) => ({ done: turn === 3 }))).toEqual({
    asked: [2, 6, 14],
    end: 'done',
    waiting: 0,
  });
  const slow = await polled((turn) => ({ done: turn === 4, retryAfter: 20 * second }));
  expect(slow.asked).toEqual([2, 22, 42, 62]);
  const longer = await polled(() => ({ done: false, retryAfter: 6 * minute }));
  expect([longer.asked, longer.end]).toEqual([[2], 'gaveUp']);
});

test('asks nothing while the page is hidden, and at once when it is seen again', async () => {
  const { asked, end } = await polled(
    (turn) => ({ done: turn === 2 }),
    async ({ clock, visible$ }) => {
      await clock.advance(3 * second);
      visible$.next(false);
      await clock.advance(2 * minute);
      visible$.next(true);
      await clock.advance(0);
    },
  );
  expect([asked, end]).toEqual([[2, 123], 'done']);
});

test.each([0, 1, 3])('stops within %i seconds of being told to, hidden or not', async (seconds) => {
  for (const hidden of [false, true]) {
    const { asked, end } = await polled(
      () => ({ done: false }),
      async ({ clock, visible$, abort }) => {
        visible$.next(!hidden);
        await clock.advance(seconds * second);
        abort();
      },
    );
    expect(end).toBe('aborted');
    expect(asked).toEqual(seconds > 2 && !hidden ? [2] : []);
  }
});
