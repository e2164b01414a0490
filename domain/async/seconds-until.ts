import { EMPTY, expand, map, type Observable, of } from 'rxjs';
import type { Clock } from '../ports/clock';
import { after } from './after';
import { second } from '../kernel/instant';
import { type Moment, msUntil } from './moment';

/** Emits the whole seconds left until a moment, every second; completes with zero. */
export const secondsUntil = (clock: Clock, until: Moment): Observable<number> => {
  const rest = () => msUntil(clock, until);
  return of(rest()).pipe(
    expand((ms) => (ms > 0 ? after(clock, Math.min(ms, second)).pipe(map(rest)) : EMPTY)),
    map((ms) => Math.ceil(ms / second)),
  );
};
