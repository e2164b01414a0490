import { Observable } from 'rxjs';
import { after } from '../../domain/async/after';
import type { Clock } from '../../domain/ports/clock';

type Locks = Pick<LockManager, 'request'>;

/**
 * Returns locks that the documents of this browser share, by name. A lock emits true when it is held, until its
 * subscriber unsubscribes or its document ends. It emits false when it was not free within `patience` milliseconds. A
 * browser without such locks gives them to every document.
 */
export const tabLocks =
  (clock: Clock, locks: Locks | undefined = navigator.locks) =>
  (name: string, patience: number): Observable<boolean> =>
    new Observable((lock) => {
      const waiting = new AbortController();
      const held = new Promise<void>((release) => lock.add(release));
      const late = after(clock, patience).subscribe(() => waiting.abort());
      lock.add(late);
      lock.add(() => waiting.abort());
      const take = () => {
        late.unsubscribe();
        lock.next(true);
        return held;
      };
      if (!locks) {
        void take();
        return;
      }
      // If the browser refuses, as in a sandboxed frame, the call is sent without a lock.
      locks
        .request(name, { signal: waiting.signal }, take)
        .catch(() => lock.next(!waiting.signal.aborted));
    });
