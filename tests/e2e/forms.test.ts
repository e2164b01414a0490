import type { Page } from '@playwright/test';
import { kycOptions } from '../../domain/kyc/options';
import { answer, answerAll, answerUpTo, applicant, field, type Step, steps } from './support/kyc';
import { at, primary } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const open = async (page: Page, sandbox: Sandbox, user: NewUser, step: Step) => {
  await answerUpTo(sandbox, user, step);
  await page.goto(step);
  await at(page, step);
  await expect(page.locator('main form')).toBeVisible();
};

/** The names of a step's fields, whole and in the form's order. */
const namesOf = (step: Step): string[] => {
  const names = Object.keys(applicant[step]);
  if (step === '/kyc/step4') names.splice(-1, 0, 'residentialInfo.zipCode');
  return names;
};

for (const step of steps)
  test(`the fields of ${step} have the specification's names, labels, and nothing beside them`, async ({
    page,
    sandbox,
    login,
  }) => {
    await open(page, sandbox, await login('new'), step);
    const named = await page
      .locator('[name]:not(head [name])')
      .evaluateAll((all) => all.map((it) => it.getAttribute('name')));
    expect([...new Set(named)]).toEqual(namesOf(step));
    for (const name of namesOf(step))
      for (const control of await field(page, name).all()) {
        await expect(control).toBeVisible();
        await expect(control).not.toHaveAttribute('required');
        await expect(control).not.toHaveAccessibleName('');
        const isOpen = (await control.isDisabled()) || (await control.isEditable());
        expect(isOpen, name).toBe(true);
      }
  });

for (const step of steps)
  test(`${step} refuses an empty submit with a summary that leads to every field`, async ({
    page,
    sandbox,
    login,
  }) => {
    const user = await login('new');
    await open(page, sandbox, user, step);
    const before = await sandbox.user(user.userId);
    await primary(page).tap();
    const summary = page.locator('main form .error-summary');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(/^Kesalahan: /);
    await expect(summary.getByRole('link')).toHaveCount(namesOf(step).length);
    for (const name of namesOf(step)) {
      const control = field(page, name).first();
      const group = page.locator(`main form [role="radiogroup"]:has([name="${name}"])`);
      const judged = (await group.count()) > 0 ? group : control;
      await expect(judged).toHaveAttribute('aria-invalid', 'true');
      const said = await control.evaluate((it) => {
        const ids = it.getAttribute('aria-describedby') ?? '';
        const messages = ids.split(' ').map((id) => document.getElementById(id));
        return messages.find((message) => message?.id.endsWith('-error'))?.textContent ?? '';
      });
      const link = summary.getByRole('link', { name: said, exact: true }).first();
      await expect(link).toBeVisible();
      // A level without options yet is disabled and cannot take the focus.
      if (await control.isDisabled()) continue;
      await link.tap();
      await expect(control).toBeFocused();
    }
    expect(await sandbox.user(user.userId)).toMatchObject({ draft: before.draft });
  });

test('areas are listed level by level; a level without options is disabled, a new parent empties it', async ({
  page,
  sandbox,
  login,
}) => {
  await open(page, sandbox, await login('new'), '/kyc/step4');
  const levels = ['province', 'city', 'district', 'village'];
  const level = (name: string) => field(page, `residentialInfo.${name}`);
  for (const [index, name] of levels.entries()) {
    await expect(level(name)).toBeEnabled();
    for (const below of levels.slice(index + 1)) await expect(level(below)).toBeDisabled();
    const [, first] = await level(name).locator('option').all();
    await level(name).selectOption((await first!.getAttribute('value')) ?? '');
  }
  await level('province').selectOption('JAWA BARAT');
  for (const name of ['district', 'village']) await expect(level(name)).toBeDisabled();
  for (const name of levels.slice(1)) await expect(level(name)).toHaveValue('');
  await expect(level('city')).toBeEnabled();
});

