import type { CanaryName } from './canaries';
import type { Place } from './sinks';

export interface Allowance {
  readonly canaries: readonly CanaryName[];
  readonly place: Place;
  readonly where: RegExp;
  readonly reason: string;
}

const draft = [
  'motherMaidenName',
  'email',
  'ownMobile',
  'emergencyName',
  'emergencyName2',
  'emergencyPhone',
  'emergencyPhone2',
  'homePhone',
  'businessPhone',
  'address',
  'employer',
  'income',
] as const satisfies readonly CanaryName[];

/**
 * Answers of the draft that may be in browser storage while they are not saved (decision 10). The lender already has
 * the user's own number.
 */
const keepable = draft.filter(
  (name) => name !== 'motherMaidenName' && name !== 'income' && name !== 'ownMobile',
);

/** Everything that may be found. At most thirteen rows, and every run must use each of them. */
export const allowed: readonly Allowance[] = [
  {
    canaries: ['bearer'],
    place: 'localStorage',
    where: /^paylater\.authToken$/,
    reason: 'The specification keeps the token there (§3).',
  },
  {
    canaries: ['bearer'],
    place: 'calls',
    where: /^authorization of /,
    reason: 'Every call carries it (§7).',
  },
  {
    canaries: ['pinChallengeId', 'pinRequestId'],
    place: 'localStorage',
    where: /^paylater\.pin(?:Challenge|Request)Id$/,
    reason: 'The PIN page may be another webview (§3); for five minutes.',
  },
  {
    canaries: ['pinChallengeId', 'pinRequestId'],
    place: 'calls',
    where: /^body of POST \/v1\/(?:gotopin\/verify|kyc\/on-demand)$/,
    reason: 'They say which challenge was answered (§7).',
  },
  {
    canaries: draft,
    place: 'calls',
    where: /^body of PATCH \/v1\/kyc(?:\/combined)?$/,
    reason: 'Answers are saved with the lender, whom they are given to (§7).',
  },
  {
    canaries: keepable,
    place: 'sessionStorage',
    where: /^paylater\.unsavedAnswers$/,
    reason: 'Answers that could not be saved outlive a reload, in this tab and for thirty minutes.',
  },
  {
    canaries: ['otp'],
    place: 'calls',
    where: /^body of POST \/v1\/(?:otp\/verificator|gotopin\/verify)$/,
    reason: 'Codes are checked by the lender (§7).',
  },
  {
    canaries: ['dob'],
    place: 'calls',
    where: /^body of POST \/v1\/kyc\/challenge$/,
    reason: 'The question before a re-KYC is answered with it (§7).',
  },
  {
    canaries: ['oneKycToken'],
    place: 'bridge',
    where: /^(?:OneKyc\.launch|gojekBridge\.call|gpContainer\.invoke|PaylaterSdk\.postMessage)$/,
    reason: 'The identity SDK, or the host in its place, is launched with it.',
  },
  {
    canaries: ['oneKycToken'],
    place: 'otherRequests',
    where: /^POST \/one-kyc\/captures$/,
    reason: 'The SDK reports the capture with it, to where it belongs.',
  },
  {
    canaries: ['va'],
    place: 'clipboard',
    where: /^writeText$/,
    reason: 'The person pressed Copy.',
  },
  {
    canaries: ['figure'],
    place: 'postMessage',
    where: /^worker$/,
    reason: 'The agreement names the amounts, and a worker of the page reads it.',
  },
  {
    canaries: ['bearer', 'name'],
    place: 'afterLogout',
    where: /^memory shared with the host$/,
    reason: 'The host of the test knows its user, and is a part of the page.',
  },
];
