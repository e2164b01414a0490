import type { AskedEarly } from '../adapters/browser/early-fetch';
import { readText } from '../adapters/http/read-text';
import { bounds } from '../domain/wire/bounds';
import { homeQuery } from '../domain/home/home-query';
import { readEntry } from '../domain/visit/entry';
import type { AskAs } from './ask-as';
import type { EarlyCalls, Keys } from './keys';
import { looksHosted } from './looks-hosted';

/** Inserted by the build: the tables behind them are larger than this script may be. */
declare const KEYS: Keys;
declare const EARLY: EarlyCalls;

const [, path = location.pathname, inHash = ''] = /^#(\/[^?]*)(\?.*)?/.exec(location.hash) ?? [];

/** Returns how the app was opened: by this address, else by an earlier one of this tab. */
const openedBy = () => {
  const entry = readEntry(`${inHash || '?'}&${location.search.slice(1)}`);
  const stored = (key: string) => sessionStorage.getItem(key) ?? undefined;
  return {
    appSource: entry.appSource ?? stored(KEYS.appSource),
    sourcePage: entry.sourcePage ?? stored(KEYS.sourcePage),
    entryPoint: entry.entryPoint ?? stored(KEYS.entryPoint),
    appVersion: entry.callerVersion ?? stored(KEYS.callerVersion),
  };
};

const inHost = (): boolean => looksHosted() || sessionStorage.getItem(KEYS.appSource) !== null;

/**
 * Requests what the first page reads, so that the responses arrive together with the app's code. Runs after the
 * configuration.
 */
const ask = ({ token, applicationSource, appVersion, isApproved }: AskAs): void => {
  const { apiBases } = readConfig();
  const { appSource: _, ...opened } = openedBy();
  const query = new URLSearchParams(
    homeQuery({ ...opened, appVersion: opened.appVersion ?? appVersion }),
  ).toString();
  const headers = {
    Accept: 'application/json',
    Authorization: `Bearer ${token}`,
    'X-User-Locale': document.documentElement.lang,
    'application-source': applicationSource,
  };
  const calls = isApproved ? ofApproved : [...EARLY.always, ...ofPage()];
  const asked = calls.map(([prefix, rest, ofVisit]) => {
    const url = apiBases[prefix].replace(/\/+$/, '') + rest + (ofVisit && query ? `?${query}` : '');
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
    ] as const;
  });
  window.askedEarly = { ...window.askedEarly, ...Object.fromEntries(asked) };
};

const readConfig = () => JSON.parse(document.getElementById('config')?.textContent ?? '');

const { [path]: ofApproved = [] } = EARLY.approved;
/** Returns the calls of the page for a user with this stored status. */
const ofPage = () => {
  const marker = localStorage.getItem(KEYS.statusMarker);
  return marker === 'a' ? ofApproved : marker ? [] : (EARLY.applying[path] ?? []);
};

/** Sends the requests of the first page. Returns whether figures may be shown before the app. */
const begin = (): boolean => {
  if (!EARLY.pages.includes(path.split('/')[1] ?? '')) return false;
  const token = localStorage.getItem(KEYS.authToken);
  // A session in a host is not certain until the host confirms its user, and a logged-out user stays logged out.
  if (inHost()) {
    if (sessionStorage.getItem(KEYS.loggedOut) === null)
      window.forHost = {
        appSource: openedBy().appSource,
        fallback: readConfig().applicationSource,
        ask,
      };
    return window.forHost !== undefined && ofApproved.length > 0;
  }
  if (!token || localStorage.getItem(KEYS.loginType) === 'bridge') return false;
  ask({ token, applicationSource: readConfig().applicationSource ?? 'GOJEK' });
  return ofPage() === ofApproved && ofApproved.length > 0;
};

let showsFigures = false;
try {
  showsFigures = begin();
} catch {
  // The app sends the requests itself.
}
/** Loads the script that a template of the document names. */
const load = (template: string): void => {
  const { content } = document.querySelector<HTMLTemplateElement>(template) ?? {};
  const link = content?.querySelector('link');
  if (link) document.head.append(link);
};
if (window.forHost) load('#in-host');
// The app's code is long. Before figures it would delay what shows them.
if (!showsFigures) load('#app');
