import { at, logInAs } from '../e2e/support/pages';
import { inside } from '../e2e/support/hosts';
import { test } from '../e2e/support/test';
import { countAttempts } from './support/attempts';
import { attacks, attacksOnALogin, tokenIn } from './support/callbacks';
import { decided } from './support/decided';

// An attack succeeds if it changes or ends the session without a question that the victim confirmed.

test('forged callbacks and links, against a logged-in user', async ({
  page,
  sandbox,
  announce,
  baseURL,
}, info) => {
  announce('/token', 400);
  const account = await sandbox.createUser('approved');
  const victim = await sandbox.createUser('approved');
  await logInAs(page, victim.loginCode);
  const before = await tokenIn(page);
  const attempts = countAttempts();
  for (const [name, attack] of Object.entries(attacks)) {
    // A new tab for each attack, so that no attack affects the next one.
    const tab = await page.context().newPage();
    await attack({ page: tab, origin: baseURL ?? '', account });
    await decided(tab);
    const changed = (await tokenIn(tab)) !== before;
    await tab.close();
    attempts.add(name, changed);
    if (changed) await logInAs(page, victim.loginCode);
  }
  attempts.finish(info, 28);
});

test('forged callbacks against a login in progress', async ({
  page,
  sandbox,
  announce,
  baseURL,
}, info) => {
  announce('/token', 400);
  const account = await sandbox.createUser('approved');
  const attempts = countAttempts();
  for (const [name, attack] of Object.entries(attacksOnALogin)) {
    await attack({ page, origin: baseURL ?? '', account });
    await decided(page);
    await page.goto('/no-such-page');
    attempts.add(name, (await tokenIn(page)) !== undefined);
    await page.evaluate(() => localStorage.clear());
  }
  attempts.finish(info, 7);
});

for (const [host, call] of [
  ['gojek', 'getToken'],
  ['gopay', 'access_token'],
  ['partner-sdk', 'token'],
] as const)
  test(`links in ${host}, against the token of the host`, async ({ page, sandbox }, info) => {
    const [victim, account] = [
      await sandbox.createUser('approved'),
      await sandbox.createUser('approved'),
    ];
    await inside(page, host, { [call]: { token: victim.token } });
    const attempts = countAttempts();
    for (const when of ['before the host was asked', 'after the host logged the person in']) {
      if (when.startsWith('after')) {
        await page.goto('/');
        await at(page, '/home');
      }
      await page.goto(`/auth/login?login_hint=${account.loginCode}`);
      await decided(page);
      attempts.add(when, (await tokenIn(page)) !== victim.token);
    }
    attempts.finish(info, 2);
  });
