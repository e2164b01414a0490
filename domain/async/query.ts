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

/** Something that is read from a server: the newest answer counts. */
export class Query<T> {
  private readonly cell = cell<Loadable<T>>(idle);
  private readonly newest = new Subject<ObservableInput<Result<T, Failure>>>();

  readonly state$: Live<Loadable<T>> = this.cell;

  private ahead: Promise<Result<T, Failure>> | undefined;

  /**
   * `outdated$`: emits when earlier answers count no more. One that is shown is read again and stays until then: without
   * a connection, figures in another language are better than none. The others are forgotten.
   */
  constructor(
    private readonly ask: () => Promise<Result<T, Failure>>,
    outdated$: Observable<unknown> = NEVER,
  ) {
    // A mistake of ours in `ask` is the asker's to report, and ends no later question.
    this.newest
      .pipe(switchMap((answer) => defer(() => answer).pipe(catchError(() => EMPTY))))
      .subscribe((answer) => {
        this.cell.next(answer.ok ? ready(answer.value) : failed(answer.error, this.cell.value));
      });
    outdated$.subscribe(() => {
      this.ahead = undefined;
      if (!this.cell.observed) this.drop();
      else if (this.cell.value.phase !== 'idle') void this.load();
    });
  }

  /** Forgets every answer, those in flight included. Returns whether one was shown or waited for. */
  drop(): boolean {
    this.ahead = undefined;
    this.newest.next(EMPTY);
    if (this.cell.value.phase === 'idle') return false;
    this.cell.next(idle);
    return this.cell.observed;
  }

  /** Reads, and shows that it does; beside that `last`, where nothing newer is known. */
  load(last?: T): Promise<Result<T, Failure>> {
    const { ahead } = this;
    this.ahead = undefined;
    if (ahead && this.cell.value.phase !== 'idle') return ahead;
    const isKnown = last === undefined || latestValue(this.cell.value) !== undefined;
    this.cell.next(loading(isKnown ? this.cell.value : ready(last)));
    return this.take(ahead ?? this.ask());
  }

  /**
   * Reads for a page that is about to be drawn: the `load` of the page is this one, if it comes before `end`. A failure is
   * shown to that `load` only, so that the page tells of it.
   */
  async loadAhead(end: Promise<unknown>): Promise<void> {
    const before = this.cell.value;
    const answer = this.load();
    this.ahead = answer;
    const drop = () => {
      if (this.ahead === answer) this.ahead = undefined;
    };
    void end.then(drop);
    if (!(await answer).ok && this.ahead === answer) this.cell.next(before);
  }

  /** Reads without showing that it does; for polling. */
  refresh(): Promise<Result<T, Failure>> {
    return this.take(this.ask());
  }

  /** Keeps what something else told; answers that are still on their way come too late. */
  setValue(value: T): void {
    this.newest.next([ok(value)]);
  }

  private take(answer: Promise<Result<T, Failure>>): Promise<Result<T, Failure>> {
    this.newest.next(answer);
    return answer;
  }
}
