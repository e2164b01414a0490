import {
  combinedAsStored,
  expectCombinedHeaders,
  identifyAndAnswer,
  identifyForBoth,
  sendAndBeApproved,
} from './support/combined';
import { inside } from './support/hosts';
import { at, cameIn, goBackTo, goOn, goTo, secondary } from './support/pages';
import { expect, test } from './support/test';

test('the user applies for both products and is approved', async ({ page, sandbox, journey }) => {
  test.slow();
  const user = await journey('gpp-available');
  await at(page, '/');
  await goOn(page, '/combined', '/combined/tnc');
  // The server's name of a tier, which sounds like a priced plan.
  await expect(page.locator('main')).not.toContainText('Freemium');
  await goOn(page, '/combined');
  await identifyAndAnswer(page);
  await expect(page.locator('main')).not.toContainText('Siti Aminah');
  await sendAndBeApproved(page, sandbox, user);

  const { application, consents, combinedDraft, submissions, draft, phone } = await sandbox.user(
    user.userId,
  );
  expect(application.status).toBe('APPROVED');
  expect(application.additionalProductStatus).toEqual({ GPP: 'PROCESSING' });
  expect(consents).toEqual({ NEW_ONBOARDING: true });
  expect(combinedDraft).toMatchObject(combinedAsStored);
  expect(combinedDraft?.additionalProducts).toEqual(['GPP']);
  expect(combinedDraft?.userInfo?.['mobileNumber']).toBe(phone);
  expect(draft).toBeUndefined();
  expect(submissions).toHaveLength(1);
  expect(submissions[0]?.request).toMatchObject({
    flowType: 'COMBINED',
    additionalProducts: ['GPP'],
  });
  const calls = await sandbox.journal({ userId: user.userId });
  for (const { path, status } of calls) expect(status, path).toBeLessThan(400);
  expectCombinedHeaders(calls, ['GPP']);
  expect(calls.filter(({ path }) => path.endsWith('/v1/user/submit'))).toHaveLength(1);
  expect(
    calls.filter(({ path, method }) => path.endsWith('/v1/user-consent') && method === 'POST'),
  ).toHaveLength(1);
  const token = calls.find(({ path }) => path.endsWith('/v1/kyc/one-kyc/token'));
  expect(token?.headers['onboarding-partner']).toBe('paylater-combined-web');
});

test('a loan declined at its terms leaves PayLater alone', async ({ page, sandbox, journey }) => {
  const user = await journey('gpp-terms', { lang: 'en' });
  const alone = async () => {
    await at(page, '/combined');
    await expect(page.locator('main')).toContainText('1 of 4');
    await expect(page.locator('main')).not.toContainText('You also apply for the loan');
  };
  await goOn(page, '/combined/tnc');
  await secondary(page).tap();
  await alone();
  await page.reload();
  await alone();
  await goBackTo(page, '/kyc');
  // The draft of both products is gone.
  await expect(secondary(page)).toHaveText('Apply together with a loan');
  await page.goForward();
  await alone();
  await identifyForBoth(page);
  await goOn(page, '/combined/work-info');
  const { application, combinedDraft, consents } = await sandbox.user(user.userId);
  expect(application.additionalProductStatus ?? {}).toEqual({});
  expect([combinedDraft?.additionalProducts, consents ?? {}]).toEqual([[], {}]);
});

test('a reload keeps the answers of a step that is not saved yet', async ({ page, login }) => {
  await login('gpp-draft', { path: '/combined/work-info' });
  await page.locator('[name="workInfo.employerName"]').fill('Warung Bu Sari');
  await page.locator('[name="workInfo.employerName"]').blur();
  await page.reload();
  await at(page, '/combined/work-info');
  await expect(page.locator('[name="workInfo.employerName"]')).toHaveValue('Warung Bu Sari');
});

test('in an app too old for the loan the user applies without it', async ({ page, sandbox }) => {
  const user = await sandbox.createUser('gpp-available');
  await inside(page, 'gopay');
  await page.goto(`/auth/login?login_hint=${user.loginCode}&AppVersion=1.27.9`);
  await cameIn(page);
  await at(page, '/');
  await goOn(page, '/kyc');
  await expect(secondary(page)).toHaveCount(0);
  await goTo(page, '/combined');
  await expect(page.locator('main')).toContainText('setelah aplikasimu diperbarui');
  const calls = await sandbox.journal({ userId: user.userId, path: '/v1/kyc/combined' });
  expect(calls.map(({ headers }) => headers['additional_products'])).toEqual(['GPL']);
});
