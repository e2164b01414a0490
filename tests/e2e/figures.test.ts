import type { Page } from '@playwright/test';
import {
  type Change,
  changeAnswers,
  comparePersonas,
  expectSameDrawing,
  expectSkeleton,
  figures,
  film,
  filmed,
  openBeforeApp,
} from './support/figures';
import { longUnless } from './support/long';
import { at, endsDocument, goTo, hold, secondary, settled, storages } from './support/pages';
import { storedOf } from './support/signed-in';
import { expect, test } from './support/test';

const framesPass = (page: Page, count: number) =>
  page.evaluate(async (frames) => {
    for (let at = 0; at < frames; at += 1) await new Promise(requestAnimationFrame);
  }, count);

/** Holds the code of the rest of home, which comes later and is not part of the first drawing. */
const holdOverview = (page: Page) => hold(page, '/assets/home-*.js');

comparePersonas(
  'home in the document equals the one that the app draws first',
  {
    different: ['active', 'overdue-late-fee', 'temporary-limit', 'approved'],
  },
  '/home',
  holdOverview,
);

test.describe('on a large screen', () => {
  test.use({ viewport: { width: 1200, height: 740 }, isMobile: false });

  test('home does not move when its styles have arrived', async ({ page, login }) => {
    await login('active', { path: '/home' });
    await holdOverview(page);
    await expectSameDrawing(page, '/home');
  });
});

const home = '**/v2/homepage*';
const status = '**/v1/user/application-status*';
const bill = (body: Record<string, never>) =>
  (body as unknown as { data: { modules: Record<string, unknown>[] } }).data.modules.find(
    ({ type }) => type === 'NEXT_BILL',
  ) ?? {};
const limit = (body: Record<string, never>) =>
  (body as unknown as { data: { profile: { limit: Record<string, unknown> } } }).data.profile.limit;

/** Answers with a part that is missing, odd or refused. */
const odd: readonly (readonly [name: string, call: string, change: Change])[] = [
  ['an amount of words', home, (body) => Object.assign(bill(body), { amount: 'Rp1.250.000' })],
  ['an amount in decimals', home, (body) => Object.assign(bill(body), { amount: '1250000.50' })],
  ['no amount', home, (body) => delete bill(body)['amount']],
  ['a negative amount', home, (body) => Object.assign(bill(body), { amount: -1 })],
  ['no due day', home, (body) => delete bill(body)['due_time']],
  ['a due day in words', home, (body) => Object.assign(bill(body), { due_time: 'besok' })],
  [
    'a due day that contradicts the status',
    home,
    (body) => Object.assign(bill(body), { due_time: '2020-01-01T00:00:00+07:00' }),
  ],
  ['a limit in words', home, (body) => Object.assign(limit(body), { total: 'lima juta' })],
  [
    'no parts of the limit',
    home,
    (body) => Object.assign(limit(body), { used: null, available: {} }),
  ],
  ['parts beyond the limit', home, (body) => Object.assign(limit(body), { available: 9e12 })],
  ['a refusal in a 200', home, (body) => Object.assign(body, { success: false })],
  ['nothing', home, (body) => Object.assign(body, { data: null })],
  [
    'another status',
    status,
    (body) => Object.assign(body['data'] ?? {}, { application_status: 'CLOSED' }),
  ],
  [
    'a rejection',
    status,
    (body) => Object.assign(body['data'] ?? {}, { application_status: 'REJECTED' }),
  ],
];

for (const [name, call, change] of odd)
  test(
    `${name} shows no figure before the app`,
    longUnless(name === odd[0]?.[0]),
    async ({ page, login }) => {
      await login('active', { path: '/home' });
      await changeAnswers(page, call, change);
      await openBeforeApp(page, '/home');
      await expectSkeleton(page);
    },
  );

test('the app’s script runs after the figures', async ({ page, login }) => {
  await login('active', { path: '/home' });
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen_: seen });
    new MutationObserver(() => {
      if (document.querySelector('main [data-amount]')) seen.push('figures');
      if (document.querySelector('script[src*="/assets/index-"]')) seen.push('script');
    }).observe(document, { subtree: true, childList: true });
  });
  await page.reload();
  await at(page, '/home');
  const seen = await page.evaluate(() => (window as unknown as { seen_: string[] }).seen_);
  expect(seen.slice(0, 1)).toEqual(['figures']);
  expect(seen).toContain('script');
});

test('the app starts without the figures when their answers are late', async ({ page, login }) => {
  await login('active', { path: '/home' });
  const go = await hold(page, home);
  await page.reload();
  await page.waitForFunction(() => window.appBegun);
  await expect(page.locator(figures)).toHaveCount(0);
  go();
  await expect(page.locator(figures).first()).toBeVisible();
});

test('from the start page, the figures stay until home is drawn', async ({ page, login }) => {
  await login('active', { path: '/home' });
  await film(page);
  const words = await hold(page, '/assets/messages-id-home-*.js');
  const go = await openBeforeApp(page, '/');
  await expect(page.locator(figures).first()).toBeVisible();
  go();
  await page.waitForURL('**/home');
  // The app has no words for home yet, and waits longer than it waits for answers.
  await framesPass(page, 30);
  words();
  await settled(page);
  const shown = (await filmed(page)).frames.map(({ amounts }) => amounts);
  const begun = shown.findIndex((amounts) => amounts > 0);
  expect(shown.slice(begun).filter((amounts) => amounts === 0)).toEqual([]);
});

test('figures leave with a login that ends in another tab, before the app has begun', async ({
  page,
  context,
  login,
}) => {
  await login('active', { path: '/home' });
  const other = await context.newPage();
  await goTo(other, '/auth/logout');
  const go = await openBeforeApp(page, '/home');
  await expect(page.locator(figures).first()).toBeVisible();
  await endsDocument(other, () => secondary(other).tap());
  await expect(page.locator(figures)).toHaveCount(0);
  go();
  await page.waitForURL(/\/authorize\?/);
});

for (const path of ['/home', '/repayment/bill-list'])
  test(`the figures of ${path} are neither in the HTML nor in the storage`, async ({
    page,
    login,
  }) => {
    const { userId } = await login('active', { path });
    await expect(page.locator(figures).first()).toBeVisible();
    const amounts = await page
      .locator(figures)
      .evaluateAll((all) => all.map((it) => (it as HTMLElement).dataset['amount'] ?? ''));
    expect(amounts).toContain('822000');
    const document = await page.reload();
    await expect(page.locator(figures).first()).toBeVisible();
    const kept = JSON.stringify([await document?.text(), await storages(page)]);
    const spelled = [userId, ...amounts.flatMap((it) => [it, Number(it).toLocaleString('id-ID')])];
    expect(spelled.filter((it) => it.length > 4 && kept.includes(it))).toEqual([]);
  });

test('another user’s stored status shows no figure of theirs', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  await login('active', { path: '/home' });
  announce('/v2/homepage', 403);
  const other = await sandbox.createUser('rejected');
  for (const { name, value } of await storedOf(sandbox, other))
    await page.evaluate(([key, it]) => localStorage.setItem(key, it), [name, value] as const);
  await openBeforeApp(page, '/home');
  await expect(page.locator(figures)).toHaveCount(0);
});
