import type { Failure } from '../../domain/kernel/failure';
import { isInstant, momentOf } from '../../domain/kernel/instant';
import { err, ok, type Result } from '../../domain/kernel/result';
import type { Clock } from '../../domain/ports/clock';
import { parseRefusal, type Reply } from './answer';
import { readText } from './read-text';
import { plainly, type SentRequest } from './request-parts';
import { readRetryAfter } from './retry-after';

/**
 * Sends a request once. Resolves with a successful response, with the refusal of another one, or with `network` when
 * none came or it was aborted. A longer success than `most` bytes is a contract failure.
 */
export const exchange = async (
  send: (url: string, init: SentRequest) => Promise<Response>,
  url: string,
  init: SentRequest,
  clock: Pick<Clock, 'now' | 'heard'>,
  most: number,
): Promise<Result<Reply, Failure>> => {
  let response: Response;
  let text: string | undefined;
  try {
    response = await send(url, { ...init, ...plainly });
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
