import type { Page } from '@playwright/test';
import { at, goBackTo, goOn, settled } from './support/pages';
import { expect, test } from './support/test';

/** The addresses at which the client runs with paths, and with a hash. */
const modes: readonly (readonly [router: 'history' | 'hash', document: string])[] = [
  ['history', ''],
  ['hash', '/hash#'],
];

/** Returns the address in the bar, without the origin. */
const bar = (page: Page) => {
  const { pathname, search, hash } = new URL(page.url());
  return pathname + search + hash;
};

for (const [router, root] of modes) {
  const login = `${root}/auth/login?login_hint=`;

  test(`${router}: the main job, with reload and new tab`, async ({ page, context, sandbox }) => {
    test.slow();
    const user = await sandbox.createUser('active');
    await page.goto(login + user.loginCode);
    await at(page, '/home');
    // The login code is neither in the address nor in the history.
    expect(bar(page)).toBe(`${root}/home`);

    await page.getByRole('link', { name: 'Tagihan' }).tap();
    await at(page, '/repayment/bill-list');
    expect(bar(page)).toMatch(`${root}/repayment/bill-list`);
    await page.getByRole('link', { name: 'Mendatang' }).tap();
    await expect(page).toHaveURL((url) => url.href.endsWith('?type=UPCOMING'));
    await page.reload();
    await at(page, '/repayment/bill-list');
    await expect(page.locator('nav [aria-current="page"]')).toHaveText('Mendatang');
    await page.getByRole('link', { name: 'Sekarang' }).tap();

    const link = page.getByRole('link', { name: 'Mendatang' });
    const href = `${root}/repayment/bill-list?type=UPCOMING`;
    await expect(link).toHaveAttribute('href', href);
    const opened = context.waitForEvent('page');
    await link.click({ modifiers: ['Control'] });
    const tab = await opened;
    await at(tab, '/repayment/bill-list');
    // A tab that a link opened may start before it gets the test's language.
    await expect(tab.locator('nav [aria-current="page"]')).toHaveAttribute('href', href);
    await tab.close();

    await goOn(page, '/repayment/bca-va');
    await page.reload();
    await at(page, '/repayment/bca-va');
    await goBackTo(page, '/repayment/bill-list');
    await page.goForward();
    await at(page, '/repayment/bca-va');

    await page.goto(`${root}/home/settings`);
    await at(page, '/home/settings');
    await page.goto(`${root}/tidak-ada`);
    await settled(page);
    await expect(page.locator('main')).toHaveAttribute('data-route', '*');
  });

  test(`${router}: the login returns to the whole deep link`, async ({ page, sandbox }) => {
    const { loginCode } = await sandbox.createUser('active');
    await page.goto(`${root}/repayment/bill-list?type=UPCOMING`);
    await expect(page).toHaveURL(/\/authorize\?/);
    // The same tab starts the login again, with a login hint.
    await page.goto(login + loginCode);
    await at(page, '/repayment/bill-list');
    expect(bar(page)).toBe(`${root}/repayment/bill-list?type=UPCOMING`);
  });

  test(`${router}: an ended session returns to its page`, async ({ page, sandbox, announce }) => {
    announce('/api/', 401);
    const user = await sandbox.createUser('approved');
    await page.goto(login + user.loginCode);
    await at(page, '/home');
    await page.goto(`${root}/home/settings?from=test`);
    await at(page, '/home/settings');
    // Ends calls of the previous page, so that none of them is the first one refused.
    await page.goto('about:blank');
    for (const path of ['/v1/*', '/v2/*', '/account-management/*'])
      await sandbox.fault({ path, status: 401, times: 50, userId: user.userId });
    await page.goto(`${root}/home/settings?from=test`);
    await at(page, '/auth/logout');
    expect(bar(page)).toBe(`${root}/auth/logout?referrer=api`);
    await sandbox.clearFaults(user.userId);
    await page.goto(login + user.loginCode);
    await at(page, '/home/settings');
    expect(bar(page)).toBe(`${root}/home/settings?from=test`);
  });
}

test('with a hash, an address typed into the bar is opened', async ({ page, sandbox }) => {
  const { loginCode } = await sandbox.createUser('approved');
  await page.goto(`/hash#/auth/login?login_hint=${loginCode}`);
  await at(page, '/home');
  await page.evaluate(() => {
    window.location.hash = '#/home/settings';
  });
  await at(page, '/home/settings');
  await goBackTo(page, '/home');
});
