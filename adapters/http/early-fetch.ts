import type { Arrival, FirstRead } from '../../domain/first-reads';
import type { RouteId } from '../../domain/navigation/routes';
import { bounds } from '../../domain/wire/bounds';
import { readText } from './read-text';
import {
  addressOf,
  plainly,
  type RequestContext,
  requestHeadersOf,
  type SentRequest,
} from './request-parts';

/** A request that was sent before the code that makes the call had loaded, and its response. */
export interface AskedEarly {
  /** The path of the call, without its query (spec §7). */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string | undefined;
  readonly answer: Promise<Response>;
  /** Until when the response counts as current, by `performance.now()`. */
  readonly until: number;
}

declare global {
  interface Window {
    /** The requests that were sent early, by address. */
    askedEarly?: Readonly<Record<string, AskedEarly>> | undefined;
    /** Sends the first reads of a page. Its code is in the document (first-paint/ask.ts), which uses it first. */
    readAhead?: (id: RouteId, arrival: Arrival, context: RequestContext) => void;
  }
}

type View = Pick<Window, 'askedEarly' | 'fetch' | 'performance'>;

/** How long such a response counts as current, in milliseconds. */
const fresh = 15_000;

/** Sends the first reads of a page, each once. The page's own calls take the responses over. */
export const askEarly = (
  view: View,
  reads: readonly FirstRead[],
  context: RequestContext,
): void => {
  const now = view.performance.now();
  for (const { path, query = {}, body: value } of reads) {
    const url = addressOf(path, query, context.bases);
    const { [url]: before } = view.askedEarly ?? {};
    if (before && before.until > now) continue;
    const headers = requestHeadersOf(context, value !== undefined);
    const body = value && JSON.stringify(value);
    const init = { ...(body && { method: 'POST', body }), ...plainly, headers };
    // Reads the whole body: an unread response keeps its connection open. A body that is too long counts as empty.
    const answer = view
      .fetch(url, init)
      .then(async (it) => new Response((await readText(it, bounds.answer)) || null, it));
    answer.catch(() => {});
    const asked: AskedEarly = { path, headers, body, answer, until: now + fresh };
    view.askedEarly = { ...view.askedEarly, [url]: asked };
  }
};

/** Returns the moment in the body of an early request. */
export const bodyMoment = (body: string): string => /\d{13}/.exec(body)?.[0] ?? '0';

/** Returns whether two bodies differ at most in the moment in them, by less than the age that an early answer may have. */
const isSameBody = (wanted = '', asked = ''): boolean => {
  const [now, then] = [bodyMoment(wanted), bodyMoment(asked)];
  return asked.replaceAll(then, now) === wanted && Math.abs(Number(now) - Number(then)) < fresh;
};

/**
 * Works as `fetch`, but returns the response to the same request that was sent early, once. A write makes all of them
 * outdated.
 */
export const earlyFetch =
  (view: View = window) =>
  (url: string, init: SentRequest): Promise<Response> => {
    const { [url]: asked, ...others } = view.askedEarly ?? {};
    const isSame =
      asked !== undefined &&
      (asked.body === undefined) === (init.method === 'GET') &&
      JSON.stringify(asked.headers) === JSON.stringify(init.headers) &&
      isSameBody(init.body, asked.body);
    if (isSame && view.performance.now() <= asked.until) {
      view.askedEarly = others;
      return asked.answer;
    }
    if (init.method !== 'GET') view.askedEarly = undefined;
    return view.fetch(url, init);
  };
