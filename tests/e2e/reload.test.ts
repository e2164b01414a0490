import {
  answerAll,
  answered,
  type Answers,
  answerUpTo,
  applicant,
  asStored,
  groupOf,
  onlySubmission,
  type Step,
  steps,
} from './support/kyc';
import { at, goBackTo, goOn, goTo, primary } from './support/pages';
import { expect, test } from './support/test';

/** Returns the answers of a step as the page shows them once the server has stored them. */
const cleaned = (step: Step): Answers =>
  Object.fromEntries(
    Object.entries(applicant[step]).map(([name, value]) => [
      name,
      name.endsWith('monthlyIncome') ? '7.500.000' : value.trim().replace(/\s+/g, ' '),
    ]),
  );

for (const step of steps)
  test(`a reload of ${step} keeps every answer`, async ({ page, sandbox, applying }) => {
    const user = await applying(step);
    const answers = Object.entries(cleaned(step));
    // Every answer but the last, which keeps the step open.
    const [begun, last] = [answers.slice(0, -1), answers.slice(-1)];
    await answerAll(page, Object.fromEntries(begun));
    await page.reload();
    await at(page, step);
    for (const [name, value] of begun) await expect(answered(page, name)).toHaveValue(value);
    await expect(page.locator('main')).not.toContainText('Isi lagi');
    await answerAll(page, Object.fromEntries(last));
    await page.reload();
    await at(page, step);
    await primary(page).tap();
    await expect(page.locator(`main[data-route="${step}"]`)).toHaveCount(0);
    const { draft } = await sandbox.user(user.userId);
    expect(draft?.[groupOf(step)]).toEqual(asStored[groupOf(step)]);
  });

const others: readonly (readonly [persona: string, complete: boolean, paths: readonly string[]])[] =
  [
    ['new', false, ['/kyc', '/kyc/step1', '/kyc/onekyc/rejected', '/kyc/onekyc/reapply']],
    ['new', true, ['/kyc/onekyc/success', '/kyc/confirm/address', '/kyc/step6', '/kyc/tnc']],
    ['migrated', false, ['/kyc/step1/migrated']],
    ['pending-auth', false, ['/kyc/otp']],
    ['review', false, ['/application/submit', '/application/processing', '/application/review']],
    ['rejected', false, ['/application/rejected']],
    ['approved', false, ['/home/activated', '/home', '/home/settings']],
  ];

for (const [persona, complete, paths] of others)
  test(`reloading changes nothing for ${complete ? 'a complete' : 'a'} ${persona}`, async ({
    page,
    sandbox,
    login,
  }) => {
    const user = await login(persona);
    if (complete) await answerUpTo(sandbox, user);
    const before = await sandbox.user(user.userId);
    for (const path of paths) {
      await goTo(page, path);
      await page.reload();
      await at(page, path);
    }
    expect(await sandbox.user(user.userId)).toEqual({ ...before, now: expect.any(Number) });
  });

test('Back after a submission sends nothing again', async ({ page, sandbox, login }) => {
  const user = await login('new');
  await sandbox.stopClock(user.userId);
  await answerUpTo(sandbox, user);
  await page.goto('/kyc/step6');
  await goOn(page, '/kyc/tnc', '/application/submit');
  await page.reload();
  await at(page, '/application/submit');
  await goBackTo(page, '/application/review');
  await page.goForward();
  await at(page, '/application/submit');
  await onlySubmission(sandbox, user.userId);
});

/** Values as a field shows them. */
const grouped: Readonly<Record<string, string>> = {
  'workInfo.monthlyIncome': '7.500.000',
  'emergencyInfo.phone': '0812 3456 7890',
};

test('both ways back show every step unchanged', async ({ page, sandbox, applying }) => {
  const user = await applying('/kyc/step2');
  await page.goto('/kyc');
  await primary(page).tap();
  for (const step of steps) {
    await at(page, step);
    await answerAll(page, applicant[step]);
    await primary(page).tap();
  }
  await at(page, '/kyc/step6');
  const back = [
    () => page.goBack(),
    () => page.locator('header').getByRole('button', { name: 'Kembali' }).tap(),
  ];
  for (const [turn, step] of [...steps].reverse().entries()) {
    await back[turn % 2]!();
    await at(page, step);
    await expect(page.locator('h1')).toBeFocused();
    // Step 4 asks only for a confirmation once there is an address.
    if (step === '/kyc/step4') await expect(page.locator('main')).toContainText('Dago');
    else
      for (const [name, value] of Object.entries(applicant[step]))
        await expect(answered(page, name)).toHaveValue(grouped[name] ?? value.trim());
  }
  await goBackTo(page, '/kyc');
  const { draft } = await sandbox.user(user.userId);
  expect(draft).toEqual({ ...asStored, onekycSubmissionUuid: user.userId });
});
