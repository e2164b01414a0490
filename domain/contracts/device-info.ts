import type { InputOf } from '../wire/call';
import type { AppInfo } from '../ports/native-bridge';
import type { signContract } from './calls';

export type DeviceInfo = NonNullable<InputOf<typeof signContract>['body']>['deviceInfo'];

const allZeros = /^[0-]*$/;

/** The device of a signature; an advertising id of zeros counts as none (spec §9). */
export const deviceInfo = (
  userAgent: string,
  { deviceId, advertisingId, version }: AppInfo,
  callerVersion?: string,
): DeviceInfo => {
  const appVersion = callerVersion ?? version;
  return {
    userAgent,
    ...(deviceId !== undefined && { deviceId }),
    ...(advertisingId !== undefined && !allZeros.test(advertisingId) && { advertisingId }),
    ...(appVersion !== undefined && { appVersion }),
  };
};
