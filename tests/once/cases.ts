import type { Locator, Page } from '@playwright/test';
import { type CallName, CALLS } from '../../domain/calls';
import { answerUpTo, asStored, field } from '../e2e/support/kyc';
import { at, primary, secondary } from '../e2e/support/pages';
import type { NewUser, Sandbox } from '../e2e/support/sandbox';
import { readThrough } from '../e2e/support/splitting';
import { expect } from '../e2e/support/test';

/** How a user makes one call that may reach the server only once, in any tab. */
export interface OnceCase {
  readonly persona: string;
  /** What the lender already knows about the user. */
  readonly prepare?: (sandbox: Sandbox, user: NewUser) => Promise<unknown>;
  /** Opens the page where one press sends the call. */
  readonly open: (page: Page, sandbox: Sandbox, user: NewUser) => Promise<unknown>;
  /** The element to press; by default the main action. */
  readonly button?: (page: Page) => Locator;
  /** The input that sends the call by itself; a press follows. */
  readonly type?: (page: Page) => Promise<unknown>;
  readonly ended: (page: Page) => Promise<unknown>;
  /**
   * Whether the user only looks after a reload and presses nothing. No call reads this call's outcome, so another press
   * would be a new request, and the page warns about that.
   */
  readonly looksOnly?: true;
  /** In another tab the input confirms again: there the confirmed call may be sent only once. */
  readonly confirms?: CallName;
}

/** The calls of spec §7 that are never repeated automatically. */
export const onceCalls = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].once);

const shows = (words: string) => (page: Page) =>
  expect(page.locator('main')).toContainText(words, { timeout: 15_000 });
const leadsTo = (route: string) => (page: Page) => at(page, route);
const opens =
  (path: string, route = path) =>
  async (page: Page) => {
    await page.goto(path);
    await at(page, route);
  };

const sendCode = (sandbox: Sandbox, user: NewUser) =>
  sandbox.api(user, 'POST', '/v1/otp/generator?channel=SMS', undefined, {
    'application-type': 'GPL',
  });

/** Stores names as an identity card may spell them, which differ from the lists. */
const otherSpelling = (sandbox: Sandbox, user: NewUser) =>
  sandbox.api(user, 'PATCH', '/v1/kyc', {
    onekycSubmissionUuid: user.userId,
    personalInfo: asStored.personalInfo,
    workInfo: asStored.workInfo,
    residentialInfo: { ...asStored.residentialInfo, city: 'Bandung Kota', province: 'Jawa-Barat' },
  });

const answerBirthDate = async (page: Page, sandbox: Sandbox, { userId }: NewUser) => {
  await opens('/rekyc/education')(page);
  const { dob } = (await sandbox.user(userId)) as unknown as { dob: string };
  await expect(page.locator('.skeleton')).toHaveCount(0);
  // A user who answered in another tab is not asked again.
  if ((await field(page, 'dob').count()) > 0) await field(page, 'dob').fill(dob);
};

const identifyAnew: OnceCase['open'] = async (page, sandbox, user) => {
  await answerBirthDate(page, sandbox, user);
  await primary(page).tap();
  await at(page, '/kyc/step1');
  await primary(page).tap();
  await expect(page.getByRole('dialog')).toBeVisible();
};

const typePin = async (page: Page) => {
  await opens('/credit-reassessment/on-demand')(page);
  await primary(page).tap();
  await page.locator('main form [name="pin"]').fill('123456');
};
const confirmPin = (page: Page) => page.getByRole('dialog').getByRole('button').first();

/** Returns the case of a page where one press sends the call. */
const caseOf = (
  persona: string,
  open: OnceCase['open'],
  ended: OnceCase['ended'],
  more: Omit<OnceCase, 'persona' | 'open' | 'ended'> = {},
): OnceCase => ({ persona, open, ended, ...more });

/** One case for each once-only call; a call without a case fails the suite. */
export const onceCases: Partial<Readonly<Record<CallName, OnceCase>>> = {
  submitApplication: caseOf('new', opens('/kyc/tnc'), leadsTo('/application/submit'), {
    prepare: answerUpTo,
  }),
  giveConsent: caseOf('gpp-available', opens('/combined/tnc'), leadsTo('/combined')),
  reapply: caseOf('rejected-can-reapply', opens('/application/rejected'), leadsTo('/kyc')),
  joinWaitlist: caseOf(
    'waitlist-open',
    opens('/unavailable/waitlist'),
    shows('Kamu ada di daftar tunggu'),
  ),
  // Either the account, or a page that warns about the earlier request: both have this route.
  virtualAccount: caseOf('due-soon', opens('/repayment/bill-list'), leadsTo('/repayment/bca-va'), {
    looksOnly: true,
  }),
  generateOtp: caseOf('pending-auth', opens('/kyc/otp'), shows('Kode baru bisa diminta')),
  verifyOtp: caseOf('pending-auth', opens('/kyc/otp'), leadsTo('/application/processing'), {
    prepare: sendCode,
    type: (page) => field(page, 'otp').fill('123456'),
  }),
  answerChallenge: caseOf('closed', answerBirthDate, leadsTo('/kyc/step1')),
  submitRekyc: caseOf('closed', identifyAnew, leadsTo('/kyc/onekyc/success'), {
    button: (page) => page.getByRole('dialog').getByRole('button').first(),
  }),
  matchAreas: caseOf('new', opens('/kyc/step4'), leadsTo('/kyc/confirm/address'), {
    prepare: otherSpelling,
    button: (page) => secondary(page).first(),
  }),
  requestReassessment: caseOf(
    'reassess',
    typePin,
    leadsTo('/credit-reassessment/on-demand/result'),
    { button: confirmPin },
  ),
  verifyPin: caseOf('reassess', typePin, leadsTo('/credit-reassessment/on-demand/result'), {
    confirms: 'requestReassessment',
    button: confirmPin,
  }),
  submitRestructure: {
    persona: 'restructure',
    open: async (page) => {
      await opens('/bill-restructure/agreement?tenor=3', '/bill-restructure/agreement')(page);
      await readThrough(page, 3);
    },
    ended: leadsTo('/bill-restructure/callback'),
  },
  signContract: {
    persona: 'contract-unsigned',
    open: async (page) => {
      await opens('/transactions/agreement')(page);
      await expect(primary(page)).toHaveText('Buka perjanjian');
      const opening = page.waitForEvent('popup');
      await primary(page).tap();
      await (await opening).close();
      await expect(primary(page)).toHaveText('Tanda tangani');
    },
    ended: (page) => expect(primary(page)).toHaveText('Buka perjanjian', { timeout: 15_000 }),
  },
};
