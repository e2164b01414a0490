import { concat, concatMap, defer, EMPTY, type Observable, of, take, takeWhile } from 'rxjs';
import type { Call } from '../wire/call';
import { codeOf, type Failure, isExpected, isOutcomeUnknown } from '../kernel/failure';
import { poll, type Polling } from './poll';
import { ok, type Result } from '../kernel/result';

/**
 * The state of a request that may arrive only once. `sending` and `checking` are under way; the others are ends.
 * `checking`: the response was lost, and the client checks whether the request arrived.
 * `refused`: with a code in the call's `refusals`, or another refusal of the verb. `failed`: with another failure that
 * rules out an arrival. `unknown`: the request may have arrived; `failure` is how the response was lost.
 */
export type Sending<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** A check, with the server or the storage, whether the request arrived. */
export type Look<T> = () => Promise<Result<T | 'notYet', Failure>>;

export interface Once<T> {
  /** Held from the first check to the end (`Http.lock`), so that tabs used at the same time send one request. */
  readonly lock$: Observable<boolean>;
  /** Runs before the request, since another tab or an earlier try may have sent it. If it fails, nothing is sent. */
  readonly alreadyDone?: Look<T>;
  /**
   * Sends the request. If no other call shows whether it arrived, a verb stores a mark here before the call and reads
   * it in `alreadyDone`.
   */
  readonly send: () => Promise<Result<T, Failure>>;
  /** Runs after a lost response: at once, and with `polling` on its schedule for five minutes. */
  readonly confirm?: Look<T>;
  readonly polling?: Polling;
  /** The call that is sent; its `refusals` end as `refused`. */
  readonly row?: Pick<Call, 'refusals'>;
  /** Returns whether another failure is a refusal, when its codes cannot be listed. */
  readonly isRefusal?: (failure: Failure) => boolean;
  /** Returns whether an earlier request may have arrived. A failed `alreadyDone` then ends as `unknown`. */
  readonly isUnsure?: () => boolean;
}

/** Nothing was sent, or the login ended before the result. */
export const unsent: Sending<never> = { kind: 'idle' };

export const isUnderWay = ({ kind }: Sending<unknown>): boolean =>
  kind === 'sending' || kind === 'checking';

const done = <T>(value: T): Sending<T> => ({ kind: 'done', value });

/** Returns the end for a failure. A call is `cancelled` when its login has ended, and its result is not shown. */
const endOf = (
  failure: Failure,
  { row, isRefusal }: Pick<Once<never>, 'row' | 'isRefusal'> = {},
): Sending<never> => {
  if (failure.kind === 'cancelled') return unsent;
  return (row && isExpected(failure, row)) || isRefusal?.(failure)
    ? { kind: 'refused', code: codeOf(failure), failure }
    : { kind: 'failed', failure };
};

/** Checks whether the request arrived, without sending it. `failure` is how its response was lost. */
export const confirmed = <T>(
  { confirm, polling }: Once<T>,
  failure: Failure,
): Observable<Sending<T>> => {
  const unknown$ = of<Sending<T>>({ kind: 'unknown', failure });
  if (!confirm) return unknown$;
  const looks$ = polling ? poll(confirm, polling, true) : defer(confirm);
  const found$ = looks$.pipe(
    concatMap((look): Observable<Sending<T>> => {
      if (!look.ok) return look.error.kind === 'cancelled' ? of(unsent) : EMPTY;
      return look.value === 'notYet' ? EMPTY : of(done(look.value));
    }),
  );
  return concat(of<Sending<T>>({ kind: 'checking' }), concat(found$, unknown$).pipe(take(1)));
};

/**
 * Sends a request that may arrive only once: waits for the lock, checks whether it was sent before, sends it, and
 * checks again if the response is lost. When another tab holds the lock for too long, it only checks.
 */
export const sendOnce = <T>(once: Once<T>): Observable<Sending<T>> => {
  const { lock$, alreadyDone, send, isUnsure } = once;
  const sent$ = defer(send).pipe(
    concatMap((answer) => {
      if (answer.ok) return of(done(answer.value));
      const { error } = answer;
      return isOutcomeUnknown(error) ? confirmed(once, error) : of(endOf(error, once));
    }),
  );
  const looked$ = alreadyDone ? defer(alreadyDone) : of<Awaited<ReturnType<Look<T>>>>(ok('notYet'));
  const ends$ = looked$.pipe(
    concatMap((look): Observable<Sending<T>> => {
      if (look.ok) return look.value === 'notYet' ? sent$ : of(done(look.value));
      const end = endOf(look.error);
      return of(isUnsure?.() && end.kind === 'failed' ? { ...end, kind: 'unknown' } : end);
    }),
  );
  const states$ = lock$.pipe(
    concatMap(
      (isOurs): Observable<Sending<T>> => (isOurs ? ends$ : confirmed(once, { kind: 'timeout' })),
    ),
    // The end of the stream releases the lock.
    takeWhile((state) => isUnderWay(state), true),
  );
  return concat(of<Sending<T>>({ kind: 'sending' }), states$);
};
