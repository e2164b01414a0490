import type { Clock } from '../ports/clock';
import type { Failure } from './failure';
import type { Live } from './live';
import { poll } from './poll';
import type { Result } from './result';

/**
 * Polls until `ask` answers true, at most five minutes (decisions, "Polling"). `heard` is told of every answer that
 * came. A failed question is asked again in its turn, or when the server allows it; nobody needs to see it.
 */
export const pollUntil = (
  ask: () => Promise<Result<boolean, Failure>>,
  clock: Clock,
  visible$: Live<boolean>,
  heard: () => void,
  signal: AbortSignal,
): ReturnType<typeof poll> =>
  poll(
    async () => {
      const answer = await ask();
      if (!answer.ok) {
        const { error } = answer;
        return { done: false, retryAfter: (error.kind === 'api' ? error.retryAfter : 0) ?? 0 };
      }
      heard();
      return { done: answer.value };
    },
    clock,
    visible$,
    signal,
  );
