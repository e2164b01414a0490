import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupOf, keyOf } from '../../../domain/forms/field';
import { fieldsOf } from '../../../domain/forms/form';
import { kycDraft, saveKycDraft } from '../../../domain/kyc/calls';
import { readKycDraft, writeKycDraft } from '../../../domain/kyc/drafts';
import { kycForm } from '../../../domain/kyc/form';
import { kycOptions } from '../../../domain/kyc/options';
import { cleaned, kycWireDraft } from '../support/wire-drafts';

test('a complete draft is read and written without a change, with numbers as numbers and the phone as typed', () => {
  const draft = readKycDraft(kycWireDraft);
  expect(draft.answers).toMatchObject({
    'workInfo.monthlyIncome': '5500000',
    'emergencyInfo.phone': '081298765432',
  });
  const back = writeKycDraft({ ...draft, answers: cleaned(kycForm, draft.answers) });
  expect(back).toEqual(kycWireDraft);
  expect(saveKycDraft.body.parse(back)).toEqual(back);
});

const some = { requiredKeys: [] };

test('any draft of the answer schema is read and written without a change', () => {
  const word = fc.constantFrom(
    '',
    ...'A|Jawa Barat|UNHEARD_OF|0812 3456 7890|40115|你好'.split('|'),
  );
  const groups: Record<string, Record<string, fc.Arbitrary<string | number>>> = {};
  // The email has two keys; another test below covers it.
  for (const { name, kind } of fieldsOf(kycForm))
    if (kind !== 'email')
      (groups[groupOf(name)] ??= {})[keyOf(name)] = kind === 'money' ? fc.nat() : word;
  const draft: Record<string, fc.Arbitrary<string | object>> = {
    // An empty id counts as missing.
    onekycSubmissionUuid: fc.constantFrom('u-1', '40115'),
    submissionType: word,
  };
  for (const [name, keys] of Object.entries(groups)) draft[name] = fc.record(keys, some);
  fc.assert(
    fc.property(fc.record(draft, some), (said) => {
      const read = readKycDraft(kycDraft.answer.parse(said));
      const back = writeKycDraft(read);
      const groups = Object.entries(said).filter(
        ([, part]) => typeof part !== 'object' || Object.keys(part).length > 0,
      );
      expect(back).toEqual(Object.fromEntries(groups));
    }),
  );
});

test('the personal email falls back to the top-level one, and both are sent', () => {
  const { answers, extras } = readKycDraft({
    email: 'siti@contoh.com',
    personalInfo: { email: '' },
  });
  expect(answers['personalInfo.email']).toBe('siti@contoh.com');
  expect(writeKycDraft({ answers, extras })).toEqual({
    email: 'siti@contoh.com',
    personalInfo: { email: 'siti@contoh.com' },
  });
  expect(readKycDraft({ email: 'a@b.co', personalInfo: { email: 'c@d.ef' } }).answers).toEqual({
    'personalInfo.email': 'c@d.ef',
  });
  expect(readKycDraft({}).answers).toEqual({});
});

test('the submission type is sent back unchanged, and the cut-off is never sent', () => {
  const { extras } = readKycDraft({ submissionType: ' odd ', pastIncomeAndGenderCutoff: false });
  expect(extras).toEqual({ submissionType: ' odd ', pastIncomeAndGenderCutoff: false });
  expect(writeKycDraft({ answers: {}, extras })).toEqual({ submissionType: ' odd ' });
});

test('occupations use the configured spelling in both directions, and an unknown one stays', () => {
  const spelled = kycOptions.occupation.values.map((word) => `wire-${word.toLowerCase()}`);
  for (const [index, word] of kycOptions.occupation.values.entries()) {
    const read = readKycDraft({ workInfo: { occupation: spelled[index] ?? '' } }, spelled);
    expect(read.answers['workInfo.occupation']).toBe(word);
    expect(writeKycDraft(read, spelled)).toEqual({ workInfo: { occupation: spelled[index] } });
  }
  const unknown = readKycDraft({ workInfo: { occupation: 'PILOT' } }, spelled);
  expect(writeKycDraft(unknown, spelled)).toEqual({ workInfo: { occupation: 'PILOT' } });
});
