import type { combinedForm } from '../../../domain/combined/form';
import type { FieldName } from '../../../domain/forms/form';
import type { kycForm } from '../../../domain/kyc/form';
import type { RouteId } from '../../../domain/navigation/routes';
import type { Messages } from '../../messages/areas';

type FormMessages = Messages['form'];

/** Layout of a step. Its texts are in the messages of `form`. */
export interface StepView {
  /** Headings: `sections.<id>` is shown before the field that it names. */
  readonly sections: Readonly<
    Partial<Record<keyof FormMessages['sections'], FieldName<typeof kycForm | typeof combinedForm>>>
  >;
  /** `leads.<id>` above the form. */
  readonly lead?: keyof FormMessages['leads'];
  /** Page after the step, if that is not the form's next step. */
  readonly next?: RouteId;
}

const address = { area: 'residentialInfo.province', street: 'residentialInfo.address' } as const;

/** Layouts of every step that is a form, of both products. */
export const STEP_VIEWS = {
  kycStep2: {
    sections: { reach: 'personalInfo.email', self: 'personalInfo.gender' },
    lead: 'personal',
  },
  kycStep3: {
    sections: {
      job: 'workInfo.jobIndustry',
      place: 'workInfo.companyName',
      income: 'workInfo.monthlyIncome',
    },
    lead: 'work',
  },
  kycStep4: { sections: address, lead: 'address' },
  kycAddress: { sections: address, lead: 'address', next: 'kycStep4' },
  kycStep5: { sections: {}, lead: 'contact' },

  combinedUser: {
    sections: {
      reach: 'userInfo.email',
      self: 'userInfo.gender',
      income: 'userInfo.sourceOfFund',
    },
    lead: 'personal',
  },
  combinedWork: {
    sections: { job: 'workInfo.jobIndustry', place: 'workInfo.employerName' },
    lead: 'work',
  },
  combinedContact: {
    sections: { first: 'emergencyInfo.name', second: 'emergencyInfo.name2' },
    lead: 'contacts',
  },
  combinedResidence: {
    sections: {
      home: 'residentialInfo.status',
      ...address,
      line: 'residentialInfo.homePhone',
    },
    lead: 'address',
  },
} as const satisfies Partial<Record<RouteId, StepView>>;

export type StepRoute = keyof typeof STEP_VIEWS;
