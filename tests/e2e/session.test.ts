import type { Page, Route } from '@playwright/test';
import { STORED, storedRows } from '../../domain/session/stored';
import { longUnless } from './support/long';
import { address, at, logOut, primary, storages, written } from './support/pages';
import { expect, test } from './support/test';

/** Lets answers through once so many of them are there: what the first one ends may no longer take the others. */
const meetingOf = (count: number) => {
  let arrived = 0;
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return async (route: Route) => {
    const response = await route.fetch();
    arrived += 1;
    if (arrived >= count) open();
    await opened;
    await route.fulfill({ response }).catch(() => undefined);
  };
};

test('however many calls meet the end of a session together, there is one redirect', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/api/', 401);
  const seen = await written(page);
  const { userId } = await login('approved');
  await at(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  // What home reads late must not meet the faults.
  await page.goto('about:blank');
  const expired = { status: 401, times: 50, userId };
  for (const path of ['/v1/*', '/v2/*', '/account-management/*'])
    await sandbox.fault({ ...expired, path });
  // The status and home: none is answered before both are under way.
  await page.route('**/api/**', meetingOf(2));
  seen.length = 0;
  const before = (await sandbox.journal({ userId })).length;
  await page.goto('/home?from=test');
  await at(page, '/auth/logout');
  await expect(page.locator('h1')).toHaveText('Sesimu berakhir');
  await page.waitForLoadState('networkidle');
  expect(seen.filter((url) => url.startsWith('/auth/'))).toEqual(['/auth/logout?referrer=api']);
  const failed = (await sandbox.journal({ userId })).slice(before);
  expect(failed.length).toBe(2);
  await sandbox.clearFaults(userId);
  await primary(page).tap();
  await page.waitForURL(/\/authorize\?/);
});

test('logging out leaves only what belongs to the device, and other tabs follow', async ({
  page,
  context,
  login,
}) => {
  await login('approved', { path: '/home/settings' });
  const other = await context.newPage();
  await other.goto('/home');
  await at(other, '/home');
  await logOut(page);
  await expect(page.locator('h1')).toHaveText('Kamu sudah keluar');
  const { local, session } = await storages(page);
  const device = storedRows.filter(({ owner }) => owner === 'device').map(({ key }) => key);
  for (const key of Object.keys(local)) expect(device).toContain(key);
  const tab = storedRows.filter(({ owner }) => owner === 'tab').map(({ key }) => key);
  for (const key of Object.keys(session)) expect(tab).toContain(key);
  expect(session).not.toHaveProperty([STORED.loginTarget.key]);

  // The other tab was on a page that needs a login; it is on its way to one.
  await other.waitForURL(/\/authorize\?/);
  await expect(other.locator('body')).not.toContainText('Limit kamu');
});

/** Tells of every moment at which a page of the client shows these words. */
const watchFor = async (page: Page, words: string) => {
  const seen: string[] = [];
  await page.exposeFunction('__seen', (where: string) => void seen.push(where));
  await page.addInitScript((text) => {
    const told = (window as unknown as { __seen: (where: string) => void }).__seen;
    const look = () => {
      if (location.pathname === '/authorize') return;
      if (document.body?.textContent?.includes(text)) told(location.pathname);
    };
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
  }, words);
  return seen;
};

test('Back after a logout shows nothing of the person, not for a moment', async ({
  page,
  sandbox,
  login,
}) => {
  const { userId } = await login('approved');
  const { name } = await sandbox.user(userId);
  const seen = await watchFor(page, name);
  await page.goto('/home');
  await expect(page.locator('h1')).toContainText(name);
  await page.getByRole('button', { name: 'Pengaturan' }).tap();
  await at(page, '/home/settings');
  expect(seen).toContain('/home');
  await page.getByRole('button', { name: 'Keluar dari akun' }).tap();
  await at(page, '/auth/logout');
  await page.waitForFunction((text) => !document.body.textContent?.includes(text), name);
  seen.length = 0;
  for (const way of ['in the app', 'by another document'])
    await test.step(way, async () => {
      if (way === 'by another document') await logOut(page);
      await page.goBack();
      await page.waitForURL(/\/authorize\?/);
      expect((await storages(page)).local).not.toHaveProperty([STORED.authToken.key]);
    });
  expect(seen).toEqual([]);
});

for (const path of ['/home', '/kyc/step3', '/repayment/bill-list?type=CURRENT', '/tnc?a=b'])
  test(
    `an address that needs a login is come back to after it: ${path}`,
    longUnless(path.includes('?type')),
    async ({ page, sandbox }) => {
      const { userId } = await sandbox.createUser(path.startsWith('/kyc') ? 'draft' : 'approved');
      const { phone } = await sandbox.user(userId);
      await page.goto(path);
      await page.waitForURL(/\/authorize\?/);
      await page.getByLabel('Nomor HP').fill(phone);
      await page.getByRole('button', { name: 'Lanjut', exact: true }).tap();
      await at(page, path.split('?')[0] ?? '');
      expect(address(page)).toBe(path);
      expect((await storages(page)).session).not.toHaveProperty([STORED.loginTarget.key]);
    },
  );
