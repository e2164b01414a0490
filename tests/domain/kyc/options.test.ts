import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { combinedOptions } from '../../../domain/combined/options';
import { fieldsOf, type FormDefinition } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import { kycOptions } from '../../../domain/kyc/options';
import { repeated } from '../../support/failures';
import { specifiedOptions } from '../../support/specified-options';

/**
 * Returns the options of every field that has some, except the occupations: the specification does not show their
 * spelling.
 */
const optionsIn = (form: FormDefinition) =>
  Object.fromEntries(
    fieldsOf(form).flatMap(({ name, options }) =>
      options && name !== 'workInfo.occupation' ? [[name, options.values.join(' ')]] : [],
    ),
  );

test('every choice has the options of the specification, in its order and spelling', () => {
  expect(optionsIn(kycForm)).toEqual(specifiedOptions['/v1/kyc']);
  expect(optionsIn(combinedForm)).toEqual(specifiedOptions['/v1/kyc/combined']);
  expect(kycOptions.occupation.values).toHaveLength(10);
});

test.each([...Object.values(kycOptions), ...Object.values(combinedOptions)])(
  'no option of $id is repeated',
  ({ values }) => expect(repeated(values)).toEqual([]),
);

/** Returns the required answers by group. */
const groups = (form: FormDefinition) => {
  const found: Record<string, string[]> = {};
  for (const { name, optional } of fieldsOf(form)) {
    if (optional) continue;
    const [group = '', key = ''] = name.split('.');
    (found[group] ??= []).push(key);
  }
  return Object.fromEntries(Object.entries(found).map(([group, keys]) => [group, keys.sort()]));
};

test('the forms require exactly the fields of the drafts in the specification', () => {
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
