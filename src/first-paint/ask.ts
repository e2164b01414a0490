import type { AskedEarly } from '../../adapters/browser/early-fetch';
import { readText } from '../../adapters/http/read-text';
import { bounds } from '../../domain/wire/bounds';
import { homeQuery } from '../../domain/home/home-query';
import { readEntry } from '../../domain/visit/entry';
import type { EarlyCalls, Keys } from './keys';
import { looksHosted } from './looks-hosted';

/** Written in by the build: the tables they are from are larger than this script may be. */
declare const KEYS: Keys;
declare const EARLY: EarlyCalls;

/** The query of home, as the app will write it: from this entry, else from an earlier one of the tab. */
const visitQuery = (inHash = ''): string => {
  const entry = readEntry(`${inHash || '?'}&${location.search.slice(1)}`);
  const query = new URLSearchParams(
    homeQuery({
      sourcePage: entry.sourcePage ?? sessionStorage.getItem(KEYS.sourcePage) ?? undefined,
      entryPoint: entry.entryPoint ?? sessionStorage.getItem(KEYS.entryPoint) ?? undefined,
      appVersion: entry.callerVersion ?? sessionStorage.getItem(KEYS.callerVersion) ?? undefined,
    }),
  ).toString();
  return query && `?${query}`;
};

/**
 * After the configuration: what the page will read first of a person who is logged in in a browser, so that the answers
 * come beside the app's code. In a super-app the token is asked for first, so the app does it.
 */
const ask = (): void => {
  const token = localStorage.getItem(KEYS.authToken);
  // A session that a host began is a guess until the host confirms its user.
  const isHosted =
    looksHosted() ||
    sessionStorage.getItem(KEYS.appSource) ||
    localStorage.getItem(KEYS.loginType) === 'bridge';
  const { apiBases, applicationSource } = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  );
  const [, path = location.pathname, inHash] = /^#(\/[^?]*)(\?.*)?/.exec(location.hash) ?? [];
  if (!token || isHosted || !EARLY.pages.includes(path.split('/')[1] ?? '')) return;
  const marker = localStorage.getItem(KEYS.statusMarker);
  const { [path]: ofPage = [] } = marker === 'a' ? EARLY.approved : marker ? {} : EARLY.applying;
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    'X-User-Locale': document.documentElement.lang,
    'application-source': applicationSource ?? 'GOJEK',
  };
  window.askedEarly = Object.fromEntries(
    [...EARLY.always, ...ofPage].map(([prefix, rest, ofVisit]) => {
      const query = ofVisit ? visitQuery(inHash) : '';
      const url = apiBases[prefix].replace(/\/+$/, '') + rest + query;
      const answer = fetch(url, {
        headers,
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        redirect: 'error',
        cache: 'no-store',
        // Read whole: an answer that nobody takes would hold its connection. One that is too long is read as an empty one.
      }).then(async (it) => new Response((await readText(it, bounds.answer)) || null, it));
      answer.catch(() => {});
      return [url, { headers, answer } satisfies AskedEarly];
    }),
  );
};

try {
  ask();
} catch {
  // The app asks itself.
}
