import type { Page } from '@playwright/test';
import { long } from './support/long';
import { at, primary } from './support/pages';
import { base64, latin1 } from './support/pdf-file';
import {
  agree,
  agreement,
  base,
  callback,
  darkPixels,
  hiddenEnd,
  readThrough,
} from './support/splitting';
import { expect, test } from './support/test';

const path = '/v1/loan-restructure/preview-agreement';

test('the agreement is drawn, enlarged, shown as text and saved', async ({ page, login }) => {
  await login('restructure', { path: `${agreement}?tenor=6` });
  await at(page, agreement);
  const canvas = page.locator('main canvas');
  const section = page.getByRole('region', { name: 'Halaman 1 dari 1' });
  // Its letters are too small for a phone, so its text comes first, as large as the page's other texts.
  const line = section.getByText('Total yang dibayar');
  await expect(line).toBeVisible();
  expect(await line.evaluate((it) => getComputedStyle(it).fontSize)).toBe('14px');
  await expect(primary(page)).toHaveText('Lihat halamannya');
  await page.getByRole('button', { name: 'Halaman', exact: true }).tap();
  // The end of the agreement is still out of view, so the button does not agree yet.
  await expect(primary(page)).toHaveText('Lanjut baca');
  await expect(canvas).toHaveCount(1);
  await canvas.scrollIntoViewIfNeeded();
  await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
  await expect(section).toContainText('Perjanjian cicilan tagihan');
  // The text is as wide as the screen, without the margins of the paper.
  const paper = await canvas.evaluate((it) => it.getBoundingClientRect());
  expect(paper.width).toBeGreaterThan(1.1 * 360);
  expect(paper.left).toBeLessThan(0);
  const narrow = await canvas.evaluate((it) => it.clientWidth);
  await page.getByRole('button', { name: 'Perbesar' }).tap();
  await expect.poll(() => canvas.evaluate((it) => it.clientWidth)).toBeGreaterThan(1.4 * narrow);
  await page.getByRole('button', { name: 'Teks' }).tap();
  await expect(canvas).toHaveCount(0);
  await expect(line).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Simpan perjanjian' }).tap();
  expect((await downloading).suggestedFilename()).toBe('paylater.pdf');
});

/** Moves two fingers over the page's picture until they are `to` pixels apart, starting `from` pixels apart. */
const pinch = async (page: Page, from: number, to: number) => {
  const box = await page.locator('main .agreement__pages').boundingBox();
  if (!box) throw new Error('no agreement');
  const touch = await page.context().newCDPSession(page);
  const [x, y] = [box.x + box.width / 2, Math.max(box.y, 120) + 60];
  const fingers = (apart: number) => [
    { id: 0, x: x - apart / 2, y },
    { id: 1, x: x + apart / 2, y },
  ];
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: object[]) =>
    touch.send('Input.dispatchTouchEvent', { type, touchPoints: touchPoints as never });
  await send('touchStart', fingers(from));
  for (const part of [0.25, 0.5, 0.75, 1])
    await send('touchMove', fingers(from + (to - from) * part));
  await send('touchEnd', []);
};

test(
  'a text is as wide as the screen, its page grows by a pinch or a press, and can be agreed to once its last corner was in view',
  long,
  async ({ page, login }) => {
    await login('restructure', { path: `${agreement}?tenor=6` });
    await at(page, agreement);
    await page.setViewportSize({ width: 360, height: 740 });
    const box = page.locator('main .agreement__pages');
    const canvas = page.locator('main canvas');
    const width = () => canvas.evaluate((it) => it.clientWidth);
    await page.getByRole('button', { name: 'Halaman', exact: true }).tap();
    await expect.poll(width).toBeGreaterThan(396);
    const narrow = await width();
    await expect(page.locator('main')).toContainText('Pilih Perbesar');
    await box.evaluate((it) => it.scrollIntoView());
    await pinch(page, 100, 200);
    await expect.poll(width).toBeGreaterThan(650);
    await expect(page.getByRole('button', { name: 'Perbesar' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
    await pinch(page, 200, 60);
    await expect.poll(width).toBe(narrow);
    // A reload forgets what was in view.
    await page.reload();
    await page.getByRole('button', { name: 'Perbesar' }).tap();
    await expect.poll(width).toBeGreaterThan(700);
    // The last line is in view, except for its right half.
    await box.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await box.evaluate((it) => it.scrollTo({ top: it.scrollHeight }));
    await expect.poll(() => darkPixels(page)).toBeGreaterThan(500);
    await expect(primary(page)).toHaveText('Lanjut baca');
    await primary(page).tap();
    await expect.poll(() => box.evaluate((it) => it.scrollLeft)).toBeGreaterThan(100);
    await readThrough(page, 6);
  },
);

for (const [lang, terms, more] of [
  ['id', 'Tidak bisa dibatalkan.', /Lanjut baca|Lihat halamannya/],
  ['en', 'This cannot be undone.', /Keep reading|View the pages/],
] as const)
  test(`the terms are two lines, and what agreeing means is above them (${lang})`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await login('restructure', { path: `${agreement}?tenor=3`, lang });
    const line = page.locator('.actions > p', { hasText: terms });
    const readOn = page.locator('[data-action="primary"]:not([aria-busy="true"])', {
      hasText: more,
    });
    await expect(async () => {
      if (await readOn.isVisible()) await readOn.tap();
      await expect(line).toBeVisible({ timeout: 250 });
    }).toPass();
    await expect(primary(page)).not.toHaveAttribute('aria-disabled');
    expect(await line.evaluate((it) => it.getClientRects()[0]?.height)).toBeLessThanOrEqual(48);
    const consent = page.locator('.agreement__pages + .notice');
    const [bar, text] = [await page.locator('.actions').boundingBox(), await consent.boundingBox()];
    expect((text?.y ?? 0) + (text?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    expect(await hiddenEnd(page)).toBeLessThanOrEqual(1);
  });

for (const lang of ['id', 'en'] as const)
  test(`every control of the agreement fits at 320 px (${lang})`, long, async ({ page, login }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await login('restructure', { path: `${agreement}?tenor=6`, lang });
    await expect(page.locator('main .agreement__text')).toHaveCount(1);
    const cut = await page.locator('main button').evaluateAll((all) =>
      all
        .filter((it) => {
          const { left, right } = it.getBoundingClientRect();
          return left < 0 || right > innerWidth || it.scrollWidth > it.clientWidth;
        })
        .map((it) => it.textContent),
    );
    expect(cut).toEqual([]);
  });

// tests/domain/restructure/agreement-file.test.ts has the table of bad files.
test('a damaged agreement is refused, and read again', long, async ({ page, sandbox, login }) => {
  const { userId } = await login('restructure', { path: base });
  await at(page, base);
  const body = JSON.stringify({ data: { body: base64(latin1('%PDF-1.7\n')) } });
  await sandbox.fault({ path, body, userId });
  await primary(page).tap();
  await expect(page.getByRole('alert')).toContainText('rusak');
  await expect(primary(page)).toHaveText('Coba lagi');
  await primary(page).tap();
  await agree(page, 3);
  await at(page, callback);
});
