import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { fieldsOf, type FormDefinition } from '../../../domain/forms/form';
import { kycForm } from '../../../domain/kyc/form';
import { kycOptions } from '../../../domain/kyc/options';
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

/** Returns the names of the required answers, in alphabetical order. */
const required = (form: FormDefinition) =>
  fieldsOf(form)
    .flatMap(({ name, optional }) => (optional ? [] : name))
    .sort();

const inGroup = (group: string, keys: string) => keys.split(' ').map((key) => `${group}.${key}`);
const residence = 'address city district province village zipCode';

test('the forms require exactly the fields of the drafts in the specification', () => {
  expect(required(kycForm)).toEqual([
    ...inGroup('emergencyInfo', 'name phone relation'),
    ...inGroup('personalInfo', 'email gender manuallyEducation maritalStatus motherMaidenName'),
    ...inGroup('residentialInfo', residence),
    ...inGroup('workInfo', 'companyName incomeSource jobIndustry jobPosition monthlyIncome'),
    ...inGroup('workInfo', 'occupation occupationInternetBased workSince'),
  ]);
  expect(required(combinedForm)).toEqual(
    [
      ...inGroup('emergencyInfo', 'mobileNumber mobileNumber2 name name2 relation relation2'),
      ...inGroup('residentialInfo', `${residence} homePhone status`),
      ...inGroup('userInfo', 'dependents education email gender maritalStatus mobileNumber'),
      ...inGroup('userInfo', 'monthlyIncome motherMaidenName sourceOfFund'),
      ...inGroup('workInfo', 'businessAddress businessPhone employerName'),
      ...inGroup('workInfo', 'jobIndustry jobType workSince'),
    ].sort(),
  );
});
