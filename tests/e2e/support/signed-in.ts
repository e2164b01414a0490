import type { BrowserContext, Page } from '@playwright/test';
import { STORED } from '../../../domain/storage/stored';
import type { NewUser, Sandbox } from './sandbox';

type Person = Pick<NewUser, 'userId' | 'token'>;

/** Returns the entries that a direct login of this user leaves in the browser's storage. */
export const storedOf = async (sandbox: Sandbox, { userId, token }: Person) => {
  const { now, trackingId } = await sandbox.user(userId);
  return [
    { name: STORED.authToken.key, value: STORED.authToken.encode(token) },
    { name: STORED.timestamp.key, value: STORED.timestamp.encode(now) },
    { name: STORED.loginType.key, value: STORED.loginType.encode('direct') },
    { name: STORED.trackingId.key, value: STORED.trackingId.encode(trackingId) },
  ];
};

/** Logs a user into a browser without state by setting its storage, without opening the pages of the login. */
export const signIn = async (context: BrowserContext, sandbox: Sandbox, person: Person) => {
  const localStorage = await storedOf(sandbox, person);
  await context.setStorageState({
    cookies: [],
    origins: [{ origin: sandbox.origin, localStorage }],
  });
};

/** Signs in like `signIn` while it opens an address, which saves loading another document. */
export const openSignedIn = async (
  page: Page,
  sandbox: Sandbox,
  person: Person,
  address: string,
) => {
  const seed = await page.addInitScript(
    ({ origin, stored }) => {
      if (location.origin !== origin) return;
      for (const { name, value } of stored) localStorage.setItem(name, value);
    },
    { origin: sandbox.origin, stored: await storedOf(sandbox, person) },
  );
  await page.goto(address);
  await seed.dispose();
};
