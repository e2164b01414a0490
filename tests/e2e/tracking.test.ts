import { routeIds } from '../../domain/navigation/routes';
import { arrived, tracked, viewsArrived } from './support/events';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

test('every source parameter and the campaign are told with the events, and in each who applies', async ({
  page,
  sandbox,
}) => {
  const query =
    '?SourcePage=Beranda&sourcePage=kartu&source=promo&utm_campaign=akhir_tahun&gpl_group=081234567890&gopayplus=true';
  await page.goto(`/${query}`);
  await at(page, '/');
  await expect.poll(() => viewsArrived(page, sandbox)).toEqual(['start']);
  const [batch] = await arrived(page, sandbox);
  expect(batch?.context).toMatchObject({
    version: '1.9.1',
    host: 'web',
    language: 'id',
    sources: { SourcePage: 'Beranda', sourcePage: 'kartu', source: 'promo' },
    utm: { utm_campaign: 'akhir_tahun', gpl_group: 'OTHER' },
  });
  for (const { page: said } of batch?.events ?? [])
    expect(said).toMatchObject({ product: 'pay-later', kycDetail: { userType: 'gopayplus' } });
});

test('how a code was checked is told, and never the code', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/v1/otp/verificator', 400);
  await login('pending-auth', { path: '/kyc/otp' });
  await at(page, '/kyc/otp');
  for (const code of ['000000', '123456']) {
    await page.locator('[name="otp"]').fill(code);
    await primary(page).tap();
    await expect(page.locator('[data-loader]')).toHaveCount(0);
    if (code === '000000') await expect(page.locator('[aria-invalid="true"]')).toBeVisible();
  }
  await page.waitForURL((url) => url.pathname !== '/kyc/otp');
  const events = async () => (await arrived(page, sandbox)).flatMap((batch) => batch.events);
  const checks = async () =>
    (await events())
      .filter(({ action }) => action === 'otp_checked')
      .map((it) => it.page.properties);
  await expect
    .poll(checks)
    .toEqual([{ outcome: 'refused', code: 'OTP_INVALID' }, { outcome: 'done' }]);
  const said = await events();
  expect(
    said.map((it) => it.page.pageName).filter((name) => !routeIds.includes(name as never)),
  ).toEqual([]);
  // A wrong code is an answer, and no error.
  expect(said.map(({ action }) => action)).not.toContain('api_error');
  expect(JSON.stringify(await arrived(page, sandbox))).not.toMatch(/000000|123456/);
});

test('a setting is told with its name and how it ended', async ({ page, sandbox, login }) => {
  await login('approved', { path: '/home/settings' });
  await at(page, '/home/settings');
  const toggle = page.getByRole('switch').first();
  const enabled = !(await toggle.isChecked());
  await toggle.click();
  const toggled = async () =>
    (await arrived(page, sandbox))
      .flatMap(({ events }) => events)
      .filter(({ action }) => action === 'setting_toggled')
      .map((it) => it.page);
  await expect
    .poll(toggled)
    .toMatchObject([{ pageName: 'homeSettings', properties: { outcome: 'done', enabled } }]);
  expect((await toggled())[0]?.properties?.['feature']).toMatch(/^[A-Z_]+$/);
});

test('a call that fails is told by its template, its code and how long it took', async ({
  page,
  login,
  failing,
}) => {
  const user = await login('approved');
  await failing(user, 'GET /v1/bill-list', { status: 500, code: 'DOWN', times: 9 });
  await page.goto('/repayment/bill-list?type=CURRENT');
  await at(page, '/repayment/bill-list');
  const errors = async () =>
    (await tracked(page))
      .filter(({ action }) => action === 'api_error')
      .map((it) => it.page.properties);
  await expect.poll(errors, { timeout: 20_000 }).toContainEqual({
    where: 'GET /v1/bill-list',
    status: 500,
    code: 'DOWN',
    duration: expect.stringMatching(/^(under|over)_/),
  });
});

test('a server that fails is told each event once, and nobody waits for it', async ({
  page,
  login,
  announce,
}) => {
  announce('/events', 503);
  const bodies: string[] = [];
  await page.route('**/events', (route) => {
    bodies.push(route.request().postData() ?? '');
    return route.fulfill({ status: 503 });
  });
  await login('new', { path: '/' });
  await primary(page).tap();
  await at(page, '/kyc');
  await primary(page).tap();
  await at(page, '/kyc/step1');
  const views = () =>
    bodies
      .flatMap((body) => (JSON.parse(body) as { events: { page: { pageName: string } }[] }).events)
      .map((event) => event.page.pageName);
  await expect.poll(views).toContain('kycStep1');
  expect(views().filter((name) => name === 'kycStep1')).toHaveLength(1);
  expect(views().filter((name) => name === 'kyc')).toHaveLength(1);
});

test('what is not sent yet goes out with the page', async ({ page, sandbox, login }) => {
  await page.clock.install();
  await login('new', { path: '/' });
  await expect.poll(() => tracked(page)).not.toEqual([]);
  const visitor = await page.evaluate(() => localStorage.getItem('paylater.visitorId'));
  // From here on nothing is idle, as on a phone that is busy.
  await page.evaluate(() => {
    window.requestIdleCallback = () => 0;
  });
  await primary(page).tap();
  await at(page, '/kyc');
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // A page that stands so long is no redirect.
  await page.clock.fastForward(500);
  await page.goto('about:blank');
  const views = async () =>
    (await sandbox.journal({ path: '/events' }))
      .map(({ body }) => body as { context: { visitorId: string }; events: { page: object }[] })
      .filter(({ context }) => context.visitorId === visitor)
      .flatMap(({ events }) => events);
  await expect
    .poll(views)
    .toContainEqual(
      expect.objectContaining({ page: expect.objectContaining({ pageName: 'kyc' }) }),
    );
});
