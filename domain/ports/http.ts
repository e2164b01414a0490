import type { Observable } from 'rxjs';
import type { AnswerOf, Call, InputOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';

/** The one way to a server: a row of CALLS and its input (spec §7). Never throws for what can be expected. */
export abstract class Http {
  abstract call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>>;

  /**
   * The lock of a row among the tabs of this browser. Emits true once it is held, until it is unsubscribed from; false when
   * another tab holds it for longer than a request may take.
   */
  abstract lock(row: Call): Observable<boolean>;

  /** Emits when the user's language changes: answers to earlier calls hold texts of the language before. */
  abstract readonly outdated$: Observable<unknown>;
}
