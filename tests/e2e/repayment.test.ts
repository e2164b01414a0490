import { long, longUnless } from './support/long';
import { expectAgreement, amounts, moneyOf } from './support/money';
import { address, at, comesInTime, pressUnder, primary, tremble } from './support/pages';
import { expect, test } from './support/test';

const list = '/repayment/bill-list';
const account = '/repayment/bca-va';
const success = '/repayment/bca-va/success';
const post = '/v1/virtual-account';

for (const [persona, part] of [
  ['active', 'all'],
  ['overdue', 'a part'],
  ['overdue-late-fee', 'all'],
] as const)
  test(
    `${persona}: ${part} of it arrives while the page waits, and every page agrees`,
    longUnless(part === 'a part'),
    async ({ page, sandbox, journey }) => {
      const user = await journey(persona, { path: list });
      await at(page, list);
      const { due } = await moneyOf(sandbox, user);
      expect((await amounts(page))[0]).toBe(due);
      await primary(page).tap();
      await at(page, account);
      await expect(page.locator('output')).toHaveText(/^\d{4}( \d{4})+( \d{1,3})?$/);
      expect((await amounts(page))[0]).toBe(due);
      const paid = part === 'all' ? due : 60_001;
      await sandbox.payment(user.userId, paid);
      await comesInTime(page, page.locator(`main[data-route="${success}"]`));
      const left = due - paid;
      await expect(page.locator('main [data-amount]')).toHaveCount(left > 0 ? 2 : 1);
      expect(await amounts(page)).toEqual(left > 0 ? [paid, left] : [paid]);
      expect((await moneyOf(sandbox, user)).due).toBe(left);
      await primary(page).tap();
      await at(page, left > 0 ? list : '/home');
      await expectAgreement(page, sandbox, user);
    },
  );

for (const part of ['all', 'a part'] as const)
  test(
    `${part} of it arrives while the page is closed: opened anew, it says so`,
    longUnless(part === 'a part'),
    async ({ page, context, sandbox, login }) => {
      test.slow();
      const user = await login('due-soon', { path: account });
      await expect(page.locator('output')).toBeVisible();
      const { due } = await moneyOf(sandbox, user);
      await page.close();
      const paid = part === 'all' ? due : 60_001;
      await sandbox.payment(user.userId, paid);
      const again = await context.newPage();
      await again.goto(account);
      await at(again, account);
      if (part === 'all') {
        await expect(again.locator('h1')).toHaveText('Tidak ada yang harus dibayar');
        await again.goto('/repayment/processing');
        await at(again, '/home/success');
      } else {
        await expect(again.locator('output')).toBeVisible();
        expect((await amounts(again))[0]).toBe(due - paid);
        await again.goto('/repayment/processing');
        await expect(again.locator('main')).toContainText('Terakhir kami terima Rp60.001');
      }
      await again.goto(success);
      await expect(again.locator('main [data-amount]').first()).toHaveAttribute(
        'data-amount',
        String(paid),
      );
      await expectAgreement(again, sandbox, user);
    },
  );

test('the page of waiting goes on by itself, or by a press', async ({ page, sandbox, login }) => {
  const user = await login('due-soon', { path: account });
  await primary(page).tap();
  await at(page, '/repayment/processing');
  await primary(page).tap();
  await expect(page.locator('[data-toast]')).toContainText('Belum ada pembayaran');
  await sandbox.payment(user.userId, 60_001);
  await pressUnder(page, 'Menunggu pembayaranmu');
  await at(page, '/home/success');
  await expect(page.locator('main')).toContainText('60.001');
});

test('ten presses, and coming back, request one account', async ({ page, sandbox, login }) => {
  const { userId } = await login('due-soon', { path: list });
  await at(page, list);
  await tremble(page, 10);
  await at(page, account);
  await expect(page.locator('output')).toBeVisible();
  await page.goBack();
  await at(page, list);
  await tremble(page, 10);
  await at(page, account);
  await expect(page.locator('output')).toBeVisible();
  expect((await sandbox.journal({ userId, path: post })).length).toBe(1);
});

test('the number is copied as digits, and is kept nowhere else', async ({
  page,
  context,
  login,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await login('overdue', { path: account });
  const digits = (await page.locator('output').innerText()).replaceAll(' ', '');
  expect(digits).toMatch(/^\d{8,23}$/);
  const below = page.getByRole('link', { name: /ATM, m-BCA/ });
  const before = await below.boundingBox();
  await page.getByRole('button', { name: 'Salin nomor' }).tap();
  await expect(page.getByRole('status').getByText('Nomor tersalin')).toBeAttached();
  expect(await below.boundingBox()).toEqual(before);
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(digits);
  const kept = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href, document.cookie]),
  );
  expect(kept).not.toContain(digits);
});

