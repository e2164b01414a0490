import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/support/axe';
import { inside } from './support/hosts';
import { at, hold } from './support/pages';
import { expect, test } from './support/test';

const sheet = (page: Page) => page.getByRole('dialog');
const mark = (page: Page) => page.locator('.coach-mark__panel');

/** Reloads home, and waits for the messages of the other language, which load by themselves after two seconds. */
const reopen = async (page: Page) => {
  await page.clock.install();
  const last = page.waitForResponse(/messages-en-home/);
  await page.reload();
  await at(page, '/home');
  await page.clock.runFor(2_000);
  await last;
};

test('each product’s coach mark shows once, above the fold, and moves nothing', async ({
  page,
  login,
}) => {
  await inside(page, 'gopay');
  await login('coach-marks');
  await expect(mark(page)).toContainText('Tagihan');
  await expect(mark(page)).toBeInViewport({ ratio: 1 });
  await expect(sheet(page)).toHaveCount(0);
  const below = page.getByRole('button', { name: 'Pengaturan' });
  const top = () => below.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  const before = await top();
  await mark(page).getByRole('button').tap();
  await expect(mark(page)).toHaveCount(0);
  expect(await top()).toBe(before);
  await page.reload();
  await expect(mark(page)).toContainText('Riwayat');
  // Its style sheet is loaded: nothing else on home needs it.
  expect(await mark(page).evaluate((it) => getComputedStyle(it).position)).toBe('absolute');
  await reopen(page);
  await expect(mark(page)).toHaveCount(0);
});

for (const persona of ['limit-raised', 'zero-percent', 'discount-promo', 'coach-marks'])
  test(`axe finds nothing in the notice of ${persona}`, async ({ page, login }) => {
    await inside(page, 'gopay');
    await login(persona);
    await expect(sheet(page).or(mark(page))).toBeVisible();
    await expectAccessible(page, persona);
  });

test('in a host without a bar of places the shortcuts are above the fold, and move nothing', async ({
  page,
  login,
}) => {
  await inside(page, 'gopay');
  await page.setViewportSize({ width: 360, height: 740 });
  const release = await hold(page, '/assets/home-*.js');
  await login('overdue');
  const limit = page.locator('.home-limit');
  const top = () => limit.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  await expect(limit).toBeVisible();
  const before = await top();
  release();
  await expect(page.locator('.shortcuts')).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test('the limit has the colour of the main button and contains it only while no bill is due', async ({
  page,
  login,
}) => {
  const colours = () =>
    page.evaluate(() =>
      ['.home-limit > .card', 'main .button--primary'].map((it) => {
        const element = document.querySelector(it);
        return element && getComputedStyle(element).backgroundColor;
      }),
    );
  await login('approved', { path: '/home' });
  await at(page, '/home');
  const [free, shop] = await colours();
  expect(shop).not.toBe(free);
  await expect(page.locator('.home-limit .button--primary')).toBeVisible();
  await login('due-soon', { path: '/home' });
  await at(page, '/home');
  const [due, pay] = await colours();
  expect(pay).toBe(free);
  expect(due).not.toBe(free);
  const size = (of: string) => page.locator(of).evaluate((it) => getComputedStyle(it).fontSize);
  expect(await size('[data-figure="available"]')).toBe('24px');
  expect(await size('[data-figure="owed"]')).toBe('34px');
});

for (const [width, text, persona] of [
  [360, '100', 'reassess'],
  [320, '130', 'temporary-limit'],
] as const)
  test(`the amount of a row on home stays beside its name at ${width} px with text of ${text} %`, async ({
    page,
    context,
    login,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await context.addInitScript((it) => localStorage.setItem('paylater.textSize', it), text);
    await login(persona, { path: '/home' });
    await expect(page.locator('main [data-row="transaction"]')).toHaveCount(3);
    const drops = await page
      .locator('main [data-row="transaction"] .transaction-line')
      .evaluateAll((lines) =>
        lines.map((line) => {
          const [name, amount] = [...line.children].map((it) => it.getBoundingClientRect());
          return name && amount ? Math.round(amount.top - name.top) : NaN;
        }),
      );
    for (const drop of drops) expect(Math.abs(drop)).toBeLessThan(4);
  });

test('after an approval all first steps are above the buttons', async ({ page, login }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await login('approved', { path: '/home/activated' });
  await at(page, '/home/activated');
  const bottom = (of: string) =>
    page
      .locator(of)
      .last()
      .evaluate((it) => it.getBoundingClientRect().bottom);
  const bar = await page.locator('.actions').evaluate((it) => it.getBoundingClientRect().top);
  await expect.poll(() => bottom('.steps__step')).toBeLessThan(bar);
});

test('the page of the limit says that the agreement must be signed first', async ({
  page,
  login,
}) => {
  await login('contract-unsigned', { path: '/home/limit-details' });
  await expect(page.locator('.home-limit')).toContainText('Bisa dipakai setelah tanda tangan');
});
