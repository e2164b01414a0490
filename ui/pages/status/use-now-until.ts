import { useEffect, useState } from 'react';
import { day, type Instant } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** The current time, updated every day and at `at`, for a page that counts the days until then. */
export const useNowUntil = (at: Instant | undefined): Instant => {
  const clock = useService(Clock);
  const [now, setNow] = useState(() => clock.now());
  useEffect(() => {
    if (at === undefined || at <= now) return;
    const leaving = new AbortController();
    void clock.sleep(Math.min(at - clock.now(), day), leaving.signal).then(() => {
      if (!leaving.signal.aborted) setNow(clock.now());
    });
    return () => leaving.abort();
  }, [clock, at, now]);
  return now;
};
