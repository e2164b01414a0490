import { bodyMoment } from '../adapters/http/early-fetch';
import { skewOf } from '../adapters/browser/skew';
import { parsePayload, readPayload } from '../adapters/http/answer';
import { type Instant, isInstant, momentOf } from '../domain/kernel/instant';
import type { AnswerOf, Call } from '../domain/wire/call';
import type { OtherSpellings } from '../domain/wire/invented-values';

/** Thrown when the app has to decide what to show. */
export const unshown = new Error();

/** The requests that the document has sent. */
export type AskedRequests = NonNullable<Window['askedEarly']>;

/** A response that was read to the end, and the server's time. */
interface Read<C extends Call> {
  readonly value: AnswerOf<C>;
  readonly now: Instant;
}

/**
 * Reads the response of a request that the document has sent. Throws unless every field was read as the contract has it:
 * anything else is for the app to judge. Without the server's time, the days until a due day could be wrong; a history
 * that was requested up to a past moment lacks the newest rows.
 */
export const readEarly = async <C extends Call>(
  call: C,
  asked: AskedRequests | undefined,
  spellings: OtherSpellings | undefined,
): Promise<Read<C>> => {
  const request = Object.values(asked ?? {}).find(({ path }) => path === call.path);
  const answer = await request?.answer;
  if (!answer?.ok) throw unshown;
  // The app reads the response itself.
  const copy = answer.clone();
  const payload = parsePayload(call, { status: copy.status, text: await copy.text() });
  const read = payload.ok && readPayload(call, payload.value, spellings);
  const date = momentOf(answer.headers.get('Date') ?? '');
  if (!read || !read.ok || read.value.leftOut.length > 0 || read.value.respelled.length > 0)
    throw unshown;
  if (!isInstant(date)) throw unshown;
  const now = Date.now() + skewOf(date);
  if (request?.body && Number(bodyMoment(request.body)) < now) throw unshown;
  return { value: read.value.value as AnswerOf<C>, now };
};
