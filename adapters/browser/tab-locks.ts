import { Observable } from 'rxjs';
import { after } from '../../domain/async/after';
import type { Clock } from '../../domain/ports/clock';

type Locks = Pick<LockManager, 'request'>;

/**
 * Locks that the documents of this browser share, by name. Each emits true once it is held, until it is unsubscribed from or
 * its document ends, and false when it was not to be had within `patience` milliseconds. A browser without such locks lets
 * every document have them.
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
      // A refusal of the browser, as in a sandboxed frame, keeps nobody from sending.
      locks
        .request(name, { signal: waiting.signal }, take)
        .catch(() => lock.next(!waiting.signal.aborted));
    });
