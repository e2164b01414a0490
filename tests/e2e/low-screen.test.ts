import type { Locator, Page } from '@playwright/test';
import { goTo, primary, secondary } from './support/pages';
import { expect, test } from './support/test';

test.use({ viewport: { width: 320, height: 640 } });

test.beforeEach(({ page }) =>
  page.addInitScript(() => localStorage.setItem('paylater.textSize', '130')),
);

const boxOf = async (it: Locator) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await it.boundingBox()) ?? {};
  return { left: x, top: y, right: x + width, bottom: y + height };
};

const bottomOfHeader = async (page: Page) => (await boxOf(page.locator('.header'))).bottom;

test('a toast leaves the main action and its text free, wherever the page is scrolled', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await login('due-soon', { path: '/repayment/bill-list' });
  await page.getByRole('button', { name: 'Ingatkan aku' }).tap();
  await page.getByRole('button', { name: 'Simpan ke kalender' }).tap();
  const toast = page.locator('[data-toast]');
  await expect(toast).toBeVisible();
  const { bottom } = await boxOf(primary(page));
  // The main action is then at the bottom of the window, where a toast would lie.
  await page.evaluate((to) => scrollBy(0, to - innerHeight + 12), bottom);
  await expect
    .poll(async () => {
      const [message, action] = [await boxOf(toast), await boxOf(primary(page))];
      return message.bottom <= action.top || message.top >= action.bottom;
    })
    .toBe(true);
  await expect(toast).toBeInViewport({ ratio: 1 });
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
});

test('the second button scrolls with the page, and the keyboard reaches it', async ({
  page,
  login,
}) => {
  await login('waitlist-joined', { path: '/unavailable/waitlist' });
  await expect(primary(page)).toBeInViewport({ ratio: 1 });
  await expect(secondary(page)).not.toBeInViewport();
  const { top } = await boxOf(page.locator('main .actions'));
  expect(top).toBeGreaterThan(640 * 0.8);
  await secondary(page).focus();
  await expect(secondary(page)).toBeInViewport({ ratio: 1 });
  const [first, second] = [await boxOf(primary(page)), await boxOf(secondary(page))];
  expect(second.top).toBeGreaterThan(first.bottom);
});

test('the names of the places stay apart', async ({ page, login }) => {
  await login('active', { path: '/home' });
  const names = await page.locator('.places a > span').evaluateAll((all) =>
    all.map((it) => {
      const { left, right } = it.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(names).toHaveLength(4);
  names.forEach(({ left }, at) =>
    expect(left - (names[at - 1]?.right ?? 0)).toBeGreaterThanOrEqual(8),
  );
});

test('a refused step shows the title of what to check below the header', async ({
  page,
  applying,
}) => {
  await applying('/kyc/step3', { lang: 'en' });
  await primary(page).tap();
  const title = page.locator('.error-summary__title');
  await expect(title).toBeVisible();
  expect((await boxOf(title)).top).toBeGreaterThan(await bottomOfHeader(page));
});

test('a page that the answer replaces starts with its title below the header', async ({
  page,
  login,
}) => {
  await login('waitlist-open', { path: '/unavailable/waitlist' });
  const title = await page.locator('h1').textContent();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  expect((await boxOf(page.locator('h1'))).top).toBeLessThan(await bottomOfHeader(page));
  await primary(page).tap();
  await expect(page.locator('h1')).not.toHaveText(title ?? '');
  const bottom = await bottomOfHeader(page);
  await expect.poll(async () => (await boxOf(page.locator('h1'))).top).toBeGreaterThan(bottom);
});

test('an option that wraps stays inside the round corners of its row', async ({ page, login }) => {
  await login('active', { path: '/home' });
  await goTo(page, '/home/settings');
  const rows = page.locator('main .segments__row');
  await expect(rows).toHaveCount(5);
  await page.locator('main .segments__option').nth(4).tap();
  const cornersOf = (row: Locator) =>
    row.evaluate((it) => {
      it.scrollIntoView({ block: 'center' });
      const { left, right, top, bottom } = it.getBoundingClientRect();
      const inset = 2;
      return [
        [left + inset, top + inset],
        [right - inset, top + inset],
        [left + inset, bottom - inset],
        [right - inset, bottom - inset],
      ].filter(([x = 0, y = 0]) =>
        document.elementFromPoint(x, y)?.classList.contains('segments__option'),
      );
    });
  for (const row of await rows.all()) expect(await cornersOf(row)).toEqual([]);
});

for (const [what, size, isIn] of [
  ['on a phone', { width: 360, height: 740 }, true],
  ['on a very low window', { width: 640, height: 300 }, false],
] as const)
  test(`${what}, the button that sends again is ${isIn ? 'in view' : 'at the end of the page'} below the notice`, async ({
    page,
    login,
    connect,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript(() => localStorage.setItem('paylater.textSize', '100'));
    await login('draft', { path: '/kyc/step2' });
    await page.locator('[name="personalInfo.email"]').fill('baru@contoh.com');
    await connect(false);
    await primary(page).tap();
    const notice = page.getByRole('status').filter({ hasText: 'Belum tersimpan' });
    await expect(notice).toBeInViewport({ ratio: 1 });
    if (isIn) await expect(primary(page)).toBeInViewport({ ratio: 1 });
    else await expect(primary(page)).not.toBeInViewport();
  });

test('the buttons of a page stay where they are, in windows of any height', async ({
  page,
  login,
}) => {
  await login('waitlist-joined', { path: '/unavailable/waitlist' });
  for (let height = 500; height <= 900; height += 8) {
    await page.setViewportSize({ width: 360, height });
    const moves = await page.evaluate(async () => {
      let count = 0;
      const frame = () => new Promise(requestAnimationFrame);
      for (let at = 0; at < 3; at += 1) await frame();
      const observer = new MutationObserver((all) => (count += all.length));
      observer.observe(document.querySelector('main') ?? document, {
        childList: true,
        subtree: true,
      });
      for (let at = 0; at < 6; at += 1) await frame();
      observer.disconnect();
      return count;
    });
    expect([height, moves]).toEqual([height, 0]);
  }
});
