import { isWhole } from '../../ui/app/whole-sheet';
import { showBroken } from '../show-broken';
import type { Keys } from './keys';

/** Written in by the build: the table they are from is larger than this script may be. */
declare const KEYS: Keys;

/** How long one file may take, in milliseconds. */
const longest = 10_000;

// In the head, before the app's files are requested. A browser keeps a broken file for a year, as it does a whole one, so a
// reload alone gets the same file again: whatever may be broken is fetched past the cache first.

/** The scripts and styles of the build that have arrived or failed. */
const seen = new Set<string>();
/** Requests under way. */
const requests = new Map<string, Promise<boolean>>();

const isFile = (address: string): boolean =>
  address.startsWith(`${location.origin}/assets/`) && /\.(?:js|css)$/.test(address);

const firstScript = () => document.querySelector<HTMLScriptElement>('script[src*="/assets/"]');
/** Later sheets are in the head. */
const ownSheet = () => document.querySelector<HTMLLinkElement>('body > link[rel="stylesheet"]');

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
    // An empty script fails nowhere.
    if (decodedBodySize === 0) void fetchAgain(name);
  }
};
const observer = new PerformanceObserver((list) => note(list.getEntries()));
observer.observe({ type: 'resource', buffered: true });

/** Fetches again what has been seen, and what arrives meanwhile, but for the files that are `done`. */
const fetchSeen = async (done: Set<string>): Promise<boolean> => {
  note(observer.takeRecords());
  const { src = '' } = firstScript() ?? {};
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

// For code that no page waits for, such as the code that sends events: each file once for a document.
const doneBehind = new Set<string>();
window.addEventListener('vite:preloadError', () => void fetchSeen(doneBehind));

/** Once for a build in a tab; the app may reload once more (`ReloadOnce`). */
const mayReload = (): boolean => {
  try {
    const { src: build = '' } = firstScript() ?? {};
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
  if (!window.appBegun) showBroken(document);
};

document.addEventListener(
  'error',
  ({ target }) => {
    const sheet = target instanceof HTMLLinkElement && isFile(target.href) ? target : undefined;
    if (sheet) seen.add(sheet.href);
    // The next late load requests it again (ui/app/load-late.ts).
    if (sheet?.rel === 'stylesheet') sheet.dataset['lost'] = '';
    if (target === firstScript() || target === ownSheet()) void recover();
    // A part of a page may wait for this sheet, which ends in no reload.
    else if (sheet) void fetchAgain(sheet.href);
  },
  true,
);
document.addEventListener(
  'load',
  (event) => {
    const { target } = event;
    if (target === firstScript() && !window.appBegun) void recover();
    if (!(target instanceof HTMLLinkElement) || !isFile(target.href)) return;
    if (isWhole(target)) return void delete target.dataset['lost'];
    // Whoever waits for the sheet sees one that did not come.
    event.stopImmediatePropagation();
    target.dispatchEvent(new Event('error'));
  },
  true,
);
// A script that cannot be read: the first one, or one that it imports.
window.addEventListener('error', ({ filename }) => {
  if (isFile(filename) && !window.appBegun) void recover();
});
