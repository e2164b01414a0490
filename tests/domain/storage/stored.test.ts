import fc from 'fast-check';
import { expect, test } from 'vitest';
import { storedRows, STORED } from '../../../domain/storage/stored';
import { anyValue, rowOf, type StoredName, storedNames } from '../support/stored-values';
import { repeated } from '../../support/failures';

/** Spec §3, "Client-stored values", in its words and order. */
const persistent: readonly (readonly [words: string, ...names: StoredName[]])[] = [
  ['auth token', 'authToken'],
  ['timestamp', 'timestamp'],
  ['numeric tracking id (stored base64-encoded)', 'trackingId'],
  ['terms-accepted flag', 'termsAccepted'],
  ['visitor id (generated once)', 'visitorId'],
  ['early-bird flag', 'earlyBird'],
  ['login type', 'loginType'],
  ['PIN challenge id and request id', 'pinChallengeId', 'pinRequestId'],
  ['cache key', 'cacheKey'],
  ['refresh token', 'refreshToken'],
  ['active tab', 'activeTab'],
  ['onboarding type', 'onboardingType'],
  ['zero-percent dialog dismissed flag', 'zeroPercentDismissed'],
  ['and last-shown month', 'zeroPercentMonth'],
  ['onboarding OTP autofill flag', 'otpAutofill'],
  ['single-transaction education seen flag', 'singleTransactionSeen'],
  ['one-KYC submission uuid', 'onekycSubmissionUuid'],
  ['re-KYC flow and credit-reassessment flow flags', 'rekycFlow', 'reassessmentFlow'],
  ['previous entry point', 'previousEntryPoint'],
  ['per-product coach-mark flags', 'coachMarks'],
  ['saved query params', 'savedQuery'],
  ['approved/rejected marker', 'statusMarker'],
  ['reapply time', 'reapplyTime'],
];
const session: typeof persistent = [
  ['login redirect url', 'loginTarget'],
  ['session id (and a second one)', 'sessionId', 'secondSessionId'],
  ['app source (lowercased)', 'appSource'],
  ['entry point', 'entryPoint'],
  ['utm parameters (JSON)', 'utm'],
  ['caller app version', 'callerVersion'],
  ['migration entry and user type', 'migrationEntry', 'migrationUserType'],
  ['query params', 'queryParams'],
  ['limit-increase-seen flag', 'limitIncreaseSeen'],
  ['bill-restructure entry', 'restructureEntry'],
  ['hide-back-on-restructure flag', 'hideBackOnRestructure'],
  ['user type', 'userType'],
  ['application start variant', 'startVariant'],
  ['discount-promo-dismissed flag', 'discountPromoDismissed'],
  ['OTP channel', 'otpChannel'],
  ['is-from-summary flag', 'fromSummary'],
];
/** The rows that only this product has. */
const own: readonly StoredName[] = [
  ...(['eventsAllowed', 'language', 'theme', 'textSize', 'amountsHidden', 'savesData'] as const),
  ...([
    'restructureTenor',
    'sourcePage',
    'restructureRequest',
    'rekycSent',
    'pinChallengedAt',
  ] as const),
  ...(['signedContract', 'openedContract', 'accountAskedAfter', 'areasAsked'] as const),
  ...(['otpResendAt', 'otpRefusal', 'clockOffset', 'interruptedPage', 'loggedOut'] as const),
  ...([
    'refusedToken',
    'refusedLogin',
    'sourceDeeplink',
    'plus',
    'loginAttempt',
    'reloadedBuild',
  ] as const),
  'unsavedAnswers',
  'paymentTrail',
  'reminderLeads',
  'payday',
];

