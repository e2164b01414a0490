import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { combinedOptions } from '../../../domain/combined/options';
import { fieldsOf, type Form } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import { kycOptions } from '../../../domain/kyc/options';
import { repeated } from '../../support/failures';

const counts = (lists: Readonly<Record<string, { readonly values: readonly string[] }>>) =>
  Object.fromEntries(Object.entries(lists).map(([name, { values }]) => [name, values.length]));

test('the lists have the lengths of the specification, and the wire’s own spellings', () => {
  expect(counts(kycOptions)).toEqual({
    education: 13,
    marital: 6,
    relation: 8,
    jobPosition: 6,
    jobIndustry: 16,
    occupation: 10,
    workDuration: 7,
    gender: 2,
    incomeSource: 7,
    internetBased: 2,
  });
  expect(counts(combinedOptions)).toEqual({
    education: 13,
    marital: 6,
    sourceOfFund: 7,
    jobIndustry: 16,
    jobType: 10,
    workDuration: 7,
    relation: 8,
    residenceStatus: 7,
    gender: 2,
  });
  expect(kycOptions.relation.values).toContain('SPOUNSE');
  expect(combinedOptions.marital.values).toEqual(expect.arrayContaining(['DIVORCE', 'SEPERATED']));
  expect(kycOptions.marital.values).toEqual(expect.arrayContaining(['DIVORCED', 'SEPARATED']));
});

test.each([...Object.values(kycOptions), ...Object.values(combinedOptions)])(
  'no option of $id stands twice',
  ({ values }) => expect(repeated(values)).toEqual([]),
);

/** The answers that must be given. */
const groups = (form: Form) => {
  const found: Record<string, string[]> = {};
  for (const { name, optional } of fieldsOf(form)) {
    if (optional) continue;
    const [group = '', key = ''] = name.split('.');
    (found[group] ??= []).push(key);
  }
  return Object.fromEntries(Object.entries(found).map(([group, keys]) => [group, keys.sort()]));
};

test('the forms demand the fields of the specification’s drafts, and no other', () => {
  const residence = ['address', 'city', 'district', 'province', 'village', 'zipCode'];
  expect(groups(kycForm)).toEqual({
    personalInfo: ['email', 'gender', 'manuallyEducation', 'maritalStatus', 'motherMaidenName'],
    workInfo: [
      'companyName',
      'incomeSource',
      'jobIndustry',
      'jobPosition',
      'monthlyIncome',
      'occupation',
      'occupationInternetBased',
      'workSince',
    ],
    residentialInfo: residence,
    emergencyInfo: ['name', 'phone', 'relation'],
  });
  expect(groups(combinedForm)).toEqual({
    userInfo: [
      'dependents',
      'education',
      'email',
      'gender',
      'maritalStatus',
      'mobileNumber',
      'monthlyIncome',
      'motherMaidenName',
      'sourceOfFund',
    ],
    workInfo: [
      'businessAddress',
      'businessPhone',
      'employerName',
      'jobIndustry',
      'jobType',
      'workSince',
    ],
    emergencyInfo: ['mobileNumber', 'mobileNumber2', 'name', 'name2', 'relation', 'relation2'],
    residentialInfo: [...residence, 'homePhone', 'status'].sort(),
  });
});

test('every tracked name of the specification is the name of a field', () => {
  const tracked = [...fieldsOf(kycForm), ...fieldsOf(combinedForm)].flatMap(
    (it) => it.tracked ?? [],
  );
  expect(new Set(tracked).size).toBe(16);
});
