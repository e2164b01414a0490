import type { Locator, Page } from '@playwright/test';
import { at, atWholeHome, goBackTo, primary } from './support/pages';
import { expect, test } from './support/test';

test.use({
  viewport: { width: 360, height: 560 },
  contextOptions: { reducedMotion: 'no-preference' },
});

declare global {
  /** The route and the scroll position of every frame. */
  var scrollFrames: (readonly [route: string, top: number])[];
}

const recordFrames = (page: Page) =>
  page.addInitScript(() => {
    globalThis.scrollFrames = [];
    const note = () => {
      const route = document.querySelector<HTMLElement>('main')?.dataset['route'] ?? '';
      globalThis.scrollFrames.push([route, window.scrollY]);
      requestAnimationFrame(note);
    };
    requestAnimationFrame(note);
  });

const topOf = (page: Page) => page.evaluate(() => window.scrollY);

const scrollDown = async (page: Page) => {
  // The app notes the position at the event.
  await page.evaluate(
    () =>
      new Promise((done) => {
        addEventListener('scroll', done, { once: true });
        window.scrollTo(0, 120);
      }),
  );
  expect(await topOf(page)).toBe(120);
};

/** Presses without a scroll to the element. */
const press = (what: Locator) => what.evaluate((it: HTMLElement) => it.click());

/** Returns every position of a page in the recorded frames. */
const topsOf = (page: Page, route: string): Promise<number[]> =>
  page.evaluate(
    (it) => globalThis.scrollFrames.filter(([shown]) => shown === it).map(([, top]) => top),
    route,
  );

/** Goes back, and returns the positions of the page that is left in the frames until then. */
const topsWhileLeaving = async (page: Page, from: string, to: string) => {
  await page.evaluate(() => void globalThis.scrollFrames.splice(0));
  await goBackTo(page, to);
  return [...new Set(await topsOf(page, from))];
};

test('back keeps the scroll position of both pages', async ({ page, login }) => {
  await recordFrames(page);
  await login('active', { path: '/home' });
  await atWholeHome(page);
  await scrollDown(page);
  await press(page.locator('.places a').nth(1));
  await at(page, '/repayment/bill-list');
  await expect.poll(() => topOf(page)).toBe(0);
  await expect(page.locator('main [data-row="bill"]').first()).toBeVisible();
  await scrollDown(page);
  await press(primary(page));
  await at(page, '/repayment/bca-va');
  await expect.poll(() => topOf(page)).toBe(0);

  expect(await topsWhileLeaving(page, '/repayment/bca-va', '/repayment/bill-list')).toEqual([0]);
  await expect.poll(() => topOf(page)).toBe(120);
  // Places change at once, so perhaps in no frame.
  const tops = await topsWhileLeaving(page, '/repayment/bill-list', '/home');
  expect(tops.filter((top) => top !== 120)).toEqual([]);
  await expect.poll(() => topOf(page)).toBe(120);
});

test('a press on the place that is shown scrolls to its top', async ({ page, login }) => {
  await login('active');
  await atWholeHome(page);
  await scrollDown(page);
  await press(page.getByRole('navigation').getByRole('link', { name: 'Beranda' }));
  await expect.poll(() => topOf(page)).toBe(0);
});
