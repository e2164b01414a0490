import { expect, test } from 'vitest';
import { STORED } from '../../domain/storage/stored';
import type { Stored } from '../../domain/ports/stored-row';
import { filledDraft } from '../../sandbox/lender/new-person';
import { keep } from '../../sandbox/lender/world';
import { single } from '../../sandbox/lender/records';
import { ctxOf } from '../contract/support/samples';
import { type Opened, type Opening, openDocument } from './support/open-document';
import { amountsShown, shown } from './support/oracle';
import { tally } from './support/tally';

type StoredName = keyof typeof STORED;
const names = Object.keys(STORED) as StoredName[];

/** The values that replace what the app stored. */
const corruptions: Readonly<Record<string, string>> = {
  empty: '',
  'cut off': '{"to":"/ho',
  'a word of a program': 'undefined',
  'another kind': '{"a":[{}],"__proto__":{"b":1}}',
  huge: 'x'.repeat(1_000_000),
  'control characters': '\u0000\u001b[2J\u202e\ud800',
  'a number too large': '999999999999999999999999',
};

const home: Opening = { persona: 'active', at: '/home' };
const applying: Opening = {
  persona: 'draft',
  at: '/kyc/step2',
  before: ({ world, userId }) => {
    const ctx = ctxOf(world, userId);
    keep(ctx, single.draft, filledDraft(ctx.user));
  },
};

/** The pages that read a value, other than home. */
const readAt: Partial<Record<StoredName, Opening>> = {
  termsAccepted: { persona: 'draft', at: '/kyc' },
  pinChallengeId: { persona: 'reassess', at: '/credit-reassessment/on-demand' },
  pinRequestId: { persona: 'reassess', at: '/credit-reassessment/on-demand' },
  pinChallengedAt: { persona: 'reassess', at: '/credit-reassessment/on-demand' },
  reassessmentFlow: { persona: 'reassess', at: '/credit-reassessment' },
  activeTab: { persona: 'active', at: '/repayment/bill-list' },
  payday: { persona: 'active', at: '/repayment/bill-list' },
  accountAskedAfter: { persona: 'active', at: '/repayment/bca-va' },
  paymentTrail: { persona: 'active', at: '/repayment/processing' },
  onboardingType: { persona: 'pending-auth', at: '/kyc/otp' },
  otpAutofill: { persona: 'pending-auth', at: '/kyc/otp' },
  otpChannel: { persona: 'pending-auth', at: '/kyc/otp' },
  otpResendAt: { persona: 'pending-auth', at: '/kyc/otp' },
  otpRefusal: { persona: 'pending-auth', at: '/kyc/otp' },
  onekycSubmissionUuid: { persona: 'new', at: '/kyc/step1' },
  rekycFlow: { persona: 'closed', at: '/rekyc/education' },
  rekycSent: { persona: 'rekyc-initiated', at: '/rekyc' },
  reapplyTime: { persona: 'rejected', at: '/application/rejected' },
  statusMarker: { persona: 'rejected', at: '/application/rejected' },
  loginTarget: { persona: 'active', at: '/auth/redirect' },
  loginAttempt: { persona: 'active', at: '/auth/callback?code=c&state=s', signedOut: true },
  loggedOut: { persona: 'active', at: '/auth/login', signedOut: true },
  interruptedPage: { persona: 'active', at: '/maintenance' },
  restructureEntry: { persona: 'restructure', at: '/bill-restructure' },
  hideBackOnRestructure: { persona: 'restructure', at: '/bill-restructure' },
  restructureTenor: { persona: 'restructured', at: '/bill-restructure/callback' },
  restructureRequest: { persona: 'restructured', at: '/bill-restructure/callback' },
  signedContract: { persona: 'contract-unsigned', at: '/transactions/agreement' },
  openedContract: { persona: 'contract-unsigned', at: '/transactions/agreement' },
  fromSummary: applying,
  areasAsked: { ...applying, at: '/kyc/step4' },
  unsavedAnswers: applying,
  plus: { persona: 'new', at: '/' },
  startVariant: { persona: 'new', at: '/' },
};

const settle = async (opened: Opened): Promise<void> => {
  await opened.firstPage(3_300);
  await opened.pass(3_000);
};

interface Seen {
  readonly shown: string;
  readonly amounts: readonly string[];
  readonly wrong: readonly string[];
}

/** Starts the app with a text as a stored value, or without the value. */
const look = async (name: StoredName, text?: string): Promise<Seen> => {
  const opening = readAt[name] ?? home;
  const { key, lifetime } = STORED[name];
  const opened = await openDocument({
    ...opening,
    before: (given) => {
      opening.before?.(given);
      const storage = lifetime === 'persistent' ? localStorage : sessionStorage;
      if (text === undefined) storage.removeItem(key);
      else storage.setItem(key, text);
    },
  });
  try {
    await settle(opened);
    return { shown: shown(), amounts: amountsShown(), wrong: opened.problems() };
  } finally {
    opened.close();
  }
};

const wrongWith = (name: StoredName, text: string, seen: Seen, without: Seen): string[] => {
  const row = STORED[name] as Stored<unknown>;
  const isUnread = row.decode(text) === undefined;
  const invented = seen.amounts.filter((amount) => !without.amounts.includes(amount));
  return [
    ...seen.wrong,
    ...(isUnread && seen.shown !== without.shown ? ['not as if it were missing'] : []),
    ...invented.map((amount) => `shows ${amount}`),
  ];
};

const { expectNone } = tally('corrupt storage');

test.each(names)('the app starts whatever is in the place of %s', async (name) => {
  const without = await look(name);
  const cases: (readonly [string, readonly string[]])[] = [];
  for (const [how, text] of Object.entries(corruptions))
    cases.push([`${name} ${how}`, wrongWith(name, text, await look(name, text), without)]);
  expect(without.wrong).toEqual([]);
  expectNone(cases);
});
