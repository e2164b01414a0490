import type { Instant } from '../kernel/instant';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { type Application, bareApplication } from './status';

/**
 * Returns the cached approval, or rejection until its reapply time, which opens the right page before the server has
 * answered (spec §4, "Status source"). Another user's is ignored.
 */
export const cachedApplication = (
  storage: Storage,
  owner: string,
  now: Instant,
): Application | undefined => {
  if (storage.read(STORED.cacheKey) !== owner) return undefined;
  const marker = storage.read(STORED.statusMarker);
  if (marker === 'a') return bareApplication('APPROVED');
  const reapplyTime = storage.read(STORED.reapplyTime);
  return marker === 'r' && reapplyTime !== undefined && reapplyTime > now
    ? { ...bareApplication('REJECTED'), reapplyTime }
    : undefined;
};

/** Caches the server's status. A rejection of a user with the GPP flag stores no reapply time (spec §4). */
export const rememberStatus = (storage: Storage, owner: string, application: Application): void => {
  const { status, reapplyTime, productStatus } = application;
  const marker = status === 'APPROVED' ? 'a' : status === 'REJECTED' ? 'r' : undefined;
  storage.erase(STORED.reapplyTime);
  // The next application needs its own acceptance of the terms.
  if (marker === 'r') storage.erase(STORED.termsAccepted);
  if (!marker) {
    storage.erase(STORED.statusMarker);
    return;
  }
  storage.write(STORED.cacheKey, owner);
  storage.write(STORED.statusMarker, marker);
  if (marker === 'r' && reapplyTime !== undefined && !('GPP' in productStatus))
    storage.write(STORED.reapplyTime, reapplyTime);
};
