/**
 * Every address of spec §2. `access`: `open` needs nothing, `front` is the start page (guarded by status once logged
 * in), `login` needs a login only, `status` needs a login and is guarded by application status (spec §4, §6).
 */
export type Access = 'open' | 'front' | 'login' | 'status';

/** The top-level sections the status guard knows (spec §4), and `none` for those outside it. */
export type Section =
  | 'root'
  | 'kyc'
  | 'combined'
  | 'application'
  | 'home'
  | 'transactions'
  | 'repayment'
  | 'partner'
  | 'bill-restructure'
  | 'rekyc'
  | 'credit-reassessment'
  | 'none';

/** Whose words a page is written in: a file of messages. */
export type Area =
  | 'start'
  | 'auth'
  | 'kyc'
  | 'combined'
  | 'application'
  | 'home'
  | 'settings'
  | 'transactions'
  | 'repayment'
  | 'partner'
  | 'restructure'
  | 'rekyc'
  | 'reassessment'
  | 'unavailable'
  | 'legal';

export interface Route {
  readonly path: `/${string}` | '*';
  readonly access: Access;
  readonly section: Section;
  readonly area: Area;
  /** The page's name in tracking events. */
  readonly pageName: string;
  /** Pages under /partner hide the navigation header. */
  readonly header: 'shown' | 'hidden';
}

type Short = Omit<Route, 'header'>;
const shown =
  (access: Access, section: Section, area: Area) =>
  (path: `/${string}` | '*', pageName: string): Route => {
    const route: Short = { path, access, section, area, pageName };
    return { ...route, header: section === 'partner' ? 'hidden' : 'shown' };
  };

const auth = shown('open', 'none', 'auth');
const home = shown('status', 'home', 'home');
const transactions = shown('status', 'transactions', 'transactions');
const kyc = shown('status', 'kyc', 'kyc');
const rekyc = shown('status', 'rekyc', 'rekyc');
const application = shown('status', 'application', 'application');
const repayment = shown('status', 'repayment', 'repayment');
const unavailable = shown('login', 'none', 'unavailable');
const restructure = shown('status', 'bill-restructure', 'restructure');
const combined = shown('status', 'combined', 'combined');
const reassessment = shown('status', 'credit-reassessment', 'reassessment');

