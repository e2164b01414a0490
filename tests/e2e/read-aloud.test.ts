import type { Page } from '@playwright/test';
import { at } from './support/pages';
import { expect, test } from './support/test';

/** Gives the page a voice that reads at once, and keeps what it read. */
const giveVoice = (page: Page) =>
  page.addInitScript(() => {
    const read: string[] = [];
    const speech = Object.assign(new EventTarget(), {
      getVoices: () => [{ lang: 'id-ID', localService: true }],
      cancel: () => undefined,
      speak: ({ text }: { readonly text: string }) => read.push(text),
    });
    class Utterance extends EventTarget {
      constructor(readonly text: string) {
        super();
      }
    }
    Object.defineProperty(window, 'speechSynthesis', { value: speech });
    Object.defineProperty(window, 'SpeechSynthesisUtterance', { value: Utterance });
    Object.defineProperty(window, 'read', { value: read });
  });
const readOn = (page: Page) =>
  page.evaluate(() => (window as unknown as { read: string[] }).read.splice(0));

const pages: readonly [path: string, says: readonly (string | RegExp)[]][] = [
  ['/home', [/delapan ratus dua puluh lima ribu rupiah/]],
  [
    '/repayment/bill-list',
    [
      'Total yang harus dibayar',
      'delapan ratus dua puluh lima ribu rupiah',
      'Terlambat 12 hari, sejak 31 Okt 2026',
    ],
  ],
  ['/repayment/bca-va', [/^\d( \d){3}, \d( \d){3}/]],
];

for (const [path, says] of pages)
  test(`the display settings read ${path} aloud, one line for each line of it`, async ({
    page,
    login,
  }) => {
    await giveVoice(page);
    await login('overdue-late-fee', { path });
    await at(page, path);
    await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
    await page.locator('header summary').tap();
    await page.getByRole('button', { name: 'Dengarkan halaman ini' }).tap();
    const lines = await readOn(page);
    for (const it of says)
      expect(lines).toContainEqual(typeof it === 'string' ? it : expect.stringMatching(it));
    expect(lines.filter((line, before) => line === lines[before - 1])).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/Rp\d|\d\.\d{3}/);
  });
