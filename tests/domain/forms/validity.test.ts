import { expect, test } from 'vitest';
import { type Answers, contextAt, type FormContext } from '../../../domain/forms/answers';
import { fieldsOf, type FormDefinition, stepAt } from '../../../domain/forms/form';
import { firstIncomplete, isReachable, isValid } from '../../../domain/forms/validity';
import { kycForm } from '../../../domain/kyc/form';
import { complete } from '../support/a-wizard';

const context = (answers: Answers, more: Partial<FormContext> = {}): FormContext => ({
  ...contextAt(0),
  answers,
  extras: { onekycSubmissionUuid: 'u-1' },
  ...more,
});

test('a field is valid when it is not empty, independently of our own bounds', () => {
  const here = context({ 'personalInfo.email': 'x', 'workInfo.companyName': ' \u200b' });
  const names = fieldsOf(kycForm).flatMap((field) => (isValid(field, here) ? field.name : []));
  expect(names).toContain('personalInfo.email');
  expect(names).not.toContain('workInfo.companyName');
  expect(names).not.toContain('residentialInfo.city');
});

const routesOf = (steps: FormDefinition['steps']) => steps.map(({ route }) => route);

test('without a required answer the form resumes at its step, and the later steps are closed', () => {
  expect(firstIncomplete(kycForm, context(complete))).toBeUndefined();
  for (const [index, step] of kycForm.steps.entries())
    for (const { name, exempt, optional } of step.fields) {
      if (exempt || optional) continue;
      const without = context({ ...complete, [name]: '' });
      expect(firstIncomplete(kycForm, without)?.route, name).toBe(step.route);
      const reachable = kycForm.steps.filter(({ route }) => isReachable(kycForm, route, without));
      const until = kycForm.steps.slice(0, index + 1);
      expect(routesOf(reachable), name).toEqual(routesOf(until));
    }
});

test('the checkpoint needs an identity: a submission, or a known one', () => {
  const first = (more: Partial<FormContext>) =>
    firstIncomplete(kycForm, context(complete, more))?.route;
  expect(first({ extras: {} })).toBe('kycStep1');
  expect(first({ extras: { onekycSubmissionUuid: '' } })).toBe('kycStep1');
  expect(first({ extras: {}, facts: { identityKnown: true } })).toBeUndefined();
  expect(stepAt(kycForm, 'kycStep1Migrated')?.route).toBe('kycStep1');
  expect(stepAt(kycForm, 'kycAddress')?.route).toBe('kycStep4');
  expect(isReachable(kycForm, 'home', context(complete))).toBe(false);
});

test('gender and income source are exempt only when the cut-off is off', () => {
  const bare = { ...complete, 'personalInfo.gender': '', 'workInfo.incomeSource': '' };
  const first = (flag: unknown) => {
    const extras = { onekycSubmissionUuid: 'u-1', pastIncomeAndGenderCutoff: flag };
    return firstIncomplete(kycForm, context(bare, { extras }))?.route;
  };
  expect([false, true, undefined].map(first)).toEqual([undefined, 'kycStep2', 'kycStep2']);
});
