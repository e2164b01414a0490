import { expectFits } from '../e2e/support/fits';
import { field, identify } from '../e2e/support/kyc';
import { at, hold, primary } from '../e2e/support/pages';
import { expect, test } from '../e2e/support/test';
import { expectAccessible } from './support/axe';

/** Pages in states that only an action brings about. */

for (const step of ['/kyc/step2', '/kyc/step3', '/kyc/step4', '/kyc/step5'] as const)
  test(`${step} after a refused submit`, async ({ page, applying }) => {
    await applying(step);
    await primary(page).tap();
    await expect(page.locator('main .error-summary')).toBeFocused();
    await expectAccessible(page, 'refused');
    await page.locator('main .purposes summary').first().tap();
    await expectAccessible(page, 'with the reasons for asking');
  });

test('a step with warnings, and one that was not saved', async ({ page, applying, failing }) => {
  const user = await applying('/kyc/tnc', { lang: 'en' });
  await page.goto('/kyc/step3');
  await field(page, 'workInfo.monthlyIncome').fill('50000');
  await primary(page).tap();
  await expect(page.locator('main .error-summary--warn')).toBeFocused();
  await expectAccessible(page, 'warned');
  await failing(user, 'PATCH /v1/kyc', { status: 500, code: 'DOWN' });
  await primary(page).tap();
  await expect(page.getByRole('alertdialog')).toContainText('[DOWN]');
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeVisible();
  await expectAccessible(page, 'not saved');
});

test('a draft and a home that could not be loaded', async ({ page, sandbox, login, announce }) => {
  announce('/api/', 400);
  const { userId } = await login('draft');
  await expect(page.locator('main .skeleton')).toHaveCount(0);
  await sandbox.fault({ path: '/v1/kyc', status: 400, times: 9, userId });
  await page.goto('/kyc/step2');
  await expect(page.locator('main')).toContainText('Isianmu belum bisa dimuat');
  await expectAccessible(page, 'draft', true);
  const { userId: approved } = await login('approved');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  await sandbox.fault({ path: '/v2/homepage', status: 400, times: 9, userId: approved });
  await page.goto('/home');
  await page.getByRole('alertdialog').getByRole('button').last().tap();
  await expect(page.locator('main')).toContainText('Beranda belum bisa dibuka');
  await expectAccessible(page, 'home', true);
});

test('pages while they load', async ({ page, login }) => {
  await login('approved');
  for (const [path, call] of [
    ['/home', '/v2/homepage'],
    ['/home/settings', '/settings/toggles'],
  ] as const) {
    const release = await hold(page, call);
    await page.goto(path);
    await expect(page.locator('.skeleton')).toBeVisible();
    await expectAccessible(page, path, true);
    release();
    await expect(page.locator('.skeleton')).toHaveCount(0);
  }
});

test('the loader, a toast, and the open display settings', async ({ page, applying, login }) => {
  await applying('/kyc/tnc');
  const release = await hold(page, '/v1/user/submit');
  await primary(page).tap();
  await expect(page.locator('[data-loader]')).toBeVisible();
  await expectAccessible(page, 'loader');
  release();
  await at(page, '/application/submit');
  await page.locator('header details summary').tap();
  await expect(page.locator('header details button')).toHaveCount(12);
  await expectAccessible(page, 'switches');
  // A user whose decision does not arrive during the test.
  await login('review', { path: '/application/review' });
  await primary(page).tap();
  await expect(page.locator('[data-toast]')).toBeVisible();
  await expectAccessible(page, 'toast');
});

test('the identity check’s dialog and its possible ends', async ({ page, login }) => {
  await login('new', { path: '/kyc/step1' });
  await primary(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectAccessible(page, 'dialog');
  await page.getByRole('dialog').getByRole('button').last().tap();
  await expectAccessible(page, 'cancelled', true);
  await identify(page, 1);
  await at(page, '/kyc/onekyc/rejected');
});

test('a submission with an unknown outcome, and a refusal', async ({ page, applying, failing }) => {
  const user = await applying('/kyc/tnc');
  await failing(user, 'POST /v1/user/submit', { status: 504 });
  await primary(page).tap();
  await expect(page.locator('h1')).toHaveText('Sedang kami pastikan');
  await expectAccessible(page, 'unknown', true);
  await failing(user, 'POST /v1/user/submit', { status: 403, code: 'AFI_USER_NOT_ALLOWED' });
  await page.goto('/kyc/tnc');
  await primary(page).tap();
  await expect(page.locator('h1')).toHaveText('Pengajuanmu tidak bisa diterima');
  await expectAccessible(page, 'refused');
});

test('the sandbox’s own login page', async ({ page }) => {
  await page.goto('/auth/login');
  await page.waitForURL(/\/authorize\?/);
  await expectAccessible(page, 'authorize', true);
  await expectFits(page);
});
