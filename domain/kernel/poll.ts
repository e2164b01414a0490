import type { Clock } from '../ports/clock';
import { minute, second } from './instant';
import type { Live } from './live';

const steps = [2, 4, 8, 15, 30].map((seconds) => seconds * second);
const longest = 5 * minute;

/** The pause before the nth question: 2, 4, 8, 15, 30, then every 60 seconds (decisions, "Polling"). */
export const pauseBefore = (turn: number): number => steps[turn] ?? minute;

const visible = (visible$: Live<boolean>, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    if (visible$.value || signal.aborted) return resolve();
    const done = () => {
      watching.unsubscribe();
      signal.removeEventListener('abort', done);
      resolve();
    };
    signal.addEventListener('abort', done, { once: true });
    const watching = visible$.subscribe((now) => {
      if (now) queueMicrotask(done);
    });
  });

/**
 * Asks until `ask` says it is done, at most five minutes; pauses while the page is hidden. `ask` may answer how long
 * the server wants to be left alone (ms). Resolves with whether it was done; `gaveUp` leaves a button to ask by hand.
 */
export const poll = async (
  ask: () => Promise<{ readonly done: boolean; readonly retryAfter?: number }>,
  clock: Clock,
  visible$: Live<boolean>,
  signal: AbortSignal,
): Promise<'done' | 'gaveUp' | 'aborted'> => {
  const began = clock.elapsed();
  for (let turn = 0, wait = 0; ; turn += 1) {
    const pause = Math.max(pauseBefore(turn), wait);
    if (clock.elapsed() - began + pause > longest) return 'gaveUp';
    await clock.sleep(pause, signal);
    await visible(visible$, signal);
    if (signal.aborted) return 'aborted';
    const { done, retryAfter } = await ask();
    if (signal.aborted) return 'aborted';
    if (done) return 'done';
    wait = retryAfter ?? 0;
  }
};
