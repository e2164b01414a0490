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
  const release = await hold(page, '/assets/overview-*.js');
  await login('overdue');
  const limit = page.locator('.home-limit');
  const top = () => limit.evaluate((it) => it.getBoundingClientRect().top + window.scrollY);
  await expect(limit).toBeVisible();
  const before = await top();
  release();
  await expect(page.locator('.shortcuts')).toBeInViewport({ ratio: 1 });
  expect(Math.abs((await top()) - before)).toBeLessThan(1);
});

test('the limit has the colour of the main button only while no bill is due', async ({
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
  const [free, button] = await colours();
  expect(free).toBe(button);
  await login('due-soon', { path: '/home' });
  await at(page, '/home');
  const [due, pay] = await colours();
  expect(pay).toBe(button);
  expect(due).not.toBe(button);
});
