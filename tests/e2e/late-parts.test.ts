import { inside } from './support/hosts';
import { atWholeHome, hold, primary, settled } from './support/pages';
import { slow } from '../heavy/measure';
import type { NewUser, Sandbox } from './support/sandbox';
import { expectStill, movedControls, noteShifts, watchControls } from './support/still';
import { expect, test } from './support/test';

const history = '/v1/transaction-history*';
const upcoming = '/v1/bill-list?type=UPCOMING';
const current = '/v1/bill-list?type=CURRENT';

/** Buys something two months ago and pays it with its late fee, so that nothing of the limit is used. */
const paidOff = async (sandbox: Sandbox, { userId }: NewUser) => {
  const time = new Date(Date.now() - 60 * 86_400_000).toISOString();
  await sandbox.order(userId, { amount: 90_000, merchant: 'Pasar Rumah', time });
  await sandbox.payment(userId, 115_000);
};

for (const [persona, host, before] of [
  ['approved', 'web', undefined],
  ['approved', 'gojek', paidOff],
  ['active', 'web', undefined],
  ['active', 'gojek', undefined],
  ['overdue-late-fee', 'web', undefined],
  ['overdue', 'web', undefined],
  ['contract-unsigned', 'gojek', undefined],
  ['closed', 'web', undefined],
] as const)
  for (const order of [
    [history, upcoming, current],
    [current, upcoming, history],
    [upcoming, current, history],
  ])
    test(`late parts of home move nothing: ${persona} in ${host}${before ? ', paid off' : ''}, ${order[0]} first`, async ({
      page,
      login,
      sandbox,
    }) => {
      await inside(page, host);
      await login(persona, {
        path: '/home',
        ...(before && { before: (user: NewUser) => before(sandbox, user) }),
      });
      await watchControls(page);
      await noteShifts(page);
      const releases = [];
      for (const call of order) releases.push(await hold(page, call));
      await page.reload();
      const first = persona === 'closed' ? '[data-action="primary"]' : '.home-limit';
      await expect(page.locator(`main ${first}`)).toBeVisible();
      await expect(page.locator('main .skeleton__row').first()).toBeVisible();
      // A user who uses nothing can open the shops at once.
      if (persona === 'approved' || persona === 'contract-unsigned')
        await expect(page.getByText('Lihat semua')).toBeVisible();
      for (const release of releases) {
        release();
        await page.waitForTimeout(300);
      }
      await atWholeHome(page);
      expect(await movedControls(page)).toEqual([]);
      await expectStill(page, 'home');
    });

for (const [persona, path, calls] of [
  ['active', '/home/settings', ['/account-management/settings/toggles']],
  [
    'restructure',
    '/bill-restructure',
    ['/v1/loan-restructure/transactions*', '/v1/loan-restructure/summary*'],
  ],
] as const)
  test(`late parts of ${path} move no control`, async ({ page, login }) => {
    await login(persona, { path });
    await watchControls(page);
    const releases = [];
    for (const call of calls) releases.push(await hold(page, call));
    await page.reload();
    await expect(page.locator('main .skeleton__row').first()).toBeVisible();
    for (const release of releases) {
      release();
      await page.waitForTimeout(300);
    }
    await expect(page.locator('main .skeleton__row')).toHaveCount(0);
    await expect(page.locator('main').locator('a, button').last()).toBeVisible();
    expect(await movedControls(page)).toEqual([]);
  });

test('the action of upcoming bills stands above the bar of places from its first frame', async ({
  page,
  login,
}) => {
  await login('active', { path: '/repayment/bill-list?type=UPCOMING' });
  await slow(await page.context().newCDPSession(page));
  await watchControls(page);
  await page.reload();
  await expect(primary(page)).toBeVisible();
  await settled(page);
  expect(await movedControls(page)).toEqual([]);
});
