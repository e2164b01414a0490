import type { FormContext } from '../forms/answers';
import { addressFields } from '../address/fields';
import { field } from '../forms/field';
import type { FormDefinition } from '../forms/form';
import { kycOptions as options } from './options';

/** Returns whether the draft is before the cut-off, where gender and income source are not asked (spec §4, §5). */
const beforeCutoff = ({ extras }: FormContext): boolean =>
  extras['pastIncomeAndGenderCutoff'] === false;

/** Returns whether the saved draft lacks the field, which is asked only if the draft has it (decision 18). */
const notCarried = ({ saved }: FormContext): boolean =>
  saved['workInfo.occupationInternetBased'] === undefined;

const identified = ({ extras, facts }: FormContext): boolean =>
  facts.identityKnown === true ||
  (typeof extras['onekycSubmissionUuid'] === 'string' && extras['onekycSubmissionUuid'] !== '');

/** The application for the single product (spec §2, §3; decision 18). The first step is the checkpoint. */
export const kycForm = {
  id: 'kyc',
  steps: [
    { route: 'kycStep1', also: ['kycStep1Migrated'], fields: [], complete: identified },
    {
      route: 'kycStep2',
      fields: [
        field('personalInfo.email', 'email', { tracked: 'EMAIL' }),
        field('personalInfo.gender', 'choice', { options: options.gender, exempt: beforeCutoff }),
        field('personalInfo.motherMaidenName', 'person', {
          tracked: 'MOTHERS_MAIDEN_NAME',
          volatile: true,
        }),
        field('personalInfo.manuallyEducation', 'choice', {
          options: options.education,
          tracked: 'LATEST_EDUCATION',
        }),
        field('personalInfo.maritalStatus', 'choice', {
          options: options.marital,
          tracked: 'MARITAL_STATUS',
        }),
      ],
    },
    {
      route: 'kycStep3',
      fields: [
        field('workInfo.jobIndustry', 'choice', { options: options.jobIndustry }),
        field('workInfo.occupation', 'choice', { options: options.occupation }),
        field('workInfo.occupationInternetBased', 'choice', {
          options: options.internetBased,
          exempt: notCarried,
        }),
        field('workInfo.jobPosition', 'choice', { options: options.jobPosition }),
        field('workInfo.companyName', 'company', { tracked: 'EMPLOYER_NAME' }),
        field('workInfo.workSince', 'choice', { options: options.workDuration }),
        field('workInfo.monthlyIncome', 'income', { volatile: true }),
        field('workInfo.incomeSource', 'choice', {
          options: options.incomeSource,
          exempt: beforeCutoff,
        }),
      ],
    },
    {
      route: 'kycStep4',
      also: ['kycAddress'],
      fields: [...addressFields],
    },
    {
      route: 'kycStep5',
      fields: [
        field('emergencyInfo.name', 'contact', { tracked: 'CONTACT_NAME' }),
        field('emergencyInfo.relation', 'choice', { options: options.relation }),
        field('emergencyInfo.phone', 'contactPhone', { tracked: 'CONTACT_NUMBER' }),
      ],
    },
    { route: 'kycStep6', fields: [] },
  ],
} as const satisfies FormDefinition;
