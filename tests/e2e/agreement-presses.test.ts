import { at, primary } from './support/pages';
import { agreement } from './support/splitting';
import { expect, test } from './support/test';

/** Counts the visible pixels of the picture that are not white. */
const printInSight = () => {
  const canvas = document.querySelector<HTMLCanvasElement>('main canvas');
  const box = document.querySelector('main .agreement__pages')?.getBoundingClientRect();
  if (!canvas || !box || canvas.width === 0) return 0;
  const of = canvas.getBoundingClientRect();
  const ratio = canvas.width / of.width;
  const left = (Math.max(box.left, of.left) - of.left) * ratio;
  const top = (Math.max(box.top, of.top) - of.top) * ratio;
  const width = (Math.min(box.right, of.right) - of.left) * ratio - left;
  const height = (Math.min(box.bottom, of.bottom) - of.top) * ratio - top;
  const dots = canvas.getContext('2d')?.getImageData(left, top, width, height).data ?? [];
  let count = 0;
  for (let at = 0; at < dots.length; at += 4) if ((dots[at] ?? 255) < 200) count += 1;
  return count;
};

const screens = [
  { name: 'upright', width: 360, height: 740, most: 4 },
  { name: 'on its side', width: 740, height: 360, most: 10 },
];

for (const { name, width, height, most } of screens)
  test(`each press through an enlarged agreement shows print, ${name}`, async ({ page, login }) => {
    await page.setViewportSize({ width, height });
    await login('restructure', { path: `${agreement}?tenor=6` });
    await at(page, agreement);
    await page.getByRole('button', { name: 'Perbesar' }).tap();
    const box = page.locator('main .agreement__pages');
    await box.evaluate((it) => it.scrollIntoView({ block: 'end' }));
    await expect.poll(() => page.evaluate(printInSight)).toBeGreaterThan(0);
    const readOn = page.locator('[data-action="primary"]:not([aria-busy="true"])', {
      hasText: 'Lanjut baca',
    });
    const binds = primary(page).getByText('Setuju, ubah jadi 6 cicilan');
    const prints: number[] = [];
    await expect(async () => {
      if (await readOn.isVisible()) {
        await readOn.tap();
        prints.push(await page.evaluate(printInSight));
      }
      await expect(binds).toBeVisible({ timeout: 250 });
    }).toPass();
    expect(Math.min(...prints)).toBeGreaterThan(0);
    expect(prints.length).toBeLessThanOrEqual(most);
  });
