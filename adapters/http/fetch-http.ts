import { distinctUntilChanged, type Observable, skip } from 'rxjs';
import type { AnswerOf, Call, InputOf } from '../../domain/wire/call';
import { withTimeout } from '../../domain/async/with-timeout';
import type { Failure } from '../../domain/kernel/failure';
import type { OtherSpellings } from '../../domain/wire/invented-values';
import type { RenamePair } from '../../domain/wire/renames';
import type { Cell, Live } from '../../domain/kernel/live';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Clock } from '../../domain/ports/clock';
import type { ErrorReporter } from '../../domain/ports/error-reporter';
import { Http } from '../../domain/ports/http';
import type { Ids } from '../../domain/ports/ids';
import type { Language } from '../../domain/kernel/locale';
import { translateRefusal, readPayload, payloadOf } from './answer';
import { Drift } from './drift';
import { exchange } from './exchange';
import { IdempotencyKeys } from './idempotency-keys';
import { type Input, type Request, requestOf } from './request';
import type { SentRequest } from './request-parts';
import { withRetries } from './retry';

export interface FetchHttpOptions {
  /** The base of each path prefix: with `{ '/v1': '/api/v1' }` a call to `/v1/kyc` goes to `/api/v1/kyc`. */
  readonly bases: Readonly<Record<string, string>>;
  readonly token: () => string | undefined;
  readonly language$: Live<Language>;
  readonly applicationSource: () => 'GOJEK' | 'GOPAY';
  readonly idempotencyKeys: boolean;
  /** How this deployment's servers spell the values that the specification does not name. */
  readonly spellings: OtherSpellings;
  readonly clock: Clock;
  readonly ids: Ids;
  readonly reporter: ErrorReporter;
  /**
   * Called once for every call that finally failed, with the token that it was sent with. The caller gets the failure
   * afterwards, so a redirect to the login comes before the page shows an error.
   */
  readonly onFailed: (failure: Failure, row: Call, token: string | undefined) => unknown;
  /** The number of running calls that show the loading overlay (spec §4). */
  readonly busy: Cell<number>;
  /** Locks that the tabs of this browser share, by name. A call waits for one at most `patience` milliseconds. */
  readonly locks: (name: string, patience: number) => Observable<boolean>;
  readonly fetch: (url: string, init: SentRequest) => Promise<Response>;
}

type Answered = Result<unknown, Failure>;

/** Returns an empty answer for a 404 if the row allows it. */
const noneIn = (row: Call, failure: Failure): Result<unknown, Failure> =>
  row.notFoundIsNone && failure.kind === 'api' && failure.status === 404 ? ok({}) : err(failure);

/** Browsers refuse `keepalive` requests above 64 KiB. */
const outlives = (body: string): boolean => new TextEncoder().encode(body).length < 60_000;

/**
 * How many retries a document makes while no call succeeds: enough for its first page. After them "try again" sends one
 * call, not four: an outage must not multiply calls.
 */
const mostInVain = 6;

/** The calls of spec §7 over `fetch`. */
export class FetchHttp extends Http {
  private readonly keys: IdempotencyKeys;
  private readonly drift: Drift;
  /** Retries until a call succeeds; each success earns one. */
  private retries = mostInVain;

  override readonly outdated$: Observable<unknown>;

  constructor(private readonly options: FetchHttpOptions) {
    super();
    this.keys = new IdempotencyKeys(options.ids);
    this.drift = new Drift(options.reporter);
    this.outdated$ = options.language$.pipe(distinctUntilChanged(), skip(1));
  }

  /** Never rejects. A bug of ours is reported, and fails the call with a `contract` failure. */
  override async call<C extends Call>(
    row: C,
    input: InputOf<C>,
    signal?: AbortSignal,
  ): Promise<Result<AnswerOf<C>, Failure>> {
    try {
      return (await this.withOverlay(row, input, signal)) as Result<AnswerOf<C>, Failure>;
    } catch (thrown) {
      const where = `${row.method} ${row.path}`;
      this.options.reporter.capture({ kind: 'bug', message: 'call not made', where }, thrown);
      return err({ kind: 'contract', path: 'request' });
    }
  }

  override lock({ method, path, timeout }: Call): Observable<boolean> {
    return this.options.locks(`paylater.${method} ${path}`, 2 * timeout);
  }

  private async withOverlay(
    row: Call,
    input: unknown,
    signal: AbortSignal | undefined,
  ): Promise<Answered> {
    const { bases, language$, applicationSource, busy, onFailed } = this.options;
    const token = this.options.token();
    const locale = language$.value;
    const context = { bases, token, locale, applicationSource: applicationSource() };
    const request = requestOf(row, input as Input, context);
    const shown = row.overlay === 'loader';
    if (shown) busy.next(busy.value + 1);
    try {
      const result = await this.withIdempotencyKey(row, request, token, signal);
      if (!result.ok && result.error.kind !== 'cancelled') await onFailed(result.error, row, token);
      return result;
    } finally {
      if (shown) busy.next(busy.value - 1);
    }
  }

  private async withIdempotencyKey(
    row: Call,
    request: Request,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answered> {
    if (!row.once || !this.options.idempotencyKeys)
      return this.inTries(row, request, token, signal);
    const call = [token, request.url, request.body].join('\n');
    const headers = { ...request.headers, 'Idempotency-Key': this.keys.of(call) };
    const result = await this.inTries(row, { ...request, headers }, token, signal);
    this.keys.ended(call, result);
    return result;
  }

  private inTries(
    row: Call,
    request: Request,
    token: string | undefined,
    signal: AbortSignal | undefined,
  ): Promise<Answered> {
    const { clock, ids } = this.options;
    return withRetries({
      row,
      attempt: async (deadline) => {
        const ended = await withTimeout(clock, { deadline, signal }, (inner) =>
          this.attempt(row, request, inner),
        );
        if (ended.kind !== 'done') return err({ kind: ended.kind });
        if (ended.value.ok) this.retries = Math.min(mostInVain, Math.max(0, this.retries) + 1);
        return ended.value;
      },
      elapsed: () => clock.elapsed(),
      pause: (ms) => clock.sleep(ms, signal),
      random: () => ids.random(),
      // The user logged out or another one logged in: do not send their call again.
      isWanted: () => this.options.token() === token && this.retries-- > 0,
    });
  }

  private async attempt(row: Call, request: Request, signal: AbortSignal): Promise<Answered> {
    // Browsers reject a `fetch` that is called as a method of another object.
    const { fetch, clock, spellings, reporter } = this.options;
    const { url, headers, body } = request;
    const sent = body === undefined ? {} : { body, keepalive: outlives(body) };
    const init = { method: row.method, headers, ...sent, signal };
    const answer = await exchange(fetch, url, init, clock, row.longest);
    const payload = answer.ok ? payloadOf(row, answer.value) : noneIn(row, answer.error);
    if (!payload.ok) return err(translateRefusal(row, payload.error, spellings));
    const renames: RenamePair[] = [];
    const read = readPayload(row, payload.value, spellings, renames);
    if (renames[0])
      reporter.capture({
        kind: 'drift',
        message: 'answer spelled otherwise',
        where: `${row.method} ${row.path}`,
        renames,
      });
    if (!read.ok) return read;
    this.drift.look(row, read.value);
    return ok(read.value.value);
  }
}
