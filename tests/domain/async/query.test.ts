import fc from 'fast-check';
import { Subject } from 'rxjs';
import { expect, test } from 'vitest';
import type { Failure } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { Query } from '../../../domain/async/query';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { settled } from '../support/held-http';

const network: Failure = { kind: 'network' };

/** A query whose answers come in any order. */
const held = (outdated$?: Subject<void>) => {
  const waiting: ((answer: Result<number, Failure>) => void)[] = [];
  const ask = () => new Promise<Result<number, Failure>>((end) => waiting.push(end));
  return { waiting, query: new Query(ask, outdated$) };
};

test('a load shows that it is loading and keeps the last value; a refresh does not show it', async () => {
  const { waiting, query } = held();
  void query.load();
  expect(query.state$.value).toEqual({ phase: 'loading' });
  waiting[0]?.(ok(1));
  await settled();
  expect(query.state$.value).toEqual({ phase: 'ready', value: 1 });
  void query.refresh();
  expect(query.state$.value).toEqual({ phase: 'ready', value: 1 });
  void query.load();
  expect(query.state$.value).toEqual({ phase: 'loading', last: 1 });
  waiting[2]?.(err(network));
  await settled();
  expect(query.state$.value).toEqual({ phase: 'failed', failure: network, last: 1 });
});

test('the answer to the newest request wins, in any order of the answers', async () => {
  const act = fc.oneof(
    fc.constant('load' as const),
    fc.constant('refresh' as const),
    fc.constant('tell' as const),
    fc.record({ answer: fc.nat({ max: 5 }), fails: fc.boolean() }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 25 }), async (acts) => {
      const { waiting, query } = held();
      let newest = -1;
      let expected: number | undefined;
      for (const [turn, it] of acts.entries()) {
        if (it === 'load' || it === 'refresh') {
          newest = waiting.length;
          void query[it]();
        } else if (it === 'tell') {
          [newest, expected] = [-1, 1_000 + turn];
          query.setValue(expected);
        } else {
          waiting[it.answer]?.(it.fails ? err(network) : ok(it.answer));
          if (it.answer === newest) {
            if (!it.fails) expected = it.answer;
            newest = -1;
          }
        }
        await settled();
        expect(latestValue(query.state$.value)).toBe(expected);
      }
    }),
    { numRuns: 100 },
  );
});

test('an outdated value is dropped, or shown until it is reloaded; an answer in flight does not count', async () => {
  const outdated$ = new Subject<void>();
  const { waiting, query } = held(outdated$);
  outdated$.next();
  expect(waiting).toHaveLength(0);
  void query.load();
  waiting[0]?.(ok(1));
  await settled();
  outdated$.next();
  expect([query.state$.value, waiting.length]).toEqual([{ phase: 'idle' }, 1]);

  const shown = query.state$.subscribe();
  void query.load();
  outdated$.next();
  expect(waiting).toHaveLength(3);
  waiting[1]?.(ok(2));
  await settled();
  expect(query.state$.value).toEqual({ phase: 'loading' });
  waiting[2]?.(ok(3));
  await settled();
  expect(query.state$.value).toEqual({ phase: 'ready', value: 3 });
  outdated$.next();
  expect(query.state$.value).toEqual({ phase: 'loading', last: 3 });
  waiting[3]?.(err(network));
  await settled();
  expect(query.state$.value).toEqual({ phase: 'failed', failure: network, last: 3 });
  shown.unsubscribe();
});
