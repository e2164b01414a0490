import { Observable } from 'rxjs';

/** Emits once when the signal aborts, or at once if it already has, and completes. */
export const aborted = (signal: AbortSignal): Observable<void> =>
  new Observable((observer) => {
    const end = () => {
      observer.next();
      observer.complete();
    };
    if (signal.aborted) return end();
    signal.addEventListener('abort', end);
    return () => signal.removeEventListener('abort', end);
  });
