import { useEffect, useState } from 'react';
import type { Moment } from '../../../domain/async/moment';
import { secondsUntil } from '../../../domain/async/seconds-until';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** Returns the whole seconds until a moment; zero once it is past. */
export const useCountdown = (until: Moment): number => {
  const clock = useService(Clock);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const ticking = secondsUntil(clock, until).subscribe(setLeft);
    return () => ticking.unsubscribe();
  }, [clock, until]);
  return left;
};
