import * as z from 'zod/mini';
import type { Call } from '../../domain/wire/call';
import { nothing } from '../../domain/wire/schemas';
import { type Caller, headerSafe, requestHeadersOf } from './exchange';

/** The data that every call needs besides its input (spec §7), and the base of each path prefix. */
export interface RequestContext extends Caller {
  readonly bases: Readonly<Record<string, string>>;
}

export interface Request {
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}

type Texts = Readonly<Record<string, string>>;
export type Input = Partial<Record<'params' | 'query' | 'headers' | 'body', unknown>>;

const written = (schema: Call['query'], value: unknown): Texts =>
  z.encode(schema, value ?? {}) as Texts;

const addressOf = (path: string, bases: RequestContext['bases']): string => {
  const match = Object.entries(bases).find(([prefix]) => path.startsWith(`${prefix}/`));
  if (!match) throw new Error(`no base is configured for ${path}`);
  const [prefix, base] = match;
  return base.replace(/\/+$/, '') + path.slice(prefix.length);
};

/** Builds the request of a row and its input. Throws on input that the row does not allow, which is a bug. */
export const requestOf = (row: Call, input: Input, context: RequestContext): Request => {
  const params = written(row.params, input.params);
  const path = row.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const query = new URLSearchParams(written(row.query, input.query)).toString();
  const own = Object.entries(written(row.headers, input.headers));
  return {
    url: addressOf(path, context.bases) + (query && `?${query}`),
    headers: {
      ...requestHeadersOf(context, row.body !== nothing),
      ...Object.fromEntries(own.map(([name, value]) => [name, headerSafe(value)])),
    },
    ...(row.body === nothing ? {} : { body: JSON.stringify(written(row.body, input.body)) }),
  };
};
