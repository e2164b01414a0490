import { useEffect, useRef } from 'react';
import { Applications } from '../../../domain/application/applications';
import type { ApplicationStatus } from '../../../domain/application/statuses';
import { pollUntil } from '../../../domain/kernel/poll';
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
    const moved = async () =>
      mapResult(await applications.refresh(), ({ status }) => !waits.includes(status));
    const watching = pollUntil(moved, { clock, visible$ }).subscribe((it) => newest.current(it));
    return () => watching.unsubscribe();
  }, [applications, clock, visible$, active]);
};