export const ROUTES = {
  start: shown('front', 'root', 'start')('/', 'Start'),

  authLogin: auth('/auth/login', 'Login'),
  authCallback: auth('/auth/callback', 'Login Callback'),
  authRedirect: auth('/auth/redirect', 'Login Redirect'),
  authLogout: auth('/auth/logout', 'Logout'),
  authLinkAccount: auth('/auth/link-gojek-account', 'Link Gojek Account'),

  home: home('/home', 'Home'),
  homeSuccess: home('/home/success', 'Home Success'),
  homeActivated: home('/home/activated', 'Home Activated'),
  homeBillCycle: home('/home/bill-cycle-education', 'Bill Cycle Education'),
  homeAboutFee: home('/home/about-fee', 'About Fee'),
  homePartners: home('/home/popular-partners', 'Popular Partners'),
  homeLimit: home('/home/limit-details', 'Limit Details'),
  homeSettings: shown('status', 'home', 'settings')('/home/settings', 'Settings'),

  transactions: transactions('/transactions', 'Transactions'),
  transactionsAgreement: transactions('/transactions/agreement', 'Facility Agreement'),

  kyc: kyc('/kyc', 'KYC'),
  kycTerms: kyc('/kyc/tnc', 'KYC Terms'),
  kycStep1: kyc('/kyc/step1', 'KYC Checkpoint'),
  kycStep2: kyc('/kyc/step2', 'KYC Personal Info'),
  kycStep3: kyc('/kyc/step3', 'KYC Work Info'),
  kycStep4: kyc('/kyc/step4', 'KYC Confirm Address'),
  kycStep5: kyc('/kyc/step5', 'KYC Emergency Contact'),
  kycStep6: kyc('/kyc/step6', 'KYC Summary'),
  kycStep1Migrated: kyc('/kyc/step1/migrated', 'KYC Checkpoint Migrated'),
  kycOtp: kyc('/kyc/otp', 'KYC OTP'),
  onekycRejected: kyc('/kyc/onekyc/rejected', 'One KYC Rejected'),
  onekycReapply: kyc('/kyc/onekyc/reapply', 'One KYC Reapply'),
  onekycSuccess: kyc('/kyc/onekyc/success', 'One KYC Success'),
  onekycFailure: kyc('/kyc/onekyc/failure', 'One KYC Failure'),
  kycAddress: kyc('/kyc/confirm/address', 'KYC Address Editor'),

  rekyc: rekyc('/rekyc', 'Re-KYC'),
  rekycEducation: rekyc('/rekyc/education', 'Re-KYC Education'),
  rekycReview: rekyc('/rekyc/review', 'Re-KYC Review'),

  applicationSubmit: application('/application/submit', 'Application Submit'),
  applicationProcessing: application('/application/processing', 'Application Processing'),
  applicationReview: application('/application/review', 'Application Review'),
  applicationRejected: application('/application/rejected', 'Application Rejected'),
  applicationError: application('/application/error', 'Application Error'),

  billList: repayment('/repayment/bill-list', 'Bill List'),
  bcaVa: repayment('/repayment/bca-va', 'BCA Virtual Account'),
  bcaVaHowTo: repayment('/repayment/bca-va/how-to-repay', 'How To Repay'),
  bcaVaSuccess: repayment('/repayment/bca-va/success', 'Repayment Success'),
  repaymentProcessing: repayment('/repayment/processing', 'Repayment Processing'),

  ineligible: unavailable('/unavailable/ineligible', 'Ineligible'),
  unsupported: unavailable('/unavailable/unsupported', 'Unsupported'),
  unsupportedApp: unavailable('/unavailable/unsupported-app', 'Unsupported App'),
  migrationRedirect: unavailable('/unavailable/migration-redirect', 'Migration Redirect'),
  statusError: unavailable('/unavailable/status-error', 'Status Error'),
  waitlist: unavailable('/unavailable/waitlist', 'Waitlist'),

  restructure: restructure('/bill-restructure', 'Bill Restructure'),
  restructureCallback: restructure('/bill-restructure/callback', 'Bill Restructure Callback'),
  restructureAgreement: restructure('/bill-restructure/agreement', 'Bill Restructure Agreement'),
  restructureEducation1: restructure(
    '/bill-restructure/education/type1',
    'Restructure Education 1',
  ),
  restructureEducation2: restructure(
    '/bill-restructure/education/type2',
    'Restructure Education 2',
  ),

  combined: combined('/combined', 'Combined'),
  combinedKycTerms: combined('/combined/kyc/tnc', 'Combined KYC Terms'),
  combinedTerms: shown('login', 'none', 'combined')('/combined/tnc', 'Combined Terms'),
  combinedUser: combined('/combined/user-info', 'Combined Personal Info'),
  combinedWork: combined('/combined/work-info', 'Combined Work Info'),
  combinedResidence: combined('/combined/residential-info', 'Combined Residential Info'),
  combinedContact: combined('/combined/contact-info', 'Combined Contact Info'),

  reassessment: reassessment('/credit-reassessment', 'Credit Reassessment'),
  reassessmentEducation: reassessment('/credit-reassessment/education', 'Reassessment Education'),
  reassessmentOnDemand: reassessment('/credit-reassessment/on-demand', 'Reassessment On Demand'),
  reassessmentResult: reassessment('/credit-reassessment/on-demand/result', 'Reassessment Result'),
  reassessmentProcess: reassessment('/credit-reassessment/process', 'Reassessment Process'),
  reassessmentReview: reassessment('/credit-reassessment/review', 'Reassessment Review'),
  reassessmentSuccess: reassessment('/credit-reassessment/success', 'Reassessment Success'),
  reassessmentIneligible: reassessment(
    '/credit-reassessment/ineligible',
    'Reassessment Ineligible',
  ),
  reassessmentFail: reassessment('/credit-reassessment/fail', 'Reassessment Fail'),
  reassessmentExhaust: reassessment('/credit-reassessment/exhaust', 'Reassessment Exhausted'),
  reassessmentUnsupported: reassessment(
    '/credit-reassessment/unsupported',
    'Reassessment Unsupported',
  ),

  terms: shown('login', 'none', 'legal')('/tnc', 'Terms'),
  partner: shown('status', 'partner', 'partner')('/partner/*', 'Partner'),
  maintenance: shown('open', 'none', 'unavailable')('/maintenance', 'Maintenance'),
  notFound: shown('open', 'none', 'unavailable')('*', 'Not Found'),
} as const satisfies Record<string, Route>;

export type RouteId = keyof typeof ROUTES;

export const routeIds = Object.keys(ROUTES) as RouteId[];

/** The address of a route that has exactly one. */
export const pathOf = (id: Exclude<RouteId, 'notFound' | 'partner'>): string => ROUTES[id].path;

const byPath = new Map<string, RouteId>(routeIds.map((id) => [ROUTES[id].path, id]));

/** The route of a path (without query); a trailing slash does not count. Unknown paths are `notFound`. */
export const routeAt = (path: string): RouteId => {
  const plain = path.length > 1 ? path.replace(/\/+$/, '') : path;
  const exact = plain === '*' ? undefined : byPath.get(plain);
  if (exact) return exact;
  return /^\/partner\/[^/]/.test(plain) ? 'partner' : 'notFound';
};
