import type { Page } from '@playwright/test';
import { STORED } from '../../domain/session/stored';
import {
  answerForBoth,
  combinedApplicant,
  combinedAsStored,
  combinedSteps,
  expectCombinedHeaders,
  goOn,
  identifyForBoth,
  sendAndBeApproved,
} from './support/combined';
import { arrived } from './support/gpp';
import { answerAll, answerUpTo } from './support/kyc';
import { at, hold, logOut, primary, storages } from './support/pages';
import { expect, test } from './support/test';

test('from the loan to its terms, and on to approval', async ({ page, sandbox, journey }) => {
  const user = await journey('gpp-terms');
  await at(page, '/kyc');
  await goOn(page, '/combined/tnc', '/combined');
  await identifyForBoth(page);
  await primary(page).tap();
  // The first step was answered before.
  for (const [turn, step] of combinedSteps.slice(1).entries()) {
    await at(page, step);
    await answerAll(page, combinedApplicant[step]);
    await goOn(page, combinedSteps[turn + 2] ?? '/combined/kyc/tnc');
  }
  await sendAndBeApproved(page, sandbox, user);

  const { application, consents, combinedDraft, submissions, oneKyc } = await sandbox.user(
    user.userId,
  );
  expect(application.status).toBe('APPROVED');
  expect(application.additionalProductStatus).toEqual({ GPP: 'PROCESSING' });
  expect(consents).toEqual({ NEW_ONBOARDING: true });
  expect(combinedDraft?.workInfo).toEqual(combinedAsStored.workInfo);
  expect(submissions.map(({ request }) => request)).toEqual([
    {
      flowType: 'COMBINED',
      additionalProducts: ['GPP'],
      onekycSubmissionUuid: oneKyc[0]?.submissionUuid,
    },
  ]);
  const calls = await sandbox.journal({ userId: user.userId, path: '/v1/kyc/combined' });
  const products = calls.map(({ headers }) => headers['additional_products']);
  expect(new Set(products)).toEqual(new Set(['GPP']));
  expect(await arrived(sandbox, user, 'POST', '/v1/user-consent')).toHaveLength(1);
  expect(await arrived(sandbox, user, 'POST', '/v1/user/submit')).toHaveLength(1);
});

test('somebody migrated in English: a consent of its own, and no identity check', async ({
  page,
  sandbox,
  journey,
}) => {
  const user = await journey('migrated-gpp', { lang: 'en' });
  await goOn(page, '/combined', '/combined/tnc');
  await expect(page.locator('h1')).toHaveText('Terms of the loan');
  await goOn(page, '/combined');
  await primary(page).tap();
  await answerForBoth(page);
  await sendAndBeApproved(page, sandbox, user);

  const { consents, submissions, oneKyc } = await sandbox.user(user.userId);
  expect(consents).toEqual({ MGR_MIGRATION: true });
  expect(oneKyc).toEqual([]);
  expect(submissions.map(({ request }) => request)).toEqual([
    { flowType: 'COMBINED', additionalProducts: ['GPP'] },
  ]);
  const calls = await sandbox.journal({ userId: user.userId });
  expectCombinedHeaders(calls, ['GPP']);
  expect(calls.filter(({ path }) => path.endsWith('/one-kyc/token'))).toEqual([]);
  expect(
    (await arrived(sandbox, user, 'POST', '/v1/user-consent')).map(({ body }) => body),
  ).toEqual([{ type: 'MGR_MIGRATION' }]);
});

