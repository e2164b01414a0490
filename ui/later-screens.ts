import type { RouteId } from '../domain/navigation/routes';
import type { FirstRoute, ScreenRow } from './screens';

/** Routes whose page is not made yet: `NotBuiltPage` says so. */
const notBuilt: ScreenRow = {
  load: () => import('./app/not-built-page').then((it) => it.NotBuiltPage),
  areas: [],
};

/** The pages that are a picture, a sentence and a button. */
const statusScreen = (area: 'unavailable' | 'application'): ScreenRow => ({
  load: () => import('./pages/status/status-page').then((it) => it.StatusPage),
  areas: [area],
});
const status = statusScreen('unavailable');
const application = statusScreen('application');

const rekycStatus: ScreenRow = {
  load: () => import('./pages/rekyc/rekyc-page').then((it) => it.RekycPage),
  areas: [],
};

/** Every page of an application shows fields or speaks of them. */
const formScreen = (load: ScreenRow['load']): ScreenRow => ({ load, areas: ['fields', 'form'] });

/** The steps that are a form and nothing else, of both products. */
const step = formScreen(() => import('./pages/onboarding/step-page').then((it) => it.StepPage));

/** How an identity check ended, and what is done instead of one. */
const identity = formScreen(() =>
  import('./pages/kyc/identity-page').then((it) => it.IdentityPage),
);

/** The pages that explain something of home. */
const explained: ScreenRow = {
  load: () => import('./pages/home/guide/explained-page').then((it) => it.ExplainedPage),
  areas: ['guide'],
};

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

  homeSuccess: {
    load: () => import('./pages/home/guide/success-page').then((it) => it.SuccessPage),
    areas: ['guide', 'repayment'],
  },
  homeActivated: {
    load: () => import('./pages/home/activated-page').then((it) => it.ActivatedPage),
    areas: ['home'],
  },
  homeBillCycle: explained,
  homeAboutFee: explained,
  homePartners: {
    load: () => import('./pages/partner/partners-page').then((it) => it.PartnersPage),
    areas: ['partner'],
  },
  homeLimit: {
    load: () => import('./pages/home/guide/limit-page').then((it) => it.LimitPage),
    areas: ['guide'],
  },
  homeSettings: {
    load: () => import('./pages/settings/settings-page').then((it) => it.SettingsPage),
    areas: ['settings'],
  },

  transactions: {
    load: () => import('./pages/transactions/transactions-page').then((it) => it.TransactionsPage),
    areas: ['transactions'],
  },
  transactionsAgreement: {
    load: () => import('./pages/transactions/agreement-page').then((it) => it.AgreementPage),
    areas: ['transactions'],
  },

  kyc: formScreen(() => import('./pages/kyc/kyc-page').then((it) => it.KycPage)),
  kycTerms: formScreen(() => import('./pages/kyc/terms-page').then((it) => it.TermsPage)),
  kycStep1: formScreen(() => import('./pages/kyc/checkpoint-page').then((it) => it.CheckpointPage)),
  kycStep2: step,
  kycStep3: step,
  kycStep4: formScreen(() => import('./pages/kyc/address-page').then((it) => it.AddressPage)),
  kycStep5: step,
  kycStep6: formScreen(() => import('./pages/kyc/summary-page').then((it) => it.SummaryPage)),
  kycStep1Migrated: identity,
  kycOtp: formScreen(() => import('./pages/kyc/otp-page').then((it) => it.OtpPage)),
  onekycRejected: identity,
  onekycReapply: identity,
  onekycSuccess: identity,
  onekycFailure: identity,
  kycAddress: step,

  rekyc: rekycStatus,
  rekycEducation: {
    load: () => import('./pages/rekyc/education-page').then((it) => it.EducationPage),
    areas: ['fields', 'form'],
  },
  rekycReview: rekycStatus,

  applicationSubmit: application,
  applicationProcessing: application,
  applicationReview: application,
  applicationRejected: application,
  applicationError: application,

  billList: {
    load: () => import('./pages/repayment/bill-list-page').then((it) => it.BillListPage),
    areas: [],
  },
  bcaVa: {
    load: () => import('./pages/repayment/account-page').then((it) => it.AccountPage),
    areas: [],
  },
  bcaVaHowTo: {
    load: () => import('./pages/repayment/how-to-page').then((it) => it.HowToPage),
    areas: [],
  },
  bcaVaSuccess: {
    load: () => import('./pages/repayment/success-page').then((it) => it.SuccessPage),
    areas: [],
  },
  repaymentProcessing: {
    load: () => import('./pages/repayment/processing-page').then((it) => it.ProcessingPage),
    areas: [],
  },

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

  combined: formScreen(() =>
    import('./pages/combined/combined-page').then((it) => it.CombinedPage),
  ),
  combinedKycTerms: formScreen(() =>
    import('./pages/combined/combined-kyc-terms-page').then((it) => it.CombinedKycTermsPage),
  ),
  combinedTerms: formScreen(() =>
    import('./pages/combined/loan-terms-page').then((it) => it.LoanTermsPage),
  ),
  combinedUser: step,
  combinedWork: step,
  combinedResidence: step,
  combinedContact: step,

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
  partner: {
    load: () => import('./pages/partner/partner-page').then((it) => it.PartnerPage),
    areas: [],
  },
  maintenance: status,
  notFound: status,
};
