import { ROUTES } from '../../domain/navigation/routes';
import type { Place } from '../../domain/ports/navigator';

type Bar = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** How the document's address contains a page's path: in the path or in the hash, by configuration (decision 33). */
export interface Addressing {
  readonly read: (bar: Bar) => Pick<Place, 'path' | 'query'>;
  /** Returns the document's address for a path and query of the app. */
  readonly write: (to: string, bar: Bar) => string;
  /**
   * Returns all parameters that the document was opened with, as one query. The page's come first and override the
   * document's.
   */
  readonly entry: (bar: Bar) => string;
  /** Returns the path that the login page redirects to; a redirect address must not have a fragment. */
  readonly callback: (bar: Bar) => string;
}

const inPath: Addressing = {
  read: ({ pathname, search }) => ({ path: pathname, query: search }),
  write: (to) => to,
  entry: ({ search }) => search,
  callback: () => ROUTES.authCallback.path,
};

/** Returns whether the query of the document is the response of a login. */
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

/** Routes in the path and routes in the hash, by their names in the configuration. */
export const addressing: Readonly<Record<'history' | 'hash', Addressing>> = {
  history: inPath,
  hash: inHash,
};
