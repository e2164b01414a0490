import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
import { median } from './budget';
import { openUnwatched, type Unwatched } from './unwatched';

/** Throughput in bytes a second, and latency in milliseconds a request. */
export const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};

export const phone = {
  viewport: { width: 360, height: 740 },
  isMobile: true,
  hasTouch: true,
  locale: 'id-ID',
} as const;

/** Measures of one visit to a page; times in milliseconds since the start of the navigation. */
export interface Visit {
  readonly fcp: number;
  readonly lcp: number;
  readonly lcpElement: string;
  /** When the element that marks a ready page was first shown in a frame. */
  readonly ready: number;
  /** The time of tasks beyond 50 ms each, after the first paint. */
  readonly tbt: number;
  /** The sum of all layout shifts without input. */
  readonly cls: number;
  /** The document and everything that was requested before the page was ready. */
  readonly requests: number;
  /** The document and everything that the visit requested. */
  readonly allRequests: number;
  readonly heap: number;
}

interface Watched {
  lcp: number;
  lcpElement: string;
  ready: number;
  cls: number;
  long: [start: number, duration: number][];
}

/** Runs in the page, before its own scripts. */
const watch = (selector: string) => {
  const seen: Watched = { lcp: 0, lcpElement: '', ready: 0, cls: 0, long: [] };
  Object.assign(window, { watched_: seen });
  const observe = (type: string, note: (entry: never) => void) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as never);
    }).observe({ type, buffered: true });
  observe('largest-contentful-paint', (it: { startTime: number; element?: Element }) => {
    seen.lcp = it.startTime;
    seen.lcpElement = it.element?.outerHTML.slice(0, 80) ?? '';
  });
  observe('layout-shift', (it: { value: number; hadRecentInput: boolean }) => {
    if (!it.hadRecentInput) seen.cls += it.value;
  });
  observe('longtask', (it: PerformanceEntry) => {
    seen.long.push([it.startTime, it.duration]);
  });
  // Checking in every frame would make the browser draw frames without changes.
  const look = new MutationObserver(() => {
    if (!document.querySelector(selector)) return;
    look.disconnect();
    const untilShown = () => {
      const found = document.querySelector(selector);
      if (!found?.checkVisibility() || found.querySelector('[data-stale]'))
        return void requestAnimationFrame(untilShown);
      seen.ready = performance.now();
    };
    requestAnimationFrame(untilShown);
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
};

/** Runs in the page once it is idle. */
const sum = () => {
  const { long, ...seen } = (window as unknown as { watched_: Watched }).watched_;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.startsWith('http'));
  return {
    ...seen,
    fcp,
    tbt: long
      .filter(([start]) => start >= fcp)
      .reduce((total, [, duration]) => total + duration - 50, 0),
    requests: 1 + files.filter(({ startTime }) => startTime < seen.ready).length,
    allRequests: 1 + files.length,
  };
};

export const untilReady = (tab: Unwatched, address: string): Promise<void> =>
  tab.until('window.watched_ && watched_.ready > 0', `${address} is ready`);

/** Opens an address, and waits until the page is ready. */
export const open = async (tab: Unwatched, address: string): Promise<void> => {
  await tab.send('Page.navigate', { url: address });
  await untilReady(tab, address);
};

/** The time in milliseconds in which later tasks of a page are still measured. */
const afterwards = 2_000;

/** Measures the open page, once it is ready. */
export const measure = async (tab: Unwatched, rest = afterwards): Promise<Visit> => {
  await sleep(rest);
  const seen = (await tab.read(`(${String(sum)})()`)) as Omit<Visit, 'heap'>;
  if (!seen.fcp || !seen.lcp) throw new Error('no paint was reported');
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  return { ...seen, heap: Number(usedSize) / 1_000_000 };
};

/** A measured page: its address, the selector that marks it ready, and the stored values of its origin. */
export interface Target {
  readonly url: string;
  readonly ready: string;
  readonly stored?: Readonly<Record<string, string>>;
  /** The app around the page: what it adds to the browser's name, and its script. */
  readonly host?: { readonly agent: string; readonly script: string };
  /** A floor has no late tasks to wait for. */
  readonly isFloor?: true;
}

/** Opens a tab without a cache, for a page, on a phone that is slower than this machine by the factor `cpu`. */
export const openPhone = async (
  browser: Browser,
  { url, ready, stored = {}, host = { agent: '', script: '' } }: Target,
  cpu = 4,
): Promise<Unwatched> => {
  const tab = await openUnwatched(browser);
  const { width, height } = phone.viewport;
  await tab.send('Page.enable');
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', slow4g);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const screen = { width, height, deviceScaleFactor: 1, mobile: true };
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  const userAgent = `${String(await tab.read('navigator.userAgent'))}${host.agent}`;
  await tab.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: phone.locale });
  const store = `if (location.origin === ${JSON.stringify(new URL(url).origin)})
    for (const [key, value] of Object.entries(${JSON.stringify(stored)}))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);`;
  const source = `${store}\n${host.script};\n(${String(watch)})(${JSON.stringify(ready)});`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  return tab;
};

/** The visits to a page in one tab: without a cache, with one, and with compiled code in it. */
export const visitNames = ['cold', 'warm', 'third'] as const;
export type VisitName = (typeof visitNames)[number];

/** Visits a page several times in a new tab. */
const visit = async (browser: Browser, target: Target, times: number, cpu?: number) => {
  const tab = await openPhone(browser, target, cpu);
  const visits: Visit[] = [];
  for (let time = 0; time < times; time += 1) {
    await open(tab, target.url);
    visits.push(await measure(tab, target.isFloor && 200));
    await tab.send('Page.navigate', { url: 'about:blank' });
    await sleep(200);
  }
  await tab.close();
  return visits;
};

export type Measure = Exclude<keyof Visit, 'lcpElement'>;

/** How often each page is measured. */
export const rounds = 5;

interface How {
  /** How many visits each tab makes. */
  readonly times?: number;
  readonly cpu?: number;
}

/** Visits every page in five rounds, and prints the medians. The functions return them. */
export const visitInTurns = async <Name extends string>(
  browser: Browser,
  targets: Readonly<Record<Name, Target>>,
  { times = 2, cpu }: How = {},
) => {
  const names = Object.keys(targets) as Name[];
  const all: { readonly name: Name; readonly visits: readonly Visit[] }[] = [];
  // The speed of a machine varies from minute to minute, so the order is A B C, then C B A.
  for (let round = 0; round < rounds; round += 1)
    for (const name of round % 2 ? [...names].reverse() : names)
      all.push({ name, visits: await visit(browser, targets[name], times, cpu) });
  const of = (name: Name, when: VisitName) =>
    all.flatMap((it) => (it.name === name ? (it.visits[visitNames.indexOf(when)] ?? []) : []));
  const middle = (name: Name, when: VisitName, what: Measure) =>
    median(of(name, when).map((it) => it[what]));
  const worst = (name: Name, when: VisitName, what: Measure) =>
    Math.max(...of(name, when).map((it) => it[what]));
  for (const name of names)
    for (const when of visitNames.slice(0, times)) {
      const figures = (['fcp', 'lcp', 'ready', 'tbt', 'requests', 'allRequests'] as const).map(
        (what) => `${what} ${Math.round(middle(name, when, what))}`,
      );
      const [largest] = of(name, when).map((it) => it.lcpElement);
      process.stdout.write(`${name}, ${when}: ${figures.join(', ')}, largest ${largest}\n`);
    }
  return { middle, worst };
};
