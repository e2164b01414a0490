import fc from 'fast-check';
import { expect, test } from 'vitest';
import { saveCombinedDraft } from '../../../domain/combined/calls';
import { readCombinedDraft, writeCombinedDraft } from '../../../domain/combined/drafts';
import { combinedForm } from '../../../domain/combined/form';
import { contextAt, type FormContext } from '../../../domain/forms/answers';
import { problemsOf } from '../../../domain/forms/check';
import { fieldsOf } from '../../../domain/forms/form';
import { isValid } from '../../../domain/forms/validity';
import { cleaned, combinedWireDraft } from '../support/wire-drafts';

const fields = fieldsOf(combinedForm);

test('a complete draft is read and written without a change, with numbers as numbers and phones as typed', () => {
  const draft = readCombinedDraft(combinedWireDraft);
  expect(Object.keys(draft.answers)).toHaveLength(fields.length);
  expect(draft.answers).toMatchObject({
    'userInfo.monthlyIncome': '5500000',
    'userInfo.dependents': '0',
    'userInfo.mobileNumber': '081270000001',
    'emergencyInfo.mobileNumber2': '081387654321',
  });
  const back = writeCombinedDraft({ ...draft, answers: cleaned(combinedForm, draft.answers) });
  expect(back).toEqual(combinedWireDraft);
  expect(saveCombinedDraft.body.parse(back)).toEqual(back);
});

test('exactly the fields of the form are sent', () => {
  const marked = Object.fromEntries(fields.map(({ name }) => [name, '1']));
  const { additionalProducts: _, submissionId: __, ...groups } = combinedWireDraft;
  const sent = writeCombinedDraft({ answers: marked, extras: {} });
  expect(saveCombinedDraft.body.parse(sent)).toEqual(sent);
  const names = (body: object) =>
    Object.entries(body).flatMap(([group, held]) =>
      Object.keys(held as object).map((key) => `${group}.${key}`),
    );
  expect(names(sent).sort()).toEqual(fields.map(({ name }) => name).sort());
  expect(names(groups).sort()).toEqual(names(sent).sort());
});

test('values without a field are sent back unchanged, and missing ones are not sent', () => {
  const extras = fc.record(
    { submissionId: fc.string(), additionalProducts: fc.array(fc.constantFrom('GPP', 'OTHER')) },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(extras, (held) => {
      const draft = readCombinedDraft(held);
      expect(draft).toEqual({ answers: {}, extras: held });
      expect(writeCombinedDraft(draft)).toEqual(held);
    }),
  );
});

test.each([{}, { mobileNumber: '' }])(
  'with %j from the server the phone number of the user starts as valid',
  (userInfo) => {
    const { answers, extras } = readCombinedDraft({ userInfo });
    const name = 'userInfo.mobileNumber';
    const own = fields.filter((field) => field.name === name);
    const isOwnValid = (here: FormContext) => own.every((field) => isValid(field, here));
    const context = { ...contextAt(0), answers, saved: answers, extras };
    const seen = (here: FormContext) => [isOwnValid(here), problemsOf(own, here)];
    expect(seen(context)).toEqual([true, {}]);
    const known = { ...context, saved: { [name]: '081298765432' }, answers: { [name]: '' } };
    expect(seen(known)).toEqual([false, { [name]: expect.objectContaining({ tier: 'hard' }) }]);
  },
);
