import type { Browser } from '@playwright/test';
import { setTimeout as sleep } from 'node:timers/promises';
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
  /** When the element that marks a ready page was first in a frame. */
  readonly ready: number;
  /** The time of tasks beyond 50 ms each, after the first paint. */
  readonly tbt: number;
  /** The sum of all layout shifts without input. */
  readonly cls: number;
  /** The document and everything that loaded before the largest paint. */
  readonly requests: number;
  /** Brotli bytes of scripts and styles that loaded before the largest paint. */
  readonly code: number;
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
    requestAnimationFrame(() => {
      seen.ready = performance.now();
    });
  });
  look.observe(document, { subtree: true, childList: true, attributes: true });
};

/** Runs in the page once it is idle. */
const sum = () => {
  const { long, ...seen } = (window as unknown as { watched_: Watched }).watched_;
  const fcp = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).filter(
    ({ startTime, name }) => startTime < seen.lcp && name.startsWith('http'),
  );
  const isCode = ({ name }: PerformanceResourceTiming) => /\.(?:js|css)$/.test(name);
  return {
    ...seen,
    fcp,
    tbt: long
      .filter(([start]) => start >= fcp)
      .reduce((total, [, duration]) => total + duration - 50, 0),
    requests: 1 + files.length,
    code: files.filter(isCode).reduce((total, file) => total + file.encodedBodySize, 0),
  };
};

/** The time in milliseconds in which later tasks of the page are still measured. */
const afterwards = 3_000;

const measure = async (tab: Unwatched, address: string): Promise<Visit> => {
  await tab.send('Page.navigate', { url: address });
  const end = performance.now() + 30_000;
  while (!(await tab.read('window.watched_ && watched_.ready > 0'))) {
    if (performance.now() > end) throw new Error(`${address} did not become ready`);
    await sleep(50);
  }
  await sleep(afterwards);
  const seen = (await tab.read(`(${String(sum)})()`)) as Omit<Visit, 'heap'>;
  await tab.send('HeapProfiler.collectGarbage');
  const { usedSize } = await tab.send('Runtime.getHeapUsage');
  return { ...seen, heap: Number(usedSize) / 1_000_000 };
};

/** A measured page: its address, the selector that marks it ready, and the stored values of its origin. */
export interface Target {
  readonly url: string;
  readonly ready: string;
  readonly stored?: Readonly<Record<string, string>>;
}

/** Visits a page without a cache on a phone that is slower by this factor, and again in the same tab. */
export const visitTwice = async (
  browser: Browser,
  { url, ready, stored = {} }: Target,
  cpu = 4,
): Promise<Readonly<Record<'cold' | 'warm', Visit>>> => {
  const tab = await openUnwatched(browser);
  const { width, height } = phone.viewport;
  await tab.send('Page.enable');
  await tab.send('Network.enable');
  await tab.send('Network.emulateNetworkConditions', slow4g);
  await tab.send('Emulation.setCPUThrottlingRate', { rate: cpu });
  const screen = { width, height, deviceScaleFactor: 1, mobile: true };
  await tab.send('Emulation.setDeviceMetricsOverride', screen);
  const userAgent = await tab.read('navigator.userAgent');
  await tab.send('Emulation.setUserAgentOverride', { userAgent, acceptLanguage: phone.locale });
  const store = `if (location.origin === ${JSON.stringify(new URL(url).origin)})
    for (const [key, value] of Object.entries(${JSON.stringify(stored)}))
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);`;
  const source = `${store}\n(${String(watch)})(${JSON.stringify(ready)});`;
  await tab.send('Page.addScriptToEvaluateOnNewDocument', { source });
  const cold = await measure(tab, url);
  await tab.send('Page.navigate', { url: 'about:blank' });
  await sleep(200);
  const warm = await measure(tab, url);
  await tab.close();
  return { cold, warm };
};
