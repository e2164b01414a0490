import { answerUpTo } from './support/kyc';
import { arrived } from './support/events';
import { long } from './support/long';
import { at, atWithoutHost, goOn, logInByPhone, secondary } from './support/pages';
import { expect, test } from './support/test';

test('entry parameters last through logins and an application', long, async ({ page, sandbox }) => {
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
  await logInByPhone(page, phone);
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
  await goOn(page, '/application/submit', '/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
  await at(page, '/home/activated');
  await goOn(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();

  const calls = await sandbox.journal({ userId });
  const to = (path: string) => calls.filter((it) => it.path.endsWith(path));
  expect(to('/v1/user/submit').map(({ headers }) => headers['migration-entry'])).toEqual(['mgr-7']);
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
});
