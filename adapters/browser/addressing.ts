import { ROUTES } from '../../domain/navigation/routes';
import type { Place } from '../../domain/ports/navigator';

type Bar = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Where a page's address stands in that of the document: one of two ways, by configuration (decision 33). */
export interface Addressing {
  readonly read: (bar: Bar) => Pick<Place, 'path' | 'query'>;
  /** The document's address for a path and query of ours. */
  readonly write: (to: string, bar: Bar) => string;
  /** Everything the document was opened with, as one query; what stands nearer to the page comes first, and so counts. */
  readonly entry: (bar: Bar) => string;
  /** Where the login page sends back to; it may hold no fragment. */
  readonly callback: (bar: Bar) => string;
}

const inPath: Addressing = {
  read: ({ pathname, search }) => ({ path: pathname, query: search }),
  write: (to) => to,
  entry: ({ search }) => search,
  callback: () => ROUTES.authCallback.path,
};

/** The end of a login begun by us, at the document itself. */
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

/** The two ways, by their names in the configuration. */
export const addressing: Readonly<Record<'history' | 'hash', Addressing>> = {
  history: inPath,
  hash: inHash,
};
