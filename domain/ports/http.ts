import type { AnswerOf, Call, InputOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import type { Result } from '../kernel/result';

/** The one way to a server: a row of CALLS and its input (spec §7). Never throws for what can be expected. */
export abstract class Http {
  abstract call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>>;
}
