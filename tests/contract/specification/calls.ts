import { expect } from 'vitest';
import { reads, type Shows, type Step, stores } from './wire';

const allButFees = ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'];

/** Spec §7 on transactions: all types but FEE; spec §9: twenty rows a page. */
export const historyBefore = (
  limitTime: (type: string) => number,
  pageSize = 20,
  types = allButFees,
): string => {
  const transactions = types.map((transactionType) => ({
    transactionType,
    limitTime: limitTime(transactionType),
  }));
  return `POST /v1/transaction-history?metadata=true ${JSON.stringify({ transactions, pageSize })}`;
};

const anything = {};
const wrongPin = '{"challengeId":"$challenge_id","requestId":"$request_id","pin":"000000"}';

/**
 * The calls of spec §7, each with the payload that the section describes, and the fields named there or in §3. The last
 * request of a row is the call that it checks.
 */
export const calls: readonly (readonly [persona: string, ...asks: Step[], shows: Shows])[] = [
  [
    'restructure',
    'GET /v2/loan-restructure/eligibility',
    reads(
      'is_eligible_restructure is_discount_eligible eligible_restructure_tenors[].tenor ' +
        'eligible_restructure_tenors[].is_eligible_for_discount',
    ),
  ],
  [
    'restructure',
    'GET /v1/loan-restructure/eligibility',
    { is_eligible_restructure: true, eligible_restructure_tenors: [3, 6, 12] },
  ],
  ['restructure', 'GET /v1/loan-restructure/summary?tenor=3', anything],
  ['restructure', 'GET /v1/loan-restructure/transactions?tenor=3', reads('transactions[]')],
  [
    'restructure',
    'GET /v1/loan-restructure/preview-agreement?tenor=3',
    // A PDF in base64.
    { body: expect.stringMatching(/^JVBERi0[\w+/]+=*$/) },
  ],
  [
    'restructure',
    'POST /v1/loan-restructure/submission {"tenor":3}',
    { request_id: expect.stringMatching(/./), status: 'PROCESSING' },
  ],
  [
    'restructure',
    'POST /v1/loan-restructure/submission {"tenor":3}',
    'GET /v1/loan-restructure/submission/status?requestId=$request_id',
    { status: 'PROCESSING' },
  ],
  [
    'gpp-draft',
    'GET /v1/kyc/combined #additional_products:GPP',
    reads('submission_id user_info additional_products[]'),
  ],
  [
    'gpp-draft',
    'PATCH /v1/kyc/combined #additional_products:GPP #X-Trigger-Data-Send:true {"userInfo":{"dependents":2}}',
    stores({ combinedDataSent: {}, combinedDraft: { userInfo: { dependents: 2 } } }),
    anything,
  ],
  ['new', 'GET /v1/kyc/area/ktp/root', anything],
  ['new', 'POST /v1/kyc/area/ktp {"province":"DKI Jakarta"}', anything],
  ['new', 'GET /v1/user/info', anything],
  ['reassess-rejected', 'POST /v1/kyc/on-demand {}', reads('reapply_time')],
  ['reassess-rejected', 'GET /v1/user/reassessment/status', reads('status details.reapply_time')],
  [
    'reassess',
    'POST /v1/kyc/on-demand {}',
    'GET /v1/user/reassessment/status?requestId=$request_id',
    reads('status'),
  ],
  ['reassess', 'GET /v1/kyc/on-demand/token', reads('token')],
  ['approved', 'GET /v1/gotopin/challenge', anything],
  [
    'approved',
    'GET /v1/gotopin/challenge',
    `POST /v1/gotopin/verify ${wrongPin}`,
    { pin_verified: false },
  ],
  [
    'active',
    'GET /v2/homepage?sourcePage=home&entryPoint=tab&appVersion=1.9.1',
    reads('profile top_banner modules[]'),
  ],
  ['restructure', 'GET /v1/user-consent/bill-restructuring', anything],
  ['limit-raised', 'POST /v1/user/notify-limit-change {"limitTypes":["REASSESSMENT"]}', anything],
  ['discount-promo', 'POST /v1/user/bottom-sheet-tracker/LR_DISCOUNT', anything],
  ['approved', 'GET /v1/esign/facility-agreement/preview', reads('agreement_url')],
  [
    'contract-unsigned',
    'GET /v1/esign/facility-agreement/preview',
    'POST /v1/esign/sign-contract {"contractId":"$contract_id","deviceInfo":{"userAgent":"test"}}',
    anything,
  ],
  ['draft', 'GET /v1/kyc', reads('onekyc_submission_uuid email submission_type personal_info')],
  ['new', 'PATCH /v1/kyc {"workInfo":{"monthlyIncome":7500000}}', anything],
  [
    'new',
    'GET /v1/kyc/one-kyc/token #onboarding-partner:a-partner',
    stores({ oneKyc: [{ partner: 'a-partner' }] }),
    anything,
  ],
  [
    'rejected',
    'GET /v1/user/application-status',
    reads('application_status eligibility credit_application_response.reapply_time'),
  ],
  ['migrated', 'GET /v1/kyc', reads('past_income_and_gender_cutoff')],
  ['rejected-can-reapply', 'POST /v1/kyc/reapply', anything],
  [
    'rejected-can-reapply',
    'POST /v1/kyc/reapply',
    'POST /v1/user/submit #migration-entry:a-banner {}',
    stores({ submissions: [{}, { migrationEntry: 'a-banner' }] }),
    anything,
  ],
  ['pending-auth', 'POST /v1/otp/generator?channel=SMS #application-type:GPL', reads('channel')],
  ['pending-auth', 'POST /v1/otp/verificator?channel=SMS {"otp":"123456"}', reads('channel')],
  ['waitlist-open', 'POST /v1/user/join-waitlist', anything],
  [
    'new',
    'POST /v1/kyc/postal-code {"province":"DKI JAKARTA","city":"JAKARTA PUSAT","district":"Gambir","subDistrict":"Cideng"}',
    anything,
  ],
  ['closed', 'GET /v1/kyc/challenge', reads('name')],
  ['closed', 'POST /v1/kyc/challenge {"dob":"1970-01-01"}', anything],
  ['active', 'GET /v1/partners', reads('merchants[]')],
  [
    'closed',
    'POST /v1/kyc/rekyc {"submissionUuid":"of-a-host","gojekCustomerId":"G-1"}',
    stores({ rekyc: { submissionUuid: 'of-a-host', customerId: 'G-1' } }),
    anything,
  ],
  ['rekyc-mismatch', 'GET /v1/kyc/rekyc/status', reads('status')],
  ['closed', 'GET /v1/kyc/ktp', reads('masked_name masked_nik')],
  [
    'active',
    historyBefore(() => 4e12),
    'GET /v1/transaction-receipt?referenceId=$transactions[].id&type=$transactions[].type',
    anything,
  ],
  [
    'active',
    'GET /v1/bill-list?type=CURRENT',
    reads('total_due current_dues[] bill_use_temp_limit extend_info'),
  ],
  [
    'restructured',
    'GET /v1/bill-list?type=UPCOMING',
    reads('upcoming_total_due upcoming_dues[] loan_restructure_detail'),
  ],
  ['active', 'GET /v1/repay/status', anything],
  ['active', 'GET /account-management/settings/toggles', reads('[].feature [].enabled')],
  [
    'active',
    'PATCH /account-management/settings/toggle {"feature":"BILL_REMINDER","enabled":false}',
    anything,
  ],
  ['gpp-draft', 'GET /v1/user-consent', reads('status verified_status application_id consents')],
  ['new', 'POST /v1/user-consent {"type":"EARLY_REGISTRATION"}', anything],
  ['active', 'POST /v1/virtual-account', reads('account_number amount_due amount_due_currency')],
  [
    'active',
    historyBefore(() => 4e12),
    reads(
      'transactions[].type transactions[].status transactions[].transaction_time metadata.loan_restructure',
    ),
  ],
];
