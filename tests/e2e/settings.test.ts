import { long } from './support/long';
import type { Page } from '@playwright/test';
import { usualToggles } from '../../sandbox/lender/settings';
import { at, goBackTo, hold } from './support/pages';
import { expect, test } from './support/test';

const toggle = (page: Page, label: string) => page.getByRole('switch', { name: label });
const save = '/account-management/settings/toggle';
const list = '/account-management/settings/toggles';

/** Returns the state of every toggle, in the page's order. */
const standing = (page: Page) =>
  page
    .getByRole('switch')
    .evaluateAll((all) => all.map((it) => it.getAttribute('aria-checked') === 'true'));

/** Returns the toggles of a new user after these changes, in the server's order. */
const after = (changes: Partial<typeof usualToggles>): readonly boolean[] =>
  Object.values({ ...usualToggles, ...changes });

test('a toggle changes at once, and survives a reload', async ({ page, sandbox, login }) => {
  const { userId } = await login('approved', { path: '/home/settings' });
  await expect(page.getByRole('switch')).toHaveCount(Object.keys(usualToggles).length);
  expect(await standing(page)).toEqual(after({}));
  const release = await hold(page, save);
  const changes = { BILL_REMINDER: false, PROMO_UPDATE: true };
  await toggle(page, 'Kabar promo').tap();
  await expect(toggle(page, 'Kabar promo')).toBeChecked();
  await toggle(page, 'Pengingat tagihan').tap();
  await expect(toggle(page, 'Pengingat tagihan')).not.toBeChecked();
  release();
  await expect
    .poll(async () => (await sandbox.user(userId)).toggles)
    .toEqual({ ...usualToggles, ...changes });
  const saved = await sandbox.journal({ userId, path: save });
  expect(saved.map(({ body }) => body)).toContainEqual({ feature: 'PROMO_UPDATE', enabled: true });
  await page.reload();
  await at(page, '/home/settings');
  await expect.poll(() => standing(page)).toEqual(after(changes));
});

test(
  'a toggle that fails is reverted alone, with a dialog and its code',
  long,
  async ({ page, sandbox, login, announce }) => {
    announce(save, 500);
    const { userId } = await login('approved', { path: '/home/settings' });
    await sandbox.fault({ path: save, status: 500, code: 'SWITCH_STUCK', userId });
    const release = await hold(page, save);
    // Two simultaneous calls may arrive in either order: one waits until the other was refused.
    const refused = page.waitForResponse((answer) => answer.status() === 500);
    await page.route(`**${save}`, async (route) => {
      if (!route.request().postData()?.includes('PROMO_UPDATE')) await refused;
      await route.fallback();
    });
    await toggle(page, 'Kabar promo').tap();
    await toggle(page, 'Penawaran untukmu').tap();
    await expect
      .poll(() => standing(page))
      .toEqual(after({ PROMO_UPDATE: true, PERSONALISED_OFFER: true }));
    release();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('[SWITCH_STUCK]');
    await expect.poll(() => standing(page)).toEqual(after({ PERSONALISED_OFFER: true }));
    await dialog.getByRole('button').first().tap();
    await expect(dialog).toHaveCount(0);
    await at(page, '/home/settings');
    await toggle(page, 'Kabar promo').tap();
    await expect
      .poll(async () => (await sandbox.user(userId)).toggles)
      .toMatchObject({ PROMO_UPDATE: true, PERSONALISED_OFFER: true });
  },
);

test('the words of a toggle have the width of the card', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login('approved', { path: '/home/settings' });
  const words = page.getByText('Kami ingatkan sebelum tanggal jatuh tempo.');
  const button = await toggle(page, 'Pengingat tagihan').boundingBox();
  const box = await words.boundingBox();
  expect(box?.width).toBe(button?.width);
  expect(box?.height).toBeLessThan(36);
});

// tests/domain/settings/toggle-setting.test.ts covers what makes a list fail.
test(
  'a list that fails opens a dialog, and closing it goes back',
  long,
  async ({ page, sandbox, login, announce }) => {
    announce(list, 500);
    const { userId } = await login('approved');
    await at(page, '/home');
    await sandbox.fault({ path: list, status: 500, code: 'LIST_DOWN', times: 3, userId });
    await page.getByRole('button', { name: 'Pengaturan' }).tap();
    const dialog = page.getByRole('alertdialog');
    await expect(dialog).toContainText('[LIST_DOWN]');
    await dialog.getByRole('button').first().tap();
    await at(page, '/home');
    await page.getByRole('button', { name: 'Pengaturan' }).tap();
    await at(page, '/home/settings');
    await expect(page.getByRole('switch')).toHaveCount(Object.keys(usualToggles).length);
    await goBackTo(page, '/home');
  },
);
