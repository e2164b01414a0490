import fc from 'fast-check';
import type { Stored } from '../../../domain/ports/stored-row';
import { STORED } from '../../../domain/storage/stored';

export type StoredName = keyof typeof STORED;

export type ValueOf<K extends StoredName> = (typeof STORED)[K] extends Stored<infer T> ? T : never;

const text = (max: number) =>
  fc.string({ unit: 'binary', minLength: 1, maxLength: max }).map((it) => it.slice(0, max));
const integer = fc
  .integer({ min: -999_999_999_999_999, max: 999_999_999_999_999 })
  .map((it) => it || 0);
const key = fc
  .string({ maxLength: 10 })
  .filter((it) => !['__proto__', 'constructor', 'prototype'].includes(it));
const words = fc.dictionary(key, fc.string({ unit: 'binary', maxLength: 10 }), { maxKeys: 5 });
const flags = fc.dictionary(key, fc.boolean(), { maxKeys: 5 });
const at = fc.integer({ min: 0 });

/** Arbitrary values of every row. A row without one does not compile. */
export const anyValue: { readonly [K in StoredName]: fc.Arbitrary<ValueOf<K>> } = {
  authToken: text(4096),
  timestamp: integer,
  trackingId: integer,
  termsAccepted: fc.boolean(),
  visitorId: text(64),
  earlyBird: fc.boolean(),
  loginType: fc.constantFrom('bridge', 'direct'),
  pinChallengeId: text(256),
  pinRequestId: text(256),
  cacheKey: text(128),
  refreshToken: text(4096),
  activeTab: text(32),
  onboardingType: fc.constantFrom('GPL', 'COMBINED'),
  zeroPercentDismissed: fc.boolean(),
  zeroPercentMonth: text(7),
  otpAutofill: fc.boolean(),
  singleTransactionSeen: fc.boolean(),
  onekycSubmissionUuid: text(64),
  rekycFlow: fc.boolean(),
  reassessmentFlow: fc.boolean(),
  previousEntryPoint: text(128),
  coachMarks: flags,
  savedQuery: words,
  statusMarker: fc.constantFrom('a', 'r'),
  reapplyTime: integer,
  loginTarget: fc.record(
    { to: fc.string(), at, owner: fc.string() },
    { requiredKeys: ['to', 'at'] },
  ),
  sessionId: text(64),
  secondSessionId: text(64),
  appSource: text(128),
  entryPoint: text(128),
  utm: words,
  callerVersion: text(32),
  migrationEntry: text(128),
  migrationUserType: text(64),
  queryParams: words,
  limitIncreaseSeen: fc.boolean(),
  restructureEntry: text(128),
  hideBackOnRestructure: fc.boolean(),
  userType: fc.constantFrom('gopayplus', 'non_gopayplus'),
  startVariant: text(32),
  discountPromoDismissed: fc.boolean(),
  otpChannel: fc.constantFrom('SMS', 'WHATSAPP'),
  fromSummary: fc.boolean(),
  language: fc.constantFrom('id', 'en'),
  theme: fc.constantFrom('light', 'dark', 'auto'),
  textSize: fc.constantFrom('100', '115', '130'),
  amountsHidden: fc.boolean(),
  savesData: fc.boolean(),
  eventsAllowed: fc.boolean(),
  signedContract: text(256),
  openedContract: text(256),
  accountAskedAfter: integer,
  paymentTrail: fc.record(
    { after: at, taken: at, sent: at, isReceived: fc.constant(true) },
    { requiredKeys: ['after', 'taken'] },
  ),
  reminderLeads: text(4096),
  payday: integer,
  areasAsked: fc.boolean(),
  rekycSent: fc.boolean(),
  otpResendAt: integer,
  otpRefusal: fc.record(
    {
      kind: fc.constantFrom('idle', 'sent'),
      code: fc.string(),
      problem: fc.constantFrom('wrong', 'tooManyTries', 'unknown'),
      isSent: fc.constant(true),
    },
    { requiredKeys: ['kind', 'code', 'problem'] },
  ),
  pinChallengedAt: integer,
  restructureTenor: integer,
  restructureRequest: text(256),
  sourcePage: text(128),
  sourceDeeplink: text(512),
  plus: fc.boolean(),
  loginAttempt: fc.record({ state: fc.string(), verifier: fc.string(), at }),
  loggedOut: fc.boolean(),
  refusedToken: text(128),
  refusedLogin: text(64),
  clockOffset: fc.integer(),
  interruptedPage: text(2048),
  reloadedBuild: text(4096),
  unsavedAnswers: fc.record({ owner: fc.string(), at, form: fc.string(), answers: words }),
};

export const storedNames = Object.keys(STORED) as StoredName[];

/** Returns a row with an unknown value type. */
export const rowOf = (name: StoredName): Stored<unknown> => STORED[name] as Stored<unknown>;

/** Returns one value of the row. */
export const aValue = (name: StoredName): unknown =>
  fc.sample<unknown>(anyValue[name], { numRuns: 1, seed: 7 })[0];
