import { vi } from 'vitest';
import type { CallName } from '../../domain/calls';
import { STORED } from '../../domain/storage/stored';
import { filledDraft } from '../../sandbox/lender/new-person';
import { many, single } from '../../sandbox/lender/records';
import { all, keep, mine } from '../../sandbox/lender/world';
import { ctxOf } from '../contract/support/samples';
import { showAgreements } from '../support/app/agreement-engine';
import { inHost } from './support/in-host';
import type { Opening } from './support/open-document';
import { press, pressSaying, send, type Step, tap, type } from './support/play';

/** A page where a call is made, its persona, and the steps that make the call. */
export interface Scene extends Omit<Opening, 'onCall'> {
  readonly steps?: readonly Step[];
  /** Calls that are refused, so that this one is made. */
  readonly failing?: readonly CallName[];
}

type Before = NonNullable<Opening['before']>;

const filled: Before = ({ world, userId }) => {
  const ctx = ctxOf(world, userId);
  keep(ctx, single.draft, { ...mine(ctx, single.draft), ...filledDraft(ctx.user) });
};

/** Spells the areas of the identity card differently from the list of areas. */
const spelledOtherwise: Before = (given) => {
  filled(given);
  const ctx = ctxOf(given.world, given.userId);
  const draft = mine(ctx, single.draft);
  if (draft)
    keep(ctx, single.draft, {
      ...draft,
      residentialInfo: { ...draft.residentialInfo, province: 'PROV. JAWA BARAT' },
    });
};

/** Puts the identity SDK into the page, which submits at once. */
const identityScript = () => {
  const launch = ({ onResult }: { readonly onResult: (result: unknown) => void }) =>
    onResult({ kind: 'submitted', submissionUuid: 'u-1' });
  Object.assign(window, { OneKyc: { launch } });
};

const pin = [press, type('pin', '123456'), send('[role="dialog"] form')];
const home: Scene = { persona: 'active', at: '/home' };
const reassessing: Scene = {
  persona: 'reassess',
  at: '/credit-reassessment/on-demand',
  steps: pin,
};
const splitting: Scene = { persona: 'restructure', at: '/bill-restructure' };
const agreeing: Scene = {
  persona: 'restructure',
  at: '/bill-restructure/agreement?tenor=3',
  before: () => showAgreements(),
  steps: [pressSaying('Setuju, ubah jadi 3 cicilan')],
};
const codes: Scene = {
  persona: 'pending-auth',
  at: '/kyc/otp',
  steps: [pressSaying('Kirim kode lewat SMS')],
};
const dob: Scene = {
  persona: 'closed',
  at: '/rekyc/education',
  steps: [type('dob', '1995-03-27'), press],
};
const address: Scene = { persona: 'draft', at: '/kyc/confirm/address', before: filled };
const identifyAnew: Scene = {
  persona: 'closed',
  at: '/kyc/step1',
  before: ({ store }) => {
    identityScript();
    store(STORED.rekycFlow, true);
  },
  steps: [press],
};
const facility: Scene = {
  persona: 'contract-unsigned',
  at: '/transactions/agreement',
  before: () => void vi.spyOn(window, 'open').mockReturnValue(null),
  steps: [press, pressSaying('Buka situs'), pressSaying('Tanda tangani')],
};

/** A scene for every call of spec §7: a call without one does not compile. */
export const scenes: Readonly<Record<CallName, Scene>> = {
  restructureEligibility: splitting,
  restructureEligibilityV1: { ...splitting, failing: ['restructureEligibility'] },
  restructureSummary: splitting,
  restructureTransactions: splitting,
  restructureAgreement: agreeing,
  restructureConsent: agreeing,
  submitRestructure: agreeing,
  restructureStatus: {
    persona: 'restructured',
    at: '/bill-restructure/callback',
    before: ({ world, userId, store }) => {
      const requestId = all(ctxOf(world, userId), many.restructures)[0]?.requestId;
      if (requestId !== undefined) store(STORED.restructureRequest, requestId);
      store(STORED.restructureTenor, 3);
    },
  },
  combinedDraft: { persona: 'gpp-draft', at: '/combined/user-info' },
  saveCombinedDraft: {
    persona: 'gpp-draft',
    at: '/combined/user-info',
    steps: [type('userInfo.monthlyIncome', '7654321'), press],
  },
  areasBelow: address,
  matchAreas: { ...address, before: spelledOtherwise },
  postalCode: address,
  userInfo: { persona: 'pending-auth', at: '/kyc/otp' },
  requestReassessment: reassessing,
  reassessmentStatus: { persona: 'reassess', at: '/credit-reassessment/education' },
  reassessmentToken: {
    ...reassessing,
    before: ({ store }) => {
      // A session that came from a host would end in a host without a user.
      store(STORED.loginType, 'direct');
      inHost('gojek', {
        getAppInfo: { version: '4.95.0' },
        openChallenge: { challengeId: 'h-1' },
      })();
    },
    steps: [press],
  },
  pinChallenge: reassessing,
  verifyPin: reassessing,
  homepage: home,
  notifyLimitChange: { persona: 'limit-raised', at: '/home' },
  trackDiscountSheet: { persona: 'discount-promo', at: '/home' },
  facilityAgreement: { persona: 'active', at: '/transactions/agreement' },
  signContract: facility,
  kycDraft: { persona: 'draft', at: '/kyc/step2', before: filled },
  saveKycDraft: {
    persona: 'draft',
    at: '/kyc/step3',
    before: filled,
    steps: [type('workInfo.companyName', 'Toko Sinar Jaya'), press],
  },
  oneKycToken: { persona: 'new', at: '/kyc/step1', before: identityScript, steps: [press] },
  applicationStatus: home,
  submitApplication: { persona: 'draft', at: '/kyc/tnc', before: filled, steps: [press] },
  reapply: { persona: 'rejected-can-reapply', at: '/application/rejected', steps: [press] },
  joinWaitlist: { persona: 'waitlist-open', at: '/unavailable/waitlist', steps: [press] },
  generateOtp: codes,
  verifyOtp: { ...codes, steps: [type('otp', '123456')] },
  rekycChallenge: dob,
  answerChallenge: dob,
  submitRekyc: identifyAnew,
  rekycStatus: {
    persona: 'rekyc-initiated',
    at: '/rekyc',
    before: ({ store }) => store(STORED.rekycSent, true),
  },
  registeredKtp: { persona: 'closed', at: '/rekyc/education' },
  partners: { persona: 'active', at: '/home/popular-partners' },
  transactionReceipt: {
    persona: 'active',
    at: '/transactions',
    steps: [tap('main [data-row="transaction"] button')],
  },
  billList: { persona: 'active', at: '/repayment/bill-list' },
  repayStatus: { persona: 'active', at: '/repayment/processing' },
  virtualAccount: { persona: 'active', at: '/repayment/bill-list', steps: [press] },
  settingsToggles: { persona: 'active', at: '/home/settings' },
  saveToggle: { persona: 'active', at: '/home/settings', steps: [tap('[role="switch"]')] },
  userConsent: { persona: 'gpp-terms', at: '/combined/tnc' },
  giveConsent: { persona: 'gpp-available', at: '/combined/tnc', steps: [press] },
  transactionHistory: { persona: 'active', at: '/transactions' },
};
