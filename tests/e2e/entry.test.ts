import type { Page } from '@playwright/test';
import { answerUpTo } from './support/kyc';
import { arrived, tracked } from './support/events';
import { long } from './support/long';
import { at, atWithoutHost, primary, secondary } from './support/pages';
import { expect, test } from './support/test';

const pageViews = async (page: Page) =>
  (await tracked(page))
    .filter(({ action }) => action === 'page_view')
    .map(({ page: { pageName, product } }) => [pageName, product]);

test('page views are tracked with page and product, once a page', async ({ page, login }) => {
  await login('new');
  await at(page, '/');
  await primary(page).tap();
  await at(page, '/kyc');
  await primary(page).tap();
  await at(page, '/kyc/step1');
  await expect
    .poll(() => pageViews(page))
    .toEqual(
      expect.arrayContaining([
        ['start', 'pay-later'],
        ['kyc', 'pay-later'],
        ['kycStep1', 'pay-later'],
      ]),
    );
  const views = (await pageViews(page)).map(([name]) => name);
  expect(views.filter((name) => name === 'kyc')).toEqual(['kyc']);
});

test('a refused step tells which fields, never what was in them', async ({
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('draft', { path: '/kyc/step2' });
  await page.locator('[name="personalInfo.email"]').fill('rahasia@');
  await page.locator('[name="personalInfo.motherMaidenName"]').fill('');
  await primary(page).tap();
  await expect
    .poll(() => tracked(page))
    .toContainEqual(
      expect.objectContaining({
        action: 'validation_failed',
        page: expect.objectContaining({
          pageName: 'kycStep2',
          properties: { fields: 'EMAIL,MOTHERS_MAIDEN_NAME' },
        }),
      }),
    );
  expect(JSON.stringify(await tracked(page))).not.toContain('rahasia');
  expect((await sandbox.user(userId)).application.status).toBe('DRAFT');
});

test('host and app source of the first visit hold for the tab', async ({ page, sandbox }) => {
  await page.clock.install();
  await page.goto('/?SourceApp=GoPay&gopayplus=true&utm_source=Iklan');
  await atWithoutHost(page, '/');
  await expect(page.locator('html')).toHaveAttribute('data-host', 'gopay');
  const { userId, loginCode } = await sandbox.createUser('approved');
  await page.goto(`/auth/login?login_hint=${loginCode}`);
  await atWithoutHost(page, '/home');
  await expect(page.locator('html')).toHaveAttribute('data-host', 'gopay');
  const calls = await sandbox.journal({ userId });
  const api = calls.filter(({ path }) => path.startsWith('/api/'));
  expect(new Set(api.map(({ headers }) => headers['application-source']))).toEqual(
    new Set(['GOPAY']),
  );
  for (const { headers } of calls)
    expect(Object.keys(headers).filter((name) => name !== name.toLowerCase())).toEqual([]);
  await expect
    .poll(async () => (await tracked(page)).map((it) => it.page.kycDetail?.userType))
    .toContain('gopayplus');
});

test(
  'what the app was opened with lasts through login, logout, documents and an application',
  long,
  async ({ page, sandbox }) => {
    test.slow();
    await page.clock.install();
    const user = await sandbox.createUser('new');
    const { userId, loginCode } = user;
    const { phone } = await sandbox.user(userId);
    await answerUpTo(sandbox, user);
    const entry = {
      SourceApp: 'GoPay',
      SourcePage: 'banner',
      entryPoint: 'promo',
      AppVersion: '1.2.3',
    };
    const more = { migrationEntry: 'mgr-7', utm_campaign: 'lasting' };
    await page.goto(`/kyc/tnc?${new URLSearchParams({ ...entry, ...more }).toString()}`);
    await page.waitForURL(/\/authorize\?/);
    await page.getByLabel('Nomor HP').fill(phone);
    await page.getByRole('button', { name: 'Lanjut', exact: true }).tap();
    await atWithoutHost(page, '/kyc/tnc');
    await page.goto('/auth/logout');
    await atWithoutHost(page, '/auth/logout');
    await secondary(page).click();
    await expect(page.locator('h1')).toHaveText('Kamu sudah keluar');
    await page.goto(`/auth/login?login_hint=${loginCode}`);
    await atWithoutHost(page, '/kyc');
    for (const path of ['/kyc/step2', '/kyc/tnc']) {
      await page.goto(path);
      await atWithoutHost(page, path);
    }
    await primary(page).tap();
    await at(page, '/application/submit');
    await primary(page).tap();
    await at(page, '/application/processing');
    await sandbox.clock({ userId, advanceSeconds: 5 });
    await page.clock.fastForward('00:02');
    await at(page, '/home/activated');
    await primary(page).tap();
    await at(page, '/home');
    await expect(page.locator('main [data-amount]').first()).toBeVisible();

    const calls = await sandbox.journal({ userId });
    const to = (path: string) => calls.filter((it) => it.path.endsWith(path));
    expect(to('/v1/user/submit').map(({ headers }) => headers['migration-entry'])).toEqual([
      'mgr-7',
    ]);
    for (const { query } of to('/v2/homepage'))
      expect(query).toEqual({ sourcePage: 'banner', entryPoint: 'promo', appVersion: '1.2.3' });
    expect(to('/v2/homepage').length).toBeGreaterThan(0);
    const api = calls.filter(({ path }) => path.startsWith('/api/') && path !== '/api/v1/kyc');
    const sources = api.map(({ headers }) => headers['application-source']);
    expect(new Set(sources)).toEqual(new Set(['GOPAY']));

    const envelopes = async () =>
      (await arrived(page, sandbox)).map((batch) => JSON.stringify(batch));
    await expect.poll(async () => (await envelopes()).join()).toContain('"home"');
    const told = await envelopes();
    expect(told.length).toBeGreaterThan(5);
    for (const body of told)
      for (const word of ['"gopay"', '"banner"', '"promo"', '"1.2.3"', '"lasting"'])
        expect(body).toContain(word);
  },
);
