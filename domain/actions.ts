import { readStatus } from './application/status';
import type { Answer, CallName, Calls } from './calls';
import type { InputOf } from './wire/call';
import { codeOf, type Failure, isExpected, isOutcomeUnknown } from './kernel/failure';
import type { Result } from './kernel/result';
import { verdictIn } from './wire/verdict';
import type { EndedCall, TrackingEvent } from './ports/tracking';
import { durations, type EventName, type PropertiesOf } from './tracking/events';

type Properties = TrackingEvent['properties'];

interface Action {
  readonly call: CallName;
  readonly name: EventName;
  /** Whether the event is reported only when it differs from the last one, because pages poll this state. */
  readonly seen: boolean;
  readonly more: (answer: unknown, input: unknown) => Properties;
}

/** Reports how a call ended. `more` may correct the outcome, since a successful response can hold a refusal. */
const ended = <K extends CallName, E extends EventName>(
  call: K,
  name: E,
  more: (
    answer: Answer<K> | undefined,
    input: InputOf<Calls[K]>,
  ) => Partial<PropertiesOf<E>> = () => ({}),
): Action => ({
  call,
  name,
  seen: false,
  more: (answer, input) => more(answer as Answer<K> | undefined, input as InputOf<Calls[K]>),
});

const seen = <K extends CallName, E extends EventName>(
  call: K,
  name: E,
  what: (answer: Answer<K>) => PropertiesOf<E>,
): Action => ({ call, name, seen: true, more: (answer) => what(answer as Answer<K>) });

const otpError = (code: string | undefined) =>
  code === undefined ? {} : ({ outcome: 'refused', code } as const);
/** Returns the outcome when a successful response refuses the verification or is unclear; otherwise empty. */
const verdict = (answer: unknown) => {
  const { says } = verdictIn(answer);
  if (says === 'no') return { outcome: 'refused' } as const;
  return says === 'unread' || says === 'other' ? ({ outcome: 'unknown' } as const) : {};
};

/** The calls that are reported as events, by method and path template. */
export const ACTIONS: Readonly<Record<string, Action>> = {
  'POST /v1/otp/generator': ended('generateOtp', 'otp_requested', (answer, { query }) => ({
    channel: query.channel,
    ...otpError(answer?.otpError),
  })),
  'POST /v1/otp/verificator': ended('verifyOtp', 'otp_checked', (answer) => ({
    ...verdict(answer),
    ...otpError(answer?.otpError),
  })),
  'POST /v1/user/submit': ended('submitApplication', 'application_submitted', (answer) => ({
    status: answer?.applicationStatus && readStatus(answer.applicationStatus),
  })),
  'POST /v1/kyc/reapply': ended('reapply', 'application_reopened'),
  'POST /v1/user/join-waitlist': ended('joinWaitlist', 'waitlist_joined'),
  'POST /v1/user-consent': ended('giveConsent', 'consent_given', (_, { body }) => ({
    type: body.type,
  })),
  'POST /v1/kyc/challenge': ended('answerChallenge', 'birth_date_checked', verdict),
  'POST /v1/kyc/rekyc': ended('submitRekyc', 'rekyc_submitted'),
  'POST /v1/gotopin/verify': ended('verifyPin', 'pin_checked', verdict),
  'POST /v1/esign/sign-contract': ended('signContract', 'contract_signed'),
  'POST /v1/virtual-account': ended('virtualAccount', 'account_taken'),
  'GET /v1/repay/status': seen('repayStatus', 'repayment_seen', ({ status = 'NONE' }) => ({
    status,
  })),
  'POST /v1/loan-restructure/submission': ended(
    'submitRestructure',
    'restructure_ended',
    (answer) => ({ status: answer?.status }),
  ),
  'GET /v1/loan-restructure/submission/status': seen(
    'restructureStatus',
    'restructure_seen',
    ({ status }) => ({ status }),
  ),
  'POST /v1/kyc/on-demand': ended('requestReassessment', 'reassessment_asked', verdict),
  'GET /v1/user/reassessment/status': seen(
    'reassessmentStatus',
    'reassessment_seen',
    ({ status }) => ({ status }),
  ),
  'PATCH /account-management/settings/toggle': ended(
    'saveToggle',
    'setting_toggled',
    (_, { body }) => ({ feature: body.feature, enabled: body.enabled }),
  ),
};

const outcomeOf = (result: Result<unknown, Failure>): Properties => {
  if (result.ok) return { outcome: 'done' };
  const outcome = isOutcomeUnknown(result.error) ? 'unknown' : 'refused';
  return { outcome, code: codeOf(result.error) };
};

const limits = [300, 1_000, 3_000, 10_000];

const durationOf = (took: number): string | undefined => {
  const at = limits.findIndex((limit) => took < limit);
  return durations[at < 0 ? limits.length : at];
};

const failed = (call: EndedCall, failure: Failure): TrackingEvent[] => {
  const { where, route, took } = call;
  if (isExpected(failure, call)) return [];
  // A response that breaks the contract is reported as `contract_error`, with the field that was wrong.
  if (failure.kind === 'contract') return [];
  const details = failure.kind === 'api' ? failure : { code: codeOf(failure), status: undefined };
  const { status, code } = details;
  const properties = { where, status, code, duration: durationOf(took) };
  return [{ action: 'api_error', route, properties }];
};

/** Returns a function that maps each ended call of a visit to its events: errors and ended actions (spec §8). */
export const callEvents = (): ((call: EndedCall) => readonly TrackingEvent[]) => {
  const lastReported = new Map<EventName, string>();
  return (call) => {
    const { where, route, input, result } = call;
    if (!result.ok && result.error.kind === 'cancelled') return [];
    const errors = result.ok ? [] : failed(call, result.error);
    const action = ACTIONS[where];
    if (!action || (action.seen && !result.ok)) return errors;
    const more = action.more(result.ok ? result.value : undefined, input);
    const properties = action.seen ? more : { ...outcomeOf(result), ...more };
    if (action.seen) {
      const serialized = JSON.stringify(properties);
      if (lastReported.get(action.name) === serialized) return errors;
      lastReported.set(action.name, serialized);
    }
    return [...errors, { action: action.name, route, properties }];
  };
};
