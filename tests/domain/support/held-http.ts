import { NEVER, type Observable } from 'rxjs';
import type { AnswerOf, Call, InputOf } from '../../../domain/wire/call';
import type { Failure } from '../../../domain/kernel/failure';
import { err, ok, type Result } from '../../../domain/kernel/result';
import { Http } from '../../../domain/ports/http';
import { onlyTab$ } from '../../../adapters/memory/only-tab';

interface Held {
  readonly row: Call;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  readonly end: (result: Result<unknown, Failure>) => void;
}

/** A server that holds every call until the test ends it, in any order. */
export class HeldHttp extends Http {
  /** The calls in flight, oldest first. */
  waiting: readonly Held[] = [];
  sent = 0;
  override readonly outdated$ = NEVER;

  override call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    this.sent += 1;
    return new Promise((resolve) => {
      const end = (result: Result<unknown, Failure>) => {
        this.waiting = this.waiting.filter((other) => other !== held);
        resolve(result as Result<AnswerOf<C>, Failure>);
      };
      const held: Held = { row, input, signal, end };
      this.waiting = [...this.waiting, held];
    });
  }

  override lock(): Observable<boolean> {
    return onlyTab$;
  }

  /** Answers the nth call in flight, and lets its caller continue. */
  async answer(value: unknown, nth = 0): Promise<void> {
    this.at(nth).end(ok(value));
    await settled();
  }

  async fail(failure: Failure, nth = 0): Promise<void> {
    this.at(nth).end(err(failure));
    await settled();
  }

  private at(nth: number): Held {
    const held = this.waiting[nth];
    if (!held) throw new Error(`fewer than ${nth + 1} calls wait`);
    return held;
  }
}

/** Returns an answer of the server that is an error. */
export const api = (status: number, code?: string, retryAfter?: number): Failure => ({
  kind: 'api',
  status,
  ...(code !== undefined && { code }),
  ...(retryAfter !== undefined && { retryAfter }),
});

/** Waits for pending promises. */
export const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
