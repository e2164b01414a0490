import type { InputOf } from '../kernel/call';
import type { AppInfo } from '../ports/native-bridge';
import type { signContract } from './calls';

export type DeviceInfo = NonNullable<InputOf<typeof signContract>['body']>['deviceInfo'];

const allZeros = /^[0-]*$/;

/** What a signature says of the device it was made on; an advertising id of zeros is none (spec §9). */
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
