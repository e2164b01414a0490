import { useEffect, useRef, useState } from 'react';
import type { Instant } from '../../../domain/kernel/instant';
import { pollUntil } from '../../../domain/kernel/poll';
import { Clock } from '../../../domain/ports/clock';
import { HostInfo } from '../../../domain/ports/host-info';
import { useFailureDialog } from '../../app/use-failure-dialog';
import { useService } from '../../hooks/services';
import { useOneAtATime } from '../../hooks/use-one-at-a-time';
import type { Question } from './status-view';

export interface Waiting {
  /** When the server last answered. */
  readonly checkedAt: Instant | undefined;
  /** Nobody asks by itself any more. */
  readonly gaveUp: boolean;
  readonly busy: boolean;
  /** Asks by hand. */
  readonly check: () => Promise<void>;
}

/**
 * Waits for the answer `true`: asks by itself while `polls`, and by hand. `unchanged`: the person asked, and the answer
 * is still `false`.
 */
export const useWaiting = (polls: boolean, ask: Question, unchanged: () => void): Waiting => {
  const clock = useService(Clock);
  const { visible$ } = useService(HostInfo);
  const showFailure = useFailureDialog();
  const [checkedAt, setCheckedAt] = useState<Instant>();
  const [gaveUp, setGaveUp] = useState(false);
  const { busy, run } = useOneAtATime();
  const newest = useRef(ask);
  useEffect(() => {
    newest.current = ask;
  });

  useEffect(() => {
    if (!polls) return;
    const heard = () => setCheckedAt(clock.now());
    const waiting = pollUntil(() => newest.current(), { clock, visible$ }, heard);
    const watching = waiting.subscribe((found) => setGaveUp(!found));
    return () => watching.unsubscribe();
  }, [polls, clock, visible$]);

  const look = async (): Promise<void> => {
    const answer = await newest.current();
    if (!answer.ok) return showFailure(answer.error, { retry: () => void check() });
    setCheckedAt(clock.now());
    if (!answer.value) unchanged();
  };
  const check = (): Promise<void> => run(look);

  return { checkedAt, gaveUp, busy, check };
};
