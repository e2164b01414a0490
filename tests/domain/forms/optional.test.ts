import { describe, expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { contextAt } from '../../../domain/forms/answers';
import { check } from '../../../domain/forms/check';
import { fieldsOf, type FormDefinition } from '../../../domain/forms/form';
import { isValid } from '../../../domain/forms/validity';
import { kycForm } from '../../../domain/kyc/form';
import { writeKycDraft } from '../../../domain/kyc/drafts';
import { rowsOf } from './rows/rows-of';
import { aDraft, complete, Tab } from '../support/a-wizard';

/** Returns the form with these fields optional; without names, with all fields optional. */
const relaxed = (form: FormDefinition, ...names: readonly string[]): FormDefinition => ({
  ...form,
  steps: form.steps.map((step) => ({
    ...step,
    fields: step.fields.map((field) =>
      names.length === 0 || names.includes(field.name) ? { ...field, optional: true } : field,
    ),
  })),
});

describe.each([kycForm, combinedForm])('$id', (form) => {
  test('an optional field may be empty, and any other answer is checked as in a required one', () => {
    const required = new Map(fieldsOf(form).map((field) => [field.name, field]));
    for (const field of fieldsOf(relaxed(form)))
      for (const typed of ['', ' \u200b', ...rowsOf(field).map(([text]) => text)]) {
        const context = { ...contextAt(0), answers: { [field.name]: typed } };
        const same = required.get(field.name) ?? field;
        const [verdict, isGood] = [check(same, typed, context), isValid(same, context)];
        const isEmpty = verdict.hard?.startsWith('empty.') === true;
        expect([typed, check(field, typed, context)]).toEqual([typed, isEmpty ? {} : verdict]);
        expect([typed, isValid(field, context)]).toEqual([typed, isEmpty || isGood]);
      }
  });
});

const company = 'workInfo.companyName';
const { [company]: _, ...bare } = complete;

/** Opens the work step with an optional company; `sent` returns the work group of each save. */
const opened = async (answers: typeof bare & { readonly [company]?: string }) => {
  const tab = new Tab(aDraft(answers));
  const wizard = await tab.open(relaxed(kycForm, company));
  const leave = () => tab.ending(wizard.leave('kycStep3'));
  const sent = () => tab.drafts.sent.map((draft) => writeKycDraft(draft).workInfo ?? {});
  return { wizard, leave, sent };
};

const onwards = { kind: 'left', next: 'kycStep4' };

test('a step is complete without an optional answer, which its save omits', async () => {
  const { wizard, leave, sent } = await opened(bare);
  expect([wizard.firstIncomplete(), wizard.isReachable('kycStep6')]).toEqual([undefined, true]);
  wizard.change('workInfo.jobPosition', 'MANAGER');
  wizard.change(company, '  ');
  expect(await leave()).toEqual(onwards);
  expect(sent()).toEqual([expect.objectContaining({ jobPosition: 'MANAGER' })]);
  expect(sent().map((work) => 'companyName' in work)).toEqual([false]);
});

test('an optional answer is sent, and refused like any other impossible answer', async () => {
  const { wizard, leave, sent } = await opened(bare);
  wizard.change(company, '?');
  expect(await wizard.leave('kycStep3')).toEqual({ kind: 'refused' });
  wizard.change(company, ' PT  Maju ');
  expect(await leave()).toEqual(onwards);
  expect(sent()).toMatchObject([{ companyName: 'PT Maju' }]);
});

test('an empty answer clears an optional answer at the server', async () => {
  const { wizard, leave, sent } = await opened({ ...bare, [company]: 'PT Maju' });
  wizard.change(company, '');
  expect(await leave()).toEqual(onwards);
  expect(sent()).toMatchObject([{ companyName: '' }]);
});
