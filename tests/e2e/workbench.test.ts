import type { Page } from '@playwright/test';
import { expectAccessible } from '../a11y/support/axe';
import { long } from './support/long';
import { at } from './support/pages';
import { runFile } from './support/run-file';
import { expect, test } from './support/test';

const hostile = '<img src=x onerror=alert(1)>';

const openWorkbench = async (page: Page, userId?: string, lang = 'en') => {
  await page.goto(`/_workbench?lang=${lang}${userId === undefined ? '' : `&user=${userId}`}`);
  const client = page.frameLocator('iframe');
  await at(client, '/home');
  return {
    client,
    calls: (call: string) => page.locator(`#calls [data-call="${call}"]`),
    user: () => new URL(page.url()).searchParams.get('user') ?? '',
  };
};

/** Expects that axe finds nothing around the client, which other tests check. */
const expectAccessibleBench = async (page: Page) => {
  await page.locator('iframe').evaluate((it) => it.remove());
  await expectAccessible(page, 'workbench', true);
};

test('shows the calls, the clock, the faults and the ledger of its user', async ({
  page,
  sandbox,
  announce,
}) => {
  const { userId } = await sandbox.createUser('active');
  await sandbox.order(userId, { amount: 50_000, merchant: hostile });
  const { client, calls } = await openWorkbench(page, userId);
  await expect(page.locator('#balance')).toContainText('1.472.000 used');
  await page.locator('#ledger summary').tap();
  await expect(page.locator('#transactions')).toContainText(`${hostile} · ORDER · ONGOING`);
  const home = calls('GET /v2/homepage').first();
  await expect(home).toHaveAttribute('data-outcome', 'ok');
  await home.locator('summary').tap();
  await expect(home.locator('pre').last()).toContainText('"name": "');
  await expect(home).not.toContainText('Bearer');

  await page.locator('#call').selectOption('GET /v2/homepage');
  await page.getByRole('button', { name: 'Add' }).tap();
  await page.locator('#call').selectOption('GET /v1/bill-list');
  await page.getByRole('button', { name: 'Add' }).tap();
  await page.getByRole('button', { name: 'Remove: 4 × GET /v1/bill-list' }).tap();
  await expect(page.locator('#faults li')).toHaveCount(1);
  announce('/v2/homepage', 500);
  await page.getByRole('button', { name: 'Reload' }).tap();
  await expect(client.getByRole('alertdialog')).toContainText('[DOWN]');
  await expect(calls('GET /v2/homepage').first()).toHaveAttribute('data-outcome', 'failed');

  const before = await page.locator('#now').getAttribute('datetime');
  await page.getByRole('button', { name: '+1 day' }).tap();
  const hours = async () => {
    const now = await page.locator('#now').getAttribute('datetime');
    return (Date.parse(now ?? '') - Date.parse(before ?? '')) / 3_600_000;
  };
  await expect.poll(hours).toBeGreaterThanOrEqual(24);
  await expectAccessibleBench(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

for (const [lang, query, says] of [
  ['en', 'persona=bogus', 'There is no such persona: bogus. Choose a persona from the list'],
  ['id', 'user=nobody', 'Orang ini tidak ada: nobody. Pilih persona dari daftar'],
] as const)
  test(`without a user, says what to do and changes nothing: ${query}`, async ({
    page,
    announce,
  }) => {
    announce('/_sandbox/users', query.startsWith('user') ? 404 : 400);
    await page.goto(`/_workbench?lang=${lang}&${query}`);
    await expect(page.locator('#status')).toContainText(says);
    const usable = page.locator(':is(button, input, select):enabled:visible');
    await expect(usable).toHaveText([/new/, /Buat orang baru|New user/]);
    await page.locator('#persona').selectOption('approved');
    await page.locator('#user button').tap();
    await at(page.frameLocator('iframe'), '/home');
    await expect(page.locator('[data-advance="3600"]')).toBeEnabled();
    await expect(page.locator('#reload')).toBeEnabled();
  });

test(
  'says when another tab has taken the phone, and opens its user again',
  long,
  async ({ page, context, sandbox }) => {
    const { userId } = await sandbox.createUser('active');
    const { client } = await openWorkbench(page, userId);
    const note = page.getByRole('alert');
    await expect(note).toBeHidden();
    const other = await context.newPage();
    await openWorkbench(other, (await sandbox.createUser('approved')).userId);
    await page.bringToFront();
    await expect(note).toContainText('another user');
    await expectAccessible(page, 'workbench', true);
    await note.getByRole('button', { name: 'Open this user again' }).tap();
    await at(client, '/home');
    await expect(client.locator('[data-figure="owed"]')).toHaveAttribute('data-amount', '822000');
    await expect(note).toBeHidden();
  },
);

test('keeps many planned faults in a box, and removes all of them', async ({ page, sandbox }) => {
  const { userId } = await sandbox.createUser('active');
  const fault = { path: '/v1/partners', status: 500, userId };
  await Promise.all(Array.from({ length: 100 }, () => sandbox.fault(fault)));
  await openWorkbench(page, userId);
  await expect(page.locator('#faults li')).toHaveCount(100);
  const { height = 0 } = (await page.locator('#faults').boundingBox()) ?? {};
  expect(height).toBeLessThan(400);
  await page.getByRole('button', { name: 'Remove all' }).tap();
  await expect(page.locator('#faults li')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Remove all' })).toBeHidden();
  await expect(page.locator('#call')).toBeFocused();
});

test('forks the user at a call', long, async ({ page, sandbox }) => {
  const { userId } = await sandbox.createUser('active');
  const { client, calls, user } = await openWorkbench(page, userId, 'id');
  await expect(calls('GET /v2/homepage').first()).toBeVisible();
  await page.getByRole('button', { name: 'Tulis pengujian' }).press('Enter');
  await expect(page.locator('#file')).toBeVisible();
  await sandbox.payment(userId, 822_000);
  await calls('GET /v2/homepage').first().locator('summary').press('Enter');
  await calls('GET /v2/homepage')
    .getByRole('button', { name: 'Salin keadaan di sini' })
    .press('Enter');
  await expect(page.locator('#status')).toContainText(`Salinan dari ${userId}`);
  await expect(page.locator('#status')).toBeFocused();
  for (const id of ['#file', '#download']) await expect(page.locator(id)).toBeHidden();
  expect(user()).not.toBe(userId);
  await at(client, '/home');
  await expect(client.locator('[data-figure="owed"]')).toHaveAttribute('data-amount', '822000');
  await expectAccessibleBench(page);
});

test('writes a Playwright file that passes', long, async ({ page, sandbox }) => {
  test.setTimeout(120_000);
  const { userId } = await sandbox.createUser('active');
  const act = async (what: string, data: object) => {
    const answer = await page.request.post(`/_sandbox/users/${userId}/${what}`, { data });
    return (await answer.json()) as { readonly id: string };
  };
  const merchant = `${hostile} \`\${1}\` "'`;
  const { id: orderId } = await act('orders', { amount: 50_000, merchant });
  await act('refunds', { orderId, amount: 20_000 });
  const { client } = await openWorkbench(page, userId);
  await page.locator('#call').selectOption('GET /v1/repay/status');
  await page.getByRole('button', { name: 'Add' }).tap();
  await expect(page.locator('#faults li')).toHaveCount(1);
  await page.getByRole('button', { name: '+1 day' }).tap();
  await client.getByRole('link', { name: 'Tagihan' }).first().tap();
  await at(client, '/repayment/bill-list');
  await page.getByRole('button', { name: 'Write the test' }).tap();
  const file = page.locator('#file');
  await expect(file).toContainText('main[data-route=\\"/repayment/bill-list\\"]');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download' }).tap(),
  ]);
  expect(download.suggestedFilename()).toBe('active.spec.js');
  const text = (await file.textContent()) ?? '';
  const figures = `await expect(page.locator('[data-figure="total"]')).toHaveAttribute('data-amount', '852000');`;
  const done = text.replace('// Expect here what should be right.', figures);
  expect(done).not.toBe(text);
  expect(await runFile(done, sandbox.origin)).toMatchObject({
    code: 0,
    printed: expect.stringContaining('1 passed'),
  });
  const wrong = await runFile(done.replace('852000', '1'), sandbox.origin);
  expect(wrong.code).toBe(1);
});
