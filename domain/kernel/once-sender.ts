import {
  defer,
  finalize,
  lastValueFrom,
  map,
  merge,
  NEVER,
  type Observable,
  takeWhile,
  tap,
} from 'rxjs';
import { aborted } from './aborted';
import type { Failure } from './failure';
import { cell, type Live } from './live';
import { confirmed, isUnderWay, type Once, type Sending, sendOnce, unsent } from './send-once';
import { singleFlight } from './single-flight';

/** The one request of a verb: shown as `state$`, joined by every press while it is under way, over when `signal` aborts. */
export class OnceSender<A extends readonly unknown[], T> {
  private readonly states = cell<Sending<T>>(unsent);
  private readonly over$: Observable<void>;
  /** A request of an earlier press arrived, or may have. */
  private mayHaveArrived = false;

  readonly state$: Live<Sending<T>> = this.states;

  /** `plan` is asked with what a press was given, and may remember what a look told for the looks that follow. */
  constructor(
    private readonly plan: (...given: A) => Once<T>,
    signal?: AbortSignal,
  ) {
    this.over$ = signal ? aborted(signal) : NEVER;
    this.over$.subscribe(() => this.states.next(unsent));
  }

  /** Sends it, or joins what is under way. Resolves with the end; with `idle` when the login ended before. */
  press(...given: A): Promise<Sending<T>> {
    return this.joined(
      defer(() => {
        const plan = this.plan(...given);
        const isUnsure = () => this.mayHaveArrived || plan.isUnsure?.() === true;
        return sendOnce({ ...plan, isUnsure });
      }),
    );
  }

  /** Looks once more whether it arrived, and sends nothing: after an `unknown`, or a reload. */
  check(...given: A): Promise<Sending<T>> {
    const { value } = this.states;
    const failure: Failure = value.kind === 'unknown' ? value.failure : { kind: 'timeout' };
    return this.joined(defer(() => confirmed(this.plan(...given), failure)));
  }

  /** Forgets an end that was shown. */
  reset(): void {
    if (!isUnderWay(this.states.value)) this.states.next(unsent);
  }

  private readonly joined = singleFlight((sending$: Observable<Sending<T>>) =>
    lastValueFrom(
      merge(this.over$.pipe(map(() => unsent)), sending$).pipe(
        takeWhile((state) => isUnderWay(state), true),
        tap((state) => this.show(state)),
        // A mistake of ours ends it, too.
        finalize(() => {
          if (isUnderWay(this.states.value)) this.states.next(unsent);
        }),
      ),
    ),
  );

  private show(state: Sending<T>): void {
    if (!isUnderWay(state)) this.mayHaveArrived = state.kind === 'done' || state.kind === 'unknown';
    this.states.next(state);
  }
}
