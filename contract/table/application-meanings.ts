import { combinedDraftMeanings, kycDraftMeanings } from './draft-meanings';
import { type MeaningsOf, ours, spec } from './meaning';
import { verdictMeanings } from './verdict-meanings';

const channel = spec('How the password is sent.', 'SMS');
const additionalProducts = spec(
  'The additional product of the application: `GPP` or `GPL`.',
  'GPP',
);
/** The application: status, drafts, one-time passwords, consents. */
export const applicationMeanings: MeaningsOf<
  | 'applicationStatus'
  | 'submitApplication'
  | 'reapply'
  | 'joinWaitlist'
  | 'kycDraft'
  | 'saveKycDraft'
  | 'oneKycToken'
  | 'combinedDraft'
  | 'saveCombinedDraft'
  | 'generateOtp'
  | 'verifyOtp'
  | 'userConsent'
  | 'giveConsent'
> = {
  applicationStatus: {
    means:
      'Where the application is. Decides which page a user may see, so every page of a login asks for it.',
    on: {
      start: { needs: ['applicationStatus'], uses: ['eligibility'] },
      applicationRejected: { uses: ['creditApplicationResponse.reapplyTime'] },
      waitlist: { uses: ['waitlist.isJoined', 'waitlist.isReviewing'] },
      applicationReview: { needs: ['applicationStatus'] },
      combinedTerms: { needs: ['applicationStatus'] },
      partner: { needs: ['applicationStatus'] },
    },
    answer: {
      applicationStatus: spec('The status. An unknown word counts as an error.', 'APPROVED'),
      eligibility: spec(
        'Whether the user may apply. `NOT_ELIGIBLE` and `BLACKLISTED` overrule the status.',
        'ELIGIBLE',
        'The status alone decides.',
      ),
      creditApplicationResponse: spec('The decision.'),
      'creditApplicationResponse.reapplyTime': spec(
        'When a rejected user may apply again.',
        '2030-03-01T00:00:00.000+07:00',
        'No time is named, and the user may try.',
      ),
      waitlist: spec('The waiting list of an ineligible user.'),
      'waitlist.isJoined': spec('Whether the user is on it.', false, 'Joining is offered.'),
      'waitlist.isReviewing': spec('Whether the place is being reviewed.', false),
      availableAdditionalProducts: spec(
        'The additional products that the user may have; `GPP` is the loan.',
        ['GPP'],
        'No loan is offered.',
      ),
      additionalProductStatus: spec(
        'A status or a flag for each product.',
        { GPP: 'DRAFT' },
        'There is no loan.',
      ),
      additionalProductPromoEligibility: spec('Whether the user has a promo, for each product.', {
        GPP: false,
      }),
    },
  },
  submitApplication: {
    means: 'Submits the application. The answer may have the status at once; else it is polled.',
    on: { kyc: { needs: [] }, combined: { needs: [] } },
    headers: {
      'migration-entry': spec('The entry of a migrated user, if there is one.', 'example-entry'),
    },
    body: {
      onekycSubmissionUuid: ours('Id of the identity check.', 'example-submission-1'),
      submissionType: ours('The `submission_type` of the draft.', 'NEW'),
      flowType: ours('`GPL` for PayLater, `COMBINED` with the loan.', 'GPL'),
      additionalProducts: ours('The additional products of a combined application.', []),
    },
    answer: {
      applicationStatus: ours(
        'The status after the submission.',
        'SUBMITTED',
        'The status is asked for.',
      ),
    },
  },
  reapply: {
    means: 'Starts a new application after a rejection. The status becomes `DRAFT`.',
    on: { applicationRejected: { uses: [] } },
  },
  joinWaitlist: {
    means: 'Puts an ineligible user on the waiting list.',
    on: { waitlist: { needs: [] } },
  },
  kycDraft: {
    means: 'The saved answers of the application. A 404 means that nothing is saved.',
    on: { kyc: { needs: [] } },
    answer: {
      ...kycDraftMeanings,
      pastIncomeAndGenderCutoff: spec(
        '`false`: gender and source of income are not asked.',
        true,
        'Both are asked.',
      ),
    },
  },
  saveKycDraft: {
    means: 'Saves the answers of one step. A field that is not in the body keeps its value.',
    on: { kyc: { needs: [] } },
    body: kycDraftMeanings,
  },
  oneKycToken: {
    means: 'A token for the identity check, passed to the host or to the identity script.',
    on: {
      kyc: { uses: ['token'] },
      combined: { uses: ['token'] },
      rekycEducation: { uses: ['token'] },
    },
    headers: {
      'onboarding-partner': spec(
        'The partner id of the host and the flow (`oneKyc.partners`).',
        'example-partner',
      ),
    },
    answer: { token: ours('The token. `access_token` is read too.', 'example-token') },
  },
  combinedDraft: {
    means: 'The saved answers of the combined application. A 404 means that nothing is saved.',
    on: { combined: { needs: [] } },
    headers: { additional_products: additionalProducts },
    answer: combinedDraftMeanings,
  },
  saveCombinedDraft: {
    means:
      'Saves the answers of one step; then the draft is read again. A field that is not in the body keeps its value.',
    on: { combined: { needs: [] }, combinedTerms: { uses: [] } },
    headers: {
      additional_products: additionalProducts,
      'X-Trigger-Data-Send': spec(
        'Whether the data goes on to the partner, after the last step.',
        'false',
      ),
    },
    body: combinedDraftMeanings,
  },
  generateOtp: {
    means: 'Sends a one-time password.',
    on: { kycOtp: { needs: [], uses: ['resendAfterSeconds'] } },
    query: { channel },
    headers: { 'application-type': spec('`GPL` or `COMBINED`.', 'GPL') },
    answer: {
      otpError: spec('Code of an error in a 2xx answer.', 'OTP_TOO_SOON', 'The password was sent.'),
      channel: spec('How it was sent.', 'SMS', 'The channel of the request.'),
      resendAfterSeconds: ours(
        'How long until another one may be sent.',
        60,
        'The configured time (`otp.resendSeconds`).',
      ),
    },
  },
  verifyOtp: {
    means: 'Checks a one-time password.',
    on: { kycOtp: { needs: [] } },
    query: { channel },
    body: { otp: spec('The digits. Never logged or stored.', '000000') },
    answer: {
      ...verdictMeanings,
      otpError: spec(
        'Code of an error in a 2xx answer.',
        'OTP_INVALID',
        'The password was right, unless another field denies it.',
      ),
      channel: spec('How it was sent.', 'SMS'),
      resendAfterSeconds: ours('How long until another one may be sent.', 60),
    },
  },
  userConsent: {
    means: 'The consents that the user gave. A 404 means none.',
    on: { combined: { needs: [] }, combinedTerms: { needs: [], uses: ['consents'] } },
    answer: {
      status: spec('State of the consents, in a word.', 'GIVEN'),
      verifiedStatus: spec('Whether they are verified, in a word.', 'VERIFIED'),
      applicationID: spec('Id of the application.', 'example-application-1'),
      applicationId: spec('Id of the application.', 'example-application-1'),
      consents: spec(
        'Whether each consent is given. Any given one of the three means that the user agreed to the terms of the loan (`GPP`): they are not shown again.',
        { NEW_ONBOARDING: true },
        'The consent is asked for.',
      ),
    },
  },
  giveConsent: {
    means: 'Gives a consent: the user read the terms of the loan (`GPP`), and agreed to them.',
    on: { combinedTerms: { needs: [] } },
    body: {
      type: spec(
        'When the user agreed: `MGR_MIGRATION` for a migrated user, `NEW_ONBOARDING` while applying, else `EARLY_REGISTRATION`.',
        'NEW_ONBOARDING',
      ),
    },
  },
};
