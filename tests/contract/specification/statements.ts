import { expect } from 'vitest';
import { specifiedOptions } from '../../support/specified-options';
import { historyBefore } from './calls';
import { hasWords, refused, type Shows, type Step } from './wire';

/**
 * The statements of the specification outside its list of calls (spec §7), and the requests whose last answer shows
 * them.
 */
type Statement = readonly [says: string, persona: string, ...asks: Step[], shows: Shows];

/** Returns the keys of a request as an answer spells them (spec §7). */
const asAnswered = (sent: object): object =>
  JSON.parse(
    JSON.stringify(sent).replace(/"\w+":/g, (key) =>
      key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    ),
  );

const residentialInfo = {
  province: 'DKI JAKARTA',
  city: 'JAKARTA PUSAT',
  district: 'Gambir',
  address: 'Jalan Tanah Abang II No. 12',
  zipCode: '10150',
  village: 'Cideng',
};

/** Every field of the draft in spec §3, except the flag that only the lender sets. */
const draft = {
  onekycSubmissionUuid: 'of-a-host',
  email: 'sari@contoh.example',
  residentialInfo,
  personalInfo: {
    manuallyEducation: 'BACHELOR',
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Kartini',
    email: 'sari@contoh.example',
    gender: 'FEMALE',
  },
  workInfo: {
    jobIndustry: 'FINANCE',
    occupation: 'PRIVATE_SECTOR_EMPLOYEE',
    jobPosition: 'STAFF',
    companyName: 'Toko Maju Jaya',
    workSince: 'TWO_TO_THREE_YEARS',
    monthlyIncome: 5_500_000,
    incomeSource: 'SALARY',
  },
  emergencyInfo: { name: 'Dewi', relation: 'PARENTS', phone: '+6281298765432' },
  submissionType: 'NEW',
};

const combined = {
  submissionId: 's-1',
  userInfo: {
    education: 'BACHELOR_DEGREE',
    mobileNumber: '+6281234567890',
    sourceOfFund: 'SALARY',
    monthlyIncome: 5_500_000,
    maritalStatus: 'SINGLE',
    motherMaidenName: 'Kartini',
    email: 'sari@contoh.example',
    dependents: 2,
    gender: 'FEMALE',
  },
  workInfo: {
    jobIndustry: 'THE_14',
    jobType: 'PRIVATE',
    employerName: 'Toko Maju Jaya',
    businessAddress: 'Jalan Kebon Sirih No. 5',
    businessPhone: '+62215551234',
    workSince: 'TWO_TO_THREE_YEARS',
  },
  emergencyInfo: {
    name: 'Dewi',
    relation: 'PARENTS',
    mobileNumber: '+6281298765432',
    name2: 'Rudi',
    relation2: 'FRIENDS',
    mobileNumber2: '+6281387654321',
  },
  residentialInfo: { homePhone: '+62215554321', status: 'FAMILY', ...residentialInfo },
  additionalProducts: ['GPP'],
};

const saveDraft = `PATCH /v1/kyc ${JSON.stringify(draft)}`;
const readStatus = 'GET /v1/user/application-status';
const withGpp = '#additional_products:GPP';

/** Returns the requests that save one answer after the other and read the draft. */
const answering = (path: string, field: string, words: string): readonly string[] => {
  const [group = '', key = ''] = field.split('.');
  const headers = path.endsWith('combined') ? ` ${withGpp}` : '';
  return [
    ...words.split(' ').map((word) => {
      const sent = headers === '' ? '' : `${headers} #X-Trigger-Data-Send:false`;
      return `PATCH ${path}${sent} ${JSON.stringify({ [group]: { [key]: word } })}`;
    }),
    `GET ${path}${headers}`,
  ];
};

const options = Object.entries(specifiedOptions).flatMap(([path, fields]) =>
  Object.entries(fields).map(([field, words]): Statement => {
    const [group = '', key = ''] = field.split('.');
    const last = asAnswered({ [group]: { [key]: words.split(' ').slice(-1)[0] } });
    return [`§3: the options of ${field}, ${path}`, 'new', ...answering(path, field, words), last];
  }),
);

