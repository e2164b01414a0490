import { long } from './support/long';
import type { Page } from '@playwright/test';
import { STORED, storedRows } from '../../domain/storage/stored';
import { at, goTo, logOut, primary, storages } from './support/pages';
import { expect, test } from './support/test';

test('a logout clears all but the device’s data, in all tabs', async ({ page, context, login }) => {
  await login('approved', { path: '/home/settings' });
  const other = await context.newPage();
  await goTo(other, '/home');
  await logOut(page);
  await expect(page.locator('h1')).toHaveText('Kamu sudah keluar');
  const { local, session } = await storages(page);
  const device = storedRows.filter(({ owner }) => owner === 'device').map(({ key }) => key);
  for (const key of Object.keys(local)) expect(device).toContain(key);
  const tab = storedRows.filter(({ owner }) => owner === 'tab').map(({ key }) => key);
  for (const key of Object.keys(session)) expect(tab).toContain(key);
  expect(session).not.toHaveProperty([STORED.loginTarget.key]);

  // The other tab showed a page that needs a login. It explains what happened, also after a reload.
  for (let document = 0; document < 2; document += 1) {
    await at(other, '/auth/logout');
    await expect(other.locator('main')).toContainText('Sesimu berakhir di tab atau jendela lain');
    await expect(other.locator('body')).not.toContainText('Limit kamu');
    await other.reload();
  }
  await primary(other).tap();
  await other.waitForURL(/\/authorize\?/);
});

/** Records each path at which a page of the client shows the text. */
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

test('Back after a logout never shows the user', long, async ({ page, sandbox, login }) => {
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
