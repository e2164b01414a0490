import * as z from 'zod/mini';
import { bounds } from './bounds';
import { nothing, type Nothing } from './schemas';

type Schema = z.ZodMiniType;

/**
 * One HTTP call of spec §7, as data. Requests use the keys of the schemas; the keys of a response are converted from
 * snake_case before `answer` reads them.
 */
export interface Call<
  P extends Schema = Schema,
  Q extends Schema = Schema,
  H extends Schema = Schema,
  B extends Schema = Schema,
  A extends Schema = Schema,
> {
  readonly method: 'GET' | 'POST' | 'PATCH';
  readonly path: `/${string}`;
  /** Values for the `{names}` in the path. */
  readonly params: P;
  readonly query: Q;
  /** Headers of this row only; the adapter adds those of every call. */
  readonly headers: H;
  readonly body: B;
  readonly answer: A;
  /** Whether a 404 counts as an empty answer. */
  readonly notFoundIsNone: boolean;
  /** Whether the call is never retried automatically: a lost response starts the unknown-outcome flow. */
  readonly once: boolean;
  /** How often a failed read is retried automatically. */
  readonly retry: number;
  /** Error codes that a use case handles. */
  readonly refusals: readonly string[];
  /** Whether the loading overlay is shown during the call (spec §4; a recorded choice per row). */
  readonly overlay: 'loader' | 'silent';
  /** Deadline of one try, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds for all tries together, including the waits between them. */
  readonly budget: number;
  /** The longest response that is read, in bytes. */
  readonly longest: number;
}

/** Accepts any 2xx, with or without a body: the default answer of a row. */
export const anything = z.unknown();

const row =
  (method: Call['method'], defaults: Pick<Call, 'timeout' | 'retry' | 'overlay'>) =>
  <
    P extends Schema = Nothing,
    Q extends Schema = Nothing,
    H extends Schema = Nothing,
    B extends Schema = Nothing,
    A extends Schema = typeof anything,
  >(
    path: `/${string}`,
    options: Partial<Omit<Call<P, Q, H, B, A>, 'method' | 'path'>>,
  ): Call<P, Q, H, B, A> => ({
    method,
    path,
    params: nothing as Schema as P,
    query: nothing as Schema as Q,
    headers: nothing as Schema as H,
    body: nothing as Schema as B,
    answer: anything as Schema as A,
    notFoundIsNone: false,
    once: false,
    refusals: [],
    budget: Number.POSITIVE_INFINITY,
    longest: bounds.answer,
    ...defaults,
    ...options,
  });

export const get = row('GET', { timeout: 15_000, retry: 2, overlay: 'silent' });
export const post = row('POST', { timeout: 30_000, retry: 0, overlay: 'loader' });
export const patch = row('PATCH', { timeout: 30_000, retry: 0, overlay: 'silent' });

type Part<K extends string, V> = {} extends V
  ? { readonly [P in K]?: V }
  : { readonly [P in K]: V };

/** The input of a row; parts that may be empty are optional. */
export type InputOf<C extends Call> = Part<'params', z.output<C['params']>> &
  Part<'query', z.output<C['query']>> &
  Part<'headers', z.output<C['headers']>> &
  Part<'body', z.output<C['body']>>;

/** The answer that a caller gets. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
/** The answer as the server sends it, with the client's keys. */
export type WireAnswerOf<C extends Call> = z.input<C['answer']>;
