import { addressFields } from '../address/fields';
import { field } from '../forms/field';
import type { FormDefinition } from '../forms/form';
import { combinedOptions as options } from './options';

/** The combined application in its four steps (spec §2, "Flows", §3). */
export const combinedForm = {
  id: 'combined',
  steps: [
    {
      route: 'combinedUser',
      fields: [
        field('userInfo.email', 'email', { tracked: 'EMAIL' }),
        field('userInfo.mobileNumber', 'ownPhone', { startsValid: true }),
        field('userInfo.gender', 'choice', { options: options.gender }),
        field('userInfo.motherMaidenName', 'person', {
          tracked: 'MOTHERS_MAIDEN_NAME',
          volatile: true,
        }),
        field('userInfo.education', 'choice', {
          options: options.education,
          tracked: 'LATEST_EDUCATION',
        }),
        field('userInfo.maritalStatus', 'choice', {
          options: options.marital,
          tracked: 'MARITAL_STATUS',
        }),
        field('userInfo.dependents', 'dependents'),
        field('userInfo.sourceOfFund', 'choice', { options: options.sourceOfFund }),
        field('userInfo.monthlyIncome', 'income', { volatile: true }),
      ],
    },
    {
      route: 'combinedWork',
      fields: [
        field('workInfo.jobIndustry', 'choice', { options: options.jobIndustry }),
        field('workInfo.jobType', 'choice', { options: options.jobType }),
        field('workInfo.employerName', 'company', { tracked: 'EMPLOYER_NAME' }),
        field('workInfo.businessAddress', 'address', { tracked: 'BUSINESS_ADDRESS' }),
        field('workInfo.businessPhone', 'fixedPhone', { tracked: 'BUSINESS_PHONE' }),
        field('workInfo.workSince', 'choice', { options: options.workDuration }),
      ],
    },
    {
      route: 'combinedContact',
      fields: [
        field('emergencyInfo.name', 'contact', { tracked: 'CONTACT_NAME' }),
        field('emergencyInfo.relation', 'choice', { options: options.relation }),
        field('emergencyInfo.mobileNumber', 'contactPhone', {
          labelKey: 'phone',
          tracked: 'CONTACT_NUMBER',
        }),
        field('emergencyInfo.name2', 'contact', {
          tracked: 'CONTACT_NAME',
          mustDifferFrom: 'emergencyInfo.name',
        }),
        field('emergencyInfo.relation2', 'choice', { options: options.relation }),
        field('emergencyInfo.mobileNumber2', 'contactPhone', {
          labelKey: 'phone2',
          tracked: 'CONTACT_NUMBER',
          mustDifferFrom: 'emergencyInfo.mobileNumber',
        }),
      ],
    },
    {
      route: 'combinedResidence',
      fields: [
        field('residentialInfo.status', 'choice', { options: options.residenceStatus }),
        ...addressFields,
        field('residentialInfo.homePhone', 'fixedPhone', { tracked: 'HOME_PHONE' }),
      ],
    },
  ],
} as const satisfies FormDefinition;
