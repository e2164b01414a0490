import { isWhole } from '../ui/app/whole-sheet';
import { showBroken } from '../adapters/browser/show-broken';
import type { Keys } from './keys';

/** Inserted by the build: the table behind it is larger than this script may be. */
declare const KEYS: Keys;

/** Timeout of one file, in milliseconds. */
const longest = 10_000;

// Runs in the head, before the app's files are requested. Browsers cache a broken file for a year, like a whole one, so
// a reload alone gets the same file again. Files that may be broken are therefore first fetched past the cache.

/** Scripts and styles of the build that have arrived or failed. */
const seen = new Set<string>();
/** Requests in flight, by file. */
const requests = new Map<string, Promise<boolean>>();

const isFile = (address: string): boolean =>
  address.startsWith(`${location.origin}/assets/`) && /\.(?:js|css)$/.test(address);

/** Returns whether the app needs a file. It does without the script that asks a host for its user. */
const isNeeded = (address: string): boolean =>
  isFile(address) && !address.includes('/assets/host-user-');

/** Returns the template of the app's first script. A script of the document adds it later (first-paint/figures.ts). */
const appTemplate = () => document.querySelector<HTMLTemplateElement>('#app');
const firstScript = () => location.origin + (appTemplate()?.dataset['script'] ?? '');

/** Returns whether the target of an event is a script of the document that the app needs. */
const isOwnScript = (target: EventTarget | null): target is HTMLScriptElement =>
  target instanceof HTMLScriptElement && isNeeded(target.src);

/** Returns whether a script that has loaded also runs. */
const runs = ({ src }: HTMLScriptElement) =>
  window.appBegun || (src !== firstScript() && appTemplate()?.dataset['begun'] !== undefined);

/** Returns the stylesheet of the first load; later ones are in the head. */
const ownSheet = () => document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');

/** The stylesheet of the first load, once it was lost. The app may move it in the document. */
let lostSheet: HTMLLinkElement | undefined;

/** Resolves with whether a server responded. */
const request = async (file: string): Promise<boolean> => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), longest);
  try {
    await (await fetch(file, { cache: 'reload', signal: stop.signal })).arrayBuffer();
    return true;
  } catch {
    return false;
  } finally {
    requests.delete(file);
  }
};

const fetchAgain = (file: string): Promise<boolean> => {
  const answer = requests.get(file) ?? request(file);
  requests.set(file, answer);
  return answer;
};

const note = (entries: PerformanceEntryList): void => {
  for (const { name, initiatorType, decodedBodySize } of entries as PerformanceResourceTiming[]) {
    if (!isFile(name) || initiatorType === 'fetch') continue;
    seen.add(name);
    // An empty script causes no error event.
    if (decodedBodySize === 0) void fetchAgain(name);
  }
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

/**
 * Fetches again all files that were seen, and those that are seen during that time, except the files in `done`. Returns
 * whether a server answered for at least one of them.
 */
const fetchSeen = async (done: Set<string>): Promise<boolean> => {
  note(observer.takeRecords());
  const src = firstScript();
  // A first script that runs is whole.
  if (window.appBegun) seen.delete(src);
  else seen.add(src);
  const files = [...seen].filter((file) => !done.has(file));
  if (files.length === 0) return false;
  for (const file of files) done.add(file);
  const isServed = (await Promise.all(files.map(fetchAgain))).includes(true);
  return (await fetchSeen(done)) || isServed;
};

const fetchFilesAgain = () => fetchSeen(new Set());
window.fetchFilesAgain = fetchFilesAgain;

// For code that no page waits for, such as the code that sends events. Fetches each file once for a document.
const doneBehind = new Set<string>();
window.addEventListener('vite:preloadError', () => void fetchSeen(doneBehind));

/** Returns whether this tab may reload: once for each build. The app may reload once more (`ReloadOnce`). */
const mayReload = (): boolean => {
  try {
    const build = firstScript();
    if (sessionStorage.getItem(KEYS.reloadedBuild)?.startsWith(build)) return false;
    sessionStorage.setItem(KEYS.reloadedBuild, `${build} first`);
    return true;
  } catch {
    return false;
  }
};

const parsed = new Promise<unknown>((resolve) =>
  document.addEventListener('DOMContentLoaded', resolve),
);

let isRecovering = false;
const recover = async (): Promise<void> => {
  if (isRecovering) return;
  isRecovering = true;
  if ((await fetchFilesAgain()) && mayReload()) return location.reload();
  await parsed;
  if (!window.appBegun || lostSheet?.dataset['lost'] !== undefined) showBroken(document);
};

document.addEventListener(
  'error',
  ({ target }) => {
    const sheet = target instanceof HTMLLinkElement && isFile(target.href) ? target : undefined;
    if (sheet) seen.add(sheet.href);
    // The next late load requests it again (ui/app/load-late.ts).
    if (sheet?.rel === 'stylesheet') sheet.dataset['lost'] = '';
    if (sheet === ownSheet()) lostSheet = sheet;
    if (isOwnScript(target) || (sheet && sheet === lostSheet)) void recover();
    // A part of a page may wait for this stylesheet. Its loss causes no reload.
    else if (sheet) void fetchAgain(sheet.href);
  },
  true,
);
document.addEventListener(
  'load',
  (event) => {
    const { target } = event;
    if (isOwnScript(target) && !runs(target)) void recover();
    if (!(target instanceof HTMLLinkElement) || !isFile(target.href)) return;
    if (isWhole(target)) return void delete target.dataset['lost'];
    // Turns the event into an error for the code that waits for the stylesheet.
    event.stopImmediatePropagation();
    target.dispatchEvent(new Event('error'));
  },
  true,
);
// Recovers if the document was cut off: its last element is missing.
void parsed.then(() => {
  if (!ownSheet()) void recover();
});
// Recovers if the first script, or one that it imports, fails: its file may be broken.
window.addEventListener('error', ({ filename }) => {
  if (isNeeded(filename) && !window.appBegun) void recover();
});
