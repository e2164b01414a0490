import type { Browser, BrowserContext, Page } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { everyPage } from './support/every-page';
import { startFront, type Front, type Way, ways } from './support/broken-files';
import { at, goTo, primary, settled } from './support/pages';
import { storedOf } from './support/signed-in';
import { expect, test as base } from './support/test';

const test = base.extend<{ readonly front: Front }>({
  front: async ({ baseURL }, provide) => {
    const front = await startFront(baseURL ?? '');
    await provide(front);
    await front.close();
  },
});

/** Files that were already broken one at a time. */
const tried = new Set<string>();

const allWays = Object.keys(ways) as Way[];

const openProfile = (browser: Browser, front: Front) =>
  browser.newContext({ baseURL: front.origin, locale: 'id-ID' });

/** Opens a tab that counts the documents it loads. */
const openTab = async (context: BrowserContext) => {
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  return { page, documents: () => documents };
};

/** Returns whether the browser's cache holds the file as it was built. */
const isWhole = async (page: Page, file: string): Promise<boolean> => {
  const read = (name: string) => fetch(name, { cache: 'force-cache' }).then((it) => it.text());
  // A reload cancels the requests of the previous document.
  const cached = await page.evaluate(read, file).catch(() => undefined);
  return cached === readFileSync(join(root, 'dist/client', file), 'utf8');
};

const expectWhole = async (page: Page, files: Iterable<string>) => {
  for (const file of new Set(files)) {
    const look = () => isWhole(page, file);
    await expect.poll(look, { message: `${file} in the cache` }).toBe(true);
  }
};

/** One reload by the document for the first script, and one by the app for what a page needs. */
const mostDocuments = 3;

for (const way of allWays)
  test(`every file that comes ${way} once is fetched again, and both pages open in the same profile`, async ({
    browser,
    front,
    sandbox,
  }) => {
    const context = await openProfile(browser, front);
    front.break(/./, way);
    const start = await openTab(context);
    await start.page.goto('/');
    await expect(primary(start.page)).toBeVisible();
    await settled(start.page);
    await expectWhole(start.page, front.requests);
    expect(start.documents()).toBeLessThanOrEqual(mostDocuments);

    const stored = await storedOf(sandbox, await sandbox.createUser('active'));
    await start.page.evaluate((rows) => {
      for (const { name, value } of rows) localStorage.setItem(name, value);
    }, stored);
    const { page, documents } = await openTab(context);
    await goTo(page, '/transactions');
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await expectWhole(page, front.requests);
    expect(documents()).toBeLessThanOrEqual(mostDocuments);
    const ends = await page.evaluate(() =>
      [...document.styleSheets].flatMap(({ href, cssRules }) =>
        href === null ? [] : [cssRules[cssRules.length - 1]?.cssText ?? ''],
      ),
    );
    expect(ends.length).toBeGreaterThan(1);
    expect(ends.filter((rule) => !rule.includes('--whole-sheet'))).toEqual([]);
    await context.close();
  });

for (const script of ['index', 'figures'])
  test(`the first script ${script} that stays broken can be fetched by a press`, async ({
    browser,
    front,
  }) => {
    for (const way of allWays) {
      const context = await openProfile(browser, front);
      const { page, documents } = await openTab(context);
      front.break(new RegExp(`/${script}-[\\w-]+\\.js$`), way, Number.POSITIVE_INFINITY);
      await page.goto('/');
      await expect(page.locator('h1')).toHaveText('PayLater belum bisa dibuka');
      expect(documents(), way).toBe(2);
      front.mend();
      await page.locator('[data-action="primary"]').click();
      await at(page, '/');
      await context.close();
    }
  });

test('a press repairs the styles of home without a reload', async ({ browser, front, sandbox }) => {
  const stored = await storedOf(sandbox, await sandbox.createUser('active'));
  // A sheet that only changed is not noticed: its link has no hash.
  for (const way of allWays.filter((it) => it !== 'changed')) {
    const context = await openProfile(browser, front);
    await context.addInitScript((rows) => {
      for (const { name, value } of rows) localStorage.setItem(name, value);
    }, stored);
    const { page, documents } = await openTab(context);
    front.break(/\/home-[\w-]+\.css$/, way);
    await goTo(page, '/home');
    const retry = page.getByRole('button', { name: 'Coba lagi' });
    await expect(retry).toBeVisible();
    await expectWhole(
      page,
      front.requests.filter((file) => /\/home-.+\.css$/.test(file)),
    );
    await retry.click();
    await expect(page.getByRole('button', { name: 'Pengaturan' })).toBeVisible();
    expect(documents(), way).toBe(1);
    await context.close();
  }
});

for (const { persona, pages } of everyPage())
  test(`each file of the pages of ${persona ?? 'a visitor'}, from ${pages[0]?.id}, recovers when it alone breaks`, async ({
    browser,
    front,
    sandbox,
  }) => {
    test.setTimeout(20 * 60_000);
    const stored =
      persona === undefined ? [] : await storedOf(sandbox, await sandbox.createUser(persona));
    const visit = async (address: string) => {
      const context = await openProfile(browser, front);
      await context.addInitScript((rows) => {
        for (const { name, value } of rows) localStorage.setItem(name, value);
      }, stored);
      const { page } = await openTab(context);
      await page.goto(new URL(address, front.origin).href);
      return { context, page };
    };
    const files: string[] = [];
    for (const { address } of pages) {
      front.mend();
      const whole = await visit(address);
      await settled(whole.page);
      await whole.context.close();
      const fresh = [...new Set(front.requests)].filter((file) => !tried.has(file));
      for (const file of fresh)
        for (const way of ['half', 'empty'] as const) {
          tried.add(file);
          front.break(new RegExp(`${file.replaceAll('.', '\\.')}$`), way);
          const { context, page } = await visit(address);
          await settled(page);
          await expectWhole(page, [file]);
          await expect(page.locator('h1')).not.toHaveText('Halaman ini bermasalah');
          await context.close();
        }
      files.push(...fresh);
    }
    process.stdout.write(`${files.length} files broken alone: ${files.join(' ')}\n`);
  });
