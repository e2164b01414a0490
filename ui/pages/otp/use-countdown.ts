import { useEffect, useState } from 'react';
import { secondsUntil } from '../../../domain/kernel/seconds-until';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** Whole seconds until a moment on the clock that never jumps; zero once it is past. */
export const useCountdown = (until: number): number => {
  const clock = useService(Clock);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const ticking = secondsUntil(clock, until).subscribe(setLeft);
    return () => ticking.unsubscribe();
  }, [clock, until]);
  return left;
};
