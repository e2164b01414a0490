import type { BrowserContext } from '@playwright/test';
import { STORED } from '../../../domain/session/stored';
import type { NewUser, Sandbox } from './sandbox';

/** Leaves in a browser without any state what a direct login of this person does, without going through its pages. */
export const signIn = async (
  context: BrowserContext,
  sandbox: Sandbox,
  { userId, token }: Pick<NewUser, 'userId' | 'token'>,
) => {
  const { now, trackingId } = await sandbox.user(userId);
  const localStorage = [
    { name: STORED.authToken.key, value: STORED.authToken.encode(token) },
    { name: STORED.timestamp.key, value: STORED.timestamp.encode(now) },
    { name: STORED.loginType.key, value: STORED.loginType.encode('direct') },
    { name: STORED.trackingId.key, value: STORED.trackingId.encode(trackingId) },
  ];
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: sandbox.origin, localStorage }],
  });
};
