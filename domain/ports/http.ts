import type { Observable } from 'rxjs';
import type { AnswerOf, Call, InputOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';

/** The only way to call a server: a row of CALLS and its input (spec §7). Never throws for an expected failure. */
export abstract class Http {
  abstract call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>>;

  /**
   * Locks a row among the tabs of this browser. Emits true once the lock is held; unsubscribing releases it. Emits
   * false if another tab holds it for longer than a request may take.
   */
  abstract lock(row: Call): Observable<boolean>;

  /** Emits when the user's language changes: earlier responses contain texts in the previous language. */
  abstract readonly outdated$: Observable<unknown>;
}
