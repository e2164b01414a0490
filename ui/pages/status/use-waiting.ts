import { useState } from 'react';
import type { Instant } from '../../../domain/kernel/instant';
import type { Watch, Watching } from '../../../domain/kernel/watched';
import { Clock } from '../../../domain/ports/clock';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import { useWatch } from '../../hooks/use-watch';
import type { Question } from './status-view';

export interface Waiting extends Watching {
  readonly busy: boolean;
  /** Asks by hand. */
  readonly check: () => Promise<void>;
}

/** What a page that waits asks, and how its use case asks the same by itself. */
export interface Wait {
  readonly question: Question;
  readonly watch$?: Watch | undefined;
  /** The person asked, and the answer is still `false`. */
  readonly unchanged: () => void;
}

const later = (one: Instant | undefined, other: Instant | undefined): Instant | undefined =>
  (one ?? 0) > (other ?? 0) ? one : other;

/** Waits for the answer `true`: asks by itself while `polls`, and by hand. */
export const useWaiting = (polls: boolean, { question, watch$, unchanged }: Wait): Waiting => {
  const clock = useService(Clock);
  const showFailure = useFailureDialog();
  const { checkedAt, gaveUp } = useWatch(polls ? watch$ : undefined);
  const [checkedByHand, setCheckedByHand] = useState<Instant>();
  const { busy, run } = useOneAtATime();

  const look = async (): Promise<void> => {
    const answer = await question();
    if (!answer.ok) return showFailure(answer.error, { retry: () => void check() });
    setCheckedByHand(clock.now());
    if (!answer.value) unchanged();
  };
  const check = (): Promise<void> => run(look);

  return { checkedAt: later(checkedByHand, checkedAt), gaveUp, busy, check };
};
