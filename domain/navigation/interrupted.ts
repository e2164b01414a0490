import type { Place } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { type RouteId, routeAt } from './routes';
import { safeInternalPath } from './safe-url';

type Address = Pick<Place, 'path' | 'query'>;

/** The pages shown instead of the requested one: downtime (spec §2), or a status that could not be read (spec §4). */
const interruptions: readonly RouteId[] = ['maintenance', 'statusError'];

export const isInterruption = (path: string): boolean => interruptions.includes(routeAt(path));

/**
 * Stores, in this tab, the page that an interruption replaces. When one interruption follows another, the page before
 * the first one stays. An unsafe address is not stored, and erases an earlier one.
 */
export const rememberInterrupted = (storage: Storage, { path, query }: Address): void => {
  if (isInterruption(path)) return;
  const safe = safeInternalPath(path + query);
  if (safe === undefined) forgetInterrupted(storage);
  else storage.write(STORED.interruptedPage, safe);
};

/** Returns path and query of the page to continue with after the interruption, if one was requested. */
export const interruptedPage = (storage: Storage): string | undefined =>
  safeInternalPath(storage.read(STORED.interruptedPage));

/** Forgets the interrupted page. Called when a page is shown, so a stored page is used once. */
export const forgetInterrupted = (storage: Storage): void => storage.erase(STORED.interruptedPage);

/** Returns path and query of the page that the user requested, also while an interruption replaces it. */
export const pageAskedFor = (storage: Storage, { path, query }: Address): string =>
  (isInterruption(path) && interruptedPage(storage)) || path + query;
