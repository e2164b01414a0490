import type { Navigator } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';

/**
 * Remembers where splitting the bills was begun (spec §3, "bill-restructure entry", "hide-back-on-restructure flag").
 * Who opened the app on that page has nothing of ours to go back to, so its header has no way back then.
 */
export const beginVisit = (storage: Storage, { hasBefore }: Navigator): void => {
  const outside = storage.read(STORED.entryPoint) ?? 'direct';
  storage.write(STORED.restructureEntry, hasBefore ? 'app' : outside);
  storage.write(STORED.hideBackOnRestructure, !hasBefore);
};