test('every value of the specification has a row with its lifetime, and every other row is known', () => {
  const named = (values: typeof persistent) => values.flatMap(([, ...names]) => names);
  const [kept, visit] = [named(persistent), named(session)];
  expect([kept.length, visit.length, own.length]).toEqual([25, 18, 30]);
  expect([...kept, ...visit, ...own].sort()).toEqual([...storedNames].sort());
  expect(kept.filter((name) => STORED[name].lifetime !== 'persistent')).toEqual([]);
  expect(visit.filter((name) => STORED[name].lifetime !== 'session')).toEqual([]);
});

test('keys are unique, and secrets are marked', () => {
  const keys = storedRows.map((row) => row.key);
  expect(repeated(keys)).toEqual([]);
  expect(keys.filter((key) => !/^paylater\.[a-zA-Z0-9]+$/.test(key))).toEqual([]);
  const secrets = ['authToken', 'loginAttempt', 'pinChallengeId', 'pinRequestId', 'refreshToken'];
  expect(storedNames.filter((name) => STORED[name].secret).sort()).toEqual(secrets);
});

test('a logout erases the data of the user and keeps what the device needs', () => {
  const of = (owner: string) => storedNames.filter((name) => STORED[name].owner === owner);
  expect(of('device').sort()).toEqual([
    'amountsHidden',
    'eventsAllowed',
    'language',
    'previousEntryPoint',
    'savedQuery',
    'savesData',
    'textSize',
    'theme',
    'visitorId',
  ]);
  expect(storedNames.filter((name) => STORED[name].survives401)).toEqual(['unsavedAnswers']);
  // The context of a visit survives a logout, so none of its rows is persistent.
  expect(of('tab').filter((name) => STORED[name].lifetime !== 'session')).toEqual([]);
});

test.each(storedNames)('%s survives being written and read', (name) => {
  const { encode, decode } = rowOf(name);
  fc.assert(
    fc.property(anyValue[name] as fc.Arbitrary<unknown>, (value) => {
      expect(decode(encode(value))).toEqual(value);
    }),
    { numRuns: 40 },
  );
});

const foreign = ['', '{', '[object Object]', 'undefined', '{"__proto__":{"polluted":1},"to":1}'];
const corruptions = [...foreign, '\ud800\u0000\uffff', 'x'.repeat(100_000)];
/** Returns whether the row accepts any short text; its readers check the text. */
const isFreeText = (name: StoredName): boolean => rowOf(name).decode('text') !== undefined;

test.each(storedNames)('%s accepts no foreign text', (name) => {
  const { decode, encode } = rowOf(name);
  const read = corruptions.map((said) => decode(said));
  expect(corruptions).toHaveLength(7);
  if (isFreeText(name)) {
    expect([read[0], read[6]]).toEqual([undefined, undefined]);
    for (const value of read.filter((it) => it !== undefined))
      expect(decode(encode(value))).toBe(value);
  } else expect(read.filter((value) => value !== undefined)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
});

test.each([
  ['MTIz', 123],
  ['LTEyMw==', -123],
  ['NzAwMDAwMQ==', 7_000_001],
  ['', undefined],
  ['YWJj', undefined],
  ['MTIzYWJj', undefined],
  ['MS41', undefined],
  ['MWUz', undefined],
  ['MHgxMA==', undefined],
  ['SW5maW5pdHk=', undefined],
  ['TmFO', undefined],
  ['IDEyMw==', undefined],
  ['OTk5OTk5OTk5OTk5OTk5OQ==', undefined],
  ['7000001', undefined],
  ['!', undefined],
])('the tracking id in «%s» is %s (spec §5)', (said, id) => {
  expect(STORED.trackingId.decode(said)).toBe(id);
});

test('stored maps drop keys that reach a prototype', () => {
  for (const name of ['utm', 'savedQuery', 'queryParams', 'coachMarks'] as const)
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      const value = name === 'coachMarks' ? 'true' : '"x"';
      const read: object | undefined = STORED[name].decode(`{"${key}":${value}}`);
      expect(Object.keys(read ?? {}), name).toEqual([]);
      expect(Object.getPrototypeOf(read ?? {}), name).toBe(Object.prototype);
    }
});
