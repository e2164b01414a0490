import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import { addFault } from '../../../sandbox/lender/faults';
import type { Failure } from '../../../domain/kernel/failure';
import { type Cell, cell } from '../../../domain/kernel/live';
import { minute, second } from '../../../domain/kernel/instant';
import { err, mapResult, ok, type Result } from '../../../domain/kernel/result';
import { unwatched, type Watch, watched } from '../../../domain/async/watched';
import { aVisitOf } from '../support/a-visit';

const path = '/v1/user/application-status';

/** Follows a poll; `end` is set once the poll completes. */
const follow = (watch$: Watch) => {
  let newest = unwatched;
  let end: 'done' | 'gaveUp' | undefined;
  const watching = watch$.subscribe({
    next: (state) => {
      newest = state;
    },
    complete: () => {
      end = newest.gaveUp ? 'gaveUp' : 'done';
    },
  });
  return { watching, newest: () => newest, end: () => end };
};

const watch = async (persona: string) => {
  const visit = await aVisitOf(persona);
  const isDecided = async () =>
    mapResult(await visit.applications.refresh(), ({ status }) => status !== 'SUBMITTED');
  const polling = { clock: visit.clock, visible$: cell(true) };
  return { visit, clock: visit.clock, ...follow(watched(isDecided, polling)) };
};

test('a positive answer ends the poll after the first request', async () => {
  const { clock, end, newest } = await watch('approved');
  await clock.advance(2 * second - 1);
  expect([end(), newest()]).toEqual([undefined, unwatched]);
  await clock.advance(1);
  expect([end(), newest().checkedAt]).toEqual(['done', clock.now()]);
});

test('gives up after five minutes', async () => {
  const { clock, end } = await watch('review');
  await clock.advance(4 * minute);
  expect(end()).toBeUndefined();
  await clock.advance(2 * minute);
  expect(end()).toBe('gaveUp');
});

test('a failed request is not a check, and the next one waits as long as the server asked', async () => {
  const { visit, clock, newest } = await watch('review');
  addFault(visit.world, { path, status: 429, retryAfter: '20', times: 1 });
  await clock.advance(2 * second);
  expect(newest().checkedAt).toBeUndefined();
  await clock.advance(19 * second);
  expect(newest().checkedAt).toBeUndefined();
  await clock.advance(second);
  expect(newest().checkedAt).toBe(clock.now());
});

test('ends at once when the subscriber unsubscribes', async () => {
  const { clock, watching, end, visit } = await watch('review');
  watching.unsubscribe();
  await clock.advance(minute);
  expect(end()).toBeUndefined();
  expect(clock.waiting).toBe(0);
  expect(visit.count('applicationStatus')).toBe(0);
});

const busy = (retryAfter: number) => err<Failure>({ kind: 'api', status: 429, retryAfter });

/** Polls for ten minutes; returns the seconds of its requests and its end. */
const polled = async (
  answers: (turn: number) => Result<boolean, Failure>,
  meanwhile: (run: {
    clock: MemoryClock;
    visible$: Cell<boolean>;
    leave: () => void;
  }) => Promise<void> = async () => {},
) => {
  const [clock, visible$] = [new MemoryClock(), cell(true)];
  const asked: number[] = [];
  const ask = () => {
    asked.push(clock.elapsed() / second);
    return Promise.resolve(answers(asked.length));
  };
  const { watching, end } = follow(watched(ask, { clock, visible$ }));
  await meanwhile({ clock, visible$, leave: () => watching.unsubscribe() });
  await clock.advance(10 * minute);
  return { asked, end: end(), waiting: clock.waiting };
};

test('polls after 2, 4, 8, 15, 30 and then every 60 seconds, for at most five minutes', async () => {
  const { asked, end, waiting } = await polled(() => ok(false));
  expect(asked).toEqual([2, 6, 14, 29, 59, 119, 179, 239, 299]);
  expect([end, waiting]).toEqual(['gaveUp', 0]);
});

test('stops when it is done, and waits as long as the server asks', async () => {
  expect(await polled((turn) => ok(turn === 3))).toEqual({
    asked: [2, 6, 14],
    end: 'done',
    waiting: 0,
  });
  const slow = await polled((turn) => (turn === 4 ? ok(true) : busy(20 * second)));
  expect(slow.asked).toEqual([2, 22, 42, 62]);
  const longer = await polled(() => busy(6 * minute));
  expect([longer.asked, longer.end]).toEqual([[2], 'gaveUp']);
});

test('sends nothing while the page is hidden, and at once when it is visible again', async () => {
  const { asked, end } = await polled(
    (turn) => ok(turn === 2),
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

test.each([0, 1, 3])('stops when cancelled after %i seconds, hidden or not', async (seconds) => {
  for (const hidden of [false, true]) {
    const { asked, end } = await polled(
      () => ok(false),
      async ({ clock, visible$, leave }) => {
        visible$.next(!hidden);
        await clock.advance(seconds * second);
        leave();
      },
    );
    expect(end).toBeUndefined();
    expect(asked).toEqual(seconds > 2 && !hidden ? [2] : []);
  }
});
