import type { Browser, Page, Request } from '@playwright/test';
import { ROUTES } from '../../../domain/navigation/routes';
import { arrivals } from './arrivals';
import { settled } from './pages';
import { expect } from './test';

const KiB = 1024;

/** The tab's icon, which a browser with a window requests and a headless shell does not. */
const icon = /\/icon-/;

/** The PDF engine, which is as large as everything else together. It counts on every page but the agreement's. */
const pdfEngine = /\/pdf(?:-|js-)/;

/**
 * In the page: timers of two seconds never fire, so that a page loads nothing ahead for a later one (spec §9). The idle
 * callback that loads the code for events runs at once, so that this code is counted on a busy machine too.
 */
const sameOnEveryMachine = () => {
  const wait = window.setTimeout.bind(window);
  const never = 2 ** 31 - 1;
  window.setTimeout = ((work: TimerHandler, ms?: number, ...rest: unknown[]) =>
    wait(work, ms === 2_000 ? never : ms, ...rest)) as typeof window.setTimeout;
  const rest = window.requestIdleCallback.bind(window);
  window.requestIdleCallback = (work, options) =>
    rest(work, options?.timeout === 4_000 ? { timeout: 1 } : options);
};

/** Records every file of the app that a tab requests from now on, with the bytes of its first response. */
const watchFiles = async (page: Page) => {
  await page.addInitScript(sameOnEveryMachine);
  const bytes = new Map<string, Promise<number>>();
  const asked = new Set<string>();
  const underWay = new Set<Request>();
  let drawsPdf = false;
  const isAside = (path: string) => icon.test(path) || (drawsPdf && pdfEngine.test(path));
  page.on('request', (request) => {
    underWay.add(request);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && !isAside(pathname)) asked.add(pathname);
  });
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    asked.delete(new URL(request.url()).pathname);
  });
  page.on('requestfinished', (request) => {
    underWay.delete(request);
    const { pathname } = new URL(request.url());
    if (asked.has(pathname) && !bytes.has(pathname))
      bytes.set(
        pathname,
        request.sizes().then((it) => it.responseBodySize),
      );
  });

  /** Resolves when a page has no requests under way, and the responses caused no further ones. */
  const complete = async () => {
    await settled(page);
    for (let rests = 0; rests < 3; ) {
      // In Chromium on a busy machine, a page that draws no frames may never get an idle callback.
      const limit = { timeout: 1_000 };
      await page.evaluate((it) => new Promise((rest) => requestIdleCallback(rest, it)), limit);
      rests = underWay.size === 0 ? rests + 1 : 0;
    }
  };

  /**
   * Returns the app's files that a page requests, with their bytes on the wire. A document requests all of its files
   * whatever the browser has cached, so one tab can measure each page as a first visit.
   */
  return async (address: string): Promise<ReadonlyMap<string, number>> => {
    // The previous page may make more requests until the new one answers.
    await page.goto('about:blank');
    drawsPdf = address.includes(ROUTES.restructureAgreement.path);
    for (const requests of [asked, underWay]) requests.clear();
    await page.goto(address);
    await complete();
    const sizes = new Map<string, number>();
    for (const name of asked) sizes.set(name, (await bytes.get(name)) ?? Number.NaN);
    return sizes;
  };
};

let startPage: Promise<ReadonlyMap<string, number>> | undefined;

const visitStartPage = async (browser: Browser, origin: string) => {
  const context = await browser.newContext({ baseURL: origin, locale: 'id-ID' });
  const page = await context.newPage();
  const visit = await watchFiles(page);
  await page.goto('/');
  const files = await visit('/');
  await context.close();
  return files;
};

/**
 * Watches what a tab loads from now on. The returned function opens a page as a first visit, and expects at most 14
 * files (17 on home, most of them after its figures), and at most 43 KiB beyond those of the start page.
 */
export const weighing = async (page: Page, origin: string) => {
  const visit = await watchFiles(page);
  return async (id: string, address: string): Promise<void> => {
    startPage ??= visitStartPage(page.context().browser() as Browser, origin);
    const first = await startPage;
    const files = await visit(address);
    const added = [...files].filter(([name]) => !first.has(name));
    const bytes = added.reduce((sum, [, size]) => sum + size, 0);
    process.stdout.write(
      `cold visit of ${id}: ${files.size} files, ${(bytes / KiB).toFixed(1)} KiB beyond the first load\n`,
    );
    expect
      .soft(files.size, arrivals(`all files of ${id}`, files))
      .toBeLessThanOrEqual(id === 'home' ? 17 : 14);
    const beyond = arrivals(`beyond the first load, for ${id}`, new Map(added), files.keys());
    expect.soft(bytes, beyond).toBeLessThanOrEqual(43 * KiB);
  };
};