test('each way to pay shows its steps, number and amount', long, async ({ page, login }) => {
  await login('due-soon', { path: account });
  const number = await page.locator('output').innerText();
  await page.getByRole('link', { name: /ATM, m-BCA/ }).tap();
  await at(page, '/repayment/bca-va/how-to-repay');
  for (const [way, step] of [
    ['ATM', 'Simpan struknya'],
    ['m-BCA', 'Masukkan PIN m-BCA'],
    ['KlikBCA', 'Masukkan respons KeyBCA'],
  ] as const) {
    await page.getByRole('button', { name: way, exact: true }).tap();
    await expect(page.locator('main ol')).toContainText(step);
    await expect(page.locator('main ol')).toContainText(number);
    await expect(page.locator('output')).toHaveText(number);
  }
});

test('a person who may not pay here sees that where they pressed', async ({
  page,
  login,
  announce,
}) => {
  announce('/v1/repay/status', 422);
  await login('repayment-not-eligible', { path: list });
  await primary(page).tap();
  await expect(page.getByRole('alert')).toContainText('[REPAYMENT_STATUS_NOT_ELIGIBLE]');
  expect(address(page)).toContain(list);
  await page.goto(account);
  await expect(page.locator('h1')).toHaveText('Pembayaran belum bisa dilakukan');
});

test('a payment under way in the host app has its own page', async ({
  page,
  sandbox,
  login,
  announce,
}) => {
  announce('/v1/repay/status', 409);
  const user = await login('repayment-processing', { path: list });
  await primary(page).tap();
  await at(page, '/repayment/processing');
  await expect(page.locator('h1')).toHaveText('Pembayaranmu sedang diproses');
  expect(await sandbox.journal({ userId: user.userId, path: post })).toEqual([]);
  await sandbox.payment(user.userId, 60_001);
  await pressUnder(page, 'Pembayaranmu sedang diproses');
  await at(page, '/home/success');
  await expectAgreement(page, sandbox, user);
});

test(
  'CLIENT_UNPROCESSABLE_ENTITY is not successful either',
  long,
  async ({ page, sandbox, login, announce }) => {
    announce('/v1/repay/status', 422);
    const { userId } = await login('due-soon', { path: list });
    const code = 'CLIENT_UNPROCESSABLE_ENTITY';
    await sandbox.fault({ path: '/v1/repay/status', status: 422, code, userId });
    await primary(page).tap();
    await expect(page.getByRole('alert')).toContainText(`[${code}]`);
  },
);

for (const [what, body] of [
  ['number is too short', { account_number: '1234567', amount_due: 5 }],
  ['number is none', { account_number: 'BCA-MINE', amount_due: 5 }],
  ['amount is nothing', { account_number: '7000181270000005', amount_due: 0 }],
  ['amount is less than nothing', { account_number: '7000181270000005', amount_due: -5 }],
  ['amount is missing', { account_number: '7000181270000005' }],
  ['amount is no whole rupiah', { account_number: '7000181270000005', amount_due: '5.50' }],
] as const)
  test(
    `an account whose ${what} is a dialog, and nothing of it is shown`,
    longUnless(what === 'amount is no whole rupiah'),
    async ({ page, sandbox, login }) => {
      const { userId } = await login('due-soon');
      await sandbox.fault({ path: post, body: JSON.stringify({ data: body }), userId });
      await page.goto(account);
      await expect(page.getByRole('alertdialog')).toContainText('[CONTRACT]');
      await expect(page.locator('output, main [data-amount]')).toHaveCount(0);
      await page.getByRole('alertdialog').getByRole('button').first().tap();
      await expect(page.locator('output')).toBeVisible();
    },
  );

for (const carriedOut of [true, false])
  test(
    `a lost answer (carried out: ${carriedOut}) is told, and the next try has the same key`,
    longUnless(!carriedOut),
    async ({ page, sandbox, login, announce }) => {
      announce(post, 'dropped');
      const { userId } = await login('due-soon');
      // The browser itself tries a dropped connection again.
      await sandbox.fault({ path: post, drop: true, carriedOut, times: 9, userId });
      await page.goto(account);
      await expect(page.locator('h1')).toHaveText('Nomor pembayaran belum pasti');
      await sandbox.clearFaults(userId);
      const before = (await sandbox.journal({ userId, path: post })).length;
      await tremble(page, 10);
      await expect(page.locator('output')).toBeVisible();
      const sent = await sandbox.journal({ userId, path: post });
      const keys = new Set(sent.map(({ headers }) => headers['idempotency-key']));
      expect([sent.length - before, keys.size]).toEqual([1, 1]);
    },
  );
