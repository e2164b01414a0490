import { useEffect, useState } from 'react';
import { second } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** Whole seconds until a moment on the clock that never jumps; zero once it is past. */
export const useCountdown = (until: number): number => {
  const clock = useService(Clock);
  const [left, setLeft] = useState(0);

  useEffect(() => {
    const stop = new AbortController();
    const tick = async () => {
      for (;;) {
        const rest = until - clock.elapsed();
        setLeft(Math.max(0, Math.ceil(rest / second)));
        if (rest <= 0) return;
        await clock.sleep(Math.min(rest, second), stop.signal);
        if (stop.signal.aborted) return;
      }
    };
    void tick();
    return () => stop.abort();
  }, [clock, until]);

  return left;
};
