import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { rows } from './support/history';
import { at, atWholeHome, choose } from './support/pages';
import { expect, test } from './support/test';

/** Digits in groups, as only amounts are written. */
const grouped = /\d{1,3}(?:\.\d{3})+/;

const eye = (page: Page) => page.locator('[data-action="hide-amounts"] button');

/** Returns what the page shows, reads aloud and offers to copy, without the attributes for tests. */
const wordsOf = (page: Page) =>
  page.evaluate(() => {
    const labels = [
      ...document.querySelectorAll('[aria-label], [aria-valuetext], [title]'),
    ].flatMap((it) =>
      ['aria-label', 'aria-valuetext', 'title'].map((name) => it.getAttribute(name) ?? ''),
    );
    const shown = [...document.querySelectorAll('body > :not(noscript, script, template)')];
    return [document.title, ...shown.map((it) => it.textContent), ...labels].join('\n');
  });

/** Returns the host's colours that the gauge of the limit has. */
const gaugeColours = (page: Page) =>
  page.locator('main .limit-gauge__bar').evaluateAll((bars) =>
    bars.flatMap((bar) => {
      const probe = bar.closest('.card')?.appendChild(document.createElement('i'));
      if (!probe) return ['no gauge'];
      const { backgroundColor, borderTopColor } = getComputedStyle(bar);
      const accents = ['--accent', '--accent-soft'].filter((name) => {
        probe.style.color = `var(${name})`;
        return [backgroundColor, borderTopColor].includes(getComputedStyle(probe).color);
      });
      probe.remove();
      return accents;
    }),
  );

test('one press hides the amounts on every page, until the next press', async ({ page, login }) => {
  await login('overdue', { path: '/home' });
  await atWholeHome(page);
  expect(await wordsOf(page)).toMatch(grouped);
  await eye(page).tap();
  await expect(page.locator('main [data-amount]').first()).toContainText('Rp•••••');
  expect(await gaugeColours(page), 'the gauge has no colour of the limit').toEqual([]);
  expect(await wordsOf(page)).not.toMatch(grouped);
  for (const path of [
    '/home',
    '/home/limit-details',
    '/repayment/bill-list',
    '/repayment/bill-list?type=UPCOMING',
    '/repayment/bca-va',
    '/bill-restructure',
    '/transactions',
  ]) {
    await page.goto(path);
    await at(page, path.split('?')[0] ?? path);
    await expect(page.locator('main [data-amount]').first()).toBeVisible();
    await expect(page.locator('main [class*="skeleton"]')).toHaveCount(0);
    expect(await wordsOf(page), path).not.toMatch(grouped);
  }
  await page.goto('/home');
  await atWholeHome(page);
  await eye(page).tap();
  expect(await wordsOf(page)).toMatch(grouped);
});

for (const width of [320, 360, 1280])
  test(`the eye is in the row of the greeting, beside the name, at ${width} px`, async ({
    page,
    login,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await login('active', { path: '/home' });
    await atWholeHome(page);
    const [row, button] = await page.evaluate(() => {
      const range = document.createRange();
      range.selectNodeContents(document.querySelector('main > h1') as Element);
      const within = document.querySelector('[data-action="hide-amounts"] button');
      return [range, within].map((it) => it?.getBoundingClientRect().toJSON() as DOMRect);
    });
    if (!row || !button) throw new Error('home has no greeting or no eye');
    expect(Math.min(button.width, button.height)).toBeGreaterThanOrEqual(44);
    expect(button.top).toBeLessThan(row.top);
    expect(button.bottom).toBeGreaterThan(row.bottom);
    expect(button.left).toBeGreaterThanOrEqual(row.right);
    expect(button.right).toBeLessThanOrEqual(width);
    // Nothing of the bar is under it.
    const centre = [button.left + button.width / 2, button.top + button.height / 2] as const;
    const hit = await page.evaluate(
      ([x, y]) =>
        document.elementFromPoint(x, y)?.closest('[data-action]')?.getAttribute('data-action'),
      centre,
    );
    expect(hit).toBe('hide-amounts');
  });

test('a hidden amount to pay is shown before it can be copied, and is then also in words', async ({
  page,
  login,
}) => {
  await login('due-soon', { path: '/home' });
  await choose(page, 'Sembunyikan');
  await page.goto('/repayment/bca-va');
  await at(page, '/repayment/bca-va');
  const copy = page.getByRole('button', { name: 'Salin jumlah' });
  await expect(page.locator('main [data-figure="pay"]')).toBeVisible();
  await expect(copy).toHaveCount(0);
  await page.getByRole('button', { name: 'Tampilkan nominal' }).tap();
  await expect(copy).toBeVisible();
  await expect(page.locator('main')).toContainText('tujuh ratus lima puluh ribu rupiah');
});

test('hidden amounts are in no frame of a reload, and the display settings show them', async ({
  page,
  login,
}) => {
  await login('due-soon', { path: '/home' });
  await choose(page, 'Sembunyikan');
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const text = document.getElementById('root')?.textContent ?? '';
      if (/\d\.\d{3}/.test(text)) seen.push(text);
    }).observe(document, { childList: true, subtree: true, characterData: true });
  });
  await page.reload();
  await atWholeHome(page);
  expect(await page.evaluate('seen')).toEqual([]);
  await choose(page, 'Tampilkan');
  await expect(page.locator('main [data-figure="owed"]')).toContainText('750.000');
});

/** Saves a file by a press, and returns its text. */
const saved = async (page: Page, name: string): Promise<string> => {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).last().tap();
  return readFile(await (await download).path(), 'utf8');
};
const note = 'Nominal tetap terbaca di salinan, file, dan cetakan yang kamu buat.';

test('a receipt, a problem and a statement are saved and printed with their amounts, as said before', async ({
  page,
  login,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'canShare', { value: () => false });
  });
  await login('active', { path: '/transactions' });
  await choose(page, 'Sembunyikan');
  const sheet = page.getByRole('dialog').last();

  await rows(page).first().getByRole('button').tap();
  await expect(sheet).toContainText(note);
  await expect(sheet).not.toContainText(grouped);
  expect(await saved(page, 'Simpan atau bagikan')).toMatch(grouped);
  await page.getByRole('button', { name: 'Ada masalah dengan belanja ini?' }).tap();
  await sheet.getByRole('radio').first().check();
  await expect(sheet).toContainText(note);
  await expect(sheet).not.toContainText(grouped);
  expect(await saved(page, 'Simpan atau bagikan')).toMatch(grouped);
  await page.goto('/transactions');

  await page.getByRole('button', { name: 'Bulan', exact: true }).tap();
  await page.getByRole('button', { name: 'Buat laporan transaksi' }).tap();
  await expect(sheet.locator('tbody tr').first()).toBeVisible();
  await expect(sheet).toContainText(note);
  await expect(sheet).not.toContainText(grouped);
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  await expect(sheet.locator('tbody')).toContainText(grouped);
  await expect(page.locator('main').getByRole('list').first()).not.toContainText(grouped);
});
