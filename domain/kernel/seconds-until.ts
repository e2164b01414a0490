import { EMPTY, expand, map, type Observable, of } from 'rxjs';
import type { Clock } from '../ports/clock';
import { after } from './after';
import { second } from './instant';

/** Whole seconds until a moment on the clock that never jumps, anew every second; completes with zero. */
export const secondsUntil = (clock: Clock, until: number): Observable<number> => {
  const rest = () => Math.max(0, until - clock.elapsed());
  return of(rest()).pipe(
    expand((ms) => (ms > 0 ? after(clock, Math.min(ms, second)).pipe(map(rest)) : EMPTY)),
    map((ms) => Math.ceil(ms / second)),
  );
};
