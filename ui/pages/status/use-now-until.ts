import { useEffect, useState } from 'react';
import { day, type Instant, minute } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { cancellable } from '../../hooks/cancellable';
import { useService } from '../../hooks/services';

/** Returns the current time, updated every day and at `at`, for a page that counts the days until then. */
export const useNowUntil = (at: Instant | undefined): Instant => {
  const clock = useService(Clock);
  // An object, because a clock that was set may show the same time twice.
  const [seen, setSeen] = useState(() => ({ now: clock.now() }));
  useEffect(() => {
    if (at === undefined || at <= seen.now) return;
    const due = Math.min(at, seen.now + day);
    return cancellable(async (signal) => {
      // A timer stops while a device sleeps, but time goes on.
      while (!signal.aborted && clock.now() < due)
        await clock.sleep(Math.min(due - clock.now(), minute), signal);
      if (!signal.aborted) setSeen({ now: clock.now() });
    });
  }, [clock, at, seen]);
  return seen.now;
};
