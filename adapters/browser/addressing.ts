import { ROUTES } from '../../domain/navigation/routes';
import type { Place } from '../../domain/ports/navigator';

type Bar = Pick<Location, 'pathname' | 'search' | 'hash'>;

/**
 * How a page's path is written in the document's address: in the path or in the hash, by configuration (decision 33).
 */
export interface Addressing {
  readonly read: (bar: Bar) => Pick<Place, 'path' | 'query'>;
  /** The document's address for a path and query of the app. */
  readonly write: (to: string, bar: Bar) => string;
  /**
   * All parameters that the document was opened with, as one query. Those of the page come first and win over those of
   * the document.
   */
  readonly entry: (bar: Bar) => string;
  /** Where the login page returns to; a redirect address may hold no fragment. */
  readonly callback: (bar: Bar) => string;
}

const inPath: Addressing = {
  read: ({ pathname, search }) => ({ path: pathname, query: search }),
  write: (to) => to,
  entry: ({ search }) => search,
  callback: () => ROUTES.authCallback.path,
};

/** Whether a login ends at the document's own query. */
const endsLogin = (search: string) =>
  /[?&]state=/.test(search) && /[?&](?:code|error)=/.test(search);

const inHash: Addressing = {
  read: ({ hash, search }) => {
    if (endsLogin(search)) return { path: ROUTES.authCallback.path, query: search };
    const [, path, query = ''] = /^#(\/[^?#]*)(\?[^#]*)?/.exec(hash) ?? [undefined, '/', search];
    return { path: path as string, query };
  },
  write: (to, { pathname }) => `${pathname}#${to}`,
  entry: (bar) => `${inHash.read(bar).query || '?'}&${bar.search.slice(1)}`,
  callback: ({ pathname }) => pathname,
};

/** Both ways, by their names in the configuration. */
export const addressing: Readonly<Record<'history' | 'hash', Addressing>> = {
  history: inPath,
  hash: inHash,
};
