import * as z from 'zod/mini';
import type { Call } from '../../domain/wire/call';
import { nothing } from '../../domain/wire/schemas';
import { addressOf, headerSafe, type RequestContext, requestHeadersOf } from './request-parts';

export interface Request {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

type Texts = Readonly<Record<string, string>>;
export type Input = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

const written = (schema: Call['query'], value: unknown): Texts =>
  z.encode(schema, value ?? {}) as Texts;

/** Builds the request of a row and its input. Throws on input that the row does not allow, which is a bug. */
export const requestOf = (row: Call, input: Input, context: RequestContext): Request => {
  const params = written(row.params, input.params);
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const own = Object.entries(written(row.headers, input.headers));
  return {
    url: addressOf(path, written(row.query, input.query), context.bases),
    headers: {
      ...requestHeadersOf(context, row.body !== nothing),
      ...Object.fromEntries(own.map(([name, value]) => [name, headerSafe(value)])),
    },
    ...(row.body === nothing ? {} : { body: JSON.stringify(written(row.body, input.body)) }),
  };
};
