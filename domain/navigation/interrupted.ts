import type { Place } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../storage/stored';
import { type RouteId, routeAt } from './routes';
import { safeInternalPath } from './safe-url';

type Address = Pick<Place, 'path' | 'query'>;

/** The pages shown in place of the one asked for: downtime (spec §2), and a status that could not be read (spec §4). */
const interruptions: readonly RouteId[] = ['maintenance', 'statusError'];

export const isInterruption = (path: string): boolean => interruptions.includes(routeAt(path));

/**
 * Remembers, in this tab, the page that an interruption takes the place of. When one interruption follows another, the
 * page before the first of them counts. An address that is not safe to come back to leaves nothing to come back to.
 */
export const rememberInterrupted = (storage: Storage, { path, query }: Address): void => {
  if (isInterruption(path)) return;
  const safe = safeInternalPath(path + query);
  if (safe === undefined) forgetInterrupted(storage);
  else storage.write(STORED.interruptedPage, safe);
};

/** Path and query of the page to go on with once the interruption is over; `undefined` when none was asked for. */
export const interruptedPage = (storage: Storage): string | undefined =>
  safeInternalPath(storage.read(STORED.interruptedPage));

/** Called when a page is shown, which is why a remembered page is used once. */
export const forgetInterrupted = (storage: Storage): void => storage.erase(STORED.interruptedPage);

/** Path and query the person asked for at a place: the place itself, or the page that an interruption stands for. */
export const pageAskedFor = (storage: Storage, { path, query }: Address): string =>
  (isInterruption(path) && interruptedPage(storage)) || path + query;
