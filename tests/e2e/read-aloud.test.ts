import type { Page } from '@playwright/test';
import { indonesianMonths } from '../../ui/format/months';
import { at } from './support/pages';
import type { StoredUser } from './support/sandbox';
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

/** The bills of this persona were due on the last day of the month before its clock. */
const lateSince = ({ now }: StoredUser): string => {
  const today = new Date(now);
  const due = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth(), 0));
  const month = indonesianMonths[due.getUTCMonth()]?.slice(0, 3);
  return `${due.getUTCDate()} ${month} ${due.getUTCFullYear()}`;
};

/** Has the page of the display settings read, and returns the lines. */
const listen = async (page: Page) => {
  await page.locator('header summary').tap();
  await page.getByRole('button', { name: 'Dengarkan halaman ini' }).tap();
  return readOn(page);
};

const whole = 'delapan ratus dua puluh lima ribu rupiah';
type Said = (user: StoredUser) => readonly unknown[];
const pages: readonly [path: string, says: Said][] = [
  ['/home', () => [expect.stringContaining(whole)]],
  [
    '/repayment/bill-list',
    (user) => [
      'Total yang harus dibayar',
      whole,
      `Terlambat 12 hari, jatuh tempo ${lateSince(user)}`,
      `Bayar ${whole}`,
    ],
  ],
  [
    '/repayment/bca-va',
    () => [
      expect.stringMatching(/^\d( \d){3}, \d( \d){3}/),
      'Tombol di halaman ini:',
      'Salin jumlah',
      'Laporkan penipuan',
      'Saya sudah bayar',
    ],
  ],
];

for (const [path, says] of pages)
  test(`the display settings read ${path} aloud, one line for each line of it, then its buttons`, async ({
    page,
    login,
    sandbox,
  }) => {
    await giveVoice(page);
    const { userId } = await login('overdue-late-fee', { path });
    await at(page, path);
    await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
    const lines = await listen(page);
    for (const it of says(await sandbox.user(userId))) expect(lines).toContainEqual(it);
    expect(lines.filter((line, before) => line === lines[before - 1])).toEqual([]);
    expect(lines.join('\n')).not.toMatch(/Rp\d|\d\.\d{3}/);
  });

test('the history is read as ended only where its last transaction is', async ({ page, login }) => {
  await giveVoice(page);
  await login('active', { path: '/transactions' });
  // Every page of it is loaded, but only the lines near the top are in the document.
  const chart = page.getByRole('figure').getByRole('button');
  await expect(chart.first()).toBeVisible();
  const [end, more] = ['Ini akhir riwayatmu.', 'Masih ada transaksi di bawahnya.'];
  const first = await listen(page);
  expect(first).not.toContain(end);
  expect(first).toContain(more);
  await page.reload();
  await expect(chart.first()).toBeVisible();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText(end)).toBeInViewport();
  const last = await listen(page);
  expect(last).toContain(end);
  expect(last).not.toContain(more);
});
