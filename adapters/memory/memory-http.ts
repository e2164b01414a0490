import { type Observable, Subject } from 'rxjs';
import * as z from 'zod/mini';
import { type CallName, CALLS } from '../../domain/calls';
import type { AnswerOf, Call, InputOf } from '../../domain/wire/call';
import type { Failure } from '../../domain/kernel/failure';
import { readAnswer } from '../../domain/wire/read-answer';
import { err, ok, type Result } from '../../domain/kernel/result';
import { Http } from '../../domain/ports/http';
import { onlyTab$ } from './only-tab';

type Loose = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;
type Texts = Readonly<Record<string, string>>;

/** A call as a server receives it: spelled as on the wire, header names in lower case. */
interface WrittenCall {
  readonly name: CallName;
  readonly raw: {
    readonly token: string | undefined;
    readonly params: Texts;
    readonly query: Texts;
    readonly headers: Texts;
    readonly body: unknown;
  };
}

/** Answers a call with the data of its answer, or with a failure. */
export type Serve = (call: WrittenCall, signal?: AbortSignal) => Promise<Result<unknown, Failure>>;

const names = new Map(Object.entries(CALLS).map(([name, row]) => [row as Call, name as CallName]));

const lowered = (headers: Texts): Texts =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

/** Copies a value through JSON; `undefined` stays `undefined`. */
const plain = (value: unknown): unknown =>
  value === undefined ? undefined : JSON.parse(JSON.stringify(value));

/** The `Http` port over a function in place of a network and a server. */
export class MemoryHttp extends Http {
  /** The calls so far, oldest first. */
  readonly calls: WrittenCall[] = [];
  /** A test emits here. The real client emits when the language changes. */
  override readonly outdated$ = new Subject<void>();

  constructor(
    private readonly serve: Serve,
    private readonly token: () => string | undefined = () => undefined,
  ) {
    super();
  }

  override async call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    const name = names.get(row);
    if (!name) throw new Error(`${row.method} ${row.path} is no row of CALLS`);
    const call = { name, raw: this.written(row, input) };
    this.calls.push(call);
    // As over a network, the caller continues before the answer.
    await Promise.resolve();
    if (signal?.aborted) return err({ kind: 'cancelled' });
    const answer = await this.serve(call, signal);
    if (!answer.ok) return answer;
    const read = readAnswer(row.answer, plain(answer.value));
    return read.ok ? ok(read.value as AnswerOf<C>) : err({ kind: 'contract', path: read.path });
  }

  override lock(): Observable<boolean> {
    return onlyTab$;
  }

  private written(row: Call, input: Loose): WrittenCall['raw'] {
    return {
      token: this.token(),
      params: z.encode(row.params, input.params ?? {}) as Texts,
      query: z.encode(row.query, input.query ?? {}) as Texts,
      headers: lowered(z.encode(row.headers, input.headers ?? {}) as Texts),
      body: plain(z.encode(row.body, input.body ?? {})),
    };
  }
}
