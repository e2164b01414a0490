import * as z from 'zod/mini';
import { bounds } from './bounds';
import { nothing, type Nothing } from './schemas';

type Schema = z.ZodMiniType;

/**
 * One HTTP call of spec §7, as data. Requests are spelled as the schemas' keys; answers are converted from
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
  /** Headers of this row only; those every call carries are the adapter's. */
  readonly headers: H;
  readonly body: B;
  readonly answer: A;
  /** Whether a 404 says that there is none: an empty answer. */
  readonly notFoundIsNone: boolean;
  /** Never repeated by itself: a lost answer leads to the unknown-outcome flow. */
  readonly once: boolean;
  /** How often a failed read is repeated by itself. */
  readonly retry: number;
  /** Error codes a use case understands. */
  readonly refusals: readonly string[];
  /** Whether the loading overlay is on around the call (spec §4; a recorded choice per row). */
  readonly overlay: 'loader' | 'silent';
  /** Deadline of one try, in milliseconds. */
  readonly timeout: number;
  /** Milliseconds for all tries together, the waits between them included. */
  readonly budget: number;
  /** The longest answer that is read, in bytes. */
  readonly longest: number;
}

/** Any 2xx, with or without a body: what a row without a named answer accepts. */
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

/** What a caller gives for a row; parts that may be empty may be left out. */
export type InputOf<C extends Call> = Part<'params', z.output<C['params']>> &
  Part<'query', z.output<C['query']>> &
  Part<'headers', z.output<C['headers']>> &
  Part<'body', z.output<C['body']>>;

/** What a caller gets. */
export type AnswerOf<C extends Call> = z.output<C['answer']>;
/** What a server says, in the client's case. */
export type WireAnswerOf<C extends Call> = z.input<C['answer']>;
