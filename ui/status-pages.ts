import type { RouteId } from '../domain/navigation/routes';
import type { ScreenRow } from './screens';

/** What became of an application, and what is in the way. */
const applicationStatus: ScreenRow = {
  load: () =>
    import('./pages/status/application-status-page').then((it) => it.ApplicationStatusPage),
};

const identity: ScreenRow = {
  load: () => import('./pages/kyc/identity-page').then((it) => it.IdentityPage),
  areas: ['fields', 'form'],
};

const rekyc: ScreenRow = {
  load: () => import('./pages/rekyc/rekyc-page').then((it) => it.RekycPage),
};

const reassessment: ScreenRow = {
  load: () => import('./pages/reassessment/reassessment-page').then((it) => it.ReassessmentPage),
};

const restructure: ScreenRow = {
  load: () => import('./pages/restructure/callback-page').then((it) => it.CallbackPage),
};

/**
 * Every page that is a picture, a sentence and a button (look and feel, "Behaviour people notice"). One page renders
 * them all (`statusPage`); what each shows is a row of its area, which comes with the area's code. An end of another
 * page, such as a submission that failed, is a row of the same shape in the same sheet, without an address of its own.
 */
export const STATUS_PAGES = {
  maintenance: applicationStatus,
  notFound: applicationStatus,
  ineligible: applicationStatus,
  unsupported: applicationStatus,
  unsupportedApp: applicationStatus,
  migrationRedirect: applicationStatus,
  statusError: applicationStatus,
  waitlist: applicationStatus,

  applicationSubmit: applicationStatus,
  applicationProcessing: applicationStatus,
  applicationReview: applicationStatus,
  applicationRejected: applicationStatus,
  applicationError: applicationStatus,

  kycStep1Migrated: identity,
  onekycRejected: identity,
  onekycReapply: identity,
  onekycSuccess: identity,
  onekycFailure: identity,

  rekyc,
  rekycReview: rekyc,

  reassessment,
  reassessmentEducation: reassessment,
  reassessmentResult: reassessment,
  reassessmentProcess: reassessment,
  reassessmentReview: reassessment,
  reassessmentSuccess: reassessment,
  reassessmentIneligible: reassessment,
  reassessmentFail: reassessment,
  reassessmentExhaust: reassessment,
  reassessmentUnsupported: reassessment,

  restructureCallback: restructure,
  restructureEducation1: restructure,
  restructureEducation2: restructure,

  homeActivated: {
    load: () => import('./pages/home/activated-page').then((it) => it.ActivatedPage),
    areas: ['guide'],
  },
  homeSuccess: {
    load: () => import('./pages/home/guide/success-page').then((it) => it.SuccessPage),
    areas: ['guide', 'repayment'],
  },
  bcaVaSuccess: {
    load: () => import('./pages/repayment/success-page').then((it) => it.SuccessPage),
  },
  repaymentProcessing: {
    load: () => import('./pages/repayment/processing-page').then((it) => it.ProcessingPage),
  },
} as const satisfies Partial<Record<RouteId, ScreenRow>>;
