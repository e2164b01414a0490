/**
 * `open` needs nothing. `front` is the start page, guarded by application status after login. `login` needs a login
 * only. `status` needs a login and is guarded by application status (spec §4, §6).
 */
export type Access = 'open' | 'front' | 'login' | 'status';

/** `area`: the part of the product that the page belongs to, which names its messages and its file in src/areas. */
const shown =
  <S extends string, A extends string>(access: Access, section: S, area: A) =>
  (path: `/${string}` | '*') => ({ path, access, section, area });

const auth = shown('open', 'none', 'auth');
const guide = shown('status', 'home', 'guide');
const transactions = shown('status', 'transactions', 'transactions');
const kyc = shown('status', 'kyc', 'kyc');
const rekyc = shown('status', 'rekyc', 'rekyc');
const application = shown('status', 'application', 'application');
const repayment = shown('status', 'repayment', 'repayment');
const unavailable = shown('login', 'none', 'unavailable');
const restructure = shown('status', 'bill-restructure', 'restructure');
const combined = shown('status', 'combined', 'combined');
const reassessment = shown('status', 'credit-reassessment', 'reassessment');

/** Every address of spec §2 by its id, which is also the page's name in tracking events. */
export const ROUTES = {
  start: shown('front', 'root', 'start')('/'),

  authLogin: auth('/auth/login'),
  authCallback: auth('/auth/callback'),
  authRedirect: auth('/auth/redirect'),
  authLogout: auth('/auth/logout'),
  authLinkAccount: auth('/auth/link-gojek-account'),

  home: shown('status', 'home', 'home')('/home'),
  homeSuccess: shown('status', 'home', 'repayment')('/home/success'),
  homeActivated: guide('/home/activated'),
  homeBillCycle: guide('/home/bill-cycle-education'),
  homeAboutFee: guide('/home/about-fee'),
  homePartners: shown('status', 'home', 'partner')('/home/popular-partners'),
  homeLimit: guide('/home/limit-details'),
  homeSettings: shown('status', 'home', 'settings')('/home/settings'),

  transactions: transactions('/transactions'),
  transactionsAgreement: shown('status', 'transactions', 'contracts')('/transactions/agreement'),

  kyc: kyc('/kyc'),
  kycTerms: kyc('/kyc/tnc'),
  kycStep1: kyc('/kyc/step1'),
  kycStep2: kyc('/kyc/step2'),
  kycStep3: kyc('/kyc/step3'),
  kycStep4: kyc('/kyc/step4'),
  kycStep5: kyc('/kyc/step5'),
  kycStep6: kyc('/kyc/step6'),
  kycStep1Migrated: kyc('/kyc/step1/migrated'),
  kycOtp: shown('status', 'kyc', 'otp')('/kyc/otp'),
  onekycRejected: kyc('/kyc/onekyc/rejected'),
  onekycReapply: kyc('/kyc/onekyc/reapply'),
  onekycSuccess: kyc('/kyc/onekyc/success'),
  onekycFailure: kyc('/kyc/onekyc/failure'),
  kycAddress: kyc('/kyc/confirm/address'),

  rekyc: rekyc('/rekyc'),
  rekycEducation: rekyc('/rekyc/education'),
  rekycReview: rekyc('/rekyc/review'),

  applicationSubmit: application('/application/submit'),
  applicationProcessing: application('/application/processing'),
  applicationReview: application('/application/review'),
  applicationRejected: application('/application/rejected'),
  applicationError: application('/application/error'),

  billList: repayment('/repayment/bill-list'),
  bcaVa: repayment('/repayment/bca-va'),
  bcaVaHowTo: repayment('/repayment/bca-va/how-to-repay'),
  bcaVaSuccess: repayment('/repayment/bca-va/success'),
  repaymentProcessing: repayment('/repayment/processing'),

  ineligible: unavailable('/unavailable/ineligible'),
  unsupported: unavailable('/unavailable/unsupported'),
  unsupportedApp: unavailable('/unavailable/unsupported-app'),
  migrationRedirect: unavailable('/unavailable/migration-redirect'),
  statusError: unavailable('/unavailable/status-error'),
  waitlist: unavailable('/unavailable/waitlist'),

  restructure: restructure('/bill-restructure'),
  restructureCallback: restructure('/bill-restructure/callback'),
  restructureAgreement: restructure('/bill-restructure/agreement'),
  restructureEducation1: restructure('/bill-restructure/education/type1'),
  restructureEducation2: restructure('/bill-restructure/education/type2'),

  combined: combined('/combined'),
  combinedKycTerms: combined('/combined/kyc/tnc'),
  combinedTerms: shown('login', 'none', 'combined')('/combined/tnc'),
  combinedUser: combined('/combined/user-info'),
  combinedWork: combined('/combined/work-info'),
  combinedResidence: combined('/combined/residential-info'),
  combinedContact: combined('/combined/contact-info'),

  reassessment: reassessment('/credit-reassessment'),
  reassessmentEducation: reassessment('/credit-reassessment/education'),
  reassessmentOnDemand: reassessment('/credit-reassessment/on-demand'),
  reassessmentResult: reassessment('/credit-reassessment/on-demand/result'),
  reassessmentProcess: reassessment('/credit-reassessment/process'),
  reassessmentReview: reassessment('/credit-reassessment/review'),
  reassessmentSuccess: reassessment('/credit-reassessment/success'),
  reassessmentIneligible: reassessment('/credit-reassessment/ineligible'),
  reassessmentFail: reassessment('/credit-reassessment/fail'),
  reassessmentExhaust: reassessment('/credit-reassessment/exhaust'),
  reassessmentUnsupported: reassessment('/credit-reassessment/unsupported'),

  terms: shown('login', 'none', 'legal')('/tnc'),
  partner: shown('status', 'partner', 'partner')('/partner/*'),
  maintenance: shown('open', 'none', 'unavailable')('/maintenance'),
  notFound: shown('open', 'none', 'unavailable')('*'),
} as const;

