import type { Language } from '../../domain/kernel/locale';

/** The caller's token, language and product (spec §7). */
export interface Caller {
  readonly token: string | undefined;
  readonly locale: Language;
  readonly applicationSource: 'GOJEK' | 'GOPAY';
}

/** The data that every call needs besides its input (spec §7), and the base of each path prefix. */
export interface RequestContext extends Caller {
  readonly bases: Readonly<Record<string, string>>;
}

/** Drops everything but printable ASCII: `fetch` throws on other characters, and a stored value may hold any. */
export const headerSafe = (value: string): string => value.replace(/[^\x20-\x7e]/g, '');

/** Returns the headers of every call (spec §7). Without a body there is no Content-Type. */
export const requestHeadersOf = (
  { token, locale, applicationSource }: Caller,
  hasBody: boolean,
): Record<string, string> => ({
  Accept: 'application/json',
  ...(token === undefined ? {} : { Authorization: `Bearer ${headerSafe(token)}` }),
  'X-User-Locale': locale,
  'application-source': applicationSource,
  ...(hasBody ? { 'Content-Type': 'application/json' } : {}),
});

/** Returns the address of a call, with its query. */
export const addressOf = (
  path: string,
  query: Readonly<Record<string, string>>,
  bases: RequestContext['bases'],
): string => {
  const match = Object.entries(bases).find(([prefix]) => path.startsWith(`${prefix}/`));
  if (!match) throw new Error(`no base is configured for ${path}`);
  const [prefix, base] = match;
  const search = new URLSearchParams(query).toString();
  return base.replace(/\/+$/, '') + path.slice(prefix.length) + (search && `?${search}`);
};

/** What `fetch` gets of a request. */
export type SentRequest = RequestInit & {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
};

/** How every request is sent. */
export const plainly = {
  credentials: 'omit',
  referrerPolicy: 'no-referrer',
  redirect: 'error',
  cache: 'no-store',
} as const satisfies RequestInit;
