import { withTimeout } from '../../domain/async/with-timeout';
import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import type { BridgeOutcome } from '../../domain/ports/native-bridge';

export interface CallOnceOptions {
  /** The call's name, for reports. */
  readonly name: string;
  readonly clock: Clock;
  readonly reporter: ErrorReporter;
  /** Milliseconds. Absent for a call that opens a screen of the host: the user may take as long as they like. */
  readonly deadline?: number;
  readonly signal?: AbortSignal | undefined;
}

export type Respond<T> = (outcome: BridgeOutcome<T>) => void;

/**
 * Calls a host once and returns exactly one outcome, whatever the host does. A second answer, and one after the
 * deadline or the abort, is dropped and reported. A host that throws is a failed call.
 */
export const callOnce = async <T>(
  { name, clock, reporter, deadline, signal }: CallOnceOptions,
  start: (answer: Respond<T>) => void | Promise<void>,
): Promise<BridgeOutcome<T>> => {
  let [answered, over] = [false, false];
  const drop = () => reporter.capture({ kind: 'bridge', message: 'answer dropped', where: name });
  const ended = await withTimeout(clock, { deadline, signal }, () => {
    return new Promise<BridgeOutcome<T>>((resolve) => {
      const answer: Respond<T> = (outcome) => {
        if (answered || over) return drop();
        answered = true;
        resolve(outcome);
      };
      const begin = async () => start(answer);
      begin().catch(() => answer({ kind: 'failed', code: 'THROWN' }));
    });
  });
  over = true;
  if (ended.kind === 'done') return ended.value;
  if (answered) drop();
  return ended;
};
