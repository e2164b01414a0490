import { expectAccessible } from '../../a11y/support/axe';
import { at, primary, storages } from '../support/pages';
import { expect, test } from '../support/test';
import { expectInside, openSimulator } from '../support/simulator';

test('the address holds the settings, and sets them', async ({ page }) => {
  const query = {
    host: 'gopay',
    version: '1.20.0',
    persona: 'open-market',
    theme: 'dark',
    locale: 'en',
    insets: 'notch',
    ready: 'late:200',
    'fault.userDetails': 'late:800',
    path: '/?utm_source=a',
  };
  const { phone, calls } = await openSimulator(page, query);
  await at(phone, '/');
  await expectInside(page, '/?utm_source=a');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'en');
  await expect(phone.locator('html')).toHaveCSS('--host-inset-top', '44px');
  await expect(calls('app_info')).toContainText('"version":"1.20.0"');
  const { searchParams } = new URL(page.url());
  expect(searchParams.get('user')).toMatch(/^[\da-f-]{36}$/);
  searchParams.delete('user');
  expect(Object.fromEntries(searchParams)).toEqual(query);

  await page.locator('#locale').selectOption('id');
  await page.locator('#theme').selectOption('light');
  await expect(phone.locator('html')).toHaveAttribute('lang', 'id');
  await expect(phone.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(new URL(page.url()).searchParams.get('locale')).toBeNull();
  await page.locator('summary').tap();
  await expect(page.locator('[data-persona="overdue"]')).toHaveAttribute(
    'href',
    /^\/host\?persona=overdue&host=gopay&version=1\.20\.0&insets=notch/,
  );
});

for (const host of ['gojek', 'gopay', 'partner-sdk'])
  test(`${host}: the header of the first page is below the notch`, async ({ page }) => {
    const { phone } = await openSimulator(page, { host, persona: 'approved', insets: 'notch' });
    await at(phone, '/home');
    await expect(phone.locator('.header')).toHaveCSS('padding-top', '44px');
  });

test('no token is in an address, in the page or in the log', async ({ page, sandbox }) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  const { userId } = await sandbox.createUser('approved');
  const { phone, calls } = await openSimulator(page, { host: 'gojek', user: userId });
  await at(phone, '/home');
  await expect(calls('getToken')).toHaveAttribute('data-outcome', 'ok');
  const token = (await storages(page)).local['paylater.authToken'] ?? '';
  expect(token.length).toBeGreaterThan(20);
  for (const [where, text] of Object.entries({
    addresses: [...urls, page.url()].join(),
    page: await page.content(),
  }))
    expect(text, where).not.toContain(token);
});

test('a reload keeps the storages, a clean start and another user do not', async ({ page }) => {
  const { phone } = await openSimulator(page, { persona: 'approved', host: 'gojek' });
  await at(phone, '/home');
  await page.reload();
  await at(phone, '/home');
  await page.locator('#fresh').tap();
  await at(phone, '/home');
  const status = page.locator('#status');
  await expect(status).not.toBeEmpty();
  const before = (await status.textContent()) ?? '';
  await page.locator('#persona').selectOption('overdue');
  await expect(status).not.toHaveText(before);
  await at(phone, '/home');
  await expect(phone.locator('main [data-amount]').first()).toBeVisible();
});

test('in a plain browser the frame logs in through the login page', async ({ page }) => {
  const { phone } = await openSimulator(page, { host: 'web' });
  await expect(phone.locator('html')).toHaveAttribute('data-host', 'web');
  await primary(phone).tap();
  await phone.getByRole('button', { name: /\sapproved ·/ }).tap();
  await at(phone, '/home');
});

test('a payment in the host lowers the amount due', async ({ page, sandbox }) => {
  const { userId } = await sandbox.createUser('active');
  const { phone, screen, calls } = await openSimulator(page, { host: 'gopay', user: userId });
  await at(phone, '/home');
  await primary(phone).tap();
  await expect(screen.locator('input')).toHaveValue('822000');
  await screen.getByRole('button').first().tap();
  await screen.getByRole('button').first().tap();
  await expect(calls('open_payment')).toHaveAttribute('data-outcome', 'ok');
  await at(phone, '/home/success');
  await expect(phone.locator('main [data-amount]').first()).toHaveAttribute(
    'data-amount',
    '822000',
  );
  await expect(page.locator('#persona')).toHaveValue('active');
});

test('axe finds no fault on a desktop, on a phone and in the host', async ({ page }) => {
  const { phone, screen, home, back } = await openSimulator(page, { host: 'gojek' });
  await expectAccessible(page, 'a phone', true);
  await page.setViewportSize({ width: 1280, height: 900 });
  await expectAccessible(page, 'a desk');
  await back.tap();
  await expect(home).toBeVisible();
  await expectAccessible(page, 'the host’s home');
  await page.goto('/host?host=gojek&fault.token=denied&theme=dark');
  await primary(phone).tap();
  await at(phone, '/auth/login');
  await primary(phone).tap();
  await expect(screen).toBeVisible();
  await expectAccessible(page, 'a screen of the host');
  await expect(screen.getByRole('button').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(screen).toHaveCount(0);
  const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways).toBe(0);
});
