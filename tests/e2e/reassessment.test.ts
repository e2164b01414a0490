import type { Page } from '@playwright/test';
import { arrived } from './support/gpp';
import { at, goOn, pressUnder, primary, storages } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const root = '/credit-reassessment';
const sheet = (page: Page) => page.getByRole('dialog');
const requests = (sandbox: Sandbox, user: NewUser) =>
  arrived(sandbox, user, 'POST', '/v1/kyc/on-demand');
const flag = async (page: Page) => (await storages(page)).local['paylater.reassessmentFlow'];
const amount = async (page: Page, within = 'main [data-amount]') =>
  Number(await page.locator(within).first().getAttribute('data-amount'));
const limit = 'main [data-figure="limit"]';

/** Goes from the page that asks, through the sheet, to the result. */
const ask = async (page: Page) => {
  await at(page, `${root}/on-demand`);
  await primary(page).tap();
  await page.locator('main form [name="pin"]').fill('123456');
  await sheet(page).getByRole('button').first().tap();
  await at(page, `${root}/on-demand/result`);
};

test('a raised limit is granted, and announced once on home', async ({ page, sandbox, login }) => {
  const me = await login('reassess', { lang: 'id', path: '/home' });
  const before = await amount(page, limit);
  await page.getByRole('button', { name: /Tinjau ulang limit/ }).tap();
  await at(page, root);
  expect(await flag(page)).toBeUndefined();
  await sandbox.stopClock(me.userId);
  await primary(page).tap();
  await ask(page);
  expect(await flag(page)).toBe('true');
  await expect(page.locator('h1')).toHaveText('Permintaanmu diterima');
  const [sent, ...more] = await requests(sandbox, me);
  expect(more).toEqual([]);
  const [verified] = await arrived(sandbox, me, 'POST', '/v1/gotopin/verify');
  expect(verified?.body).toEqual({ ...(sent?.body as object), pin: '123456' });

  await goOn(page, `${root}/process`);
  await page.reload();
  await at(page, `${root}/process`);
  await sandbox.clock({ userId: me.userId, advanceSeconds: 5 });
  await pressUnder(page, 'Permintaan diproses');
  await at(page, `${root}/success`);
  const after = await amount(page);
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => flag(page)).toBeUndefined();

  await goOn(page, '/home');
  await expect(sheet(page)).toContainText('Limit kamu naik');
  expect([await amount(page, limit), await amount(page, '[role=dialog] [data-amount]')]).toEqual([
    after,
    after,
  ]);
  await sheet(page).getByRole('button', { name: 'Nanti saja' }).tap();
  const told = () => arrived(sandbox, me, 'POST', '/v1/user/notify-limit-change');
  await expect.poll(async () => (await told()).map(({ body }) => body)).toHaveLength(1);
  await page.reload();
  await at(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});