test('somebody who has PayLater already registers early for the loan, and applies for nothing', async ({
  page,
  sandbox,
}) => {
  const user = await sandbox.createUser('gpp-available');
  await answerUpTo(sandbox, user);
  await sandbox.api(user, 'POST', '/v1/user/submit', { flowType: 'GPL', submissionType: 'NEW' });
  await sandbox.decide(user.userId, { what: 'application', outcome: 'APPROVED' });
  await page.goto(`/auth/login?login_hint=${user.loginCode}`);
  await at(page, '/home');
  await page.goto('/combined/tnc');
  await at(page, '/combined/tnc');
  await expect(page.locator('main')).toContainText('Kamu belum mengajukan apa pun');
  await primary(page).tap();
  await at(page, '/home');
  await expect(page.locator('[data-toast]')).toHaveText('Kamu sudah terdaftar.');
  const { consents, submissions, application } = await sandbox.user(user.userId);
  expect(consents).toEqual({ EARLY_REGISTRATION: true });
  expect([submissions.length, application.status]).toEqual([1, 'APPROVED']);
  expect(await arrived(sandbox, user, 'POST', '/v1/user-consent')).toHaveLength(1);
  expect((await storages(page)).local[STORED.earlyBird.key]).toBe(STORED.earlyBird.encode(true));
  await page.goto('/combined/tnc');
  await expect(page.locator('main')).toContainText('Kamu sudah menyetujui syarat ini');
});

/** Opens the start while the status is not told yet, and answers what lets it be told. */
const openUntold = async (page: Page) => {
  const release = await hold(page, '/v1/user/application-status');
  const asked = page.waitForRequest('**/v1/user/application-status');
  await page.goto('/');
  await asked;
  return release;
};

test('a rejection is kept until its time, and one with the loan is asked for each time', async ({
  page,
  login,
}) => {
  const { key } = STORED.reapplyTime;
  const rejected = page.locator('main[data-route="/application/rejected"]');
  await login('rejected', { lang: 'en' });
  await expect(rejected).toContainText('29 days');
  expect((await storages(page)).local).toHaveProperty([key]);
  const tell = await openUntold(page);
  await expect(rejected).toBeVisible();
  tell();
  await at(page, '/application/rejected');

  await logOut(page);
  await login('gpp-rejected');
  await expect(rejected).toContainText('29 days');
  const { local, session } = await storages(page);
  expect([...Object.keys(local), ...Object.keys(session)]).not.toContain(key);
  const tellThen = await openUntold(page);
  await expect(page.locator('#root')).not.toBeEmpty();
  await expect(rejected).toHaveCount(0);
  tellThen();
  await expect(rejected).toContainText('29 days');
});

test('rejected with the loan, the application is taken up where it can be sent again', async ({
  page,
  sandbox,
  journey,
}) => {
  const user = await journey('gpp-rejected-can-reapply');
  await at(page, '/application/rejected');
  await goOn(page, '/kyc');
  expect((await sandbox.user(user.userId)).application).toMatchObject({
    status: 'DRAFT',
    additionalProductStatus: { GPP: 'DRAFT' },
  });
  const { combinedDraft: before } = await sandbox.user(user.userId);
  await goOn(page, '/combined');
  await identifyForBoth(page);
  await goOn(page, '/combined/kyc/tnc');
  await sendAndBeApproved(page, sandbox, user);
  const { submissions, combinedDraft } = await sandbox.user(user.userId);
  expect(combinedDraft).toEqual(before);
  // The first is the one that was rejected.
  expect(submissions.map(({ outcome }) => outcome)).toEqual(['REJECTED', 'APPROVED']);
  expect(await arrived(sandbox, user, 'POST', '/v1/user/submit')).toHaveLength(1);
  expect(await arrived(sandbox, user, 'POST', '/v1/kyc/reapply')).toHaveLength(1);
  expect(await arrived(sandbox, user, 'POST', '/v1/user-consent')).toEqual([]);
});

test('somebody who waits for both products is told that the loan is not decided yet', async ({
  page,
  login,
}) => {
  const loan = page.getByText(
    'Your loan application has not been decided yet. It is decided separately from PayLater.',
  );
  await login('gpp-processing', { lang: 'en' });
  for (const path of ['/application/review', '/application/processing']) {
    await page.goto(path);
    await at(page, path);
    await expect(loan).toBeVisible();
  }
  await login('review');
  await at(page, '/application/review');
  await expect(loan).toHaveCount(0);
});
