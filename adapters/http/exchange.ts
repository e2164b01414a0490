import type { Failure } from '../../domain/kernel/failure';
import { isInstant, momentOf } from '../../domain/kernel/instant';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Clock } from '../../domain/ports/clock';
import type { Language } from '../../domain/kernel/locale';
import { parseRefusal, type Reply } from './answer';
import { readText } from './read-text';
import { readRetryAfter } from './retry-after';

/** The caller's token, language and product (spec §7). */
export interface Caller {
  readonly token: string | undefined;
  readonly locale: Language;
  readonly applicationSource: 'GOJEK' | 'GOPAY';
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

type Init = Pick<RequestInit, 'body' | 'keepalive' | 'signal'> & {
  readonly method: string;
  readonly headers: Record<string, string>;
};

/**
 * Sends a request once. Resolves with a successful response, with the refusal of another one, or with `network` when no
 * response came or the request was aborted. A response of more than `most` bytes is not read.
 */
export const exchange = async (
  send: (url: string, init: RequestInit & Init) => Promise<Response>,
  url: string,
  init: Init,
  clock: Pick<Clock, 'now' | 'heard'>,
  most: number,
): Promise<Result<Reply, Failure>> => {
  let response: Response;
  let text: string | undefined;
  try {
    response = await send(url, {
      ...init,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      cache: 'no-store',
    });
    text = await readText(response, most);
  } catch {
    return err({ kind: 'network' });
  }
  const { headers, status } = response;
  const date = momentOf(headers.get('Date') ?? '');
  if (isInstant(date) && !(Number(headers.get('Age')) > 0)) clock.heard(date);
  if (response.ok)
    return text === undefined ? err({ kind: 'contract', path: 'answer' }) : ok({ status, text });
  const answeredAt = isInstant(date) ? date : clock.now();
  const wait = readRetryAfter(headers.get('Retry-After'), answeredAt);
  return err(parseRefusal({ status, text: text ?? '' }, wait));
};
