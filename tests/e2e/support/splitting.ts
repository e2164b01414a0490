import { expect, type Page } from '@playwright/test';
import { at, primary } from './pages';

export const base = '/bill-restructure';
export const agreement = `${base}/agreement`;
export const callback = `${base}/callback`;
export const submission = '/v1/loan-restructure/submission';

export const toAgreement = async (page: Page, tenor: number) => {
  await at(page, base);
  await page.locator(`main form [name="tenor"][value="${tenor}"]`).check();
  await expect(page.locator('main [data-row="instalment"]')).toHaveCount(tenor);
  await primary(page).tap();
  await at(page, agreement);
};

/** Reads the agreement to its end with the main action, which scrolls until then. */
export const readThrough = async (page: Page, tenor: number) => {
  const binds = primary(page).getByText(`Ubah jadi ${tenor} cicilan`);
  const readOn = page.locator('[data-action="primary"]:not([aria-busy="true"])', {
    hasText: 'Lanjut baca',
  });
  await expect(async () => {
    if (await readOn.isVisible()) await readOn.tap();
    await expect(binds).toBeVisible({ timeout: 250 });
  }).toPass();
};

export const agree = async (page: Page, tenor: number) => {
  await readThrough(page, tenor);
  await primary(page).tap();
};

/** Counts the pixels of the agreement's first page that are not white paper. */
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
