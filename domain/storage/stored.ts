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
import { isInstant } from '../kernel/instant';
import { languages } from '../kernel/locale';
import { applicationFlows, otpChannels } from '../wire/shared-values';
import type { Stored, StoredRow } from '../ports/stored-row';

type Mark = 'secret' | 'reauthentication';
type Unnamed<T> = Omit<Stored<T>, 'key'>;
type Named<R> = { readonly [K in keyof R]: R[K] & Pick<StoredRow, 'key'> };

/** Adds the keys: a row's key in the browser is its name here, with a prefix. */
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
  /** The owner of the session that the user agreed to replace by this login. */
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
const moment = z.number().check(z.refine(isInstant));
const paymentTrail = z.object({
  after: moment,
  taken: moment,
  sent: z.exactOptional(moment),
  isReceived: z.exactOptional(z.literal(true)),
});
const answers = z.object({
  owner: z.string(),
  at: z.number(),
  form: z.string(),
  answers: z.record(z.string(), z.string()),
});

/**
 * Every client-stored value of spec §3, "Client-stored values", then the client's own values. Each comment names the
 * use. Secrets are stored because the specification names the place; their comments name when they are erased.
 */
export const STORED = named({
  // Persistent values of the specification.

  /** The token of every call; erased on logout and user change. */
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
  /** Stored because the PIN page may be another webview. Five minutes; erased on verify, cancel and logout. */
  pinChallengeId: person(text(256), 'secret'),
  /** Like the challenge id. */
  pinRequestId: person(text(256), 'secret'),
  /** The owner of the status marker. */
  cacheKey: person(text(128)),
  /** Stored only if the login gives one and the configuration allows it; no call uses it. */
  refreshToken: person(text(), 'secret'),
  /** The last open tab of the bill list. */
  activeTab: person(text(32)),
  /** The application that the user began; a header of the OTP call. */
  onboardingType: person(oneOf(applicationFlows)),
  /** Whether the user dismissed the zero-percent dialog. */
  zeroPercentDismissed: person(flag),
  /** The Jakarta month in which that dialog was last shown. */
  zeroPercentMonth: person(text(7)),
  /** Whether the browser filled in the last accepted code; the page of the next code mentions it. */
  otpAutofill: person(flag),
  /** Whether the history explained a single transaction, which it does once. */
  singleTransactionSeen: person(flag),
  /** Resumes an identity check. */
  onekycSubmissionUuid: person(text(64)),
  /** Opens the KYC steps to a user with an account. */
  rekycFlow: person(flag),
  /** Whether a reassessment is in progress. */
  reassessmentFlow: person(flag),
  /** The entry point of the previous visit; context of events. Like the row that it comes from, it is not personal. */
  previousEntryPoint: device(text(128)),
  /** The coach marks that the user has seen, per product. */
  coachMarks: person(flags),
  /** Entry parameters of the last visit; the next visit reads their entry point. */
  savedQuery: device(textRecord),
  /** Approved or rejected (spec §4). */
  statusMarker: person(oneOf(['a', 'r'])),
  /** When the marker `r` expires (epoch ms). */
  reapplyTime: person(integer),

  // Session values of the specification.

  /** The requested path and query (spec §2); used once. */
  loginTarget: visit(json(target)),
  /** Context of events. */
  sessionId: visit(text(64)),
  /** The id of one login in this tab, which distinguishes two users of a tab; context of events. */
  secondSessionId: personVisit(text(64)),
  /**
   * SourceApp in lower case, or `gopay` if another source parameter is that; host and `application-source`. If it is
   * absent, the app source is the host's, by default `web` (`HostContext.appSource`).
   */
  appSource: visit(text(128)),
  /** Sent with events and the home call. */
  entryPoint: visit(text(128)),
  /** `utm_` and `gpl_` parameters; sent with events. */
  utm: visit(textRecord),
  /** AppVersion; used by version gates and the home call. */
  callerVersion: visit(text(32)),
  /** A header of the submit call. */
  migrationEntry: visit(text(128)),
  /** Kept for the host; sent with events. */
  migrationUserType: visit(text(64)),
  /** Entry parameters of this visit. */
  queryParams: visit(textRecord),
  /** Whether the notice of a higher limit was shown. */
  limitIncreaseSeen: personVisit(flag),
  /** Where the user began a restructure. */
  restructureEntry: visit(text(128)),
  /** Whether the header of the restructure has no back button. */
  hideBackOnRestructure: visit(flag),
  /** The user type of pay-later-plus; sent with events. */
  userType: visit(oneOf(['gopayplus', 'non_gopayplus'])),
  /** The start page that was shown; sent with events. */
  startVariant: visit(text(32)),
  /** Whether the user closed the promo. */
  discountPromoDismissed: personVisit(flag),
  /** The channel of the last code: the chosen one, unless the lender names another. */
  otpChannel: personVisit(oneOf(otpChannels)),
  /** Whether a step was opened from the summary, so that it returns there. */
  fromSummary: personVisit(flag),

  // Values of the client.

  /** The saved preference of the language detector. */
  language: device(oneOf(languages)),
  /** Read before the first paint. */
  theme: device(oneOf(['light', 'dark', 'auto'])),
  /** Read before the first paint. */
  textSize: device(oneOf(['100', '115', '130'])),
  /** Whether nothing is loaded ahead; before the user has chosen, the browser decides. */
  savesData: device(flag),
  /** Whether amounts are shown as dots. */
  amountsHidden: device(flag),
  /** The user's last choice at the consent provider, for pages that may not load its script. */
  eventsAllowed: device(flag),
  /** When the PIN's challenge was opened (epoch ms); erased with its ids. */
  pinChallengedAt: person(integer),
  /** The submitted tenor, until the request has ended (spec §7). */
  restructureTenor: person(integer),
  /** The id of that request, until it has ended: a page that was closed continues with it. */
  restructureRequest: person(text(256)),
  /** The facility agreement that the user signed here, for a lender that does not report it. */
  signedContract: person(text(256)),
  /** The facility agreement that was opened in this tab, so that it can be signed. */
  openedContract: personVisit(text(256)),
  /** The newest payment (epoch ms, 0: none) at the last account request; a page asks again only after another one. */
  accountAskedAfter: person(integer),
  /**
   * When the payment number was taken in this tab, after which payment, when the user said that it is paid (epoch ms),
   * and whether money has arrived since. Never the number or an amount. Another number after a newer payment replaces it.
   */
  paymentTrail: personVisit(json(paymentTrail)),
  /** The days before a due day on which a calendar reminds: `1,3` (decision 10). */
  reminderLeads: person(text()),
  /** The day of the month on which the user is paid; never sent (decision 10). */
  payday: person(integer),
  /** Whether this browser sent an identity check without a result yet: only then does INITIATED mean a review. */
  rekycSent: person(flag),
  /** Whether the server was asked for the spelling of the address since it last changed; contains no names. */
  areasAsked: person(flag),
  /** When another code may be requested (epoch ms), also after a reload and in other tabs. */
  otpResendAt: person(integer),
  /** Why the last code was not sent or not accepted (spec §8), never the code itself. Shown again after a reload. */
  otpRefusal: personVisit(json(otpRefusal)),
  /** SourcePage, sourcePage or source; sent with events and the home call. */
  sourcePage: visit(text(128)),
  /** Attribution only, never followed. */
  sourceDeeplink: visit(text(512)),
  /** Whether the gopayplus parameter was `true`; absent without the parameter. */
  plus: visit(flag),
  /** The page that maintenance or an unread status replaced: path and query, used once. */
  interruptedPage: personVisit(text(2048)),
  /** The error of the device's clock (ms), so that the next document uses the same time as this one. */
  clockOffset: visit(integer),
  /** Whether the user logged out in this tab: a host's token is accepted again only after a press. */
  loggedOut: visit(flag),
  /** The hash of the token that the lender last rejected: a host may hand it out again. Erased by the next login. */
  refusedToken: visit(text(128)),
  /** The code with which the lender rejected a token before a call with it succeeded. Erased by the next login. */
  refusedLogin: visit(text(64)),
  /** State and PKCE verifier of a login begun in this tab; used once, within ten minutes. */
  loginAttempt: visit(json(attempt), 'secret'),
  /** The last build that was reloaded because code was missing: a build is reloaded once (spec §8). */
  reloadedBuild: visit(text()),
  /** Answers that could not be saved; never the volatile fields. */
  unsavedAnswers: personVisit(json(answers), 'reauthentication'),
});

/** Every row, for logout, user change and the tests. */
export const storedRows: readonly StoredRow[] = Object.values(STORED);
