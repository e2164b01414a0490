import type { Page } from '@playwright/test';
import { textsInMemory } from '../support/memory';
import { startFront } from './support/broken-files';
import { answerUpTo, field } from './support/kyc';
import { long } from './support/long';
import { at, endsDocument, goOn, goTo, primary, secondary, storages } from './support/pages';
import { storedOf } from './support/signed-in';
import { expect, test } from './support/test';

const [maidenName, otp, pin] = ['Zubawekoq Dirafumiq', '97531', '864209'];

/** Types a secret into a page of a user. */
type Enter = (page: Page) => Promise<unknown>;

const steps: Enter = async (page) => {
  await goTo(page, '/kyc/step2');
  await field(page, 'personalInfo.motherMaidenName').fill(maidenName);
};
const code: Enter = async (page) => {
  await page.goto('/kyc/tnc');
  await goOn(page, '/kyc/otp');
  // A whole code would be sent.
  await field(page, 'otp').fill(otp);
};
const pinSheet: Enter = async (page) => {
  await goTo(page, '/credit-reassessment/on-demand');
  await primary(page).tap();
  await page.getByRole('dialog').locator('[name="pin"]').fill(pin);
};
const home: Enter = (page) => goTo(page, '/home');

/** Records in a tab how long it shows the user's page after the login has ended elsewhere, in milliseconds. */
const timeEnd = (page: Page) =>
  page.evaluate(() => {
    const shown = document.querySelector('main');
    addEventListener('storage', ({ key }) => {
      if (key !== 'paylater.authToken') return;
      const from = performance.now();
      const look = () => {
        if (document.querySelector('main') === shown) return void requestAnimationFrame(look);
        // The document is loaded again a moment later.
        sessionStorage.setItem('took', String(performance.now() - from));
      };
      look();
    });
  });

/** Returns what the browser keeps for the origin, besides its storage. */
const keptFor = (page: Page) =>
  page.evaluate(async () => ({
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    cookies: document.cookie,
  }));

/** Returns the addresses whose answers the browser's cache holds. */
const cached = (page: Page, addresses: readonly string[]) =>
  page.evaluate(
    (all) =>
      Promise.all(
        all.map((it) =>
          fetch(it, { cache: 'only-if-cached', mode: 'same-origin' }).then(
            ({ ok }) => (ok ? [it] : []),
            () => [],
          ),
        ),
      ).then((found) => found.flat()),
    addresses,
  );

for (const [persona, secrets, ...enters] of [
  ['new-otp', [maidenName, otp], steps, code],
  ['reassess', [pin], pinSheet, home],
] as const)
  test(
    `a logout leaves nothing of ${persona} in any tab, in memory and storage`,
    long,
    async ({ context, page, sandbox, login }) => {
      test.slow();
      const user = await login(persona);
      if (persona === 'new-otp') await answerUpTo(sandbox, user);
      const tabs = [page, await context.newPage()];
      for (const [at, tab] of tabs.entries()) await enters[at]?.(tab);
      const before = (await Promise.all(tabs.map(textsInMemory))).join('\n');
      // These values must be found; otherwise the search looked at nothing.
      expect([user.token, ...secrets].filter((it) => !before.includes(it))).toEqual([]);

      const last = await context.newPage();
      await goTo(last, '/auth/logout');
      for (const tab of tabs) await timeEnd(tab);
      await endsDocument(last, () => secondary(last).tap());
      for (const tab of [...tabs, last]) {
        await at(tab, '/auth/logout');
        await tab.waitForLoadState('networkidle');
        const { took, ...session } = (await storages(tab)).session;
        if (tab !== last) expect(Number(took)).toBeLessThan(1_000);
        const left = [session, (await storages(tab)).local, await textsInMemory(tab)];
        const text = left.map((it) => JSON.stringify(it)).join('\n');
        expect([user.token, ...secrets].filter((it) => text.includes(it))).toEqual([]);
      }
      expect(await keptFor(last)).toEqual({ caches: [], databases: [], workers: 0, cookies: '' });
    },
  );

test('a page from the back-forward cache shows no user after a logout', async ({
  context,
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('approved', { path: '/home' });
  const { name } = await sandbox.user(userId);
  await expect(page.locator('h1')).toContainText(name);
  // Such a page gets no storage events. Playwright cannot keep a page in this cache.
  await page.evaluate(() =>
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
  );
  const other = await context.newPage();
  await goTo(other, '/auth/logout');
  await endsDocument(other, () => secondary(other).tap());
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  await at(page, '/auth/logout');
  await expect(page.locator('body')).not.toContainText(name);
});

test('no answer of the API stays in the browser’s cache, whatever the server allows', async ({
  browser,
  baseURL,
  sandbox,
}) => {
  const front = await startFront(baseURL ?? '', { 'cache-control': 'private, max-age=300' });
  const context = await browser.newContext({ baseURL: front.origin, locale: 'id-ID' });
  const stored = await storedOf(sandbox, await sandbox.createUser('active'));
  await context.addInitScript((rows) => {
    for (const { name, value } of rows) localStorage.setItem(name, value);
  }, stored);
  const page = await context.newPage();
  const asked = new Set<string>();
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().includes('/api/')) asked.add(request.url());
  });
  for (const path of ['/home', '/repayment/bill-list', '/transactions']) await goTo(page, path);
  const script = await page.locator('script[src*="/index-"]').getAttribute('src');
  // The cache is in use.
  expect(await cached(page, [script ?? ''])).toEqual([script]);
  expect(asked.size).toBeGreaterThan(4);
  expect(await cached(page, [...asked])).toEqual([]);
  await context.close();
  await front.close();
});
