import { parseRefusal, parsePayload } from '../../adapters/http/answer';
import { pauseBeforeRetry } from '../../adapters/http/retry';
import { readRetryAfter } from '../../adapters/http/retry-after';
import { codeOf, type Failure } from '../../domain/kernel/failure';
import { type Instant, minute } from '../../domain/kernel/instant';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Drift, Reader } from './reader';
import { bare, safely } from './safely';
import type { SharedValues } from './shared-attributes';
import type { Tokens } from './tokens';

/** A row of CALLS with its input, as far as an element needs it. */
export interface ElementCall<T> {
  readonly method: 'GET' | 'POST';
  /** With its query. */
  readonly path: `/${string}`;
  /** As JSON, written by hand: a page's `toJSON` changes what `JSON.stringify` makes of a list. */
  readonly body?: string;
  /** How often a failed try is repeated by itself. */
  readonly retry: number;
  /** Deadline of one try, and for all of them together, in milliseconds. */
  readonly timeout: number;
  readonly budget?: number;
  readonly read: Reader<T>;
  /** The answer has nothing to show; asked only when all of it could be read. */
  isNothing(value: T): boolean;
  /** Codes of refusals that say that there is nothing to show. */
  readonly none: readonly string[];
}

export type CallResult<T> = Result<T | undefined, Failure>;

/** The device's clock, put right by the server's where they are more than five minutes apart. */
export class ServerClock {
  private skew = 0;

  now(): Instant {
    return Date.now() + this.skew;
  }

  heard(date: string | null): void {
    const skew = Date.parse(date ?? '') - Date.now();
    if (!Number.isNaN(skew)) this.skew = Math.abs(skew) > 5 * minute ? skew : 0;
  }
}

export interface CallContext
  extends Pick<SharedValues, 'apiBase' | 'locale' | 'applicationSource'> {
  readonly tokens: Tokens;
  readonly time: ServerClock;
}

const cancelled: Failure = { kind: 'cancelled' };

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => (clearTimeout(timer), resolve()));
  });

/** The answer could not be read. */
const unreadable: Failure = { kind: 'contract', path: 'answer' };

const readAnswer = <T>(callServer: ElementCall<T>, text: string): Result<T, Failure> => {
  const drift: Drift = bare({});
  const value = callServer.read(parsePayload(callServer, text), drift, '');
  const { failed, leftOut } = drift;
  const path =
    failed ?? (leftOut !== undefined && callServer.isNothing(value) ? leftOut : undefined);
  return path === undefined ? ok(value) : err({ kind: 'contract', path: path || 'answer' });
};

/** One try under its deadline. */
const attempt = async <T>(
  ask: ElementCall<T>,
  { apiBase, locale, applicationSource, time }: CallContext,
  token: string,
  deadline: number,
  signal: AbortSignal,
): Promise<Result<T, Failure>> => {
  const inner = new AbortController();
  const abort = () => inner.abort();
  const timer = setTimeout(abort, deadline);
  signal.addEventListener('abort', abort);
  try {
    // Options inherit nothing: a `body` on `Object.prototype` would make every question one that cannot be sent.
    const options = bare({
      method: ask.method,
      headers: {
        Accept: 'application/json',
        Authorization: `Bearer ${token.replace(/[^\x20-\x7e]/g, '')}`,
        'X-User-Locale': locale,
        'application-source': applicationSource.toUpperCase(),
        ...(ask.body === undefined ? {} : { 'Content-Type': 'application/json' }),
      },
      ...(ask.body === undefined ? {} : { body: ask.body }),
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
      signal: inner.signal,
    } as const);
    const response = await fetch(`${apiBase}${ask.path}`, options);
    const text = await response.text();
    time.heard(response.headers.get('Date'));
    const wait = readRetryAfter(response.headers.get('Retry-After'), time.now());
    return response.ok
      ? safely(() => readAnswer(ask, text), err(unreadable))
      : err(parseRefusal(response.status, text, wait));
  } catch {
    if (signal.aborted) return err(cancelled);
    return err({ kind: inner.signal.aborted ? 'timeout' : 'network' });
  } finally {
    clearTimeout(timer);
    signal.removeEventListener('abort', abort);
  }
};

/** Sends until there is an answer that stands, with a pause between the tries. */
const withRetries = async <T>(
  ask: ElementCall<T>,
  context: CallContext,
  token: string,
  signal: AbortSignal,
): Promise<Result<T, Failure>> => {
  const { timeout, budget = Number.POSITIVE_INFINITY } = ask;
  const began = performance.now();
  const left = () => budget - (performance.now() - began);
  for (let tried = 1; ; tried += 1) {
    const result = await attempt(ask, context, token, Math.min(timeout, left()), signal);
    if (result.ok) return result;
    const wait = pauseBeforeRetry(bare({ ...ask, once: false }), result.error, tried, Math.random);
    if (wait === undefined || wait >= left()) return result;
    await pause(wait, signal);
    if (signal.aborted) return err(cancelled);
  }
};

export const isUnauthorised = (failure: Failure): boolean =>
  failure.kind === 'api' && failure.status === 401;

/**
 * Sends a question as spec §7 wants it. A token that is refused is asked for once more; nothing to show is `undefined`.
 * Never throws.
 */
export const ask = async <T>(
  question: ElementCall<T>,
  context: CallContext,
  signal: AbortSignal,
): Promise<CallResult<T>> => {
  const { tokens } = context;
  const what = bare({ ...question });
  const token = await tokens.token();
  if (signal.aborted) return err(cancelled);
  if (!token.ok) return token;
  let result = await withRetries(what, context, token.value, signal);
  if (!result.ok && isUnauthorised(result.error)) {
    const renewed = await tokens.renewed(token.value);
    if (signal.aborted) return err(cancelled);
    if (!renewed.ok) return renewed;
    result = await withRetries(what, context, renewed.value, signal);
  }
  if (result.ok || !what.none.includes(codeOf(result.error))) return result;
  return ok(undefined);
};
