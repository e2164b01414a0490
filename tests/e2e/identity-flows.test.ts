import { arrived } from './support/gpp';
import { identify, identifyAgain } from './support/kyc';
import { at, primary, secondary } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

/** Which partner each identity check was begun for. */
const partners = async (sandbox: Sandbox, user: NewUser) =>
  (await arrived(sandbox, user, 'GET', '/v1/kyc/one-kyc/token')).map(
    ({ headers }) => headers['onboarding-partner'],
  );
const together = 'paylater-combined-web';
const alone = 'paylater-web';

test('a rejected check in the combined application is made again, and leads to what lacks', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('gpp-draft', { path: '/combined' });
  await identify(page, 1);
  await at(page, '/kyc/onekyc/rejected');
  await page.reload();
  await secondary(page).tap();
  await at(page, '/combined');
  await identify(page, 1);
  await identifyAgain(page);
  await at(page, '/kyc/onekyc/success');
  await primary(page).tap();
  // The first step is answered already.
  await at(page, '/combined/work-info');
  await page.goto('/combined');
  await expect(page.locator('main')).toContainText('sudah kami terima');
  const { oneKyc, draft } = await sandbox.user(user.userId);
  expect(oneKyc.map(({ outcome }) => outcome)).toEqual(['REJECTED', 'REJECTED', 'SUBMITTED']);
  // The single product's draft has no part in it.
  expect(draft).toBeUndefined();
  expect(await partners(sandbox, user)).toEqual([together, together, together]);
});

test('whoever began with both and goes on with one is checked for that one', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('gpp-draft', { path: '/combined', lang: 'en' });
  await identify(page, 1);
  await at(page, '/kyc/onekyc/rejected');
  await page.goto('/kyc/step1');
  await identify(page, 1);
  await identifyAgain(page);
  await at(page, '/kyc/onekyc/success');
  await primary(page).tap();
  await at(page, '/kyc/step2');
  const { draft, oneKyc } = await sandbox.user(user.userId);
  expect(draft?.onekycSubmissionUuid).toBe(oneKyc[2]?.submissionUuid);
  expect(await partners(sandbox, user)).toEqual([together, alone, alone]);
});
