import { filledCombinedDraft } from '../../../sandbox/lender/new-person';
import { type CombinedDraftRecord, single } from '../../../sandbox/lender/records';
import { mine } from '../../../sandbox/lender/world';
import { applicationStatus, submitApplication } from '../../../domain/application/calls';
import type { Submission } from '../../../domain/application/submit-application';
import { combinedDraft, saveCombinedDraft } from '../../../domain/combined/calls';
import { giveConsent } from '../../../domain/consent/calls';
import { enter, type Front, goodValue, valueOf } from './fronts';
import { ctxOf } from './samples';

const products = { additional_products: 'GPP' };

/** The submission of the combined flow with GPP. */
export const withGpp: Submission = {
  onekycSubmissionUuid: 'from-a-host-app',
  flowType: 'COMBINED',
  additionalProducts: ['GPP'],
};
/** The same flow without GPP. */
export const withoutGpp: Submission = { ...withGpp, flowType: 'GPL', additionalProducts: [] };
/** The submission of a user without a capture. */
export const uncaptured: Submission = { flowType: 'COMBINED', additionalProducts: ['GPP'] };

/** Creates a user who can take each step of the combined flow. */
export const combinedApplicant = (front: Front, persona: string) => {
  const person = enter(front, persona);
  const { http, userId } = person;
  const ctx = () => ctxOf(front.world, userId);
  const save = (body: CombinedDraftRecord, send: 'true' | 'false' = 'false') =>
    http.call(saveCombinedDraft, {
      headers: { ...products, 'X-Trigger-Data-Send': send },
      body,
    });
  return {
    ...person,
    save,
    /** Answers every question, with some answers changed. */
    fill: ({ userInfo, ...more }: CombinedDraftRecord = {}) => {
      const whole = filledCombinedDraft(ctx().user);
      return save({ ...whole, ...more, userInfo: { ...whole.userInfo, ...userInfo } }, 'true');
    },
    draft: async () => valueOf(await http.call(combinedDraft, { headers: products })),
    agree: () => http.call(giveConsent, { body: { type: 'NEW_ONBOARDING' } }),
    submit: (body: Submission) => http.call(submitApplication, { body }),
    status: async () => goodValue(await http.call(applicationStatus, {})),
    dataSent: () => mine(ctx(), single.combinedDataSent)?.at,
    user: () => ctx().user,
  };
};
