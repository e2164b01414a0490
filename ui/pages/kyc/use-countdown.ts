import { useEffect, useState } from 'react';
import { EMPTY, expand, map, of } from 'rxjs';
import { after } from '../../../domain/kernel/after';
import { second } from '../../../domain/kernel/instant';
import { Clock } from '../../../domain/ports/clock';
import { useService } from '../../hooks/services';

/** Whole seconds until a moment on the clock that never jumps; zero once it is past. */
export const useCountdown = (until: number): number => {
  const clock = useService(Clock);
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const rest = () => Math.max(0, until - clock.elapsed());
    const rests$ = of(rest()).pipe(
      expand((ms) => (ms > 0 ? after(clock, Math.min(ms, second)).pipe(map(rest)) : EMPTY)),
    );
    const ticking = rests$.subscribe((ms) => setLeft(Math.ceil(ms / second)));
    return () => ticking.unsubscribe();
  }, [clock, until]);
  return left;
};
