import { Observable } from 'rxjs';
import type { Clock } from '../ports/clock';

/** Emits after `ms` on the clock, and completes. */
export const after = (clock: Clock, ms: number): Observable<void> =>
  new Observable((observer) => {
    const stop = new AbortController();
    void clock.sleep(ms, stop.signal).then(() => {
      observer.next();
      observer.complete();
    });
    return () => stop.abort();
  });
