import type { Page } from '@playwright/test';
import { agreementKinds, shown as shownWhole } from './support/agreement-kinds';
import { primary } from './support/pages';
import { base64 } from './support/pdf-file';
import { agreement } from './support/splitting';
import { expect, test } from './support/test';

const path = '/v1/loan-restructure/preview-agreement';

/** Returns the share of pixels of the first page that are not white. */
const inked = (page: Page) =>
  page.locator('main canvas').evaluate((it) => {
    const { width, height } = it as HTMLCanvasElement;
    const context = width > 0 && (it as HTMLCanvasElement).getContext('2d');
    if (!context) return 0;
    const dots = context.getImageData(0, 0, width, height).data;
    return dots.filter((value, at) => at % 4 === 0 && value < 200).length / (width * height);
  });

/** Returns whether a font of the device draws these letters. No font has the noncharacter they are compared with. */
const deviceHas = (page: Page, letters: string) =>
  page.evaluate((text) => {
    const painted = (it: string) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 100, height: 40 });
      canvas.getContext('2d')?.fillText(it, 10, 20);
      return canvas.toDataURL();
    };
    return [...text].every((letter) => painted(letter) !== painted('\uffff'));
  }, letters);

test('each kind of agreement is drawn, or its fault is named', async ({ page, sandbox, login }) => {
  test.setTimeout(180_000);
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    return dialog.dismiss();
  });
  await page.clock.install();
  const { userId } = await login('restructure', { path: '/bill-restructure' });
  let [shown, refused] = [0, 0];
  for (const [name, { file, is: usual, hears, asText, borrows }] of Object.entries(agreementKinds))
    await test.step(name, async () => {
      const isShown = borrows !== undefined && (await deviceHas(page, borrows));
      const is = isShown ? shownWhole : usual;
      const body = JSON.stringify({ data: { body: base64(file()) } });
      await sandbox.fault({ path, body, userId, times: 1 });
      await page.goto(`${agreement}?tenor=3`);
      if ('says' in is) {
        const reason = page.locator('main .notice').filter({ hasText: is.says });
        await expect(reason, name).toBeVisible();
        await expect(primary(page), name).toHaveText('Coba lagi');
        for (const wayOut of ['Simpan perjanjian', 'Buka bantuan'])
          await expect(page.locator('main button', { hasText: wayOut }), name).toBeVisible();
        refused += 1;
        return;
      }
      await page.getByRole('button', { name: 'Halaman', exact: true }).tap();
      await expect(page.locator('main canvas'), name).not.toHaveJSProperty('width', 0);
      // The page becomes as wide as its text when that is measured, which moves its end.
      await expect(async () => {
        await page.locator('main .agreement__end').evaluate((it) => it.scrollIntoView());
        await page.clock.fastForward(2_000);
        await expect(primary(page)).toHaveText('Setuju, ubah jadi 3 cicilan', { timeout: 200 });
      }).toPass({ intervals: [20] });
      const ink = await inked(page);
      expect(ink, name).toBeGreaterThan(is.inked);
      if (is.inked < 0.1) expect(ink, name).toBeLessThan(0.1);
      if (hears !== undefined)
        await expect(page.locator('main .agreement__pages')).toContainText(hears);
      if (asText !== undefined) {
        await page.getByRole('button', { name: 'Teks' }).tap();
        await expect(page.locator('main .agreement__pages'), name).toContainText(asText);
      }
      shown += 1;
    });
  expect(dialogs).toEqual([]);
  process.stdout.write(`agreements: ${shown} shown, ${refused} refused, 0 agreed to unseen\n`);
});
