import type { Browser, Page, Request } from '@playwright/test';
import type { RouteId } from '../../../domain/navigation/routes';
import { arrivals } from './arrivals';
import { settled } from './pages';
import { expect } from './test';

/** Files of ours by their path, with their bytes on the wire. */
type Files = ReadonlyMap<string, number>;

const KiB = 1024;

/** Longer than any page takes to come to rest, in milliseconds. */
const longest = 10_000;

/**
 * What does not count: the engine that a PDF is shown with, which is as large as everything else together, and what comes
 * two seconds after the page: the messages of the other language, ahead of a switch, and the code that reports.
 */
const aside = /\/(?:pdf|messages-en|reports)-/;

/**
 * Notes every file of ours that a page asks for from now on, with the bytes it first came with. A document asks for all
 * of its files whatever the browser has of them, so one tab shows for each page what it would ask for as the first.
 */
export const noteFiles = (page: Page) => {
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
  return {
    open: async (address: string): Promise<void> => {
      const { href } = new URL(address, page.url());
      const begin = (request: Request) => {
        // What the page before still asked for is not this one's.
        if (request.isNavigationRequest() && request.url() === href)
          for (const requests of [asked, underWay]) requests.clear();
      };
      page.on('request', begin);
      await page.goto(address);
      page.off('request', begin);
    },
    /** The files of the page that is open, once nothing is under way and what has come has asked for nothing more. */
    complete: async (): Promise<Files> => {
      // A request of the page before, which ends with it, may never be told as ended.
      const end = Date.now() + longest;
      for (let rests = 0; rests < 3 && Date.now() < end; ) {
        await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
        rests = underWay.size === 0 ? rests + 1 : 0;
      }
      const files = new Map<string, number>();
      for (const name of asked) files.set(name, (await bytes.get(name)) ?? Number.NaN);
      return files;
    },
  };
};

/** What the start page asks for, which is the same for all. */
let startPage: Promise<Files> | undefined;

const visitStartPage = async (browser: Browser): Promise<Files> => {
  const context = await browser.newContext();
  const page = await context.newPage();
  const { complete } = noteFiles(page);
  await page.goto('/');
  await settled(page);
  const files = await complete();
  await context.close();
  return files;
};

/** Expects a page that is visited first to ask for at most 12 files, and for 35 KiB beyond the start page. */
export const expectLight = async (browser: Browser, id: RouteId, files: Files) => {
  startPage ??= visitStartPage(browser);
  const first = await startPage;
  const added = [...files].filter(([name]) => !first.has(name));
  const bytes = added.reduce((sum, [, size]) => sum + size, 0);
  process.stdout.write(
    `cold visit of ${id}: ${files.size} files, ${(bytes / KiB).toFixed(1)} KiB beyond the first load\n`,
  );
  expect.soft(files.size, arrivals(`all files of ${id}`, files)).toBeLessThanOrEqual(12);
  const beyond = arrivals(`beyond the first load, for ${id}`, new Map(added), files.keys());
  expect.soft(bytes, beyond).toBeLessThanOrEqual(35 * KiB);
};
