import * as z from 'zod/mini';
import {
  base64Integer,
  type Codec,
  flag,
  flags,
  integer,
  json,
  oneOf,
  text,
  words,
} from './codecs';
import type { Stored, StoredRow } from './stored-row';

type Mark = 'secret' | 'reauthentication';

const kept =
  (lifetime: StoredRow['lifetime'], owner: StoredRow['owner']) =>
  <T>(key: string, codec: Codec<T>, ...marks: readonly Mark[]): Stored<T> => ({
    key: `paylater.${key}`,
    lifetime,
    owner,
    secret: marks.includes('secret'),
    survives401: marks.includes('reauthentication'),
    ...codec,
  });

const person = kept('persistent', 'user');
const device = kept('persistent', 'device');
const visit = kept('session', 'tab');
const personVisit = kept('session', 'user');

const target = z.object({ to: z.string(), at: z.number(), owner: z.exactOptional(z.string()) });
const attempt = z.object({ state: z.string(), verifier: z.string(), at: z.number() });
const answers = z.object({
  owner: z.string(),
  at: z.number(),
  form: z.string(),
  answers: z.record(z.string(), z.string()),
});

/**
 * Every client-stored value of spec §3 ("Client-stored values"), then the few of our own. The comment says who writes
 * and reads it; secrets are kept because the specification names the place, and leave as their comment says.
 */
export const STORED = {
  // Persistent values of the specification.

  /** The bearer of every call; wiped on logout and user change. */
  authToken: person('auth-token', text(), 'secret'),
  /** When the token was obtained (epoch ms). */
  timestamp: person('timestamp', integer),
  /** The user id of reports and events. */
  trackingId: person('tracking-id', base64Integer),
  /** Set by the terms page, read by the KYC entry. */
  termsAccepted: person('terms-accepted', flag),
  /** Generated once; context of events. */
  visitorId: device('visitor-id', text(64)),
  /** Kept for the host: the early registration consent was given. */
  earlyBird: person('early-bird', flag),
  /** How the token was obtained; context of events. */
  loginType: person('login-type', oneOf(['bridge', 'direct'])),
  /** The PIN page may be another webview. Five minutes; erased on verify, cancel and logout. */
  pinChallengeId: person('pin-challenge-id', text(256), 'secret'),
  /** As the challenge id. */
  pinRequestId: person('pin-request-id', text(256), 'secret'),
  /** Whose the status marker is. */
  cacheKey: person('cache-key', text(128)),
  /** Only when one is given and configuration says so; no call uses it. */
  refreshToken: person('refresh-token', text(), 'secret'),
  /** The tab last open on the bill list. */
  activeTab: person('active-tab', text(32)),
  /** Which application was begun; the OTP call. */
  onboardingType: person('onboarding-type', oneOf(['GPL', 'COMBINED'])),
  /** The zero-percent dialog is not wanted. */
  zeroPercentDismissed: person('zero-percent-dismissed', flag),
  /** The Jakarta month it was last shown in. */
  zeroPercentMonth: person('zero-percent-month', text(7)),
  /** The platform filled a code before. */
  otpAutofill: person('otp-autofill', flag),
  /** Its education was seen. */
  singleTransactionSeen: person('single-transaction-seen', flag),
  /** Resumes an identity check. */
  onekycSubmissionUuid: person('onekyc-submission-uuid', text(64)),
  /** Opens the KYC steps to an approved person. */
  rekycFlow: person('rekyc-flow', flag),
  /** A reassessment is under way. */
  reassessmentFlow: person('reassessment-flow', flag),
  /** The entry point of the visit before; context of events. */
  previousEntryPoint: person('previous-entry-point', text(128)),
  /** Per product: seen. */
  coachMarks: person('coach-marks', flags),
  /** Entry parameters of the last visit. */
  savedQuery: person('saved-query', words),
  /** Approved or rejected (spec §4). */
  statusMarker: person('status-marker', oneOf(['a', 'r'])),
  /** Until when the marker `r` holds (epoch ms). */
  reapplyTime: person('reapply-time', integer),

  // Session values of the specification.

  /** The requested path and query (spec §2); one use. */
  loginTarget: visit('login-target', json(target)),
  /** Context of events. */
  sessionId: visit('session-id', text(64)),
  /** Kept for the host: its own session id. */
  secondSessionId: visit('session-id-2', text(64)),
  /** SourceApp, lower-cased; host and `application-source`. */
  appSource: visit('app-source', text(128)),
  /** Events and the home call. */
  entryPoint: visit('entry-point', text(128)),
  /** `utm_` and `gpl_` parameters; events. */
  utm: visit('utm', words),
  /** AppVersion; version gates and the home call. */
  callerVersion: visit('caller-version', text(32)),
  /** A header of the submit call. */
  migrationEntry: visit('migration-entry', text(128)),
  /** Kept for the host; events. */
  migrationUserType: visit('migration-user-type', text(64)),
  /** Entry parameters of this visit. */
  queryParams: visit('query-params', words),
  /** The notice was shown. */
  limitIncreaseSeen: personVisit('limit-increase-seen', flag),
  /** Where a restructure was begun. */
  restructureEntry: visit('restructure-entry', text(128)),
  /** The header has no back there. */
  hideBackOnRestructure: visit('hide-back-on-restructure', flag),
  /** Pay-later-plus; events. */
  userType: visit('user-type', oneOf(['gopayplus', 'non_gopayplus'])),
  /** Which start page was shown; events. */
  startVariant: visit('start-variant', text(32)),
  /** The promo was closed. */
  discountPromoDismissed: personVisit('discount-promo-dismissed', flag),
  /** The channel last chosen. */
  otpChannel: personVisit('otp-channel', oneOf(['SMS', 'WHATSAPP'])),
  /** A step opened from the summary returns there. */
  fromSummary: personVisit('is-from-summary', flag),

  // Of our own.

  /** The saved preference of the language detector. */
  language: device('language', oneOf(['id', 'en'])),
  /** Read before the first paint. */
  theme: device('theme', oneOf(['light', 'dark', 'auto'])),
  /** Read before the first paint. */
  textSize: device('text-size', oneOf(['100', '115', '130'])),
  /** The tenor submitted, until its end (spec §7). */
  restructureTenor: person('restructure-tenor', integer),
  /** SourcePage, sourcePage or source; events and the home call. */
  sourcePage: visit('source-page', text(128)),
  /** Attribution only, never followed. */
  sourceDeeplink: visit('source-deeplink', text(512)),
  /** The gopayplus parameter was there; whether it was `true`. */
  plus: visit('gopayplus', flag),
  /** State and PKCE verifier of a login begun in this tab; one use, ten minutes. */
  loginAttempt: visit('login-attempt', json(attempt), 'secret'),
  /** Answers whose saving failed; never the volatile fields. */
  unsavedAnswers: personVisit('unsaved-answers', json(answers), 'reauthentication'),
};

export type StoredName = keyof typeof STORED;

/** Every row, for the walks of logout, user change and the tests. */
export const storedRows: readonly StoredRow[] = Object.values(STORED);
