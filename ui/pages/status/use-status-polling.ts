import type { Wait, Watching } from '../../../domain/async/watched';
import { Clock } from '../../../domain/ports/clock';
import { HostInfo } from '../../../domain/ports/host-info';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useLive } from '../../hooks/use-live';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useReturn } from '../../hooks/use-return';
import { useWatch } from '../../hooks/use-watch';

export interface StatusPolling extends Watching {
  readonly busy: boolean;
  /** Whether the poll waits for the connection. */
  readonly offline: boolean;
  /** Checks by hand. */
  readonly check: () => Promise<void>;
}

/**
 * Polls while `polls` is set, and checks by hand; calls `unchanged` if a check by hand finds no result. The dialog of a
 * failed check says `outcome`.
 */
export const useStatusPolling = (
  polls: boolean,
  wait: Wait | undefined,
  unchanged: () => void,
  outcome: string | undefined,
): StatusPolling => {
  const clock = useService(Clock);
  const online = useLive(useService(HostInfo).online$);
  const showFailure = useFailureDialog();
  const [watching, add] = useWatch(polls ? wait?.watch$ : undefined);
  const { busy, run } = useOneAtATime();

  const look = async (): Promise<void> => {
    const answer = await wait?.look();
    if (!answer) return;
    const retry = () => void check();
    // A poll looks again by itself.
    if (!answer.ok)
      return showFailure(answer.error, { outcome, retry, ...(!polls && { again: retry }) });
    add({ checkedAt: clock.now() });
    if (!answer.value) unchanged();
  };
  const check = (): Promise<void> => run(look);

  // The next turn of the poll may be a minute away, or over.
  const lookAgain = async () => {
    if (polls && (await wait?.look())?.ok) add({ checkedAt: clock.now() });
  };
  useReturn(() => void lookAgain(), 'online$');

  return { ...watching, busy, offline: polls && !online, check };
};
