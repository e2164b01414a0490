import { combinedAsStored, goOn, sendAndBeDecided } from './support/combined';
import { answerEveryStep, arrived, readyToSend } from './support/gpp';
import { answer, answerUpTo } from './support/kyc';
import { at, hold, logInAs, logOut, primary, secondary, tremble } from './support/pages';
import { expect, test } from './support/test';

const day = 86_400;

for (const [persona, lang, wait, again] of [
  ['rejected', 'id', '29 hari', 'Ajukan lagi'],
  ['gpp-rejected', 'en', '29 days', 'Apply again'],
] as const)
  test(`before its time ${persona} is told for how long, and has no way to apply again`, async ({
    page,
    sandbox,
    login,
  }) => {
    const user = await login(persona, { lang });
    await at(page, '/application/rejected');
    await expect(page.locator('main')).toContainText(wait);
    await expect(page.getByRole('button', { name: again })).toHaveCount(0);
    await expect(primary(page)).toHaveCount(1);
    await page.goto('/kyc');
    await at(page, '/application/rejected');
    expect(await arrived(sandbox, user, 'POST', '/v1/kyc/reapply')).toEqual([]);
  });

test('after its time ten presses apply again once', async ({ page, sandbox, login }) => {
  const user = await login('rejected-can-reapply', { lang: 'en' });
  await expect(page.locator('main')).toContainText('You can apply again.');
  await expect(primary(page)).toHaveText('Apply again');
  await expect(page.locator('main')).not.toContainText(/\d days/);
  // Under way until every press has met the same page.
  const release = await hold(page, '/v1/kyc/reapply');
  await tremble(page, 10);
  release();
  await at(page, '/kyc');
  expect(await arrived(sandbox, user, 'POST', '/v1/kyc/reapply')).toHaveLength(1);
  const { application, draft } = await sandbox.user(user.userId);
  expect([application.status, draft?.submissionType]).toEqual(['DRAFT', 'REAPPLY']);
});

test('both products rejected, and applied for again once the time is past', async ({
  page,
  sandbox,
  journey,
}) => {
  const user = await journey('migrated-gpp');
  const { userId } = user;
  await readyToSend(sandbox, user);
  await page.goto('/combined/user-info');
  await answer(page, 'userInfo.motherMaidenName', 'REJECT ME');
  await goOn(page, '/combined/work-info');
  await page.goto('/combined/kyc/tnc');
  await sendAndBeDecided(page, sandbox, user, '/application/rejected');
  await expect(page.locator('main')).toContainText('30 hari');

  // The token lives thirty days too, so whoever comes back then logs in anew.
  await logOut(page);
  await sandbox.clock({ userId, advanceSeconds: 31 * day });
  await logInAs(page, user.loginCode);
  await at(page, '/application/rejected');
  await goOn(page, '/kyc', '/combined', '/combined/kyc/tnc');
  await page.goto('/combined/user-info');
  const { motherMaidenName } = combinedAsStored.userInfo;
  await answer(page, 'userInfo.motherMaidenName', motherMaidenName);
  await goOn(page, '/combined/work-info');
  await page.goto('/combined/kyc/tnc');
  await sendAndBeDecided(page, sandbox, user, '/home/activated');
  const { submissions, combinedDraft, consents } = await sandbox.user(userId);
  expect(submissions.map(({ outcome }) => outcome)).toEqual(['REJECTED', 'APPROVED']);
  expect(combinedDraft).toMatchObject(combinedAsStored);
  expect(consents).toEqual({ MGR_MIGRATION: true });
});

const applications = {
  '/kyc/tnc': { persona: 'not-allowed', prepare: answerUpTo, draft: 'draft' },
  '/combined/kyc/tnc': { persona: 'migrated-gpp', prepare: readyToSend, draft: 'combinedDraft' },
} as const;
for (const [terms, { persona, prepare, draft }] of Object.entries(applications))
  test(`${terms}: AFI_USER_NOT_ALLOWED has a page of its own, and nothing is lost`, async ({
    page,
    sandbox,
    login,
    announce,
  }) => {
    announce('/v1/user/submit', 403);
    const user = await login(persona);
    await prepare(sandbox, user);
    if (persona !== 'not-allowed') {
      const refusal = { status: 403, code: 'AFI_USER_NOT_ALLOWED', userId: user.userId };
      await sandbox.fault({ path: '/v1/user/submit', ...refusal });
    }
    const before = (await sandbox.user(user.userId))[draft];
    await page.goto(terms);
    await primary(page).tap();
    await expect(page.locator('h1')).toHaveText('Pengajuanmu tidak bisa diterima');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    await secondary(page).tap();
    await expect(page.locator('[data-toast]')).toHaveText('Belum ada perubahan pada statusmu.');
    const after = await sandbox.user(user.userId);
    expect([after.submissions, after.application.status]).toEqual([[], 'DRAFT']);
    expect(before?.emergencyInfo).toBeDefined();
    expect(after[draft]).toEqual(before);
  });

test('without the consent both are not sent, and the loan’s terms come first', async ({
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
