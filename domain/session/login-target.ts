import { type Instant, minute } from '../kernel/instant';
import type { Storage } from '../ports/storage';
import { STORED } from './stored';

const lifetime = 15 * minute;

/** Path and query of an address that a login may lead to; `undefined` for any other text. */
export type SafePath = (text: unknown) => string | undefined;

/** Where the person wanted to go before the login: per tab, used once. */
export const rememberTarget = (storage: Storage, to: string, at: Instant, owner?: string): void => {
  storage.write(STORED.loginTarget, { to, at, ...(owner === undefined ? {} : { owner }) });
};

/** Takes the target out; `/` when there is none, it is too old, unsafe, or was another person's. */
export const takeTarget = (
  storage: Storage,
  now: Instant,
  owner: string,
  safePath: SafePath,
): string => {
  const stored = storage.read(STORED.loginTarget);
  storage.erase(STORED.loginTarget);
  if (!stored || now - stored.at > lifetime || stored.at > now + minute) return '/';
  if (stored.owner !== undefined && stored.owner !== owner) return '/';
  return safePath(stored.to) ?? '/';
};
