import type { Live } from '../kernel/live';
import { poll } from '../kernel/poll';
import type { Clock } from '../ports/clock';
import type { Applications } from './applications';

/**
 * Asks for the status until it is no longer SUBMITTED, at most five minutes (decisions, "Polling"). `heard` is told
 * of every answer that came. A failed question is asked again in its turn; nobody needs to see it.
 */
export const awaitDecision = (
  applications: Applications,
  clock: Clock,
  visible$: Live<boolean>,
  heard: () => void,
  signal: AbortSignal,
): Promise<'done' | 'gaveUp' | 'aborted'> =>
  poll(
    async () => {
      const answer = await applications.refresh();
      if (!answer.ok) {
        const { error } = answer;
        return { done: false, retryAfter: (error.kind === 'api' ? error.retryAfter : 0) ?? 0 };
      }
      heard();
      return { done: answer.value.status !== 'SUBMITTED' };
    },
    clock,
    visible$,
    signal,
  );
