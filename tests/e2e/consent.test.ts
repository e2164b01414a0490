import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { arrived, viewsArrived } from './support/events';
import { at, goBackTo, primary, storages } from './support/pages';
import { expect, test } from './support/test';

const provider = '/consent/provider.js';
const banner = (page: Page) => page.getByRole('region', { name: 'Pilihan privasi' });
const scripts = (page: Page) => page.locator(`script[src*="${provider}"]`);

/** Advances the browser's clock until the assertion holds, without waiting in real time. */
const goOnUntil = (page: Page, isSo: () => Promise<void>) =>
  expect(async () => {
    await page.clock.runFor(1_000);
    await isSo();
  }).toPass({ timeout: 15_000 });

/** Advances the clock past everything that is late: the host, the banner, the provider's deadline, events. */
const goOn = async (page: Page) => {
  for (let turn = 0; turn < 16; turn += 1) await page.clock.runFor(1_000);
};

/** Opens the start page with the consent provider switched on. */
const arrive = async (page: Page) => {
  await page.clock.install();
  await page.goto('/consent/on');
  await at(page, '/');
};

const meetBanner = async (page: Page) => {
  await arrive(page);
  await goOnUntil(page, () => expect(banner(page)).toBeVisible({ timeout: 300 }));
};

test('nothing is sent without consent, and a refusal is remembered', async ({ page, sandbox }) => {
  await meetBanner(page);
  await goOn(page);
  expect(await arrived(page, sandbox)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Jangan' }).tap();
  await expect(banner(page)).toHaveCount(0);
  await page.reload();
  await at(page, '/');
  await goOn(page);
  await expect(banner(page)).toHaveCount(0);
  expect(await arrived(page, sandbox)).toEqual([]);
});

test('the banner covers nothing, comes first, is translated and accessible', async ({ page }) => {
  await meetBanner(page);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await primary(page).tap({ trial: true });
  await page.keyboard.press('Tab');
  await expect(banner(page).getByRole('button', { name: 'Boleh' })).toBeFocused();
  expect((await new AxeBuilder({ page }).options({ preload: false }).analyze()).violations).toEqual(
    [],
  );
  await page.evaluate(() => {
    document.documentElement.lang = 'en';
  });
  await expect(page.getByRole('region', { name: 'Privacy choices' })).toBeVisible();
});

test('consent sends what waited; the application opens in a new document without the script', async ({
  page,
  sandbox,
  login,
}) => {
  await page.clock.install();
  await page.goto('/consent/on');
  await login('new', { path: '/' });
  await goOnUntil(page, () => expect(banner(page)).toBeVisible({ timeout: 300 }));
  expect(await viewsArrived(page, sandbox)).toEqual([]);
  await banner(page).getByRole('button', { name: 'Boleh' }).tap();
  await goOnUntil(page, async () => expect(await viewsArrived(page, sandbox)).toContain('start'));
  expect((await storages(page)).local).toMatchObject({ 'paylater.eventsAllowed': 'true' });

  await expect(scripts(page)).toHaveCount(1);
  const loading = page.waitForResponse((it) => new URL(it.url()).pathname === '/kyc');
  await primary(page).tap();
  const policy = (await loading).headers()['content-security-policy'];
  // The policy allows the app's own scripts only.
  expect(policy).toMatch(/script-src 'self'(?: 'sha256-[\w+/=]+'){5};/);
  await at(page, '/kyc');
  await goOn(page);
  await expect(scripts(page)).toHaveCount(0);
  expect(await page.evaluate(() => 'ConsentProvider' in window)).toBe(false);
  // The stored consent applies on pages that cannot ask for it.
  await goOnUntil(page, async () => expect(await viewsArrived(page, sandbox)).toContain('kyc'));

  // Back in the start page, this document may still not load the script.
  await goBackTo(page, '/');
});

for (const [what, fail] of [
  ['is blocked', 'abort'],
  ['hangs', 'hang'],
] as const)
  test(`a provider that ${what} changes nothing on screen, and nothing is sent`, async ({
    page,
    sandbox,
    login,
    announce,
  }) => {
    if (fail === 'abort') announce(provider, 'dropped');
    await page.route(`**${provider}`, (route) =>
      fail === 'abort' ? route.abort() : new Promise(() => undefined),
    );
    await page.clock.install();
    await page.goto('/consent/on');
    await login('new', { path: '/' });
    await goOnUntil(page, () => expect(scripts(page)).toHaveCount(1, { timeout: 300 }));
    await goOn(page);
    await primary(page).tap();
    await at(page, '/kyc');
    await primary(page).tap();
    await at(page, '/kyc/step1');
    await goOn(page);
    expect(await arrived(page, sandbox)).toEqual([]);
  });

test.describe('inside a super-app', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 13) Gojek/5.3.0' });

  test('there is no banner, and events are sent', async ({ page, sandbox }) => {
    await page.clock.install();
    await page.goto('/consent/on');
    await goOnUntil(page, () => expect(primary(page)).toBeVisible({ timeout: 300 }));
    await goOnUntil(page, async () => expect(await viewsArrived(page, sandbox)).toContain('start'));
    await goOn(page);
    await expect(banner(page)).toHaveCount(0);
    await expect(scripts(page)).toHaveCount(0);
  });
});
