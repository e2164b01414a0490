import { codeOf, type Failure } from '../kernel/failure';
import type { Moment } from '../async/moment';
import type { OtpChannel } from '../wire/shared-values';

/**
 * The message after a code was not accepted or not sent (decision 18). `unsure`: the verification may have reached the
 * server. `maybeSent`: the request for a code may have.
 */
export type OtpProblem =
  | 'wrong'
  | 'expired'
  | 'tooManyTries'
  | 'tooSoon'
  | 'unknown'
  | 'unsure'
  | 'maybeSent';

/** The last error with its code and channel (spec §8); the code is `unknown` if the server sent none. */
export interface OtpError {
  readonly code: string;
  readonly channel: OtpChannel;
  readonly problem: OtpProblem;
}

/** The part of the state that an error does not change. */
export interface OtpBase {
  readonly channel: OtpChannel;
  /** When another code may be requested. */
  readonly resendAt: Moment;
  /** The server confirmed that it sent or accepted a code. */
  readonly isSent?: true;
}

export interface OtpState extends OtpBase {
  /**
   * `sent`: a code may have been sent. `verified`: the code was right, and the status is polled until the application
   * moves on. `stuck`: it did not move on within five minutes.
   */
  readonly kind: 'idle' | 'sending' | 'sent' | 'verifying' | 'verified' | 'stuck';
  readonly error?: OtpError;
}

/** Why a code was not sent or not accepted. */
export type OtpRefusal = string | Failure;

const problems: Readonly<Record<string, OtpProblem>> = {
  OTP_INVALID: 'wrong',
  INVALID: 'wrong',
  OTP_EXPIRED: 'expired',
  EXPIRED: 'expired',
  OTP_TOO_MANY_TRIES: 'tooManyTries',
  OTP_TOO_SOON: 'tooSoon',
};

const isLimit = (code: string): boolean =>
  problems[code] === 'tooManyTries' || problems[code] === 'tooSoon';

/** Returns how long no other code may be requested: the server's time, else `usual` after a limit, else 0. */
export const pauseAfter = (refusal: OtpRefusal, usual: number): number => {
  if (typeof refusal === 'string') return isLimit(refusal) ? usual : 0;
  if (refusal.kind !== 'api') return 0;
  const isLimited = refusal.status === 429 || isLimit(codeOf(refusal));
  return refusal.retryAfter ?? (isLimited ? usual : 0);
};

/** Returns a state without its kind and its error. */
export const baseOf = ({ channel, resendAt, isSent }: OtpBase): OtpBase =>
  isSent ? { channel, resendAt, isSent } : { channel, resendAt };

/** Returns the state after a refusal; `lost` is the problem if the response was lost. */
export const stateAfter = (
  kind: OtpState['kind'],
  base: OtpBase,
  refusal: OtpRefusal,
  lost: OtpProblem,
): OtpState => {
  const { channel } = base;
  const code = typeof refusal === 'string' ? refusal : codeOf(refusal);
  const isUnsure = typeof refusal !== 'string' && refusal.kind !== 'api';
  // A request for a code includes no typed code that could be wrong.
  const isUntyped = lost === 'maybeSent' && !isLimit(code);
  const error: OtpError = isUnsure
    ? { code: 'unknown', channel, problem: lost }
    : { code, channel, problem: isUntyped ? 'unknown' : (problems[code] ?? 'unknown') };
  return { ...base, kind, error };
};

/** The stored form of a state with an error. */
export interface StoredRefusal extends Pick<OtpBase, 'isSent'>, Omit<OtpError, 'channel'> {
  readonly kind: 'idle' | 'sent';
}

/** Returns the stored form of a state; `undefined` for a state without an error. */
export const refusalOf = ({ kind, isSent, error }: OtpState): StoredRefusal | undefined => {
  if (!error || (kind !== 'idle' && kind !== 'sent')) return undefined;
  const { code, problem } = error;
  return { kind, code, problem, ...(isSent && { isSent }) };
};

/** Restores the part of a state that a stored refusal contains. */
export const refusedState = (
  stored: StoredRefusal | undefined,
  channel: OtpChannel,
): Partial<OtpState> => {
  if (!stored) return {};
  const { kind, isSent, code, problem } = stored;
  return { kind, error: { code, problem, channel }, ...(isSent && { isSent }) };
};
