import type { ComponentType } from 'react';
import type { Area, RouteId } from '../domain/navigation/routes';

/** A page's code and the areas its words come from; both are loaded before it is shown. */
export interface ScreenRow {
  readonly load: () => Promise<ComponentType>;
  readonly areas: readonly (Area | 'fields')[];
}

/** Routes whose page is not made yet: `NotBuiltPage` says so. */
const notBuilt: ScreenRow = {
  load: () => import('./app/not-built-page').then((it) => it.NotBuiltPage),
  areas: [],
};

/** The page of every route: one without a row does not compile. */
export const screens: Readonly<Record<RouteId, ScreenRow>> = {
  start: notBuilt,

  authLogin: notBuilt,
  authCallback: notBuilt,
  authRedirect: notBuilt,
  authLogout: notBuilt,
  authLinkAccount: notBuilt,

  home: {
    load: () => import('./pages/home/home-page').then((it) => it.HomePage),
    areas: ['home'],
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

  kyc: notBuilt,
  kycTerms: notBuilt,
  kycStep1: notBuilt,
  kycStep2: notBuilt,
  kycStep3: notBuilt,
  kycStep4: notBuilt,
  kycStep5: notBuilt,
  kycStep6: notBuilt,
  kycStep1Migrated: notBuilt,
  kycOtp: notBuilt,
  onekycRejected: notBuilt,
  onekycReapply: notBuilt,
  onekycSuccess: notBuilt,
  onekycFailure: notBuilt,
  kycAddress: notBuilt,

  rekyc: notBuilt,
  rekycEducation: notBuilt,
  rekycReview: notBuilt,

  applicationSubmit: notBuilt,
  applicationProcessing: notBuilt,
  applicationReview: notBuilt,
  applicationRejected: notBuilt,
  applicationError: notBuilt,

  billList: notBuilt,
  bcaVa: notBuilt,
  bcaVaHowTo: notBuilt,
  bcaVaSuccess: notBuilt,
  repaymentProcessing: notBuilt,

  ineligible: notBuilt,
  unsupported: notBuilt,
  unsupportedApp: notBuilt,
  migrationRedirect: notBuilt,
  statusError: notBuilt,
  waitlist: notBuilt,

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

  terms: notBuilt,
  partner: notBuilt,
  maintenance: notBuilt,
  notFound: notBuilt,
};
