import type { Page } from '@playwright/test';
import { arrived, dialog, meant } from './support/gpp';
import { inside } from './support/hosts';
import { long, longUnless } from './support/long';
import { address, at, pressUnder, primary, storages, tremble } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const root = '/credit-reassessment';
const sheet = (page: Page) => page.getByRole('dialog');
const requests = (sandbox: Sandbox, user: NewUser) =>
  arrived(sandbox, user, 'POST', '/v1/kyc/on-demand');
const flag = async (page: Page) => (await storages(page)).local['paylater.reassessmentFlow'];
const amount = async (page: Page, within = 'main') =>
  Number(await page.locator(`${within} [data-amount]`).first().getAttribute('data-amount'));

/** From the page that asks, through the sheet, to what came of it. */
const ask = async (page: Page) => {
  await at(page, `${root}/on-demand`);
  await primary(page).tap();
  await page.locator('main form [name="pin"]').fill('123456');
  await sheet(page).getByRole('button').first().tap();
  await at(page, `${root}/on-demand/result`);
};

test('from home to a raised limit, which home tells of once', async ({ page, sandbox, login }) => {
  const me = await login('reassess', { lang: 'id', path: '/home' });
  const before = await amount(page);
  const module = page.locator('.card', { hasText: 'Tinjau ulang limit' });
  await module.getByRole('button').tap();
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

  await primary(page).tap();
  await at(page, `${root}/process`);
  await page.reload();
  await at(page, `${root}/process`);
  await sandbox.clock({ userId: me.userId, advanceSeconds: 5 });
  await pressUnder(page, 'Permintaan diproses');
  await at(page, `${root}/success`);
  const after = await amount(page);
  expect(after).toBeGreaterThan(before);
  await expect.poll(() => flag(page)).toBeUndefined();

  await primary(page).tap();
  await at(page, '/home');
  await expect(sheet(page)).toContainText('Limit kamu naik');
  expect([await amount(page), await amount(page, '[role=dialog]')]).toEqual([after, after]);
  await sheet(page).getByRole('button', { name: 'Nanti saja' }).tap();
  const told = () => arrived(sandbox, me, 'POST', '/v1/user/notify-limit-change');
  await expect.poll(async () => (await told()).map(({ body }) => body)).toHaveLength(1);
  await page.reload();
  await at(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  await expect(sheet(page)).toHaveCount(0);
});

for (const [persona, place, title] of [
  ['reassess-review', '/review', 'Limit under review'],
  ['reassess-rejected', '/fail', 'Your limit stays as it is'],
  ['reassess-exhausted', '/exhaust', 'No more reviews for now'],
  ['reassess-ineligible', '/ineligible', 'A review is not possible yet'],
] as const)
  test(
    `${persona} is taken to ${place} from every page of the flow`,
    longUnless(persona === 'reassess-exhausted'),
    async ({ page, login }) => {
      await login(persona, { lang: 'en', path: root });
      for (const from of ['', '/education', '/on-demand', '/process', '/success']) {
        await page.goto(root + from);
        await at(page, root + place);
        await expect(page.locator('h1')).toHaveText(title);
      }
      await expect(page.locator('main')).not.toContainText(/undefined|NaN|\{\{/);
    },
  );

for (const [outcome, place] of [
  ['approved', '/success'],
  ['rejected', '/fail'],
] as const)
  test(
    `what is ${outcome} while the page is closed is there when it is opened again`,
    longUnless(outcome === 'approved'),
    async ({ page, sandbox, login }) => {
      const me = await login('reassess-processing', { lang: 'en', path: root });
      await at(page, `${root}/process`);
      await page.goto('about:blank');
      await sandbox.decide(me.userId, { what: 'reassessment', outcome });
      await page.goto(`${root}/process`);
      await at(page, root + place);
      await expect(primary(page)).toHaveText('Go to home');
    },
  );

test('a host app that is too old cannot ask, and is told so', async ({ page, login }) => {
  await inside(page, 'gopay');
  await login('reassess', { lang: 'id' });
  await page.goto(`${root}/on-demand?AppVersion=1.27.9`);
  await at(page, `${root}/unsupported`);
  await expect(primary(page)).toHaveText('Perbarui aplikasi');
  await page.goto(`${root}?AppVersion=1.28.0`);
  await at(page, root);
  await expect(primary(page)).toHaveText('Lanjut minta tinjau ulang');
});

test('presses that come too fast ask once', long, async ({ page, sandbox, login }) => {
  const me = await login('reassess', { lang: 'id', path: `${root}/on-demand` });
  await tremble(page, 10);
  const field = page.locator('main form [name="pin"]');
  await field.fill('123456');
  await sheet(page)
    .getByRole('button')
    .first()
    .evaluate((button) => {
      for (let press = 0; press < 10; press += 1) (button as HTMLElement).click();
    });
  await at(page, `${root}/on-demand/result`);
  expect(await requests(sandbox, me)).toHaveLength(1);
  expect(await arrived(sandbox, me, 'POST', '/v1/gotopin/verify')).toHaveLength(1);
});

test('a request whose answer was lost is found under way, and not sent again', async ({
  page,
  sandbox,
  login,
  losing,
}) => {
  const me = await login('reassess', { lang: 'id', path: `${root}/on-demand` });
  await losing(me, 'POST /v1/kyc/on-demand', { carriedOut: true });
  await ask(page);
  await expect(page.locator('h1')).toHaveText('Permintaanmu diterima');
  expect(meant(await requests(sandbox, me))).toBe(1);
  await page.reload();
  await expect(page.locator('h1')).toHaveText('Permintaanmu diterima');
});

test('a request that is lost on its way stays in doubt until the status tells', async ({
  page,
  sandbox,
  login,
  losing,
}) => {
  const me = await login('reassess', { lang: 'id', path: `${root}/on-demand` });
  await losing(me, 'POST /v1/kyc/on-demand');
  await ask(page);
  await expect(page.locator('h1')).toHaveText('Kami sedang cek statusnya');
  await primary(page).tap();
  await expect(page.locator('[data-toast]')).toContainText('Belum ada hasil');
  expect(meant(await requests(sandbox, me))).toBe(1);
  // It arrives after all.
  await sandbox.clearFaults(me.userId);
  await sandbox.api(me, 'POST', '/v1/kyc/on-demand', {});
  await pressUnder(page, 'Kami sedang cek statusnya');
  await expect(page.locator('h1')).toHaveText('Permintaanmu diterima');
  await expect(dialog(page)).toHaveCount(0);
  expect(address(page)).toBe(`${root}/on-demand/result`);
});