/** Returns the statements for one field of one call, with the value of each persona. */
const persons = (
  says: string,
  ask: string,
  answer: (word: string) => object,
  words: Readonly<Record<string, string>>,
): Statement[] =>
  Object.entries(words).map(([persona, word]) => [`${says}: ${word}`, persona, ask, answer(word)]);

const words: readonly Statement[] = [
  ...persons('§4: application status', readStatus, (it) => ({ application_status: it }), {
    ineligible: 'INELIGIBLE',
    'not-migrated': 'PENDING_MIGRATION',
    new: 'NOT_APPLIED',
    draft: 'DRAFT',
    approved: 'APPROVED',
    rejected: 'REJECTED',
    review: 'SUBMITTED',
    closed: 'ACCOUNT_CLOSED',
    'pending-auth': 'PENDING_AUTH',
    'status-error': 'ERROR',
  }),
  ...persons('§4: eligibility', readStatus, (it) => ({ eligibility: it }), {
    migrated: 'MIGRATED',
    'not-migrated': 'NOT_MIGRATED',
    new: 'ELIGIBLE',
    ineligible: 'NOT_ELIGIBLE',
    blacklisted: 'BLACKLISTED',
    'open-market': 'ELIGIBLE_NON_WL',
  }),
  ...persons(
    '§4, "Additional product": status',
    readStatus,
    (it) => ({ additional_product_status: { GPP: it } }),
    { 'gpp-promo': 'NOT_APPLIED', 'gpp-draft': 'DRAFT', 'gpp-processing': 'PROCESSING' },
  ),
  ...persons('§4: re-KYC status', 'GET /v1/kyc/rekyc/status', (it) => ({ status: it }), {
    'rekyc-initiated': 'INITIATED',
    'rekyc-approved': 'APPROVED',
    'rekyc-rejected': 'REJECTED',
    'rekyc-mismatch': 'KTP_MISMATCH',
  }),
  ...persons(
    '§3, "Bills": due status',
    'GET /v1/bill-list?type=CURRENT',
    (it) => ({ current_dues: expect.arrayContaining([expect.objectContaining({ status: it })]) }),
    {
      'due-soon': 'DUE_SOON',
      overdue: 'OVERDUE',
      'overdue-late-fee': 'OVERDUE_WITH_LATE_FEE',
      active: 'NOT_OVERDUE',
    },
  ),
];

const afterSeconds =
  (advanceSeconds: number): Step =>
  ({ control, userId }) =>
    control('POST', '/clock', { advanceSeconds, userId });

/** Makes the next call of a path fail, planned with the control API. */
const refuses =
  (path: string, status: number, code: string): Step =>
  ({ control, userId }) =>
    control('POST', '/faults', { path, status, code, userId });

const submission = (says: string, persona: string): Statement => [
  `§4: a submission may end as ${says}`,
  persona,
  'POST /v1/loan-restructure/submission {"tenor":6}',
  afterSeconds(10),
  'GET /v1/loan-restructure/submission/status?requestId=$request_id',
  { status: says },
];

