import type { Browser, Request } from '@playwright/test';
import { cast, type Scene } from '../screens/cast';
import { makeReady } from '../screens/ready';
import { arrivals } from './support/arrivals';
import { settled } from './support/pages';
import type { Sandbox } from './support/sandbox';
import { openSignedIn } from './support/signed-in';
import { expect, test } from './support/test';

const KiB = 1024;

/**
 * What does not count: the engine that a PDF is shown with, which is as large as everything else together, and what comes
 * two seconds after the page: the messages of the other language, ahead of a switch, and the code that reports.
 */
const aside = /\/(?:pdf|messages-en|reports)-/;

/** A tab of somebody new to the app, which notes every file of ours: what it weighs is what it came with first. */
const openTab = async (browser: Browser, sandbox: Sandbox, { persona }: Pick<Scene, 'persona'>) => {
  const context = await browser.newContext({ baseURL: sandbox.origin, locale: 'id-ID' });
  const page = await context.newPage();
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
  if (persona === undefined) await page.goto('/');
  else await openSignedIn(page, sandbox, await sandbox.createUser(persona), '/');
  await settled(page);
  if (persona !== undefined) await makeReady(page, persona);
  return { context, page, bytes, asked, underWay };
};

type Tab = Awaited<ReturnType<typeof openTab>>;

/** Resolves when nothing of a page is under way, and what has come has asked for nothing more. */
const complete = async ({ page, underWay }: Tab) => {
  await settled(page);
  for (let rests = 0; rests < 3; ) {
    await page.evaluate(() => new Promise((rest) => requestIdleCallback(rest)));
    rests = underWay.size === 0 ? rests + 1 : 0;
  }
};

/**
 * The files of ours that a page asks for, with their bytes on the wire. A document asks for all of its files whatever the
 * browser has of them, so one tab shows for each page what it would ask for as the first.
 */
const visit = async (tab: Tab, address: string): Promise<ReadonlyMap<string, number>> => {
  const { page, asked, underWay } = tab;
  const { href } = new URL(address, page.url());
  const begin = (request: Request) => {
    // What the page before still asked for is not this one's.
    if (request.isNavigationRequest() && request.url() === href)
      for (const requests of [asked, underWay]) requests.clear();
  };
  page.on('request', begin);
  await page.goto(address);
  page.off('request', begin);
  await complete(tab);
  const sizes = new Map<string, number>();
  for (const name of asked) sizes.set(name, (await tab.bytes.get(name)) ?? Number.NaN);
  return sizes;
};

/** What the start page asks for, which is the same for all. */
let startPage: Promise<ReadonlyMap<string, number>> | undefined;

const visitStartPage = async (browser: Browser, sandbox: Sandbox) => {
  const tab = await openTab(browser, sandbox, { persona: undefined });
  const files = await visit(tab, '/');
  await tab.context.close();
  return files;
};

for (const scene of cast())
  test(`a cold visit of each page of ${scene.persona ?? 'a visitor'} asks for 12 files and 35 KiB beyond the first load`, async ({
    browser,
    sandbox,
  }) => {
    test.slow();
    startPage ??= visitStartPage(browser, sandbox);
    const first = await startPage;
    const tab = await openTab(browser, sandbox, scene);
    for (const { id, address } of scene.pages) {
      const files = await visit(tab, address);
      const added = [...files].filter(([name]) => !first.has(name));
      const bytes = added.reduce((sum, [, size]) => sum + size, 0);
      process.stdout.write(
        `cold visit of ${id}: ${files.size} files, ${(bytes / KiB).toFixed(1)} KiB beyond the first load\n`,
      );
      expect.soft(files.size, arrivals(`all files of ${id}`, files)).toBeLessThanOrEqual(12);
      const beyond = arrivals(`beyond the first load, for ${id}`, new Map(added), files.keys());
      expect.soft(bytes, beyond).toBeLessThanOrEqual(35 * KiB);
    }
    await tab.context.close();
  });
