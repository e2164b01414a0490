import { at, cameIn, goTo, secondary } from './support/pages';
import { openSignedIn } from './support/signed-in';
import { expect, test } from './support/test';

const target = '/home/limit-details';

test('a change of account opens its target in one document', async ({ page, context, sandbox }) => {
  // The page opened before the login is the target.
  await page.goto(target);
  await page.waitForURL(/\/authorize\?/);
  const other = await context.newPage();
  await openSignedIn(other, sandbox, await sandbox.createUser('approved'), '/home');
  await at(other, '/home');
  await other.close();
  const documents: string[] = [];
  page.on('request', (it) => {
    if (it.isNavigationRequest()) documents.push(new URL(it.url()).pathname);
  });
  // The target is used once; later logins open the start page.
  for (const to of [target, '/', '/']) {
    const b = await sandbox.createUser('active');
    await page.goto(`/auth/login?login_hint=${b.loginCode}`);
    await at(page, '/auth/login');
    documents.length = 0;
    await secondary(page).tap();
    await cameIn(page);
    await at(page, to === '/' ? '/home' : to);
    expect(documents).toEqual(['/authorize', '/auth/callback', to]);
    // Nothing reloads the page of the target, so that a page opened from there is not lost.
    await goTo(page, '/transactions');
    expect(documents).toHaveLength(4);
    const path = '/v1/transaction-history';
    await expect.poll(() => sandbox.journal({ userId: b.userId, path })).not.toEqual([]);
  }
});
