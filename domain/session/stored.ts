import * as z from 'zod/mini';
import { base64Integer, type Codec, flag, flags, integer, json, oneOf, text, words } from './codecs';
import type { Stored, StoredRow } from './stored-row';

type Owner = StoredRow['owner'];
type More = { readonly sensitive?: string; readonly survives?: 'reauthentication' };

const kept =
  (lifetime: StoredRow['lifetime'], owner: Owner) =>
  <T>(key: string, codec: Codec<T>, note: string, more: More = {}): Stored<T> => ({
    key: `paylater.${key}`,
    lifetime,
    owner,
    note,
    ...codec,
    ...more,
  });

const person = kept('persistent', 'user');
const device = kept('persistent', 'device');
const visit = kept('session', 'tab');
const personVisit = kept('session', 'user');

const seen = z.object({ owner: z.string(), at: z.number() });
const target = z.object({ to: z.string(), at: z.number(), owner: z.exactOptional(z.string()) });

/** Every client-stored value of spec §3 ("Client-stored values"), then the few of our own. */
export const STORED = {
  // Persistent values of the specification.
  authToken: person('auth-token', text(), 'bearer of every call', {
    sensitive: 'the specification names this place; wiped on logout and user change',
  }),
  timestamp: person('timestamp', integer, 'when the token was obtained (epoch ms)'),
  trackingId: person('tracking-id', base64Integer, 'user id of reports and events'),
  termsAccepted: person('terms-accepted', flag, 'set by the terms page, read by the KYC entry'),
  visitorId: device('visitor-id', text(64), 'generated once; session context of events'),
  earlyBird: person('early-bird', flag, 'kept for the host: early registration consent was given'),
  loginType: person('login-type', oneOf(['bridge', 'direct']), 'how the token was obtained; events'),
  pinChallengeId: person('pin-challenge-id', text(256), 'the PIN page may be another webview', {
    sensitive: 'five minutes; erased on verify, cancel and logout',
  }),
  pinRequestId: person('pin-request-id', text(256), 'the PIN page may be another webview', {
    sensitive: 'five minutes; erased on verify, cancel and logout',
  }),
  cacheKey: person('cache-key', text(128), 'whose the status marker is'),
  refreshToken: person('refresh-token', text(), 'only when one is given and configuration says so', {
    sensitive: 'off by default; no call uses it yet',
  }),
  activeTab: person('active-tab', text(32), 'the tab last open on the bill list'),
  onboardingType: person('onboarding-type', oneOf(['GPL', 'COMBINED']), 'which application was begun'),
  zeroPercentDismissed: person('zero-percent-dismissed', flag, 'the zero-percent dialog is not wanted'),
  zeroPercentMonth: person('zero-percent-month', text(7), 'Jakarta month of its last showing'),
  otpAutofill: person('otp-autofill', flag, 'the platform filled a code before'),
  singleTransactionSeen: person('single-transaction-seen', flag, 'its education was seen'),
  onekycSubmissionUuid: person('onekyc-submission-uuid', text(64), 'resumes an identity check'),
  rekycFlow: person('rekyc-flow', flag, 'opens the KYC steps to an approved person'),
  reassessmentFlow: person('reassessment-flow', flag, 'a reassessment is under way'),
  previousEntryPoint: person('previous-entry-point', text(128), 'entry point of the visit before'),
  coachMarks: person('coach-marks', flags, 'per product: seen'),
  savedQuery: person('saved-query', words, 'entry parameters of the last visit'),
  statusMarker: person('status-marker', oneOf(['a', 'r']), 'approved or rejected (spec §4)'),
  reapplyTime: person('reapply-time', integer, 'until when the marker `r` holds (epoch ms)'),

  // Session values of the specification.
  loginTarget: visit('login-target', json(target), 'spec §2: the requested path and query; one use'),
  sessionId: visit('session-id', text(64), 'session context of events'),
  secondSessionId: visit('session-id-2', text(64), 'kept for the host: its own session id'),
  appSource: visit('app-source', text(128), 'SourceApp, lower-cased; host and application-source'),
  entryPoint: visit('entry-point', text(128), 'events and the home call'),
  utm: visit('utm', words, 'utm_ and gpl_ parameters; events'),
  callerVersion: visit('caller-version', text(32), 'AppVersion; version gates and the home call'),
  migrationEntry: visit('migration-entry', text(128), 'header of the submit call'),
  migrationUserType: visit('migration-user-type', text(64), 'kept for the host; events'),
  queryParams: visit('query-params', words, 'entry parameters of this visit'),
  limitIncreaseSeen: personVisit('limit-increase-seen', flag, 'the notice was shown'),
  restructureEntry: visit('restructure-entry', text(128), 'where a restructure was begun'),
  hideBackOnRestructure: visit('hide-back-on-restructure', flag, 'the header has no back there'),
  userType: visit('user-type', oneOf(['gopayplus', 'non_gopayplus']), 'pay-later-plus; events'),
  startVariant: visit('start-variant', text(32), 'which start page was shown; events'),
  discountPromoDismissed: personVisit('discount-promo-dismissed', flag, 'the promo was closed'),
  otpChannel: personVisit('otp-channel', oneOf(['SMS', 'WHATSAPP']), 'the channel last chosen'),
  fromSummary: personVisit('is-from-summary', flag, 'a step opened from the summary returns there'),

  // Of our own.
  language: device('language', oneOf(['id', 'en']), 'the saved preference of the language detector'),
  theme: device('theme', oneOf(['light', 'dark', 'auto']), 'read before the first paint'),
  textSize: device('text-size', oneOf(['100', '115', '130']), 'read before the first paint'),
  restructureTenor: person('restructure-tenor', integer, 'the tenor submitted, until its end (spec §7)'),
  sourcePage: visit('source-page', text(128), 'SourcePage, sourcePage or source; events and home'),
  sourceDeeplink: visit('source-deeplink', text(512), 'attribution only, never followed'),
  plus: visit('gopayplus', flag, 'the gopayplus parameter was present; its value'),
  loginAttempt: visit(
    'login-attempt',
    json(z.object({ state: z.string(), verifier: z.string(), at: z.number() })),
    'state and PKCE verifier of a login begun in this tab',
    { sensitive: 'one use, ten minutes' },
  ),
  unsavedAnswers: personVisit(
    'unsaved-answers',
    json(z.extend(seen, { form: z.string(), answers: z.record(z.string(), z.string()) })),
    'answers whose saving failed; never the volatile fields',
    { survives: 'reauthentication' },
  ),
};

export type StoredName = keyof typeof STORED;

/** Every row, for the walks of logout, user change and the tests. */
export const storedRows: readonly StoredRow[] = Object.values(STORED);