for (const [which, pick] of [
  ['first', <T>(all: readonly T[]) => all[0]],
  ['last', <T>(all: readonly T[]) => all[all.length - 1]],
] as const)
  test(`any choice will do: the ${which} of every list`, async ({ page, sandbox, login }) => {
    const user = await login('new');
    const { education, marital, gender, relation, incomeSource } = kycOptions;
    const { jobIndustry, occupation, jobPosition, workDuration } = kycOptions;
    const choices = {
      'personalInfo.gender': gender,
      'personalInfo.manuallyEducation': education,
      'personalInfo.maritalStatus': marital,
      'workInfo.jobIndustry': jobIndustry,
      'workInfo.occupation': occupation,
      'workInfo.jobPosition': jobPosition,
      'workInfo.workSince': workDuration,
      'workInfo.incomeSource': incomeSource,
      'emergencyInfo.relation': relation,
    };
    await answerUpTo(sandbox, user);
    for (const step of steps.filter((it) => it !== '/kyc/step4')) {
      await page.goto(step);
      await at(page, step);
      for (const [name, { values }] of Object.entries(choices))
        if (name in applicant[step]) await answer(page, name, pick<string>(values) ?? '');
      await primary(page).tap();
      await expect(page.locator(`main[data-route="${step}"]`)).toHaveCount(0);
    }
    const { draft } = await sandbox.user(user.userId);
    for (const [name, { values }] of Object.entries(choices)) {
      const [group = '', key = ''] = name.split('.');
      const stored = draft?.[group as 'workInfo']?.[key];
      expect(stored, name).toBe(pick<string>(values));
    }
  });

const spellings: readonly (readonly [step: Step, name: string, typed: string, stored: unknown])[] =
  [
    ['/kyc/step5', 'emergencyInfo.phone', '081234567890', '+6281234567890'],
    ['/kyc/step5', 'emergencyInfo.phone', ' +62 812-3456-7890', '+6281234567890'],
    ['/kyc/step5', 'emergencyInfo.phone', '0062 812 3456 7890', '+6281234567890'],
    ['/kyc/step3', 'workInfo.monthlyIncome', '7500000', 7_500_000],
    ['/kyc/step3', 'workInfo.monthlyIncome', 'Rp 7.500.000,00', 7_500_000],
    ['/kyc/step2', 'personalInfo.email', ' nama@contoh.example ', 'nama@contoh.example'],
    ['/kyc/step2', 'personalInfo.motherMaidenName', 'Kartini', 'Kartini'],
    ['/kyc/step2', 'personalInfo.motherMaidenName', 'Ny. D’Souza-Putri ', "Ny. D'Souza-Putri"],
  ];

test('text fields take every documented spelling, filled in by a programme', async ({
  page,
  sandbox,
  login,
}) => {
  test.slow();
  const user = await login('new');
  for (const [step, name, text, stored] of spellings) {
    await open(page, sandbox, user, step);
    await answerAll(page, { ...applicant[step], [name]: text });
    await primary(page).tap();
    await expect(page.locator(`main[data-route="${step}"]`)).toHaveCount(0);
    const [group = '', key = ''] = name.split('.');
    const { draft } = await sandbox.user(user.userId);
    expect(draft?.[group as 'workInfo']?.[key], text).toBe(stored);
  }
});

test('a soft warning stands inline, and the second press passes it', async ({
  page,
  sandbox,
  login,
}) => {
  const user = await login('new');
  await open(page, sandbox, user, '/kyc/step4');
  await answerAll(page, { ...applicant['/kyc/step4'], 'residentialInfo.zipCode': '99999' });
  await primary(page).tap();
  const zip = field(page, 'residentialInfo.zipCode');
  await expect(page.locator('main form .error-summary')).toBeFocused();
  await expect(zip).not.toHaveAttribute('aria-invalid');
  await expect(zip).toHaveAccessibleDescription(/./);
  await expect(page.locator('.field__message--warning')).toBeVisible();
  await primary(page).tap();
  await at(page, '/kyc/step5');
  expect((await sandbox.user(user.userId)).draft?.residentialInfo?.['zipCode']).toBe('99999');
});
