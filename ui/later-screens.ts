import type { RouteId } from '../domain/navigation/routes';
import type { FirstRoute, ScreenRow } from './screens';

/** Routes whose page is not made yet: `NotBuiltPage` says so. */
const notBuilt: ScreenRow = {
  load: () => import('./app/not-built-page').then((it) => it.NotBuiltPage),
  areas: [],
};

/** The pages that are a picture, a sentence and a button. */
const status: ScreenRow = {
  load: () => import('./pages/status/status-page').then((it) => it.StatusPage),
  areas: ['unavailable'],
};

/** Every page of the application shows fields or speaks of them. */
const kycScreen = (load: ScreenRow['load']): ScreenRow => ({ load, areas: ['fields', 'form'] });

/** The page of every other route: one without a row does not compile. */
export const laterScreens: Readonly<Record<Exclude<RouteId, FirstRoute>, ScreenRow>> = {
  authLogin: {
    load: () => import('./pages/auth/login-page').then((it) => it.LoginPage),
    areas: ['auth'],
  },
  authCallback: {
    load: () => import('./pages/auth/callback-page').then((it) => it.CallbackPage),
    areas: ['auth'],
  },
  authRedirect: {
    load: () => import('./pages/auth/redirect-page').then((it) => it.RedirectPage),
    areas: ['auth'],
  },
  authLogout: {
    load: () => import('./pages/auth/logout-page').then((it) => it.LogoutPage),
    areas: ['auth'],
  },
  authLinkAccount: {
    load: () => import('./pages/auth/link-account-page').then((it) => it.LinkAccountPage),
    areas: ['auth'],
  },

  homeSuccess: notBuilt,
  homeActivated: {
    load: () => import('./pages/home/activated-page').then((it) => it.ActivatedPage),
    areas: ['home'],
  },
  homeBillCycle: notBuilt,
  homeAboutFee: notBuilt,
  homePartners: notBuilt,
  homeLimit: notBuilt,
  homeSettings: {
    load: () => import('./pages/settings/settings-page').then((it) => it.SettingsPage),
    areas: ['settings'],
  },

  transactions: notBuilt,
  transactionsAgreement: notBuilt,

  kyc: kycScreen(() => import('./pages/kyc/kyc-page').then((it) => it.KycPage)),
  kycTerms: kycScreen(() => import('./pages/kyc/terms-page').then((it) => it.TermsPage)),
  kycStep1: kycScreen(() => import('./pages/kyc/checkpoint-page').then((it) => it.CheckpointPage)),
  kycStep2: kycScreen(() => import('./pages/kyc/step-pages').then((it) => it.PersonalPage)),
  kycStep3: kycScreen(() => import('./pages/kyc/step-pages').then((it) => it.WorkPage)),
  kycStep4: kycScreen(() => import('./pages/kyc/address-page').then((it) => it.AddressPage)),
  kycStep5: kycScreen(() => import('./pages/kyc/step-pages').then((it) => it.ContactPage)),
  kycStep6: kycScreen(() => import('./pages/kyc/summary-page').then((it) => it.SummaryPage)),
  kycStep1Migrated: kycScreen(() =>
    import('./pages/kyc/migrated-page').then((it) => it.MigratedPage),
  ),
  kycOtp: kycScreen(() => import('./pages/kyc/otp-page').then((it) => it.OtpPage)),
  onekycRejected: kycScreen(() =>
    import('./pages/kyc/identity-pages').then((it) => it.OneKycRejectedPage),
  ),
  onekycReapply: kycScreen(() =>
    import('./pages/kyc/identity-pages').then((it) => it.OneKycReapplyPage),
  ),
  onekycSuccess: kycScreen(() =>
    import('./pages/kyc/identity-pages').then((it) => it.OneKycSuccessPage),
  ),
  onekycFailure: kycScreen(() =>
    import('./pages/kyc/identity-pages').then((it) => it.OneKycFailurePage),
  ),
  kycAddress: kycScreen(() => import('./pages/kyc/step-pages').then((it) => it.AddressEditorPage)),

  rekyc: notBuilt,
  rekycEducation: notBuilt,
  rekycReview: notBuilt,

  applicationSubmit: {
    load: () => import('./pages/application/submit-page').then((it) => it.SubmitPage),
    areas: ['application'],
  },
  applicationProcessing: {
    load: () => import('./pages/application/waiting-page').then((it) => it.ProcessingPage),
    areas: ['application'],
  },
  applicationReview: {
    load: () => import('./pages/application/waiting-page').then((it) => it.ReviewPage),
    areas: ['application'],
  },
  applicationRejected: {
    load: () => import('./pages/application/rejected-page').then((it) => it.RejectedPage),
    areas: ['application'],
  },
  applicationError: {
    load: () => import('./pages/application/submit-error-page').then((it) => it.SubmitErrorPage),
    areas: ['application'],
  },

  billList: notBuilt,
  bcaVa: notBuilt,
  bcaVaHowTo: notBuilt,
  bcaVaSuccess: notBuilt,
  repaymentProcessing: notBuilt,

  ineligible: status,
  unsupported: status,
  unsupportedApp: status,
  migrationRedirect: status,
  statusError: status,
  waitlist: status,

  restructure: notBuilt,
  restructureCallback: notBuilt,
  restructureAgreement: notBuilt,
  restructureEducation1: notBuilt,
  restructureEducation2: notBuilt,

  combined: notBuilt,
  combinedKycTerms: notBuilt,
  combinedTerms: notBuilt,
  combinedUser: notBuilt,
  combinedWork: notBuilt,
  combinedResidence: notBuilt,
  combinedContact: notBuilt,

  reassessment: notBuilt,
  reassessmentEducation: notBuilt,
  reassessmentOnDemand: notBuilt,
  reassessmentResult: notBuilt,
  reassessmentProcess: notBuilt,
  reassessmentReview: notBuilt,
  reassessmentSuccess: notBuilt,
  reassessmentIneligible: notBuilt,
  reassessmentFail: notBuilt,
  reassessmentExhaust: notBuilt,
  reassessmentUnsupported: notBuilt,

  terms: {
    load: () => import('./pages/status/terms-page').then((it) => it.TermsPage),
    areas: ['legal'],
  },
  partner: notBuilt,
  maintenance: status,
  notFound: status,
};
