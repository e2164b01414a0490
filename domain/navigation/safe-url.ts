import { ROUTES, routeAt } from './routes';

/** The two ways out of a string (decisions, "Navigation out of strings"). Everything else is dropped. */

const origin = 'https://app.invalid';
const forbidden = /[\u0000-\u0020\\\u007f-\u00a0\u2028\u2029]/;

const parse = (text: string, base?: string): URL | undefined => {
  try {
    return new URL(text, base);
  } catch {
    return undefined;
  }
};

const decoded = (path: string): string | undefined => {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
};

/**
 * Path and query of an address of ours, or `undefined`. Known routes that need a login, and `/`; never auth,
 * maintenance or the not-found page. The hash is dropped.
 */
export const safeInternalPath = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 2048 || forbidden.test(text)) return undefined;
  if (!text.startsWith('/') || text.startsWith('//')) return undefined;
  const url = parse(text, origin);
  if (!url || url.origin !== origin || url.username || url.password) return undefined;
  const plain = decoded(url.pathname);
  if (plain === undefined || forbidden.test(plain)) return undefined;
  const asWritten = text.split(/[?#]/, 1)[0];
  if (asWritten !== url.pathname || parse(plain, origin)?.pathname !== url.pathname)
    return undefined;
  const route = ROUTES[routeAt(url.pathname)];
  return route.access === 'open' ? undefined : url.pathname + url.search;
};

/** Where links may lead, by environment. */
export interface LinkPolicy {
  /**
   * Exact https hosts that open without a question. A whole origin of this machine over http, `http://127.0.0.1:4173`,
   * opens too; configuration refuses it in production.
   */
  readonly hosts: readonly string[];
  /**
   * Places in host apps that may be opened, such as `gojek://gopay/topup`. A `*` is one segment of a path; `?*` at the
   * end lets a query through.
   */
  readonly deepLinks: readonly string[];
  /** Telephone numbers that may be called. */
  readonly phones: readonly string[];
}

export type SafeLink =
  | { readonly kind: 'open'; readonly url: string }
  /** Ask first, naming the host (punycode for names that are not ASCII). */
  | { readonly kind: 'ask'; readonly url: string; readonly host: string }
  | { readonly kind: 'drop'; readonly reason: DropReason };

type DropReason = 'not-a-link' | 'scheme' | 'credentials' | 'phone' | 'deep-link';

const hostSchemes = ['gojek', 'gopay'];
const segment = /^[\w-][\w.-]*$/;

/** Compares text, since older browsers do not parse addresses of apps into hosts and paths. */
const isDeepLink = (url: URL, template: string): boolean => {
  const [place = '', query] = template.split('?');
  // The text, since an address that ends in a bare `?` or `#` has an empty query or hash.
  if (url.href.includes('#') || (url.href.includes('?') && query !== '*')) return false;
  const wanted = place.split('/');
  const given = (url.href.split('?')[0] ?? '').split('/');
  return (
    given.length === wanted.length &&
    wanted.every((part, at) => (part === '*' ? segment.test(given[at] ?? '') : part === given[at]))
  );
};

/** Whether and how a link from a string may be opened. */
export const safeExternalUrl = (text: unknown, policy: LinkPolicy): SafeLink => {
  if (typeof text !== 'string' || text.length > 2048 || forbidden.test(text))
    return { kind: 'drop', reason: 'not-a-link' };
  const url = parse(text);
  if (!url) return { kind: 'drop', reason: 'not-a-link' };
  if (url.username || url.password) return { kind: 'drop', reason: 'credentials' };
  const scheme = url.protocol.slice(0, -1);
  if (scheme === 'tel') {
    const listed = policy.phones.includes(url.href.slice('tel:'.length));
    return listed ? { kind: 'open', url: url.href } : { kind: 'drop', reason: 'phone' };
  }
  if (scheme === 'https')
    return policy.hosts.includes(url.host)
      ? { kind: 'open', url: url.href }
      : { kind: 'ask', url: url.href, host: url.host };
  if (scheme === 'http' && /^(?:127\.0\.0\.1|localhost)$/.test(url.hostname))
    return policy.hosts.includes(url.origin)
      ? { kind: 'open', url: url.href }
      : { kind: 'drop', reason: 'scheme' };
  if (!hostSchemes.includes(scheme)) return { kind: 'drop', reason: 'scheme' };
  return policy.deepLinks.some((template) => isDeepLink(url, template))
    ? { kind: 'open', url: url.href }
    : { kind: 'drop', reason: 'deep-link' };
};
