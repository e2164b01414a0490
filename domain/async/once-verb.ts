import { defer, finalize, lastValueFrom, map, merge, type Observable, takeWhile, tap } from 'rxjs';
import { aborted } from './aborted';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { confirmed, isUnderWay, type Once, type Sending, sendOnce, unsent } from './send-once';
import { singleFlight } from './single-flight';

/**
 * An action that may reach the server only once. `state$` shows its one request. A press during the request joins it,
 * and the end of the login ends it.
 */
export abstract class OnceVerb<A extends readonly unknown[], T> {
  private readonly states = cell<Sending<T>>(unsent);
  private readonly over$: Observable<void>;
  /** Whether a request of an earlier press arrived, or may have arrived. */
  private mayHaveArrived = false;

  readonly state$: Live<Sending<T>> = this.states;

  constructor(ended: AbortSignal) {
    this.over$ = aborted(ended);
    this.over$.subscribe(() => this.states.next(unsent));
  }

  /** Called once for each press or check, with its arguments. */
  protected abstract plan(...given: A): Once<T>;

  /** Sends the request, or joins the one under way. Resolves with its end; `idle`: the login ended first. */
  press(...given: A): Promise<Sending<T>> {
    return this.joined(
      defer(() => {
        const plan = this.plan(...given);
        const isUnsure = () => this.mayHaveArrived || plan.isUnsure?.() === true;
        return sendOnce({ ...plan, isUnsure });
      }),
    );
  }

  /** Checks again whether the request arrived, without sending it: after an `unknown`, or a reload. */
  check(...given: A): Promise<Sending<T>> {
    const { value } = this.states;
    const failure: Failure = value.kind === 'unknown' ? value.failure : { kind: 'timeout' };
    return this.joined(defer(() => confirmed(this.plan(...given), failure)));
  }

  /** Clears the end of a request, once it was shown. */
  reset(): void {
    if (!isUnderWay(this.states.value)) this.states.next(unsent);
  }

  private readonly joined = singleFlight((sending$: Observable<Sending<T>>) =>
    lastValueFrom(
      merge(this.over$.pipe(map(() => unsent)), sending$).pipe(
        takeWhile((state) => isUnderWay(state), true),
        tap((state) => this.show(state)),
        // An exception ends it, too.
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
