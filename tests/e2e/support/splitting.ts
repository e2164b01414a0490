import { expect, type Page } from '@playwright/test';
import { at, goOn, primary } from './pages';

export const base = '/bill-restructure';
export const agreement = `${base}/agreement`;
export const callback = `${base}/callback`;
export const submission = '/v1/loan-restructure/submission';

export const toAgreement = async (page: Page, tenor: number) => {
  await at(page, base);
  await page.locator(`main form [name="tenor"][value="${tenor}"]`).check();
  await expect(page.locator('main [data-row="instalment"]')).toHaveCount(tenor);
  await goOn(page, agreement);
};

/** Returns how far the end of the agreement is below what can be seen of it, in pixels. */
export const hiddenEnd = (page: Page) =>
  page.evaluate(() => {
    const edge = (where: string, side: 'top' | 'bottom') =>
      [...document.querySelectorAll(where)].pop()?.getBoundingClientRect()[side] ?? Number.NaN;
    const seen = Math.min(edge('.agreement__pages', 'bottom'), edge('.actions', 'top'));
    return edge('.agreement__end', 'bottom') - seen;
  });

/** Reads the agreement to its end with the main action, which scrolls until then, and waits until it can bind. */
export const readThrough = async (page: Page, tenor: number) => {
  const binds = primary(page).getByText(`Setuju, ubah jadi ${tenor} cicilan`);
  const readOn = page.locator('[data-action="primary"]:not([aria-busy="true"])', {
    // On a phone the text comes first, and links to the pages.
    hasText: /Lanjut baca|Lihat halamannya/,
  });
  await expect(async () => {
    if (await readOn.isVisible()) await readOn.tap();
    await expect(binds).toBeVisible({ timeout: 250 });
  }).toPass();
  await expect(primary(page)).not.toHaveAttribute('aria-busy');
  // The terms above the button cover none of it.
  expect(await hiddenEnd(page)).toBeLessThanOrEqual(1);
};

export const agree = async (page: Page, tenor: number) => {
  await readThrough(page, tenor);
  await primary(page).tap();
};

/** Counts the dark pixels of the agreement's first page. */
export const darkPixels = (page: Page) =>
  page
    .locator('main canvas')
    .first()
    .evaluate((it) => {
      const { width, height } = it as HTMLCanvasElement;
      if (width === 0) return 0;
      const data = (it as HTMLCanvasElement)
        .getContext('2d')
        ?.getImageData(0, 0, width, height).data;
      return (data ?? []).filter((value, byte) => byte % 4 === 0 && value < 100).length;
    });