export const statements: readonly Statement[] = [
  ...words,
  ...options,
  ['§3: the draft has these fields', 'new', saveDraft, 'GET /v1/kyc', asAnswered(draft)],
  [
    '§3: the combined draft has these fields',
    'gpp-available',
    `PATCH /v1/kyc/combined ${withGpp} #X-Trigger-Data-Send:true ${JSON.stringify(combined)}`,
    `GET /v1/kyc/combined ${withGpp}`,
    asAnswered(combined),
  ],
  [
    '§3: the waiting list',
    'waitlist',
    readStatus,
    { waitlist: { is_joined: true, is_reviewing: true } },
  ],
  [
    '§3: additional products, and a promo for them',
    'gpp-promo',
    readStatus,
    { available_additional_products: ['GPP'], additional_product_promo_eligibility: { GPP: true } },
  ],
  ...['EARLY_REGISTRATION', 'NEW_ONBOARDING', 'MGR_MIGRATION'].map(
    (type): Statement => [
      `§3: a consent has the type ${type}`,
      'new',
      `POST /v1/user-consent {"type":"${type}"}`,
      'GET /v1/user-consent',
      { consents: { [type]: true } },
    ],
  ),
  [
    '§3, "Transactions": types, of which FEE is not asked for, statuses and flags',
    'active',
    historyBefore(() => 4e12, 100),
    hasWords({
      'transactions[].type': 'ORDER REPAYMENT REFUND OVERPAID_WITHDRAWAL',
      'transactions[].status':
        'SUCCESS PROCESSING FAILED REFUNDED CANCELED ONGOING REPAID PRE_SETTLE SETTLED ' +
        'WAITING_CONFIRM REBALANCED INITIAL',
      'transactions[].restructure_flag': 'NEW_LOAN OLD_LOAN NOT_RESTRUCTURE',
    }),
  ],
  [
    '§3, "Transactions": a fee',
    'overdue-late-fee',
    historyBefore(() => 4e12, 20, ['FEE']),
    hasWords({ 'transactions[].type': 'FEE' }),
  ],
  submission('SUCCESS', 'restructure'),
  submission('FAILED', 'restructure-fails'),
  submission('PROMO_RESERVE_FAILED', 'restructure-promo-fails'),
  [
    '§4, "When status is stored": reapplying gives DRAFT',
    'rejected-can-reapply',
    'POST /v1/kyc/reapply',
    readStatus,
    { application_status: 'DRAFT' },
  ],
  [
    '§4: what was submitted is SUBMITTED',
    'new',
    saveDraft,
    'POST /v1/user/submit {}',
    readStatus,
    { application_status: 'SUBMITTED' },
  ],
  [
    '§4: PENDING_AUTH waits for a one-time password',
    'new-otp',
    saveDraft,
    'POST /v1/user/submit {}',
    readStatus,
    { application_status: 'PENDING_AUTH' },
  ],
  [
    '§4, "Re-KYC and reassessment": a re-KYC that was sent is INITIATED',
    'closed',
    'POST /v1/kyc/rekyc {"submissionUuid":"of-a-host","gojekCustomerId":"G-1"}',
    'GET /v1/kyc/rekyc/status',
    { status: 'INITIATED' },
  ],
  [
    '§4, "Optimistic toggles": what was saved is listed',
    'active',
    'PATCH /account-management/settings/toggle {"feature":"BILL_REMINDER","enabled":false}',
    'GET /account-management/settings/toggles',
    expect.arrayContaining([{ feature: 'BILL_REMINDER', enabled: false }]),
  ],
  [
    '§7: joining the waiting list',
    'waitlist-open',
    'POST /v1/user/join-waitlist',
    readStatus,
    { waitlist: { is_joined: true } },
  ],
  [
    '§8: AFI_USER_NOT_ALLOWED on submitting',
    'not-allowed',
    saveDraft,
    'POST /v1/user/submit {}',
    refused('AFI_USER_NOT_ALLOWED'),
  ],
  [
    '§8: REPAYMENT_STATUS_NOT_ELIGIBLE on the repay status',
    'repayment-not-eligible',
    'GET /v1/repay/status',
    refused('REPAYMENT_STATUS_NOT_ELIGIBLE'),
  ],
  [
    '§8: REPAYMENT_ALREADY_IN_PROGRESS',
    'repayment-processing',
    'POST /v1/virtual-account',
    refused('REPAYMENT_ALREADY_IN_PROGRESS'),
  ],
  [
    '§8: CLIENT_UNPROCESSABLE_ENTITY on the repay status',
    'active',
    refuses('/v1/repay/status', 422, 'CLIENT_UNPROCESSABLE_ENTITY'),
    'GET /v1/repay/status',
    refused('CLIENT_UNPROCESSABLE_ENTITY'),
  ],
  [
    '§8: UNIFIED_BILLS_NOT_FOUND on the bills',
    'approved',
    refuses('/v1/bill-list', 404, 'UNIFIED_BILLS_NOT_FOUND'),
    'GET /v1/bill-list?type=CURRENT',
    refused('UNIFIED_BILLS_NOT_FOUND'),
  ],
  [
    '§8: a one-time password’s error has a code',
    'pending-auth',
    'POST /v1/otp/verificator?channel=SMS {"otp":"000000"}',
    refused('OTP_INVALID'),
  ],
  [
    '§9: billers have a tag',
    'active',
    'GET /v1/partners',
    { merchants: expect.arrayContaining([expect.objectContaining({ tag: 'GOPAYLATER' })]) },
  ],
];
