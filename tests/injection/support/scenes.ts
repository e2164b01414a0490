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

/** Returns a page of a persona, and the answers that it reads. */
const scene = (
  persona: string,
  at: string,
  reads: readonly CallName[],
  more: Omit<Scene, 'persona' | 'at' | 'reads'> = {},
): Scene => ({ persona, at, reads, ...more });

export const scenes: readonly Scene[] = [
  scene('active', '/', ['applicationStatus'], { alone: true }),
  scene('active', '/home', ['homepage']),
  scene('active', '/home/popular-partners', ['partners']),
  scene('active', '/home/settings', ['settingsToggles']),
  scene('active', '/transactions', ['transactionHistory', 'transactionReceipt'], {
    acts: [press(nth('main [data-row="transaction"] button', 0))],
  }),
  scene('active', '/transactions/agreement', ['facilityAgreement']),
  scene('active', '/repayment/bill-list', ['billList']),
  scene('active', '/repayment/bca-va', ['virtualAccount']),
  scene('active', '/repayment/processing', ['repayStatus']),
  scene('restructure', '/bill-restructure', ['restructureSummary', 'restructureTransactions']),
  scene('restructure', '/bill-restructure/agreement?tenor=3', [
    'restructureAgreement',
    'restructureConsent',
  ]),
  scene('restructure', '/bill-restructure/agreement?tenor=3', ['submitRestructure'], {
    alone: true,
    acts: [
      // The button shows the pages and reads on until the end was in view.
      `(() => { const done = ${pressSaying('Setuju, ubah jadi 3 cicilan')}; if (!done) ${press()}; return done; })()`,
    ],
  }),
  scene('restructured', '/bill-restructure/callback', ['restructureStatus'], {
    stored: [
      { name: STORED.restructureRequest.key, value: STORED.restructureRequest.encode('r-1') },
      { name: STORED.restructureTenor.key, value: STORED.restructureTenor.encode(3) },
    ],
  }),
  scene('gpp-draft', '/combined/user-info', ['combinedDraft']),
  scene('gpp-terms', '/combined/tnc', ['userConsent']),
  scene('draft', '/kyc/step2', ['kycDraft'], { before: filled }),
  scene('draft', '/kyc/confirm/address', ['areasBelow'], { before: filled }),
  scene('draft', '/kyc/confirm/address', ['matchAreas'], { alone: true, before: spelledOtherwise }),
  scene('draft', '/kyc/confirm/address', ['postalCode'], { alone: true, before: filled }),
  scene('draft', '/kyc/tnc', ['submitApplication'], {
    alone: true,
    before: filled,
    acts: [press()],
  }),
  scene('pending-auth', '/kyc/otp', ['userInfo', 'generateOtp', 'verifyOtp'], {
    // A code that was not typed key by key is verified by a press.
    acts: [
      pressSaying('Kirim kode lewat SMS'),
      type('otp', '123456', `form:has(${primary})`),
      press(),
    ],
  }),
  scene('new', '/kyc/step1', ['oneKycToken'], { acts: [press()] }),
  scene('closed', '/rekyc/education', ['rekycChallenge', 'registeredKtp']),
  scene('closed', '/rekyc/education', ['answerChallenge'], {
    alone: true,
    acts: [type('dob', '1990-01-31'), press()],
  }),
  scene('rekyc-initiated', '/rekyc', ['rekycStatus']),
  scene('reassess', '/credit-reassessment/education', ['reassessmentStatus']),
  scene(
    'reassess',
    '/credit-reassessment/on-demand',
    ['pinChallenge', 'verifyPin', 'requestReassessment'],
    { alone: true, acts: [press(), ...typePin] },
  ),
  scene('reassess', '/credit-reassessment/on-demand', ['reassessmentToken'], {
    alone: true,
    host: { getAppInfo: { version: '4.95.0' }, openChallenge: { challengeId: 'h-1' } },
    acts: [press()],
  }),
];
