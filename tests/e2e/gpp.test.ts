import {
  combinedApplicant,
  combinedAsStored,
  combinedSteps,
  goOn,
  identifyForBoth,
  sendAndBeApproved,
} from './support/combined';
import { answerEveryStep, arrived } from './support/gpp';
import { answerAll } from './support/kyc';
import { at, primary } from './support/pages';
import { expect, test } from './support/test';

test('the user goes from the loan to its terms, and on to approval', async ({
  page,
  sandbox,
  journey,
}) => {
  test.slow();
  const user = await journey('gpp-terms');
  await at(page, '/kyc');
  await goOn(page, '/combined/tnc', '/combined');
  await identifyForBoth(page);
  await primary(page).tap();
  // The first step is already answered.
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

test('an application rejected with the loan continues where it can be sent again', async ({
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
  // The first submission is the rejected one.
  expect(submissions.map(({ outcome }) => outcome)).toEqual(['REJECTED', 'APPROVED']);
  expect(await arrived(sandbox, user, 'POST', '/v1/user/submit')).toHaveLength(1);
  expect(await arrived(sandbox, user, 'POST', '/v1/kyc/reapply')).toHaveLength(1);
  expect(await arrived(sandbox, user, 'POST', '/v1/user-consent')).toEqual([]);
});

test('without the consent the application is not sent for both products, and the loan’s terms come first', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('migrated-gpp', { lang: 'en' });
  await answerEveryStep(sandbox, user);
  await page.goto('/combined/kyc/tnc');
  await at(page, '/combined/tnc');
  await goOn(page, '/combined', '/combined/kyc/tnc', '/application/submit');
  expect((await sandbox.user(user.userId)).submissions).toHaveLength(1);
});
