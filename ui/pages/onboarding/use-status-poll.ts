import { useEffect, useRef } from 'react';
import { Applications } from '../../../domain/application/applications';
import type { ApplicationStatus } from '../../../domain/application/words';
import { pollUntil } from '../../../domain/kernel/poll-until';
import { mapResult } from '../../../domain/kernel/result';
import { Clock } from '../../../domain/ports/clock';
import { HostInfo } from '../../../domain/ports/host-info';
import { useService } from '../../hooks/services';

/** Statuses whose next move is the person's. */
const waits: readonly ApplicationStatus[] = ['NOT_APPLIED', 'DRAFT', 'PENDING_AUTH', 'ERROR'];

/**
 * Asks for the status, while `active`, until the application has moved on; the guard takes the person along then. Tells
 * whether it moved, or whether that took too long.
 */
export const useStatusPoll = (active: boolean, onEnd: (moved: boolean) => void): void => {
  const clock = useService(Clock);
  const { visible$ } = useService(HostInfo);
  const applications = useService(Applications);
  const newest = useRef(onEnd);
  useEffect(() => {
    newest.current = onEnd;
  });

  useEffect(() => {
    if (!active) return;
    const stop = new AbortController();
    const moved = async () =>
      mapResult(await applications.refresh(), ({ status }) => !waits.includes(status));
    void pollUntil(moved, clock, visible$, () => undefined, stop.signal).then((end) => {
      if (end !== 'aborted') newest.current(end === 'done');
    });
    return () => stop.abort();
  }, [applications, clock, visible$, active]);
};
