import { concat, concatMap, defer, EMPTY, type Observable, of, take, takeWhile } from 'rxjs';
import type { Call } from '../wire/call';
import { codeOf, type Failure, isExpected, isOutcomeUnknown } from '../kernel/failure';
import { poll, type Polling } from './poll';
import { ok, type Result } from '../kernel/result';

/**
 * What became of something that a server must learn once. `sending` and `checking` are under way, the others are ends.
 * `checking`: the answer was lost, and it is looked for whether the request arrived.
 * `refused`: with a code that the row of the call names, or another no of the verb's. `failed`: with anything else that says that it did not arrive.
 * `unknown`: it may have arrived; `failure` is how the answer was lost.
 */
export type Sending<T> =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'checking' }
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string; readonly failure: Failure }
  | { readonly kind: 'failed'; readonly failure: Failure }
  | { readonly kind: 'unknown'; readonly failure: Failure };

/** Asks the server, or what is stored, whether it arrived. */
export type Look<T> = () => Promise<Result<T | 'notYet', Failure>>;

export interface Once<T> {
  /** Held from the look to the end (`Http.lock`), so that tabs that are pressed together send one request. */
  readonly lock$: Observable<boolean>;
  /** Asked before anything is sent: another tab or an earlier try may have done it. When this fails, nothing is sent. */
  readonly alreadyDone?: Look<T>;
  /**
   * Sends it. A verb that keeps a mark, because no other call tells whether it arrived, writes it here before the call, and
   * reads it in `alreadyDone`.
   */
  readonly send: () => Promise<Result<T, Failure>>;
  /** Asked when the answer was lost: at once, and with `polling` by its schedule for five minutes. */
  readonly confirm?: Look<T>;
  readonly polling?: Polling;
  /** The row that is sent; its refusals are told as `refused`. */
  readonly row?: Pick<Call, 'refusals'>;
  /** What else is a refusal of it, when its codes cannot be listed. */
  readonly isRefusal?: (failure: Failure) => boolean;
  /** Whether an earlier request may have arrived, so that a failure before sending says nothing. */
  readonly isUnsure?: () => boolean;
}

/** Nothing was sent yet, or what was sent is told to nobody. */
export const unsent: Sending<never> = { kind: 'idle' };

export const isUnderWay = ({ kind }: Sending<unknown>): boolean =>
  kind === 'sending' || kind === 'checking';

const done = <T>(value: T): Sending<T> => ({ kind: 'done', value });

/** A call of a login that has ended is `cancelled`: what became of it is told to nobody. */
const endOf = (
  failure: Failure,
  { row, isRefusal }: Pick<Once<never>, 'row' | 'isRefusal'> = {},
): Sending<never> => {
  if (failure.kind === 'cancelled') return unsent;
  return (row && isExpected(failure, row)) || isRefusal?.(failure)
    ? { kind: 'refused', code: codeOf(failure), failure }
    : { kind: 'failed', failure };
};

/** Looks whether it arrived, and sends nothing. `failure`: how its answer was lost. */
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
 * Sends what must arrive once: waits for the lock, looks whether it was done, sends it, and after a lost answer looks for
 * the truth. When another tab holds the lock for too long, it only looks.
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
    // The end releases the lock.
    takeWhile((state) => isUnderWay(state), true),
  );
  return concat(of<Sending<T>>({ kind: 'sending' }), states$);
};
