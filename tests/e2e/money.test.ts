import { moneyOf } from './support/money';
import { at, goBackTo, goTo, hold } from './support/pages';
import { expect, test } from './support/test';

test('the first amount of home is always the total limit', async ({ page, sandbox, login }) => {
  const { userId } = await login('approved');
  await sandbox.order(userId, { amount: 1_250_000, merchant: 'Pasar Rumah' });
  await goTo(page, '/home');
  const amounts = page.locator('main [data-amount]');
  const limit = page.locator('main [data-figure="limit"]');
  await expect(limit).toHaveAttribute('data-amount', '5500000');
  const all = await amounts.evaluateAll((found) =>
    found.map((it) => [it.getAttribute('data-amount'), it.textContent]),
  );
  expect(all).toContainEqual(['1250000', 'Rp1.250.000 rupiah']);
  expect(all).toContainEqual(['4250000', 'Rp4.250.000 rupiah']);
  for (const [amount, text] of all)
    expect(Number(text?.replace(/\D/g, ''))).toBe(Math.abs(Number(amount)));
});

test('old amounts are stale until the new ones arrive', async ({ page, sandbox, login }) => {
  const { userId } = await login('approved');
  await at(page, '/home');
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  await page.getByRole('button', { name: 'Pengaturan' }).tap();
  await at(page, '/home/settings');
  await sandbox.order(userId, { amount: 500_000, merchant: 'Pasar Rumah' });
  const release = await hold(page, '/v2/homepage');
  await goBackTo(page, '/home');
  await expect(page.locator('main [data-stale]').first()).toBeVisible();
  await expect(page.locator('main [data-figure]')).toHaveCount(0);
  release();
  await expect(page.locator('main [data-amount="5000000"]')).toBeVisible();
  await expect(page.locator('main [data-stale]')).toHaveCount(0);
});

test('an amount of sixteen digits widens no page', async ({ page, login }) => {
  const most = Number.MAX_SAFE_INTEGER;
  await login('active');
  await page.route('**/v2/homepage*', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { profile: object; modules: object[] } };
    const profile = { ...data.profile, limit: { total: most, used: 0, available: most } };
    const modules = [{ type: 'NEXT_BILL', amount: most }];
    await route.fulfill({ response, json: { data: { ...data, profile, modules } } });
  });
  for (const path of ['/home', '/home/limit-details']) {
    await page.goto(path);
    await expect(page.locator(`main [data-amount="${most}"]`).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  }
});

test('the path on home is every bill once, also after a restructure and a payment', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('restructured');
  const path = page.locator('main [data-section="path"]');
  const months = () =>
    path
      .locator('[data-row="due"]')
      .evaluateAll((rows) =>
        rows.map((row) => Number(row.querySelector('[data-amount]')?.getAttribute('data-amount'))),
      );
  const expectPath = async () => {
    const { due, upcoming } = await moneyOf(sandbox, user);
    const remaining = path.locator('[data-figure="remaining"]');
    await expect(remaining).toHaveAttribute('data-amount', String(due + upcoming));
    expect((await months()).reduce((sum, amount) => sum + amount, 0)).toBe(due + upcoming);
    return { due, upcoming };
  };
  const { due, upcoming } = await expectPath();
  expect(await months()).toEqual([due, upcoming]);
  await expect(path.locator('[data-row="due"]').last()).toContainText('lalu lunas');
  // The late month is first, and its row opens the bills that are due now.
  await sandbox.clock({ advanceSeconds: 20 * 86_400, userId: user.userId });
  await sandbox.payment(user.userId, 100_000);
  await goTo(page, '/home');
  await expectPath();
  await expect(path.locator('[data-row="due"]').first()).toContainText('Terlambat');
  await path.locator('[data-row="due"] a').first().tap();
  await at(page, '/repayment/bill-list');
  await expect(page).toHaveURL(/type=CURRENT/);
});
