import type { Page } from '@playwright/test';
import { goOn } from './support/combined';
import { arrived, dialog, meant, readyToSend } from './support/gpp';
import { onlySubmission } from './support/kyc';
import { long } from './support/long';
import { at, hold, primary, tremble } from './support/pages';
import type { Sandbox } from './support/sandbox';
import { expect, type Login, test } from './support/test';

const consentPath = '/v1/user-consent';
const submitPath = '/v1/user/submit';

/** Somebody who has only to send the application for both products. */
const beforeSending = async (page: Page, sandbox: Sandbox, login: Login, lang?: 'id' | 'en') => {
  const user = await login('migrated-gpp', lang && { lang });
  await readyToSend(sandbox, user);
  await page.goto('/combined/kyc/tnc');
  await at(page, '/combined/kyc/tnc');
  return user;
};

test('a consent whose answer is lost was given', async ({ page, sandbox, login, losing }) => {
  const user = await login('gpp-terms', { path: '/combined/tnc', lang: 'en' });
  await losing(user, `POST ${consentPath}`, { carriedOut: true });
  await goOn(page, '/combined');
  await expect(dialog(page)).toHaveCount(0);
  expect((await sandbox.user(user.userId)).consents).toEqual({ NEW_ONBOARDING: true });
  expect(meant(await arrived(sandbox, user, 'POST', consentPath))).toBe(1);
  await page.reload();
  await expect(page.locator('main')).toContainText('You have agreed to the loan’s terms');
});

test('a consent that never arrived is not claimed, and is given by pressing again', async ({
  page,
  sandbox,
  login,
  losing,
}) => {
  const user = await login('gpp-terms', { path: '/combined/tnc' });
  await losing(user, `POST ${consentPath}`);
  await primary(page).tap();
  await expect(dialog(page)).toContainText('[NETWORK]');
  await at(page, '/combined/tnc');
  expect((await sandbox.user(user.userId)).consents ?? {}).toEqual({});
  await sandbox.clearFaults(user.userId);
  await dialog(page).getByRole('button').first().tap();
  await at(page, '/combined');
  expect((await sandbox.user(user.userId)).consents).toEqual({ NEW_ONBOARDING: true });
  const calls = await arrived(sandbox, user, 'POST', consentPath);
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('ten presses on sending send one application', long, async ({ page, sandbox, login }) => {
  const user = await beforeSending(page, sandbox, login);
  // Under way until every press has met the same page.
  const release = await hold(page, submitPath);
  await tremble(page, 10);
  release();
  await at(page, '/application/submit');
  await onlySubmission(sandbox, user.userId);
  expect(await arrived(sandbox, user, 'POST', submitPath)).toHaveLength(1);
});

test(
  'an application whose answer is lost is found',
  long,
  async ({ page, sandbox, login, losing }) => {
    const user = await beforeSending(page, sandbox, login, 'en');
    await losing(user, `POST ${submitPath}`, { carriedOut: true });
    await primary(page).tap();
    await at(page, '/application/submit');
    const { request } = await onlySubmission(sandbox, user.userId);
    expect(request).toMatchObject({ flowType: 'COMBINED', additionalProducts: ['GPP'] });
    expect(meant(await arrived(sandbox, user, 'POST', submitPath))).toBe(1);
  },
);

test('an application for both that never arrived is told apart, and sent by hand', async ({
  page,
  sandbox,
  login,
  losing,
}) => {
  const user = await beforeSending(page, sandbox, login);
  await losing(user, `POST ${submitPath}`);
  await primary(page).tap();
  await expect(page.locator('h1')).toHaveText('Sedang kami pastikan');
  expect((await sandbox.user(user.userId)).submissions).toEqual([]);
  await sandbox.clearFaults(user.userId);
  await page.reload();
  await goOn(page, '/application/submit');
  await onlySubmission(sandbox, user.userId);
  const calls = await arrived(sandbox, user, 'POST', submitPath);
  expect(calls.filter(({ status }) => status === 200)).toHaveLength(1);
});

test('a consent given in one tab is found by the tabs that wait', async ({
  page,
  context,
  sandbox,
  login,
}) => {
  const user = await login('gpp-available', { path: '/combined/tnc' });
  const [second, third] = [await context.newPage(), await context.newPage()];
  await second.goto('/combined/tnc');
  await third.goto('/combined');
  await Promise.all([at(second, '/combined/tnc'), at(third, '/combined')]);
  // The second is on its way while the first agrees; the third agrees when all is done.
  const release = await hold(second, consentPath);
  await primary(second).tap();
  await goOn(page, '/combined');
  release();
  await at(second, '/combined');
  await goOn(third, '/combined/tnc');
  await goOn(third, '/combined');
  await expect(third.locator('main')).toContainText('Kamu sudah menyetujui syarat pinjaman');
  const { consents, combinedDraft } = await sandbox.user(user.userId);
  expect(consents).toEqual({ NEW_ONBOARDING: true });
  expect(combinedDraft?.additionalProducts).toEqual(['GPP']);
  expect(await arrived(sandbox, user, 'POST', consentPath)).toHaveLength(1);
});
