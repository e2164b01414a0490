import type { Browser, Page, Request } from '@playwright/test';
import { arrivals } from './arrivals';
import { settled } from './pages';
import { expect } from './test';

const KiB = 1024;

/**
 * What does not count: the engine that a PDF is shown with, which is as large as everything else together, and the icon of
 * the tab, which a browser with a window requests and a headless shell does not.
 */
const aside = /\/pdf(?:-|js-)|\/icon-/;

/**
 * In the page: timers of two seconds never fire, so that a page loads nothing ahead for a later one (spec §9), and the code
 * that sends events, which waits for an idle browser, is loaded at once, so that a busy machine counts it too.
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

/** Notes every file of ours that a tab asks for from now on: what it weighs is what it came with first. */
const watchFiles = async (page: Page) => {
  await page.addInitScript(sameOnEveryMachine);
  const bytes = new Map<string, Promise<number>>();
  const asked = new Set<string>();
  const underWay = new Set<Request>();
  page.on('request', (request) => {
    underWay.add(request);
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && !aside.test(pathname)) asked.add(pathname);
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

  /** Resolves when nothing of a page is under way, and what has come has asked for nothing more. */
  const complete = async () => {
    await settled(page);
    for (let rests = 0; rests < 3; ) {
      // A page that draws no frame any more may never be called idle: Chromium, on a busy machine.
      const limit = { timeout: 1_000 };
      await page.evaluate((it) => new Promise((rest) => requestIdleCallback(rest, it)), limit);
      rests = underWay.size === 0 ? rests + 1 : 0;
    }
  };

  /**
   * The files of ours that a page asks for, with their bytes on the wire. A document asks for all of its files whatever
   * the browser has of them, so one tab shows for each page what it would ask for as the first.
   */
  return async (address: string): Promise<ReadonlyMap<string, number>> => {
    // The page before may ask for more until this one answers.
    await page.goto('about:blank');
    for (const requests of [asked, underWay]) requests.clear();
    await page.goto(address);
    await complete();
    const sizes = new Map<string, number>();
    for (const name of asked) sizes.set(name, (await bytes.get(name)) ?? Number.NaN);
    return sizes;
  };
};

/** What the start page asks for, which is the same for all. */
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
 * Watches what a tab loads from now on. The answered function opens a page as if it were the first one, and expects that
 * it asks for no more than 12 files, and 40 KiB beyond those of the start page.
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
    expect.soft(files.size, arrivals(`all files of ${id}`, files)).toBeLessThanOrEqual(12);
    const beyond = arrivals(`beyond the first load, for ${id}`, new Map(added), files.keys());
    expect.soft(bytes, beyond).toBeLessThanOrEqual(40 * KiB);
  };
};
