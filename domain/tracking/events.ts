import { statuses } from '../navigation/statuses';
import { sentences } from '../ports/sentences';
import { inventedValues } from '../wire/invented-values';
import {
  applicationFlows,
  consentTypes,
  otpChannels,
  submissionStatuses,
} from '../wire/shared-values';
import {
  attribution,
  code,
  either,
  fieldPath,
  flag,
  type Kind,
  maybe,
  status,
  where,
  oneOf,
  someOf,
} from './kinds';
import { WORDINGS } from './wordings';

/** The properties of an event, each with its kind. */
export type EventRow = Readonly<Record<string, Kind>>;

/** Spec §5, "Validation-tracking field names". */
export const trackedNames = [
  'EMAIL',
  'MOTHERS_MAIDEN_NAME',
  'LATEST_EDUCATION',
  'MARITAL_STATUS',
  'BUSINESS_ADDRESS',
  'EMPLOYER_NAME',
  'BUSINESS_PHONE',
  'CONTACT_NAME',
  'CONTACT_NUMBER',
  'PROVINCE',
  'CITY',
  'DISTRICT',
  'VILLAGE',
  'ADDRESS',
  'ZIP_CODE',
  'HOME_PHONE',
] as const;
export type TrackedName = (typeof trackedNames)[number];

/** The names of eligibilities in events (spec §4, "Tracking label of eligibility"). */
const eligibilityLabels = [
  'activated',
  'ineligible',
  'onboarding',
  'blacklisted',
  'open_market',
  'unknown',
] as const;
export type EligibilityLabel = (typeof eligibilityLabels)[number];

/** The names of host calls and other loads in reports (domain/ports/native-bridge.ts, host-shell.ts). */
export const hostCalls = [
  'appInfo',
  'token',
  'loginWithAuth',
  'close',
  'launchOneKyc',
  'oneKycStatus',
  'challenge',
  'userDetails',
  'backState',
  'openLink',
  'openPayment',
  'one-kyc script',
  'consent script',
] as const;

export const durations = [
  'under_300_ms',
  'under_1_s',
  'under_3_s',
  'under_10_s',
  'over_10_s',
] as const;

/** `unknown`: the response was lost, and the call may have been carried out. */
const ended = { outcome: oneOf('done', 'refused', 'unknown'), code: maybe(code) };

const somewhere = where(...hostCalls);
const problem = {
  message: oneOf(...sentences),
  where: maybe(somewhere),
  status: maybe(status),
  code: maybe(either(code, oneOf('missing', 'timeout'))),
  field: maybe(fieldPath),
  perhaps: maybe(fieldPath),
};
const submission = oneOf(...submissionStatuses, 'UNKNOWN');

/**
 * Every event of the client (spec §7), by its action. Only the properties of its row leave the browser. Other
 * properties are dropped, and a value of the wrong kind becomes `OTHER`.
 */
export const EVENTS = {
  /** Spec §2, with the label of spec §4. */
  page_view: { eligibility: oneOf(...eligibilityLabels) },
  /** Names of fields only, never their values. */
  validation_failed: { fields: someOf(...trackedNames) },

  login_ended: {
    way: oneOf('bridge', 'direct'),
    outcome: oneOf('in', 'refused', 'occupied', 'cancelled', 'unsupported', 'upgrade', 'failed'),
  },
  /** `textVersion`: the version of the wording. */
  terms_accepted: { textVersion: oneOf(...WORDINGS.application) },
  identity_check_ended: {
    flow: oneOf(...applicationFlows, 'REKYC'),
    outcome: oneOf('submitted', 'rejected', 'cancelled', 'upgrade', 'unsupported', 'failed'),
  },
  otp_requested: { ...ended, channel: oneOf(...otpChannels) },
  otp_checked: ended,
  application_submitted: { ...ended, status: maybe(oneOf(...statuses)) },
  application_reopened: ended,
  waitlist_joined: ended,
  /** Sent before the call, with the version of the text that the user read. */
  loan_consent: { type: oneOf(...consentTypes), textVersion: oneOf(...WORDINGS.loan) },
  consent_given: { ...ended, type: oneOf(...consentTypes) },

  birth_date_checked: ended,
  rekyc_submitted: ended,
  pin_checked: ended,
  contract_signed: ended,

  account_taken: ended,
  repayment_seen: { status: oneOf(...inventedValues.repayStatuses, 'UNKNOWN') },

  /** Sent before the call, with the place where the user began the restructure. */
  restructure_submit: { entry: maybe(attribution) },
  restructure_ended: { ...ended, status: maybe(submission) },
  restructure_seen: { status: submission },

  reassessment_asked: ended,
  reassessment_seen: { status: oneOf(...inventedValues.reassessmentStatuses, 'UNKNOWN') },

  /** `feature`: the server's name of the toggle. */
  setting_toggled: { ...ended, feature: code, enabled: flag },

  /** Spec §8; also for a call without a response. */
  api_error: {
    where: somewhere,
    status: maybe(status),
    code: maybe(code),
    duration: oneOf(...durations),
  },
  contract_error: problem,
  drift_error: problem,
  render_error: problem,
  init_error: problem,
  load_error: problem,
  storage_error: problem,
  navigation_error: problem,
  bridge_error: problem,
  bug_error: problem,
} as const satisfies Readonly<Record<string, EventRow>>;

export type EventName = keyof typeof EVENTS;

type ValueOf<K> = K extends Kind<infer T> ? T : never;
type Payload<R> = {
  readonly [P in keyof R as R[P] extends { readonly optional: true } ? never : P]: ValueOf<R[P]>;
} & {
  readonly [P in keyof R as R[P] extends { readonly optional: true } ? P : never]?:
    | ValueOf<R[P]>
    | undefined;
};

/** The required and the optional properties of an event. */
export type PropertiesOf<E extends EventName> = Payload<(typeof EVENTS)[E]>;
