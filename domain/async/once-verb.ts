import { defer, finalize, lastValueFrom, map, merge, type Observable, takeWhile, tap } from 'rxjs';
import { aborted } from './aborted';
import type { Failure } from '../kernel/failure';
import { cell, type Live } from '../kernel/live';
import { confirmed, isUnderWay, type Once, type Sending, sendOnce, unsent } from './send-once';
import { singleFlight } from './single-flight';

/**
 * Something that a person does and a server must learn once: its one request is shown as `state$`, joined by every press
 * while it is under way, and over when the login ends.
 */
export abstract class OnceVerb<A extends readonly unknown[], T> {
  private readonly states = cell<Sending<T>>(unsent);
  private readonly over$: Observable<void>;
  /** A request of an earlier press arrived, or may have. */
  private mayHaveArrived = false;

  readonly state$: Live<Sending<T>> = this.states;

  constructor(ended: AbortSignal) {
    this.over$ = aborted(ended);
    this.over$.subscribe(() => this.states.next(unsent));
  }

  /** Called once a press or check, with what that was given. */
  protected abstract plan(...given: A): Once<T>;

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
