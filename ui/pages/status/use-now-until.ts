import { useEffect, useState } from 'react';
import { day, type Instant } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** The current time, updated every day and at `at`, for a page that counts the days until then. */
export const useNowUntil = (at: Instant | undefined): Instant => {
  const clock = useService(Clock);
  // An object, since a clock that is set may show the same time twice.
  const [seen, setSeen] = useState(() => ({ now: clock.now() }));
  useEffect(() => {
    if (at === undefined || at <= seen.now) return;
    const leaving = new AbortController();
    void clock.sleep(Math.min(at - clock.now(), day), leaving.signal).then(() => {
      if (!leaving.signal.aborted) setSeen({ now: clock.now() });
    });
    return () => leaving.abort();
  }, [clock, at, seen]);
  return seen.now;
};
