import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cell, combine, derive } from '../../../domain/kernel/live';
import {
  failed,
  idle,
  latestValue,
  loading,
  type Loadable,
  ready,
} from '../../../domain/kernel/loadable';

test('a combined value is computed once for each change, stays the same object between changes, and is current', () => {
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

test('a derived value emits only when it differs', () => {
  const source = cell(1);
  const even$ = derive(source, (n) => n % 2 === 0);
  const seen: boolean[] = [];
  even$.subscribe((even) => seen.push(even));
  for (const n of [3, 5, 6, 8, 9]) source.next(n);
  expect(seen).toEqual([false, true, false]);
});

test('a known value is kept during a reload and when it fails', () => {
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
