import { apply, touch } from '../e2e/support/apply-as';
import { amounts, moneyOf } from '../e2e/support/money';
import { at, comesInTime, logInAs, primary } from '../e2e/support/pages';
import { expect, test } from './support/front';
import { addSeen } from './support/seen';

// Errors in a page's console and violations of its policy fail each of these tests (tests/e2e/support/watch.ts).

test('behind nginx a user logs in, applies, is approved and sees the limit', async ({
  page,
  sandbox,
}) => {
  await page.clock.install();
  await page.goto('/');
  await at(page, '/');
  await primary(page).tap();
  await page.waitForURL(/\/authorize\?/);
  await page.getByRole('button', { name: /\bnew ·/ }).tap();
  await at(page, '/kyc');
  await apply(page, touch(page));
  const token = await page.evaluate(() => localStorage.getItem('paylater.authToken'));
  const calls = await sandbox.journal({ path: '/v1/user/submit' });
  const sent = calls.filter(({ headers }) => headers['authorization'] === `Bearer ${token}`);
  expect(sent).toHaveLength(1);
  await sandbox.clock({ userId: sent[0]?.userId ?? '', advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
  await at(page, '/home/activated');
  await primary(page).tap();
  await at(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toHaveText(/Rp7\.500\.000/);
  addSeen(['nginx: applies', 'from / to the limit, no violation, no console error']);
});

test('behind nginx a user logs in and pays a bill by virtual account', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.createUser('due-soon');
  await page.clock.install();
  await logInAs(page, user.loginCode);
  await page.goto('/repayment/bill-list');
  await at(page, '/repayment/bill-list');
  const { due } = await moneyOf(sandbox, user);
  expect((await amounts(page))[0]).toBe(due);
  await primary(page).tap();
  await at(page, '/repayment/bca-va');
  await expect(page.locator('output')).toHaveText(/^\d{4}( \d{4})+( \d{1,3})?$/);
  await sandbox.payment(user.userId, due);
  await comesInTime(page, page.locator('main[data-route="/repayment/bca-va/success"]'));
  await primary(page).tap();
  await at(page, '/home');
  expect((await moneyOf(sandbox, user)).due).toBe(0);
  addSeen(['nginx: pays a bill', 'no violation, no console error']);
});
