import type { Place } from '../ports/navigator';
import type { Storage } from '../ports/storage';
import { STORED } from '../session/stored';
import { ROUTES } from './routes';
import { safeInternalPath } from './safe-url';

/** Stores the page that the user sees, in this tab. Pages of the login and maintenance are left out. */
export const rememberLastPage = (
  storage: Storage,
  { path, query }: Pick<Place, 'path' | 'query'>,
): void => {
  const safe = safeInternalPath(path + query);
  if (safe !== undefined) storage.write(STORED.lastPage, safe);
};

/** Returns path and query of the page that the user saw last in this tab; the start page when there was none. */
export const lastPage = (storage: Storage): string =>
  safeInternalPath(storage.read(STORED.lastPage)) ?? ROUTES.start.path;
