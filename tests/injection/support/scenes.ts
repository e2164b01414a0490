import type { CallName } from '../../../domain/calls';
import { STORED } from '../../../domain/storage/stored';
import { answerUpTo, asStored } from '../../e2e/support/kyc';
import type { NewUser, Sandbox } from '../../e2e/support/sandbox';
import { nth, saying } from './hands';
import type { HostAnswers, Seed } from './watch';

/** A page where answers are read, its persona, and the steps before. */
export interface Scene {
  readonly persona: string;
  readonly at: string;
  /** The answers that are read here; each contains texts. */
  readonly reads: readonly CallName[];
  /** Whether only these answers are changed, since others would keep the user away. Otherwise all but the status. */
  readonly alone?: true;
  readonly before?: (sandbox: Sandbox, user: NewUser) => Promise<unknown>;
  readonly host?: HostAnswers;
  /** Stored values in addition to the session. */
  readonly stored?: Seed['local'];
  /** Expressions that perform one act each, and return whether they did. A later one of a kind repeats the act. */
  readonly acts?: readonly string[];
}

/** Returns code that runs with an element once it exists and is usable. */
const withIt = (element: string, code: string) =>
  `(() => { const it = ${element}; if (!it) return false; ${code}; return true; })()`;
const usable = ':not([disabled]):not([aria-busy="true"])';
const primary = `[data-action="primary"]${usable}`;
const press = (element = nth(primary, 0)) => withIt(element, 'it.click()');
const pressSaying = (words: string) => press(saying(`button${usable}`, words));
const type = (name: string, value: string, form = 'form') =>
  withIt(
    nth(`${form} [name="${name}"]`, 0),
    `Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(it, '${value}');
    for (const name of ['input', 'change', 'focusout']) it.dispatchEvent(new Event(name, { bubbles: true }))`,
  );
const typePin = [
  type('pin', '123456'),
  withIt(nth('[role="dialog"] form', 0), 'it.requestSubmit()'),
];

const filled: Scene['before'] = answerUpTo;

/** Spells the areas of the identity card differently from the list of areas. */
const spelledOtherwise: Scene['before'] = async (sandbox, user) => {
  await answerUpTo(sandbox, user);
  const residentialInfo = { ...asStored.residentialInfo, province: 'PROV. JAWA BARAT' };
  await sandbox.api(user, 'PATCH', '/v1/kyc', { residentialInfo });
};

export const scenes: readonly Scene[] = [
  { persona: 'active', at: '/', reads: ['applicationStatus'], alone: true },
  { persona: 'active', at: '/home', reads: ['homepage'] },
  { persona: 'active', at: '/home/popular-partners', reads: ['partners'] },
  { persona: 'active', at: '/home/settings', reads: ['settingsToggles'] },
  {
    persona: 'active',
    at: '/transactions',
    reads: ['transactionHistory', 'transactionReceipt'],
    acts: [press(nth('main [data-row="transaction"] button', 0))],
  },
  { persona: 'active', at: '/transactions/agreement', reads: ['facilityAgreement'] },
  { persona: 'active', at: '/repayment/bill-list', reads: ['billList'] },
  { persona: 'active', at: '/repayment/bca-va', reads: ['virtualAccount'] },
  { persona: 'active', at: '/repayment/processing', reads: ['repayStatus'] },
  {
    persona: 'restructure',
    at: '/bill-restructure',
    reads: ['restructureSummary', 'restructureTransactions'],
  },
  {
    persona: 'restructure',
    at: '/bill-restructure/agreement?tenor=3',
    reads: ['restructureAgreement', 'restructureConsent'],
  },
  {
    persona: 'restructure',
    at: '/bill-restructure/agreement?tenor=3',
    reads: ['submitRestructure'],
    alone: true,
    acts: [
      `(() => { const done = ${pressSaying('Ubah jadi 3 cicilan')}; if (!done) ${pressSaying('Lanjut baca')}; return done; })()`,
    ],
  },
  {
    persona: 'restructured',
    at: '/bill-restructure/callback',
    reads: ['restructureStatus'],
    stored: [
      { name: STORED.restructureRequest.key, value: STORED.restructureRequest.encode('r-1') },
      { name: STORED.restructureTenor.key, value: STORED.restructureTenor.encode(3) },
    ],
  },
  { persona: 'gpp-draft', at: '/combined/user-info', reads: ['combinedDraft'] },
  { persona: 'gpp-terms', at: '/combined/tnc', reads: ['userInfo', 'userConsent'] },
  { persona: 'draft', at: '/kyc/step2', reads: ['kycDraft'], before: filled },
  {
    persona: 'draft',
    at: '/kyc/confirm/address',
    reads: ['areasBelow'],
    before: filled,
  },
  {
    persona: 'draft',
    at: '/kyc/confirm/address',
    reads: ['matchAreas'],
    alone: true,
    before: spelledOtherwise,
  },
  {
    persona: 'draft',
    at: '/kyc/confirm/address',
    reads: ['postalCode'],
    alone: true,
    before: filled,
  },
  {
    persona: 'draft',
    at: '/kyc/tnc',
    reads: ['submitApplication'],
    alone: true,
    before: filled,
    acts: [press()],
  },
  {
    persona: 'pending-auth',
    at: '/kyc/otp',
    reads: ['generateOtp', 'verifyOtp'],
    // A code that was not typed key by key is verified by a press.
    acts: [
      pressSaying('Kirim kode lewat SMS'),
      type('otp', '123456', `form:has(${primary})`),
      press(),
    ],
  },
  { persona: 'new', at: '/kyc/step1', reads: ['oneKycToken'], acts: [press()] },
  { persona: 'closed', at: '/rekyc/education', reads: ['rekycChallenge', 'registeredKtp'] },
  {
    persona: 'closed',
    at: '/rekyc/education',
    reads: ['answerChallenge'],
    alone: true,
    acts: [type('dob', '1990-01-31'), press()],
  },
  { persona: 'rekyc-initiated', at: '/rekyc', reads: ['rekycStatus'] },
  { persona: 'reassess', at: '/credit-reassessment/education', reads: ['reassessmentStatus'] },
  {
    persona: 'reassess',
    at: '/credit-reassessment/on-demand',
    reads: ['pinChallenge', 'verifyPin', 'requestReassessment'],
    alone: true,
    acts: [press(), ...typePin],
  },
  {
    persona: 'reassess',
    at: '/credit-reassessment/on-demand',
    reads: ['reassessmentToken'],
    alone: true,
    host: { getAppInfo: { version: '4.95.0' }, openChallenge: { challengeId: 'h-1' } },
    acts: [press()],
  },
];
