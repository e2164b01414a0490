import type { InputOf } from '../wire/call';
import type { AppInfo } from '../ports/native-bridge';
import type { signContract } from './calls';

export type DeviceInfo = NonNullable<InputOf<typeof signContract>['body']>['deviceInfo'];

/** Returns the known details of the device that signs. */
export const deviceInfo = (
  userAgent: string,
  { deviceId, advertisingId, version }: AppInfo,
  callerVersion?: string,
): DeviceInfo => {
  const appVersion = callerVersion ?? version;
  return {
    userAgent,
    ...(deviceId !== undefined && { deviceId }),
    ...(advertisingId !== undefined && { advertisingId }),
    ...(appVersion !== undefined && { appVersion }),
  };
};
