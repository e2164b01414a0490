import type { Page } from '@playwright/test';
import { answer, answerUpTo, onlySubmission } from './support/kyc';
import { at, goOn, logInAs, logOut } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const day = 86_400;

/** Sends an application that is complete, and waits for its decision on both clocks. */
const send = async (page: Page, sandbox: Sandbox, { userId }: NewUser) => {
  await page.goto('/kyc/tnc');
  await goOn(page, '/application/submit', '/application/processing');
  await sandbox.clock({ userId, advanceSeconds: 5 });
  await page.clock.fastForward('00:02');
};

test('after a rejection, applying again keeps every answer', async ({ page, sandbox, login }) => {
  await page.clock.install();
  const user = await login('new');
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/step2');
  await answer(page, 'personalInfo.motherMaidenName', 'REJECT ME');
  await goOn(page, '/kyc/step3');
  await send(page, sandbox, user);
  await at(page, '/application/rejected');
  await expect(page.locator('main')).toContainText('30 hari');
  const { outcome } = await onlySubmission(sandbox, user.userId);
  expect(outcome).toBe('REJECTED');

  // The token also lives for thirty days, so the user who returns logs in again.
  await logOut(page);
  await sandbox.clock({ userId: user.userId, advanceSeconds: 31 * day });
  await logInAs(page, user.loginCode);
  await at(page, '/application/rejected');
  await goOn(page, '/kyc');
  const { application, draft } = await sandbox.user(user.userId);
  expect(application.status).toBe('DRAFT');
  expect(draft?.submissionType).toBe('REAPPLY');
  expect(draft?.personalInfo?.['motherMaidenName']).toBe('REJECT ME');
  await goOn(page, '/kyc/step6');
});
