import type { AskedEarly } from '../adapters/browser/early-fetch';
import { readText } from '../adapters/http/read-text';
import { bounds } from '../domain/wire/bounds';
import { homeQuery } from '../domain/home/home-query';
import { readEntry } from '../domain/visit/entry';
import type { EarlyCalls, Keys } from './keys';
import { looksHosted } from './looks-hosted';

/** Inserted by the build: the tables behind them are larger than this script may be. */
declare const KEYS: Keys;
declare const EARLY: EarlyCalls;

/** Returns the query of home as the app will write it, from this entry or from an earlier one in this tab. */
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
 * Requests what the first page will read for a logged-in user, so that the responses arrive together with the app's
 * code. Runs after the configuration. In a super-app the app sends these requests, because it needs a token from the
 * host first. Returns whether the responses have figures that are shown before the app.
 */
const ask = (): boolean => {
  const token = localStorage.getItem(KEYS.authToken);
  // A session that a host began is not certain until the host confirms its user.
  const isHosted =
    looksHosted() ||
    sessionStorage.getItem(KEYS.appSource) ||
    localStorage.getItem(KEYS.loginType) === 'bridge';
  const { apiBases, applicationSource } = JSON.parse(
    document.getElementById('config')?.textContent ?? '',
  );
  const [, path = location.pathname, inHash] = /^#(\/[^?]*)(\?.*)?/.exec(location.hash) ?? [];
  if (!token || isHosted || !EARLY.pages.includes(path.split('/')[1] ?? '')) return false;
  const marker = localStorage.getItem(KEYS.statusMarker);
  const isApproved = marker === 'a';
  const { [path]: ofPage = [] } = isApproved ? EARLY.approved : marker ? {} : EARLY.applying;
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
        // Reads the whole body: an unread response keeps its connection open. A body that is too long counts as empty.
      }).then(async (it) => new Response((await readText(it, bounds.answer)) || null, it));
      answer.catch(() => {});
      return [
        url,
        { path: (prefix + rest).split('?')[0] ?? '', headers, answer } satisfies AskedEarly,
      ];
    }),
  );
  return isApproved && ofPage.length > 0;
};

let showsFigures = false;
try {
  showsFigures = ask();
} catch {
  // The app sends the requests itself.
}
// The app's code is long. Before figures it would delay what shows them.
if (!showsFigures) {
  const code = document.querySelector<HTMLTemplateElement>('#app')?.content.querySelector('link');
  if (code) document.head.append(code);
}
