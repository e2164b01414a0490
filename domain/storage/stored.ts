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
  textRecord,
} from './codecs';
import { languages } from '../kernel/locale';
import { applicationFlows, otpChannels } from '../wire/shared-values';
import type { Stored, StoredRow } from '../ports/stored-row';

type Mark = 'secret' | 'reauthentication';
type Unnamed<T> = Omit<Stored<T>, 'key'>;
type Named<R> = { readonly [K in keyof R]: R[K] & Pick<StoredRow, 'key'> };

/** A row's key in the browser is its name here. */
const named = <R extends Record<string, Omit<StoredRow, 'key'>>>(rows: R): Named<R> =>
  Object.fromEntries(
    Object.entries(rows).map(([name, row]) => [name, { key: `paylater.${name}`, ...row }]),
  ) as Named<R>;

const storedRow =
  (lifetime: StoredRow['lifetime'], owner: StoredRow['owner']) =>
  <T>(codec: Codec<T>, ...marks: readonly Mark[]): Unnamed<T> => ({
    lifetime,
    owner,
    secret: marks.includes('secret'),
    survives401: marks.includes('reauthentication'),
    ...codec,
  });

const person = storedRow('persistent', 'user');
const device = storedRow('persistent', 'device');
const visit = storedRow('session', 'tab');
const personVisit = storedRow('session', 'user');

const target = z.object({ to: z.string(), at: z.number(), owner: z.exactOptional(z.string()) });
const attempt = z.object({
  state: z.string(),
  verifier: z.string(),
  at: z.number(),
  /** Whose account the person agreed to leave by it. */
  instead: z.exactOptional(z.string()),
});
const otpRefusal = z.object({
  kind: z.enum(['idle', 'sent']),
  isSent: z.exactOptional(z.literal(true)),
  code: z.string(),
  problem: z.enum([
    'wrong',
    'expired',
    'tooManyTries',
    'tooSoon',
    'unknown',
    'unsure',
    'maybeSent',
  ]),
});
const answers = z.object({
  owner: z.string(),
  at: z.number(),
  form: z.string(),
  answers: z.record(z.string(), z.string()),
});

/**
 * Every client-stored value of spec §3, "Client-stored values", then the few of our own. The comment says who writes
 * and reads it; secrets are kept because the specification names the place, and leave as their comment says.
 */
