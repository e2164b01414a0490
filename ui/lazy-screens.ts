import type { RouteId } from '../domain/navigation/routes';
import type { FirstRoute, ScreenRow } from './screens';
import { STATUS_PAGES } from './status-pages';

/** Every page of an application shows fields or speaks of them. */
const formScreen = (load: ScreenRow['load']): ScreenRow => ({ load, areas: ['fields', 'form'] });

/** Where a submission leads: to its state, or to the code that confirms it. */
const submitted = ['applicationSubmit', 'kycOtp'] as const;

/** The steps that are a form and nothing else, of both products. */
const step = formScreen(() => import('./pages/onboarding/step-page').then((it) => it.StepPage));

/** The pages that explain something of home. */
const explained: ScreenRow = {
  load: () => import('./pages/home/guide/explained-page').then((it) => it.ExplainedPage),
  areas: ['guide'],
};

/** The page of every other route: one without a row does not compile. */
export const lazyScreens: Readonly<Record<Exclude<RouteId, FirstRoute>, ScreenRow>> = {
  ...STATUS_PAGES,

  authLogin: {
    load: () => import('./pages/auth/login-page').then((it) => it.LoginPage),
  },
  authCallback: {
    load: () => import('./pages/auth/callback-page').then((it) => it.CallbackPage),
  },
  authRedirect: {
    load: () => import('./pages/auth/redirect-page').then((it) => it.RedirectPage),
  },
  authLogout: {
    load: () => import('./pages/auth/logout-page').then((it) => it.LogoutPage),
  },
  authLinkAccount: {
    load: () => import('./pages/auth/link-account-page').then((it) => it.LinkAccountPage),
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
  },

  transactions: {
    load: () => {
      // Asked for beside the page, not after it: the first rows wait for both. What is missing, the page tells.
      void import('../domain/transactions/history').catch(() => undefined);
      return import('./pages/transactions/transactions-page').then((it) => it.TransactionsPage);
    },
  },
  transactionsAgreement: {
    load: () => import('./pages/contracts/agreement-page').then((it) => it.AgreementPage),
    areas: ['contracts'],
  },

  kyc: formScreen(() => import('./pages/kyc/kyc-page').then((it) => it.KycPage)),
  kycTerms: {
    ...formScreen(() => import('./pages/kyc/terms-page').then((it) => it.TermsPage)),
    leadsTo: submitted,
  },
  kycStep1: formScreen(() => import('./pages/kyc/checkpoint-page').then((it) => it.CheckpointPage)),
  kycStep2: step,
  kycStep3: step,
  kycStep4: formScreen(() => import('./pages/kyc/address-page').then((it) => it.AddressPage)),
  kycStep5: step,
  kycStep6: formScreen(() => import('./pages/kyc/summary-page').then((it) => it.SummaryPage)),
  kycOtp: {
    ...formScreen(() => import('./pages/kyc/otp-page').then((it) => it.OtpPage)),
    leadsTo: ['applicationProcessing'],
  },
  kycAddress: step,

  rekycEducation: {
    load: () => import('./pages/rekyc/education-page').then((it) => it.EducationPage),
    areas: ['fields', 'form'],
    leadsTo: ['rekycReview'],
  },

  billList: {
    load: () => import('./pages/repayment/bill-list-page').then((it) => it.BillListPage),
  },
  bcaVa: {
    load: () => import('./pages/repayment/account-page').then((it) => it.AccountPage),
  },
  bcaVaHowTo: {
    load: () => import('./pages/repayment/how-to-page').then((it) => it.HowToPage),
  },

  restructure: {
    load: () => import('./pages/restructure/restructure-page').then((it) => it.RestructurePage),
  },
  restructureAgreement: {
    load: async () => {
      const [{ AgreementPage }] = await Promise.all([
        import('./pages/restructure/agreement-page'),
        // The answer to the request may be that the PIN is asked for.
        import('./pages/restructure/pin-step'),
      ]);
      return AgreementPage;
    },
    areas: ['pin', 'fields', 'form'],
    leadsTo: ['restructureCallback'],
  },

  combined: formScreen(() =>
    import('./pages/combined/combined-page').then((it) => it.CombinedPage),
  ),
  combinedKycTerms: {
    ...formScreen(() =>
      import('./pages/combined/combined-kyc-terms-page').then((it) => it.CombinedKycTermsPage),
    ),
    leadsTo: submitted,
  },
  combinedTerms: formScreen(() =>
    import('./pages/combined/loan-terms-page').then((it) => it.LoanTermsPage),
  ),
  combinedUser: step,
  combinedWork: step,
  combinedResidence: step,
  combinedContact: step,

  reassessmentOnDemand: {
    load: () => import('./pages/reassessment/on-demand-page').then((it) => it.OnDemandPage),
    areas: ['pin', 'fields', 'form'],
    leadsTo: ['reassessmentProcess'],
  },

  terms: {
    load: () => import('./pages/status/terms-page').then((it) => it.TermsPage),
  },
  partner: {
    load: () => import('./pages/partner/partner-page').then((it) => it.PartnerPage),
  },
};
