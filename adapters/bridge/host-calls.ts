import * as z from 'zod/mini';
import type { Surroundings } from '../../domain/ports/host-shell';
import type { AppInfo, BridgeOutcome, UserDetails } from '../../domain/ports/native-bridge';
import { languages } from '../../domain/kernel/locale';
import { readOneKycResult } from './one-kyc-result';
import { readFields } from './read-fields';
import type { HostCallName } from './protocol';

/** A row of HOST_CALLS: the call, and how to read the contents of its answer. */
export interface HostCall<T> {
  readonly name: HostCallName;
  /** It opens a screen of the host, so it has no deadline. */
  readonly screen?: true;
  readonly read: (value: unknown) => BridgeOutcome<T>;
}

const malformed = { kind: 'malformed' } as const;

const orMalformed = <T>(value: T | undefined): BridgeOutcome<T> =>
  value === undefined ? malformed : { kind: 'ok', value };

const shortText = z.string().check(z.minLength(1), z.maxLength(128));
const language = z.enum(languages);
const theme = z.enum(['light', 'dark']);
/** Printable ASCII without spaces; another character would make the Authorization header invalid. */
const bearer = z.object({ token: z.string().check(z.regex(/^[\x21-\x7e]{1,8192}$/)) });
const challengeResult = z.object({
  challengeId: z.string().check(z.minLength(1), z.maxLength(256)),
});

/** A host without an advertising id sends zeros (spec §9). */
const noId = /^[0-]*$/;

const readAppInfo = (value: unknown): BridgeOutcome<AppInfo> => {
  const shape = {
    version: shortText,
    locale: language,
    theme,
    advertisingId: shortText,
    deviceId: shortText,
  };
  const info = readFields(shape, value);
  if (!info) return malformed;
  const { advertisingId, ...rest } = info;
  const isNone = advertisingId === undefined || noId.test(advertisingId);
  return { kind: 'ok', value: isNone ? rest : info };
};

/** A host without a user may send an empty token. */
const nobody = z.object({ token: z.literal([null, '']) });
const readToken = (value: unknown): BridgeOutcome<string> =>
  nobody.safeParse(value).success
    ? { kind: 'denied' }
    : orMalformed(bearer.safeParse(value).data?.token);
const readChallenge = (value: unknown) => orMalformed(challengeResult.safeParse(value).data);
const readUserDetails = (value: unknown): BridgeOutcome<UserDetails> =>
  orMalformed(readFields({ customerId: shortText, name: shortText }, value));
const readNothing = (): BridgeOutcome<void> => ({ kind: 'ok', value: undefined });

/** Upper bound of an inset: no bar of a host covers more than 200 CSS pixels. */
const edge = z.number().check(z.refine((pixels) => pixels >= 0 && pixels <= 200));
const insets = z.object({ top: edge, right: edge, bottom: edge, left: edge });

/** Returns the surroundings that a host reports; empty when none of them can be read. */
export const readSurroundings = (value: unknown): Surroundings =>
  readFields({ insets, theme, locale: language }, value) ?? {};

const call = <T>(name: HostCallName, read: HostCall<T>['read']): HostCall<T> => ({ name, read });
const screen = <T>(name: HostCallName, read: HostCall<T>['read']): HostCall<T> => ({
  name,
  read,
  screen: true,
});

/** The eight calls of spec §7, then the optional capabilities of a host. */
export const HOST_CALLS = {
  appInfo: call('appInfo', readAppInfo),
  token: call('token', readToken),
  loginWithAuth: screen('loginWithAuth', readToken),
  close: call('close', readNothing),
  launchOneKyc: screen('launchOneKyc', readOneKycResult),
  oneKycStatus: call('oneKycStatus', readOneKycResult),
  challenge: screen('challenge', readChallenge),
  userDetails: call('userDetails', readUserDetails),
  backState: call('backState', readNothing),
  openLink: call('openLink', readNothing),
  openPayment: call('openPayment', readNothing),
} as const;
