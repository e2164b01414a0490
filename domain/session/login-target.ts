import { type Instant, minute } from '../kernel/instant';
import { safeInternalPath } from '../navigation/safe-url';
import type { Storage } from '../ports/storage';
import { STORED } from './stored';

const lifetime = 15 * minute;

/** Where the person wanted to go before the login: per tab, used once, and only an address that is safe. */
export const rememberTarget = (storage: Storage, to: string, at: Instant, owner?: string): void => {
  const safe = safeInternalPath(to);
  if (safe)
    storage.write(STORED.loginTarget, { to: safe, at, ...(owner === undefined ? {} : { owner }) });
};

/** Takes the target out; `/` when there is none, it is too old, or it was another person's. */
export const takeTarget = (storage: Storage, now: Instant, owner: string): string => {
  const kept = storage.read(STORED.loginTarget);
  storage.erase(STORED.loginTarget);
  if (!kept || now - kept.at > lifetime || kept.at > now + minute) return '/';
  if (kept.owner !== undefined && kept.owner !== owner) return '/';
  return safeInternalPath(kept.to) ?? '/';
};
