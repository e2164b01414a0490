import { fireEvent, waitFor } from '@testing-library/react';
import { expect } from 'vitest';
import { filledDraft } from '../../sandbox/lender/new-person';
import { contextOf, userById } from '../../sandbox/lender/people';
import { many, single } from '../../sandbox/lender/records';
import { all, keep, mine } from '../../sandbox/lender/world';
import type { CallName } from '../../domain/calls';
import { STORED } from '../../domain/session/stored';
import type { OpenApp, Tab } from '../ui/kyc/support/open-app';

/** Where an answer is read: who opens which page, and what they do there. */
export interface Scene {
  readonly persona: string;
  readonly at: string;
  /** What the lender or the browser holds before the page is opened. */
  readonly before?: (tab: Tab) => void;
  /** Calls that are refused, so that this one is made. */
  readonly failing?: readonly CallName[];
  /** What the person does, until the call is made. */
  readonly act?: (app: OpenApp) => Promise<void>;
}

const waitForOne = (app: OpenApp, selector: string) => waitFor(() => app.one(selector));

const pressed = async (app: OpenApp) => {
  await waitForOne(app, '[data-action="primary"]');
  app.press();
};

const typesPin = async (app: OpenApp) => {
  await pressed(app);
  await waitForOne(app, '[role="dialog"] form');
  app.fill('pin', '123456');
  fireEvent.submit(app.one('[role="dialog"] form'));
};

const home = { persona: 'active', at: '/home' };
const reassessing = { persona: 'reassess', at: '/credit-reassessment/on-demand', act: typesPin };
const splitting = { persona: 'restructure', at: '/bill-restructure' };
const agreeing = { persona: 'restructure', at: '/bill-restructure/agreement?tenor=3' };
const code = { persona: 'pending-auth', at: '/kyc/otp' };

const contextOfTab = ({ world, userId }: Tab) => {
  const user = userById(world, userId);
  return user && contextOf(world, user);
};

/** The draft lacks nothing. */
const filled = (tab: Tab) => {
  const ctx = contextOfTab(tab);
  if (ctx) keep(ctx, single.draft, { ...mine(ctx, single.draft), ...filledDraft(ctx.user) });
};

/** The names of the card are spelled otherwise than the list of areas has them. */
const spelledOtherwise = (tab: Tab) => {
  filled(tab);
  const ctx = contextOfTab(tab);
  const draft = ctx && mine(ctx, single.draft);
  if (ctx && draft)
    keep(ctx, single.draft, {
      ...draft,
      residentialInfo: { ...draft.residentialInfo, province: 'PROV. JAWA BARAT' },
    });
};

const address = {
  persona: 'draft',
  at: '/kyc/confirm/address',
  before: filled,
};

/** One for every answer that has fields: a call whose answer is never read on its scene fails the test. */
export const scenes: Partial<Record<CallName, Scene>> = {
  restructureEligibility: splitting,
  restructureEligibilityV1: { ...splitting, failing: ['restructureEligibility'] },
  restructureSummary: splitting,
  restructureTransactions: splitting,
  restructureConsent: agreeing,
  restructureStatus: {
    persona: 'restructured',
    at: '/bill-restructure/callback',
    before: (tab) => {
      const ctx = contextOfTab(tab);
      const requestId = ctx && all(ctx, many.restructures)[0]?.requestId;
      if (requestId !== undefined) tab.storage.write(STORED.restructureRequest, requestId);
      tab.storage.write(STORED.restructureTenor, 3);
    },
  },
  combinedDraft: { persona: 'gpp-draft', at: '/combined/user-info' },
  areasBelow: address,
  matchAreas: { ...address, before: spelledOtherwise },
  postalCode: address,
  userInfo: { persona: 'gpp-terms', at: '/combined/tnc' },
  requestReassessment: reassessing,
  reassessmentStatus: { persona: 'reassess', at: '/credit-reassessment/education' },
  pinChallenge: reassessing,
  verifyPin: reassessing,
  homepage: home,
  facilityAgreement: { persona: 'active', at: '/transactions/agreement' },
  kycDraft: { persona: 'draft', at: '/kyc/step2', before: filled },
  applicationStatus: home,
  submitApplication: { persona: 'draft', at: '/kyc/tnc', before: filled, act: pressed },
  generateOtp: {
    ...code,
    act: async (app) => {
      await waitForOne(app, 'main form');
      app.click('Kirim kode lewat SMS');
    },
  },
  verifyOtp: {
    ...code,
    act: async (app) => {
      await waitForOne(app, 'main form');
      app.fill('otp', '123456');
    },
  },
  rekycChallenge: { persona: 'closed', at: '/rekyc/education' },
  answerChallenge: {
    persona: 'closed',
    at: '/rekyc/education',
    act: async (app) => {
      await waitForOne(app, 'main form [name="dob"]');
      app.fill('dob', '1995-03-27');
      app.press();
    },
  },
  rekycStatus: { persona: 'rekyc-initiated', at: '/rekyc' },
  registeredKtp: { persona: 'closed', at: '/rekyc/education' },
  partners: { persona: 'active', at: '/home/popular-partners' },
  transactionReceipt: {
    persona: 'active',
    at: '/transactions',
    act: async (app) => {
      await waitForOne(app, 'main [data-row="transaction"] button');
      fireEvent.click(app.one('main [data-row="transaction"] button'));
      await waitFor(() => expect(document.querySelector('[role="dialog"] dl')).not.toBe(null));
    },
  },
  billList: { persona: 'active', at: '/repayment/bill-list' },
  repayStatus: { persona: 'active', at: '/repayment/processing' },
  virtualAccount: { persona: 'active', at: '/repayment/bca-va' },
  settingsToggles: { persona: 'active', at: '/home/settings' },
  userConsent: { persona: 'gpp-terms', at: '/combined/tnc' },
  transactionHistory: { persona: 'active', at: '/transactions' },
};
