import type { Page } from '@playwright/test';
import { field } from '../e2e/support/kyc';
import { goTo, hold, primary } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';
import { recordAnnouncements } from './support/announcements';

/** What a screen reader announces by itself: each message once, by one region, and no static content. */

/** Texts of skeletons and of the loader, which announce that something is loading. */
const waits = /^(?:Memuat|Sedang memuat)/;

const record = async (page: Page) => {
  const { take } = await recordAnnouncements(page);
  return {
    /** Expects these announcements, once each, and no others except that something is loading. */
    expectHeard: async (...texts: readonly RegExp[]) => {
      const heard: string[] = [];
      await expect(async () => {
        heard.push(
          ...take()
            .map(({ text }) => text)
            .filter((text) => !waits.test(text)),
        );
        expect(heard.length).toBeGreaterThanOrEqual(texts.length);
      }).toPass();
      // Late messages have arrived by now: the page is idle.
      await page.evaluate(async () => {
        for (let rests = 0; rests < 3; rests += 1)
          await new Promise((rest) => requestIdleCallback(rest, { timeout: 100 }));
      });
      heard.push(
        ...take()
          .map(({ text }) => text)
          .filter((text) => !waits.test(text)),
      );
      expect(heard).toEqual(texts.map((text) => expect.stringMatching(text)));
    },
    take,
  };
};

/** Expects the focus somewhere on the page, so that a screen reader continues from it. */
const expectFocus = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement !== document.body)).toBe(true);

test('static pages announce nothing when they are opened', async ({ page, login }) => {
  const { expectHeard } = await record(page);
  await login('active', { path: '/home' });
  for (const path of ['/home', '/repayment/bill-list', '/transactions', '/home/settings']) {
    await goTo(page, path);
    await expect(page.locator('main .skeleton')).toHaveCount(0);
    await test.step(path, () => expectHeard());
  }
});

test('a refused field is announced by the focused summary alone', async ({ page, applying }) => {
  const { expectHeard } = await record(page);
  await applying('/kyc/step2');
  await expectHeard();
  await primary(page).tap();
  await expect(page.locator('.error-summary')).toBeFocused();
  await expectHeard();
});

test('a read that fails is announced once', async ({ page, login, failing }) => {
  const { expectHeard } = await record(page);
  const user = await login('active', { path: '/home/settings' });
  await failing(user, 'GET /v2/homepage', { status: 404, code: 'HOME_DOWN' });
  await page.goto('/home');
  await expectHeard(/^Beranda belum bisa dibuka.*HOME_DOWN/);
  await failing(user, 'GET /v1/bill-list', { status: 404, code: 'BILLS_DOWN' });
  await page.goto('/repayment/bill-list');
  await expectHeard(/Kode untuk bantuan: BILLS_DOWN/);
});

test('a failed save is announced by its dialog, and then what to do', async ({
  page,
  answering,
  failing,
}) => {
  const { expectHeard } = await record(page);
  const user = await answering('/kyc/step2');
  await failing(user, 'PATCH /v1/kyc', { status: 500, code: 'DOWN' });
  await expectHeard();
  await primary(page).tap();
  await expectHeard(/^Ada kendala.*\[DOWN\]/);
  await page.keyboard.press('Escape');
  await expect(page.locator('main').getByText('Belum tersimpan')).toBeVisible();
  await expectHeard(/^Belum tersimpan.*masih ada di layar ini/);
  await expectFocus(page);
});

test('a lost connection is announced once, its return never', async ({ page, login, connect }) => {
  const { expectHeard } = await record(page);
  await login('active', { path: '/repayment/bill-list' });
  await expect(page.locator('main [data-row="bill"]').first()).toBeVisible();
  await expectHeard();
  await connect(false);
  await expectHeard(/offline|koneksi|internet/i);
  await connect(true);
  await expect(primary(page)).toBeEnabled();
  await expectHeard();
});

test('copied text is announced once', async ({ page, context, login }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { expectHeard } = await record(page);
  await login('overdue', { path: '/repayment/bca-va' });
  await expect(page.locator('main .copy-field')).toHaveCount(2);
  await expectHeard();
  await page.locator('main .copy-field button').last().tap();
  await expectHeard(/^Nomor tersalin/);
});

test("a sent and a resent code are announced once each, and the code's field has the focus", async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/v1/otp/verificator', 400);
  await page.clock.install();
  const { expectHeard } = await record(page);
  const { userId } = await login('pending-auth', { path: '/kyc/otp' });
  await expectHeard();
  await sandbox.clock({ userId, advanceSeconds: 60 });
  await primary(page).tap();
  await expectHeard(/lewat SMS ke nomor HP/);
  await expect(field(page, 'otp')).toBeFocused();
  await page.clock.fastForward('01:00');
  await sandbox.clock({ userId, advanceSeconds: 60 });
  await page.getByRole('button', { name: 'Kirim ulang lewat WhatsApp' }).tap();
  await expectHeard(/lewat WhatsApp ke nomor HP/);
  await expect(field(page, 'otp')).toBeFocused();
  await field(page, 'otp').fill('000000');
  await expect(page.locator('.error-summary')).toBeFocused();
  await expectHeard();
});

test('a wrong PIN is announced with its field, a locked PIN once', async ({ page, login }) => {
  const path = '/credit-reassessment/on-demand';
  const { expectHeard } = await record(page);
  await login('reassess', { path });
  await primary(page).tap();
  const sheet = page.getByRole('dialog');
  await expect(field(page, 'pin')).toBeFocused();
  await expectHeard();
  for (const left of ['2', '1']) {
    await field(page, 'pin').fill('000000');
    await sheet.getByRole('button').first().tap();
    await expect(field(page, 'pin')).toHaveAccessibleDescription(new RegExp(`Sisa ${left} kali`));
    await expect(field(page, 'pin')).toBeFocused();
  }
  await expectHeard();
  await field(page, 'pin').fill('000000');
  await sheet.getByRole('button').first().tap();
  await expectHeard(/^PIN beberapa kali belum cocok/);
  await expectFocus(page);
  await sheet.getByRole('button').first().tap();
  await expect(sheet).toHaveCount(0);
  await expect(primary(page)).toBeFocused();
});

test('loading is announced once, however many parts of the page load', async ({ page, login }) => {
  const { take } = await record(page);
  await login('active', { path: '/home/settings' });
  const release = await hold(page, '/v2/homepage');
  take();
  await page.goto('/home');
  await expect(page.locator('main .skeleton').first()).toBeVisible();
  await expect(page.locator('main .skeleton')).not.toHaveCount(0);
  take();
  release();
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  take();
});
