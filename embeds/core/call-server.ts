import { parsePayload, type Reply } from '../../adapters/http/answer';
import { exchange } from '../../adapters/http/exchange';
import { requestHeadersOf } from '../../adapters/http/request-parts';
import { withRetries } from '../../adapters/http/retry';
import { bounds } from '../../domain/wire/bounds';
import { codeOf, type Failure } from '../../domain/kernel/failure';
import { type Instant, minute, second } from '../../domain/kernel/instant';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Deviations } from './reader';
import { isBundled, isSameOrigin, usualApiBase } from './addresses';
import { isApiNamed } from './configuration';
import { bare, OwnPromise, safely } from './safely';
import { isSound } from './sound';
import { warn } from './warn';
import type { SharedValues } from './shared-attributes';
import { failedToken, type Tokens } from './tokens';

/** The part of a row of CALLS that an element needs, with its input. */
export interface ElementCall<T> {
  readonly method: 'GET' | 'POST';
  /** Includes the query. */
  readonly path: `/${string}`;
  /** JSON written by hand: a `toJSON` of the page would change the output of `JSON.stringify`. */
  readonly body?: string;
  /** How often a failed try is repeated. */
  readonly retry: number;
  /** The deadline of one try, in milliseconds. `budget` is the deadline of all tries together, by default 15 s. */
  readonly timeout: number;
  readonly budget?: number;
  readonly read: (raw: unknown, drift: Deviations) => T;
  /** Returns whether the answer has nothing to show. Called only when all of it could be read. */
  isNothing(value: T): boolean;
  /** Codes of refusals that mean there is nothing to show. */
  readonly none: readonly string[];
}

export type CallResult<T> = Result<T | undefined, Failure>;

/** Returns the time of the device. A library of the page may have replaced `Date.now`. */
const deviceNow = (): Instant => new Date().getTime();

/** The device's clock, corrected when it differs from the server's by more than five minutes. */
export class ServerClock {
  private skew = 0;

  now(): Instant {
    return deviceNow() + this.skew;
  }

  heard(serverNow: Instant): void {
    const skew = serverNow - deviceNow();
    this.skew = Math.abs(skew) > 5 * minute ? skew : 0;
  }
}

export interface CallContext
  extends Pick<SharedValues, 'apiBase' | 'locale' | 'applicationSource'> {
  readonly tokens: Tokens;
  readonly time: ServerClock;
}

/** How long all tries of a call take at most, in milliseconds: then the page's fallback is better than a skeleton. */
const longest = 15 * second;

const cancelled: Failure = { kind: 'cancelled' };

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new OwnPromise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

const unreadable: Failure = { kind: 'contract', path: 'answer' };

const readAnswer = <T>(call: ElementCall<T>, reply: Reply): Result<T, Failure> => {
  if (!isSound()) return err(unreadable);
  const drift: Deviations = bare({});
  const payload = parsePayload(call, reply);
  if (!payload.ok) return payload;
  const value = call.read(payload.value, drift);
  const { failed, leftOut } = drift;
  return failed || (leftOut && call.isNothing(value)) ? err(unreadable) : ok(value);
};

/** Makes one try, with its deadline. */
const attempt = async <T>(
  call: ElementCall<T>,
  { apiBase, locale, applicationSource, time }: CallContext,
  token: string,
  deadline: number,
  signal: AbortSignal,
): Promise<Result<T, Failure>> => {
  if (signal.aborted) return err(cancelled);
  const { method, path, body } = call;
  const inner = new AbortController();
  const abort = () => inner.abort();
  const timer = setTimeout(abort, deadline);
  signal.addEventListener('abort', abort);
  const product = applicationSource.toUpperCase() as Uppercase<typeof applicationSource>;
  const headers = requestHeadersOf(
    { token, locale, applicationSource: product },
    body !== undefined,
  );
  const init = { method, headers, ...(body !== undefined && { body }), signal: inner.signal };
  // The options inherit nothing: a `body` on the page's `Object.prototype` would make every GET fail.
  const send = (url: string, options: RequestInit) => fetch(url, bare(options));
  const answer = await exchange(send, `${apiBase}${path}`, init, time, bounds.answer);
  clearTimeout(timer);
  signal.removeEventListener('abort', abort);
  if (answer.ok) return safely(() => readAnswer(call, answer.value), err(unreadable));
  if (answer.error.kind !== 'network') return answer;
  if (signal.aborted) return err(cancelled);
  if (inner.signal.aborted) return err({ kind: 'timeout' });
  if (!isSameOrigin(apiBase, location.origin))
    warn(
      'the API cannot be reached, or does not allow calls from the origin of this page (CORS)',
      'What the API must allow',
    );
  return answer;
};

const answered = <T>(
  call: ElementCall<T>,
  context: CallContext,
  token: string,
  signal: AbortSignal,
): Promise<Result<T, Failure>> =>
  withRetries({
    row: bare({ once: false, budget: longest, ...call }),
    attempt: (deadline) => attempt(call, context, token, deadline, signal),
    elapsed: () => performance.now(),
    pause: (ms) => pause(ms, signal),
    random: Math.random,
    isWanted: () => !signal.aborted,
  });

export const isUnauthorised = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 401;

/** Returns whether the user may have changed after a failure, so that old values must go. */
export const isPersonUnknown = (failure: Failure): boolean =>
  isUnauthorised(failure) || failedToken(failure);

/**
 * Makes a call as spec §7 defines it. Renews a rejected token once. Resolves with `undefined` when there is nothing to
 * show. Never rejects.
 */
export const callServer = async <T>(
  question: ElementCall<T>,
  context: CallContext,
  signal: AbortSignal,
): Promise<CallResult<T>> => {
  const { tokens } = context;
  const what = bare({ ...question });
  const token = await tokens.token();
  if (signal.aborted) return err(cancelled);
  if (!token.ok) return token;
  if (isBundled() && !isApiNamed() && context.apiBase === usualApiBase())
    warn('a bundled script needs the address of the API: call configure({ apiBase })', 'From npm');
  let result = await answered(what, context, token.value, signal);
  if (!result.ok && isUnauthorised(result.error)) {
    const renewed = await tokens.renewed(token.value);
    if (signal.aborted) return err(cancelled);
    if (!renewed.ok) return renewed;
    result = await answered(what, context, renewed.value, signal);
  }
  if (result.ok || !what.none.includes(codeOf(result.error))) return result;
  return ok(undefined);
};
