import { order } from '../../../sandbox/lender/ledger-actions';
import { filledDraft } from '../../../sandbox/lender/new-person';
import { userById, userContextOf } from '../../../sandbox/lender/people';
import { many, single } from '../../../sandbox/lender/records';
import { all, keep, Refusal, type Ctx, type World } from '../../../sandbox/lender/world';
import type { CallName, Calls } from '../../../domain/calls';
import type { InputOf } from '../../../domain/wire/call';

export const ctxOf = (world: World, userId: string): Ctx => {
  const user = userById(world, userId);
  if (!user) throw new Error('nobody');
  return userContextOf(world, user);
};

/** A valid call: the persona who may make it, and its input. */
interface Sample<K extends CallName> {
  readonly persona: string;
  readonly input: (ctx: Ctx) => InputOf<Calls[K]>;
}

const by =
  (persona: string) =>
  <I>(input: I): { readonly persona: string; readonly input: () => I } => ({
    persona,
    input: () => input,
  });

const approved = by('approved');
const fresh = by('new');
const splitting = by('restructure');
const tenor = { query: { tenor: 3 } };
const gpp = { additional_products: 'GPP' };
const otpHeaders = { 'application-type': 'GPL' as const };

const contractOf = (ctx: Ctx): string => all(ctx, many.submissions)[0]?.id ?? '';

const boughtSomething = (ctx: Ctx): string => {
  const entry = order(ctx, { amount: 75_000, merchant: 'Pasar Rumah' });
  if (entry instanceof Refusal) throw new Error(entry.message);
  return entry.id;
};

/** Opens a PIN challenge; returns its id. */
const challenged = (ctx: Ctx): string => {
  keep(ctx, single.pin, { challengeId: 'c-1', issuedAt: ctx.now, wrongTries: 0 });
  return 'c-1';
};

/** Stores a complete draft at the lender. */
const complete = (ctx: Ctx) => {
  keep(ctx, single.draft, filledDraft(ctx.user));
  return { body: {} };
};

/** One for every row of spec §7; a missing one does not compile. */
export const samples: { readonly [K in CallName]: Sample<K> } = {
  restructureEligibility: splitting({}),
  restructureEligibilityV1: splitting({}),
  restructureSummary: splitting(tenor),
  restructureTransactions: splitting(tenor),
  restructureAgreement: splitting(tenor),
  submitRestructure: splitting({ body: { tenor: 3 } }),
  restructureStatus: {
    persona: 'restructured',
    input: (ctx) => ({ query: { requestId: all(ctx, many.restructures)[0]?.requestId ?? '' } }),
  },
  combinedDraft: by('gpp-draft')({ headers: gpp }),
  saveCombinedDraft: by('gpp-draft')({
    headers: { ...gpp, 'X-Trigger-Data-Send': 'true' },
    body: { userInfo: { monthlyIncome: 4_000_000, dependents: 2 } },
  }),
  areasBelow: fresh({ params: { id: 'root' } }),
  matchAreas: fresh({ body: { province: 'DKI Jakarta', city: 'Jakarta Pusat' } }),
  postalCode: fresh({
    body: { province: 'x', city: 'y', district: 'Gambir', subDistrict: 'Cideng' },
  }),
  userInfo: fresh({}),
  requestReassessment: approved({ body: { challengeId: 'c' } }),
  reassessmentStatus: approved({}),
  reassessmentToken: approved({}),
  pinChallenge: approved({}),
  verifyPin: {
    persona: 'approved',
    input: (ctx) => ({ body: { challengeId: challenged(ctx), pin: '123456' } }),
  },
  homepage: approved({ query: { appVersion: '1.9.1' } }),
  notifyLimitChange: approved({ body: { limitTypes: ['REASSESSMENT'] } }),
  trackDiscountSheet: approved({}),
  facilityAgreement: approved({}),
  signContract: {
    persona: 'approved',
    input: (ctx) => ({ body: { contractId: contractOf(ctx), deviceInfo: {} } }),
  },
  kycDraft: by('draft')({}),
  saveKycDraft: fresh({ body: { workInfo: { monthlyIncome: 7_500_000 } } }),
  oneKycToken: fresh({ headers: { 'onboarding-partner': 'paylater-web' } }),
  applicationStatus: fresh({}),
  submitApplication: { persona: 'new', input: (ctx) => complete(ctx) },
  reapply: by('rejected-can-reapply')({}),
  joinWaitlist: by('waitlist-open')({}),
  generateOtp: by('pending-auth')({ query: { channel: 'SMS' }, headers: otpHeaders }),
  verifyOtp: by('pending-auth')({ query: { channel: 'SMS' }, body: { otp: '123456' } }),
  rekycChallenge: by('closed')({}),
  answerChallenge: by('closed')({ body: { dob: '1995-03-27' } }),
  submitRekyc: by('closed')({ body: { submissionUuid: 'u', gojekCustomerId: 'G-1' } }),
  rekycStatus: approved({}),
  registeredKtp: approved({}),
  partners: approved({}),
  transactionReceipt: {
    persona: 'approved',
    input: (ctx) => ({ query: { referenceId: boughtSomething(ctx), type: 'ORDER' } }),
  },
  billList: approved({ query: { type: 'CURRENT' } }),
  repayStatus: approved({}),
  virtualAccount: approved({}),
  settingsToggles: approved({}),
  saveToggle: approved({ body: { feature: 'BILL_REMINDER', enabled: false } }),
  userConsent: fresh({}),
  giveConsent: fresh({ body: { type: 'NEW_ONBOARDING' } }),
  restructureConsent: approved({}),
  transactionHistory: approved({
    query: { metadata: true },
    body: { transactions: [{ transactionType: 'ORDER', limitTime: 4e12 }], pageSize: 20 },
  }),
};
