import { identifyForBoth, sendAndBeApproved } from './support/combined';
import { answerEveryStep, arrived } from './support/gpp';
import { at, goOn } from './support/pages';
import { expect, test } from './support/test';

test('an application rejected with the loan is sent again', async ({ page, sandbox, journey }) => {
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

test('without consent the loan’s terms come first', async ({ page, sandbox, login }) => {
  const user = await login('migrated-gpp', { lang: 'en' });
  await answerEveryStep(sandbox, user);
  await page.goto('/combined/kyc/tnc');
  await at(page, '/combined/tnc');
  await goOn(page, '/combined', '/combined/kyc/tnc', '/application/submit');
  expect((await sandbox.user(user.userId)).submissions).toHaveLength(1);
});
