import {
  catchError,
  defer,
  EMPTY,
  NEVER,
  type Observable,
  type ObservableInput,
  Subject,
  switchMap,
} from 'rxjs';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { failed, idle, latestValue, loading, type Loadable, ready } from '../kernel/loadable';
import { ok, type Result } from '../kernel/result';

/** A value that is read from the server. Only the newest request counts. */
export class Query<T> {
  private readonly cell = cell<Loadable<T>>(idle);
  private readonly newest = new Subject<ObservableInput<Result<T, Failure>>>();

  readonly state$: Live<Loadable<T>> = this.cell;

  /**
   * `outdated$` emits when earlier responses are outdated. A value that is shown is loaded again and stays until then:
   * without a connection, figures in another language are better than none. Other values are dropped.
   */
  constructor(
    private readonly ask: () => Promise<Result<T, Failure>>,
    outdated$: Observable<unknown> = NEVER,
  ) {
    // If `ask` throws, the caller's promise rejects, and later requests still work.
    this.newest
      .pipe(switchMap((answer) => defer(() => answer).pipe(catchError(() => EMPTY))))
      .subscribe((answer) => {
        this.cell.next(answer.ok ? ready(answer.value) : failed(answer.error, this.cell.value));
      });
    outdated$.subscribe(() => {
      if (!this.cell.observed) this.drop();
      else if (this.cell.value.phase !== 'idle') void this.load();
    });
  }

  /** Drops the value, and ignores requests in flight. Returns whether a subscriber used the value or waited for it. */
  drop(): boolean {
    this.newest.next(EMPTY);
    if (this.cell.value.phase === 'idle') return false;
    this.cell.next(idle);
    return this.cell.observed;
  }

  /** Loads the value and emits `loading`, with `last` as the value while no other is known. */
  load(last?: T): Promise<Result<T, Failure>> {
    const isKnown = last === undefined || latestValue(this.cell.value) !== undefined;
    this.cell.next(loading(isKnown ? this.cell.value : ready(last)));
    return this.take(this.ask());
  }

  /** Loads the value without emitting `loading`; for polling. */
  refresh(): Promise<Result<T, Failure>> {
    return this.take(this.ask());
  }

  /** Sets the value. Responses still in flight are ignored. */
  setValue(value: T): void {
    this.newest.next([ok(value)]);
  }

  private take(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    this.newest.next(answer);
    return answer;
  }
}
