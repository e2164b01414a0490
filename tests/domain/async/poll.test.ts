import { expect, test } from 'vitest';
import { MemoryClock } from '../../../adapters/memory/memory-clock';
import type { Failure } from '../../../domain/kernel/failure';
import { type Cell, cell } from '../../../domain/kernel/live';
import { minute, second } from '../../../domain/kernel/instant';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { unwatched, type Watch, watched } from '../../../domain/async/watched';

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

/** Follows a poll of these answers. */
const watch = (answers: Result<boolean, Failure>[]) => {
  const clock = new MemoryClock();
  const ask = async () => answers.shift() ?? ok(false);
  return { clock, ...follow(watched(ask, { clock, visible$: cell(true), random: () => 0 })) };
};

test('a positive answer ends the poll after the first request', async () => {
  const { clock, end, newest } = watch([ok(true)]);
  await clock.advance(2 * second - 1);
  expect([end(), newest()]).toEqual([undefined, unwatched]);
  await clock.advance(1);
  expect([end(), newest().checkedAt]).toEqual(['done', clock.now()]);
});

const busy = (retryAfter: number) => err<Failure>({ kind: 'api', status: 429, retryAfter });

test('a failed request is not a check, and the next one waits as long as the server asked', async () => {
  const { clock, newest } = watch([busy(20 * second)]);
  await clock.advance(21 * second);
  expect(newest().checkedAt).toBeUndefined();
  await clock.advance(second);
  expect(newest().checkedAt).toBe(clock.now());
});

/** Polls for ten minutes; returns the seconds of its requests and its end. */
const polled = async (
  answers: (turn: number) => Result<boolean, Failure>,
  meanwhile: (run: {
    clock: MemoryClock;
    visible$: Cell<boolean>;
    leave: () => void;
  }) => Promise<void> = async () => {},
  random = () => 0,
) => {
  const [clock, visible$] = [new MemoryClock(), cell(true)];
  const asked: number[] = [];
  const ask = () => {
    asked.push(clock.elapsed() / second);
    return Promise.resolve(answers(asked.length));
  };
  const { watching, end } = follow(watched(ask, { clock, visible$, random }));
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

test('clients that were asked to return at one time return at different ones, within five minutes', async () => {
  const asked = async (retryAfter: number, random: number) =>
    (
      await polled(
        (turn) => (turn === 1 ? busy(retryAfter) : ok(true)),
        async () => {},
        () => random,
      )
    ).asked;
  expect(await asked(20 * second, 0)).toEqual([2, 22]);
  expect(await asked(20 * second, 0.5)).toEqual([2, 32]);
  // Four minutes of 298 seconds are over, so 58 seconds are left to choose from.
  expect(await asked(4 * minute, 0.5)).toEqual([2, 271]);
  // Without Retry-After the times are those of the schedule.
  expect(await asked(0, 0.5)).toEqual([2, 6]);
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
    const { asked, end, waiting } = await polled(
      () => ok(false),
      async ({ clock, visible$, leave }) => {
        visible$.next(!hidden);
        await clock.advance(seconds * second);
        leave();
      },
    );
    expect([end, waiting]).toEqual([undefined, 0]);
    expect(asked).toEqual(seconds > 2 && !hidden ? [2] : []);
  }
});
