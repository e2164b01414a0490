import { askEarly } from '../adapters/http/early-fetch';
import { firstReadsOf, statusRead } from '../domain/first-reads';
import type { Language } from '../domain/kernel/locale';
import { readEntry } from '../domain/visit/entry';
import type { AskAs, ForHost, ForHostAsked } from './ask-as';
import type { Early, Keys } from './keys';
import { looksHosted } from './looks-hosted';

/** Inserted by the build: the tables behind them are larger than this script may be. */
declare const KEYS: Keys;
declare const EARLY: Early;

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

const { [path]: ofApproved } = EARLY.approved;

/** Returns the page whose reads are certain for a user with the stored status. */
const certain = () => {
  const marker = localStorage.getItem(KEYS.statusMarker);
  return marker === 'a' ? ofApproved : marker ? undefined : EARLY.applying[path];
};

window.readAhead = (...[id, arrival, context]) =>
  askEarly(window, firstReadsOf(id, arrival), context);

/**
 * Requests what the first page reads, so that responses arrive together with the app's code. The configuration stands
 * before it.
 */
const ask = ({ token, applicationSource, appVersion, approvedAt }: AskAs): void => {
  const opened = openedBy();
  const reads = firstReadsOf(approvedAt ? ofApproved : certain(), {
    query: inHash || location.search,
    openedBy: { ...opened, appVersion: opened.appVersion ?? appVersion },
    now: approvedAt ?? Date.now() + (Number(sessionStorage.getItem(KEYS.clockOffset)) || 0),
  });
  askEarly(window, approvedAt ? reads : [statusRead, ...reads], {
    bases: readConfig().apiBases,
    token,
    locale: document.documentElement.lang as Language,
    applicationSource,
  });
};

/** As `Preferences.suggest` does for the app. */
const suggest: ForHost['suggest'] = ({ locale, theme }) => {
  const { documentElement: root } = document;
  if (locale && !localStorage.getItem(KEYS.language)) root.lang = locale;
  if (theme && !localStorage.getItem(KEYS.theme)) root.dataset['theme'] = theme;
};

const readConfig = () => JSON.parse(document.getElementById('config')?.textContent ?? '');

/** Prepares what the script that asks the host needs, and a promise for what it answers. */
const prepareForHost = (): void => {
  let answer: ForHost['answer'] = () => {};
  const asked = new Promise<ForHostAsked>((resolve) => {
    answer = resolve;
  });
  // Without figures, nothing waits for it.
  asked.catch(() => {});
  window.forHost = {
    appSource: openedBy().appSource,
    fallback: readConfig().applicationSource,
    suggest,
    ask,
    answer,
    asked,
  };
};

/** Sends the requests of the first page. Returns whether figures may be shown before the app. */
const begin = (): boolean => {
  if (!EARLY.pages.includes(path.split('/')[1] ?? '')) return false;
  const token = localStorage.getItem(KEYS.authToken);
  // A session in a host is not certain until the host confirms its user, and a logged-out user stays logged out.
  if (inHost()) {
    if (sessionStorage.getItem(KEYS.loggedOut) === null) prepareForHost();
    return window.forHost !== undefined && EARLY.drawn.includes(ofApproved);
  }
  if (!token || localStorage.getItem(KEYS.loginType) === 'bridge') return false;
  ask({ token, applicationSource: readConfig().applicationSource ?? 'GOJEK' });
  return certain() === ofApproved && EARLY.drawn.includes(ofApproved);
};

let showsFigures = false;
try {
  showsFigures = begin();
} catch {
  // The app sends the requests itself.
}
/** Moves the first element of a template into the document, which loads the script that it names. */
const load = (template: string): void => {
  const { content } = document.querySelector<HTMLTemplateElement>(template) ?? {};
  const first = content?.firstElementChild;
  if (first) document.head.append(first);
};
if (window.forHost) load('#in-host');
// Another tab may end or change the login while a user's figures are shown without the app.
if (showsFigures)
  addEventListener('storage', ({ key }) => {
    if ((!key || key === KEYS.authToken) && !window.appBegun) location.reload();
  });
// The app's code is long. Before figures it would delay what shows them.
if (!showsFigures) load('#app');
