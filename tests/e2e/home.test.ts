import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/support/axe';
import { longUnless } from './support/long';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

const sheet = (page: Page) => page.getByRole('dialog');
const mark = (page: Page) => page.locator('.coach-mark__panel');
const amounts = (page: Page) => page.locator('main [data-amount]');
const notify = '/v1/user/notify-limit-change';
const track = '/v1/user/bottom-sheet-tracker/LR_DISCOUNT';

/** The last day of a person's month in Jakarta, and the first of the next. */
const turnOfMonth = (now: number): readonly [last: string, first: string] => {
  const wib = new Date(now + 7 * 3_600_000);
  const first = Date.UTC(wib.getUTCFullYear(), wib.getUTCMonth() + 1, 1);
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return [day(first - 1), day(first)];
};

/** Opens home anew, and waits for what would come by itself: the words of the other language come after two seconds. */
const reopen = async (page: Page) => {
  await page.clock.install();
  const last = page.waitForResponse(/messages-en-home/);
  await page.reload();
  await at(page, '/home');
  await page.clock.runFor(2_000);
  await last;
};

test('a limit that went up is told once, with the amount home shows', async ({
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('limit-raised');
  await at(page, '/home');
  await expect(sheet(page)).toContainText('Limit kamu naik');
  const total = await amounts(page).first().getAttribute('data-amount');
  await expect(sheet(page).locator('[data-amount]')).toHaveAttribute('data-amount', total ?? '');
  const told = () => sandbox.journal({ userId, path: notify });
  await expect.poll(async () => (await told()).length).toBe(1);
  expect((await told())[0]?.body).toEqual({ limitTypes: [expect.any(String)] });
  await page.keyboard.press('Escape');
  await expect(sheet(page)).toHaveCount(0);
  await reopen(page);
  await expect(sheet(page)).toHaveCount(0);
  expect(await told()).toHaveLength(1);
});

test('a limit that went up leads to what it is made of', async ({ page, login }) => {
  await login('limit-raised');
  await sheet(page).getByRole('button').first().tap();
  await at(page, '/home/limit-details');
  await expect(sheet(page)).toHaveCount(0);
});

test('the offer without interest comes once a month of Jakarta, until it is not wanted', async ({
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('zero-percent', { path: '/home/settings' });
  const home = async (now: string) => {
    await sandbox.clock({ userId, now });
    await page.goto('/home');
    await expect(amounts(page).first()).toBeVisible();
  };
  const month = () => page.evaluate(() => localStorage.getItem('paylater.zeroPercentMonth'));
  const shownIn = (then: string) =>
    page.evaluate((it) => localStorage.setItem('paylater.zeroPercentMonth', it), then);
  const none = async () => {
    await reopen(page);
    await expect(sheet(page)).toHaveCount(0);
  };
  // By their own clock: a token outlives a month of it, not those up to ours.
  const [last, first] = turnOfMonth((await sandbox.user(userId)).now);
  // The way to the settings led over home, which may have shown it already.
  await shownIn('2001-01');
  await home(`${last}T23:20:00+07:00`);
  await expect(sheet(page)).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Nanti saja' }).tap();
  expect(await month()).toBe(last.slice(0, 7));
  await home(`${last}T23:50:00+07:00`);
  await none();
  await home(`${first}T00:06:00+07:00`);
  await expect(sheet(page)).toBeVisible();
  expect(await month()).toBe(first.slice(0, 7));
  await sheet(page).getByRole('button', { name: 'Jangan tampilkan lagi' }).tap();
  await shownIn('2001-01');
  await none();
});

test('the promotion is tracked when it is shown, and stays closed for the visit', async ({
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('discount-promo');
  await expect(sheet(page)).toBeVisible();
  const tracked = async () => (await sandbox.journal({ userId, path: track })).length;
  await expect.poll(tracked).toBe(1);
  await sheet(page).getByRole('button', { name: 'Tutup' }).tap();
  await reopen(page);
  await expect(sheet(page)).toHaveCount(0);
  expect(await tracked()).toBe(1);
});

test('each product’s line is pointed at once, and moves nothing', async ({ page, login }) => {
  await login('coach-marks');
  await expect(mark(page)).toContainText('Riwayat');
  await expect(sheet(page)).toHaveCount(0);
  const below = page.getByRole('button', { name: 'Pengaturan' });
  const top = () => below.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await mark(page).getByRole('button').tap();
  await expect(mark(page)).toHaveCount(0);
  expect(await top()).toBe(before);
  await page.reload();
  await expect(mark(page)).toContainText('Rincian limit');
  // Its style sheet is there when it is: nothing else on home needs that one.
  expect(await mark(page).evaluate((it) => getComputedStyle(it).position)).toBe('absolute');
  await reopen(page);
  await expect(mark(page)).toHaveCount(0);
});

for (const persona of ['active', 'temporary-limit', 'home-unknown-module', 'closed'])
  test(
    `nothing opens by itself for ${persona}`,
    longUnless(persona === 'active'),
    async ({ page, login }) => {
      await login(persona);
      await reopen(page);
      await expect(sheet(page)).toHaveCount(0);
      await expect(mark(page)).toHaveCount(0);
      await expect(primary(page)).toHaveCount(1);
    },
  );

for (const persona of ['limit-raised', 'zero-percent', 'discount-promo', 'coach-marks'])
  test(
    `axe finds nothing in the notice of ${persona}`,
    longUnless(/^(?:limit-raised|coach-marks)$/.test(persona)),
    async ({ page, login }) => {
      await login(persona);
      await expect(sheet(page).or(mark(page))).toBeVisible();
      await expectAccessible(page, persona);
    },
  );

test('the unknown module is left out, and the others keep the server’s order', async ({
  page,
  login,
}) => {
  await login('home-unknown-module', { lang: 'en' });
  await expect(page.locator('main h2')).toHaveText([
    'Your bill',
    'Your limit',
    'Coming up',
    'Shortcuts',
    'Split your bill',
    'Limit review',
    'Where you can use it',
    'Get to know PayLater',
    'Need help?',
  ]);
});

test('without a connection home shows its last values with their time, and paying waits', async ({
  page,
  connect,
  login,
}) => {
  await login('active');
  await expect(page.locator('.coming__date').first()).toBeVisible();
  const shown = await amounts(page).allTextContents();
  await connect(false);
  await expect(page.getByText(/Ini keadaan per \d{2}:\d{2} WIB, \d+ \w+ \d{4}/)).toBeVisible();
  expect(await amounts(page).allTextContents()).toEqual(shown);
  await expect(page.getByText('belum bisa bayar dari sini')).toBeVisible();
  const pay = page.getByRole('button', { name: /^Bayar Rp/ });
  await expect(pay).toBeDisabled();
  await expect(primary(page)).toHaveText('Coba lagi');
  await connect(true);
  await expect(page.getByText('Ini keadaan per')).toHaveCount(0);
  await expect(primary(page)).toHaveText(/^Bayar Rp/);
});

test('everything fits the smallest phone with the largest text, the amount in one line', async ({
  page,
  login,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await login('temporary-limit');
  for (const path of ['/home', '/home/limit-details', '/home/about-fee']) {
    await page.goto(path);
    await at(page, path);
    await expect(amounts(page).first()).toBeVisible();
    const [width, lines] = await page.evaluate(() => {
      document.documentElement.dataset['text'] = '130';
      const amount = document.querySelector('main [data-amount]');
      return [document.documentElement.scrollWidth, amount?.getClientRects().length];
    });
    expect(width).toBeLessThanOrEqual(320);
    expect(lines).toBe(1);
  }
});