export type RouteId = keyof typeof ROUTES;

/** The main pages of the app, in the order of the navigation bar (decision 42). */
export const places = ['home', 'billList', 'transactions', 'homeLimit'] as const;
export type PlaceId = (typeof places)[number];

export const isPlace = (id: RouteId): id is PlaceId => places.some((it) => it === id);
export type AreaId = (typeof ROUTES)[RouteId]['area'];

/** A section of the status guard (spec §4); `none` for the pages outside of them. */
export type RouteSection = (typeof ROUTES)[RouteId]['section'];

const placeOfSection: Partial<Record<RouteSection, PlaceId>> = {
  home: 'home',
  transactions: 'transactions',
  repayment: 'billList',
  'bill-restructure': 'billList',
  'credit-reassessment': 'homeLimit',
};

/** Returns the place that a page belongs to: a place itself, or a page that is reached from it. */
export const placeOf = (id: RouteId): PlaceId | undefined =>
  isPlace(id) ? id : placeOfSection[ROUTES[id].section];

/** The routes of an area. */
export type RouteOf<A extends AreaId> = {
  [Id in RouteId]: (typeof ROUTES)[Id]['area'] extends A ? Id : never;
}[RouteId];

export const routeIds = Object.keys(ROUTES) as RouteId[];

const byPath = new Map<string, RouteId>(routeIds.map((id) => [ROUTES[id].path, id]));

/** Returns the route of a path (without query); a trailing slash does not count. Unknown paths are `notFound`. */
export const routeAt = (path: string): RouteId => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const exact = plain === '*' ? undefined : byPath.get(plain);
  if (exact) return exact;
  return /^\/partner\/+[^/]/.test(plain) ? 'partner' : 'notFound';
};
