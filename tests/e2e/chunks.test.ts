import type { Page } from '@playwright/test';
import { STORED } from '../../domain/storage/stored';
import { long, longUnless } from './support/long';
import { at, goBackTo, goOn, primary, secondary, storages } from './support/pages';
import { expect, test } from './support/test';

const list = '/repayment/bill-list';

/** Counts the documents loaded from this call on. Answers requests for the files with 404 while `gone` returns true. */
const taking = async (page: Page, file: RegExp, gone: (documents: number) => boolean) => {
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await page.route(file, (route) =>
    gone(documents)
      ? route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.\n' })
      : route.continue(),
  );
  return { documents: () => documents };
};

const toBills = (page: Page) => page.locator('nav a').nth(1).tap();

/** Files that an open page still requests after a deploy: each one alone, and all together. */
const files: readonly (readonly [what: string, file: RegExp])[] = [
  ['the page', /\/assets\/repayment-[\w-]{8}\.js/],
  ['its messages', /\/assets\/messages-id-repayment-/],
  ['its styles', /\/assets\/repayment-[\w-]+\.css/],
  ['every file of the build before', /\/assets\/.+\.(?:js|css)$/],
];
const pageAndStyles = files.filter(([what]) => /^(?:the page|its styles)/.test(what));

for (const [what, file] of files)
  test(
    `after a deploy without ${what} the app reloads once and opens the page`,
    longUnless(what.startsWith('every')),
    async ({ page, journey, announce }) => {
      announce('/assets/', 404);
      await journey('active', { path: '/home' });
      const { documents } = await taking(page, file, (count) => count === 0);
      await toBills(page);
      await at(page, list);
      await expect(page.locator('[data-row="bill"]').first()).toBeVisible();
      expect(documents()).toBe(1);
      // The styles of later pages are loaded: the tabs are in a row.
      const row = page.locator(':has(> [aria-current="page"])').first();
      await expect(row).toHaveCSS('display', 'flex');
      // Back goes to the entry from before the reload.
      await goBackTo(page, '/home');
      expect(documents()).toBe(1);
    },
  );

// The start page is open here: home's own later code already loads the shared file.
test('without the shared code the app reloads once', long, async ({ page, journey, announce }) => {
  announce('/assets/', 404);
  await journey('new', { path: '/' });
  const { documents } = await taking(page, /\/assets\/shared-/, (count) => count === 0);
  await primary(page).tap();
  await expect(page.locator('main[data-route^="/kyc"]')).toBeVisible();
  expect(documents()).toBe(1);
});

for (const [what, file] of pageAndStyles)
  test(
    `${what} still missing: one reload, then one button that tries again`,
    long,
    async ({ page, journey, announce }) => {
      announce('/assets/', 404);
      await journey('active', { path: '/home' });
      let gone = true;
      const { documents } = await taking(page, file, () => gone);
      await toBills(page);
      await expect(page.locator('h1')).toHaveText('Halaman ini bermasalah');
      expect(documents()).toBe(1);
      await expect(primary(page)).toHaveCount(1);
      await expect(secondary(page)).toHaveCount(0);
      expect((await storages(page)).session).toHaveProperty([STORED.reloadedBuild.key]);
      // A press loads one more document; the app does not reload in a loop.
      const anew = page.waitForEvent('domcontentloaded');
      await primary(page).tap();
      await anew;
      await expect(page.locator('h1')).toHaveText('Halaman ini bermasalah');
      expect(documents()).toBe(2);
      gone = false;
      await goOn(page, list);
    },
  );

test(
  'a page that cannot load offline opens once online',
  long,
  async ({ page, login, connect }) => {
    await login('active', { path: '/home' });
    // Wait until home has loaded: a call that is cut off would open a dialog.
    await expect(page.locator('main [data-amount]').first()).toBeVisible();
    await connect(false);
    await page.getByRole('link', { name: 'Limit' }).tap();
    const title = page.locator('h1');
    await expect(title).toHaveText('Kamu sedang offline');
    await expect(page.locator('.header__title')).toHaveText('Limit');
    await expect(title).toBeFocused();
    await expect(page).toHaveTitle(/Kamu sedang offline/);
    await primary(page).tap();
    await expect(
      page.getByRole('status').filter({ hasText: 'Kami cek lagi begitu tersambung' }),
    ).toBeVisible();
    await expect(primary(page)).toBeFocused();
    await connect(true);
    await expect(page.locator('main')).not.toContainText('Kamu sedang offline');
    await at(page, '/home/limit-details');
    await expect(title).toHaveText('Limit');
    await expect(title).toBeFocused();
  },
);

/** The area after the terms; its code is loaded ahead after the terms were open for a while. */
const nextPage = /\/assets\/application-[^/]*\.js$/;

test(
  'the page after a submission loads before anything is sent: a missing file causes a reload, no request',
  long,
  async ({ page, sandbox, applying, announce }) => {
    announce('/assets/', 404);
    let reloads = 0;
    await taking(page, nextPage, () => reloads === 0);
    const user = await applying('/kyc/tnc');
    page.on('request', (request) => {
      if (request.isNavigationRequest()) reloads += 1;
    });
    const submissions = () => sandbox.journal({ userId: user.userId, path: '/v1/user/submit' });
    await primary(page).tap();
    await expect.poll(() => reloads).toBe(1);
    await at(page, '/kyc/tnc');
    expect(await submissions()).toEqual([]);
    await goOn(page, '/application/submit');
    expect(await submissions()).toHaveLength(1);
  },
);

test(
  'offline, the pages after a submission cannot load, and nothing is sent',
  long,
  async ({ page, sandbox, applying, announce }) => {
    announce('/assets/', 404);
    let gone = true;
    await taking(page, nextPage, () => gone);
    const user = await applying('/kyc/tnc');
    await page.evaluate(() => {
      Object.defineProperty(navigator, 'onLine', { get: () => false });
      window.dispatchEvent(new Event('offline'));
    });
    await primary(page).tap();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toBeVisible();
    const submissions = () => sandbox.journal({ userId: user.userId, path: '/v1/user/submit' });
    expect(await submissions()).toEqual([]);
    gone = false;
    await dialog.getByRole('button').first().tap();
    await at(page, '/application/submit');
    expect(await submissions()).toHaveLength(1);
  },
);

for (const returns of [false, true])
  test(
    `while the pages after a submission load the button is busy, and a user who leaves${returns ? ' and returns' : ''} sends nothing`,
    long,
    async ({ page, sandbox, applying }) => {
      let release = () => {};
      const held = new Promise<void>((go) => {
        release = go;
      });
      await page.route(nextPage, async (route) => {
        await held;
        await route.fallback();
      });
      const user = await applying('/kyc/tnc');
      await primary(page).tap();
      await expect(primary(page)).toHaveAttribute('aria-busy', 'true');
      await page.getByRole('button', { name: 'Kembali' }).tap();
      await at(page, '/kyc');
      if (returns) {
        await goOn(page, '/kyc/step6', '/kyc/tnc');
      }
      const loaded = page.waitForResponse(nextPage);
      release();
      await (await loaded).finished();
      await page.locator('main').getByRole('button').first().focus();
      expect(await sandbox.journal({ userId: user.userId, path: '/v1/user/submit' })).toEqual([]);
    },
  );