export const STORED = named({
  // Persistent values of the specification.

  /** The bearer of every call; wiped on logout and user change. */
  authToken: person(text(), 'secret'),
  /** Kept for the host: when the token was obtained (epoch ms). */
  timestamp: person(integer),
  /** The user id of reports and events. */
  trackingId: person(base64Integer),
  /** Set by the terms page, read by the KYC entry, erased by a rejection. */
  termsAccepted: person(flag),
  /** Generated once; context of events. */
  visitorId: device(text(64)),
  /** Kept for the host: the early registration consent was given. */
  earlyBird: person(flag),
  /** How the token was obtained; context of events. */
  loginType: person(oneOf(['bridge', 'direct'])),
  /** The PIN page may be another webview. Five minutes; erased on verify, cancel and logout. */
  pinChallengeId: person(text(256), 'secret'),
  /** As the challenge id. */
  pinRequestId: person(text(256), 'secret'),
  /** Whose the status marker is. */
  cacheKey: person(text(128)),
  /** Only when one is given and configuration says so; no call uses it. */
  refreshToken: person(text(), 'secret'),
  /** The tab last open on the bill list. */
  activeTab: person(text(32)),
  /** Which application was begun; the OTP call. */
  onboardingType: person(oneOf(applicationFlows)),
  /** The zero-percent dialog is not wanted. */
  zeroPercentDismissed: person(flag),
  /** The Jakarta month it was last shown in. */
  zeroPercentMonth: person(text(7)),
  /** Whether the browser filled in the last code that was right: the page of the next one says so. */
  otpAutofill: person(flag),
  /** The history explained a single transaction, which it does once. */
  singleTransactionSeen: person(flag),
  /** Resumes an identity check. */
  onekycSubmissionUuid: person(text(64)),
  /** Opens the KYC steps to an approved person. */
  rekycFlow: person(flag),
  /** A reassessment is under way. */
  reassessmentFlow: person(flag),
  /** The entry point of the visit before; context of events. Like what it is read from, it says nothing of the person. */
  previousEntryPoint: device(text(128)),
  /** Per product: seen. */
  coachMarks: person(flags),
  /** Entry parameters of the last visit; the next one reads the entry point of it. */
  savedQuery: device(textRecord),
  /** Approved or rejected (spec §4). */
  statusMarker: person(oneOf(['a', 'r'])),
  /** Until when the marker `r` holds (epoch ms). */
  reapplyTime: person(integer),

  // Session values of the specification.

  /** The requested path and query (spec §2); one use. */
  loginTarget: visit(json(target)),
  /** Context of events. */
  sessionId: visit(text(64)),
  /** Of one login in this tab, so that two users of a tab are told apart; context of events. */
  secondSessionId: personVisit(text(64)),
  /**
   * SourceApp, lower-cased, or `gopay` when another source parameter says so; host and `application-source`. Without
   * it the app source is the host's, by default `web` (`HostContext.appSource`).
   */
  appSource: visit(text(128)),
  /** Events and the home call. */
  entryPoint: visit(text(128)),
  /** `utm_` and `gpl_` parameters; events. */
  utm: visit(textRecord),
  /** AppVersion; version gates and the home call. */
  callerVersion: visit(text(32)),
  /** A header of the submit call. */
  migrationEntry: visit(text(128)),
  /** Kept for the host; events. */
  migrationUserType: visit(text(64)),
  /** Entry parameters of this visit. */
  queryParams: visit(textRecord),
  /** The notice was shown. */
  limitIncreaseSeen: personVisit(flag),
  /** Where a restructure was begun. */
  restructureEntry: visit(text(128)),
  /** The header has no back there. */
  hideBackOnRestructure: visit(flag),
  /** Pay-later-plus; events. */
  userType: visit(oneOf(['gopayplus', 'non_gopayplus'])),
  /** Which start page was shown; events. */
  startVariant: visit(text(32)),
  /** The promo was closed. */
  discountPromoDismissed: personVisit(flag),
  /** The channel of the last code: the one chosen, unless the lender names another. */
  otpChannel: personVisit(oneOf(otpChannels)),
  /** A step opened from the summary returns there. */
  fromSummary: personVisit(flag),

  // Of our own.

  /** The saved preference of the language detector. */
  language: device(oneOf(languages)),
  /** Read before the first paint. */
  theme: device(oneOf(['light', 'dark', 'auto'])),
  /** Read before the first paint. */
  textSize: device(oneOf(['100', '115', '130'])),
  /** What the person last told the consent provider, for pages where its script may not load. */
  eventsAllowed: device(flag),
  /** When the PIN's challenge was opened (epoch ms); goes with its ids. */
  pinChallengedAt: person(integer),
  /** The tenor submitted, until its end (spec §7). */
  restructureTenor: person(integer),
  /** The request it was submitted as, until its end: a page that was closed meanwhile goes on with it. */
  restructureRequest: person(text(256)),
  /** The facility agreement that was signed here, for a lender that does not say that it is. */
  signedContract: person(text(256)),
  /** The facility agreement that was opened in this tab: it can be signed. */
  openedContract: personVisit(text(256)),
  /** The newest payment (epoch ms, 0: none) when an account to pay to was asked for: until another, no page asks by itself. */
  accountAskedAfter: person(integer),
  /** An identity check was sent from here, and has no result yet: only then does INITIATED mean that it is reviewed. */
  rekycSent: person(flag),
  /** The spelling of an address was asked about, and it was not changed since; says nothing of its names. */
  areasAsked: person(flag),
  /** Until when no other code is asked for (epoch ms): also after a reload, and in other tabs. */
  otpResendAt: person(integer),
  /** Why the last code was not sent or not accepted (spec §8), never the code itself: a reload shows it again. */
  otpRefusal: personVisit(json(otpRefusal)),
  /** SourcePage, sourcePage or source; events and the home call. */
  sourcePage: visit(text(128)),
  /** Attribution only, never followed. */
  sourceDeeplink: visit(text(512)),
  /** The gopayplus parameter was there; whether it was `true`. */
  plus: visit(flag),
  /** The page that maintenance or an unread status took the place of: path and query, one use. */
  interruptedPage: personVisit(text(2048)),
  /** By how much the device's clock is off (ms): what one document dates, the next one reads by the same time. */
  clockOffset: visit(integer),
  /** The person logged out in this tab: a host's token is taken again only when they press for it. */
  loggedOut: visit(flag),
  /** The hash of the token that the lender refused last: a host may hand it out again. Erased by the next login. */
  refusedToken: visit(text(128)),
  /** State and PKCE verifier of a login begun in this tab; one use, ten minutes. */
  loginAttempt: visit(json(attempt), 'secret'),
  /** The build whose missing code was answered with a reload: there is one for a build (spec §8). */
  reloadedBuild: visit(text()),
  /** Answers whose saving failed; never the volatile fields. */
  unsavedAnswers: personVisit(json(answers), 'reauthentication'),
});

/** Every row, for the walks of logout, user change and the tests. */
export const storedRows: readonly StoredRow[] = Object.values(STORED);
