import * as z from 'zod/mini';
import { type CallName, CALLS } from '../../domain/calls';
import type { AnswerOf, Call, InputOf } from '../../domain/kernel/call';
import type { Failure } from '../../domain/kernel/failure';
import { readAnswer } from '../../domain/kernel/read-answer';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Clock } from '../../domain/ports/clock';
import { Http } from '../../domain/ports/http';
import { type Fault, takeFault } from '../../sandbox/lender/faults';
import { userByToken } from '../../sandbox/lender/people';
import { type RawRequest, serve } from '../../sandbox/lender/serve';
import { Refusal, type World } from '../../sandbox/lender/world';

type Loose = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;
type Texts = Readonly<Record<string, string>>;

const names = new Map(Object.entries(CALLS).map(([name, row]) => [row as Call, name as CallName]));

const lowered = (headers: Texts): Texts =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));

const cancelled: Failure = { kind: 'cancelled' };

/** The failure that a caller gets from a fault; `undefined` when the fault only delays. */
const seen = ({ drop, status, body, code, message, retryAfter }: Fault): Failure | undefined => {
  if (drop) return { kind: 'network' };
  if (status === undefined)
    return body === undefined ? undefined : { kind: 'contract', path: 'answer' };
  return {
    kind: 'api',
    status,
    ...(code === undefined ? {} : { code }),
    ...(message === undefined ? {} : { message }),
    ...(/^\d+$/.test(retryAfter ?? '') ? { retryAfter: Number(retryAfter) * 1000 } : {}),
  };
};

/** The simulated lender behind the `Http` port: the requests and answers of a network, without one. */
export class MemoryHttp extends Http {
  /** Every call made, oldest first. */
  readonly calls: { readonly name: CallName; readonly raw: RawRequest }[] = [];

  constructor(
    private readonly world: World,
    private readonly clock: Clock,
    private readonly token: () => string | undefined,
    private readonly headers: () => Texts = () => ({}),
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
    const raw = this.written(row, input);
    this.calls.push({ name, raw });
    // As over a network, the caller goes on before there is an answer.
    await Promise.resolve();
    if (signal?.aborted) return err(cancelled);
    const user = userByToken(this.world, raw.token);
    const path = row.path.replace(/\{(\w+)\}/g, (_, key: string) => raw.params[key] ?? '');
    const fault = takeFault(
      this.world,
      row.method,
      path,
      user instanceof Refusal ? undefined : user.id,
    );
    if (fault?.delayMs) await this.clock.sleep(fault.delayMs, signal);
    if (signal?.aborted) return err(cancelled);
    const failure = fault && seen(fault);
    if (failure && !fault.carriedOut) return err(failure);
    const answer = this.answered(name, row, raw);
    return failure ? err(failure) : answer;
  }

  private written(row: Call, input: Loose): RawRequest {
    return {
      token: this.token(),
      params: z.encode(row.params, input.params ?? {}) as Texts,
      query: z.encode(row.query, input.query ?? {}) as Texts,
      headers: lowered({
        ...this.headers(),
        ...(z.encode(row.headers, input.headers ?? {}) as Texts),
      }),
      body: JSON.parse(JSON.stringify(z.encode(row.body, input.body ?? {}))),
    };
  }

  private answered<C extends Call>(
    name: CallName,
    row: C,
    raw: RawRequest,
  ): Result<AnswerOf<C>, Failure> {
    const result = serve(this.world, name, raw);
    if (result.kind === 'refusal') {
      const { status, code, message, retryAfter } = result;
      const wait = retryAfter === undefined ? {} : { retryAfter: retryAfter * 1000 };
      return err({ kind: 'api', status, code, message, ...wait });
    }
    const plain: unknown =
      result.data === undefined ? undefined : JSON.parse(JSON.stringify(result.data));
    const read = readAnswer(row.answer, plain);
    if (read.ok) return ok(read.value as AnswerOf<C>);
    return err({ kind: 'contract', path: read.path });
  }
}
