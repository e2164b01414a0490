import type { ClientConfig } from '../session/config';
import { ROUTES, routeAt } from './routes';

/** The two ways out of a string (decision 11). Everything else is dropped. */

const origin = 'https://app.invalid';
const forbidden = /[\u0000-\u0020\\\u007f-\u00a0\u2028\u2029]/;

const attempt = <T>(read: () => T): T | undefined => {
  try {
    return read();
  } catch {
    return undefined;
  }
};

const parse = (text: string, base?: string) => attempt(() => new URL(text, base));

/**
 * Path and query of an address of ours, or `undefined`. Known routes that need a login, and `/`; never auth,
 * maintenance or the not-found page. The hash is dropped.
 */
export const safeInternalPath = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 2048 || forbidden.test(text)) return undefined;
  if (!text.startsWith('/') || text.startsWith('//')) return undefined;
  const url = parse(text, origin);
  if (!url || url.origin !== origin || url.username || url.password) return undefined;
  const plain = attempt(() => decodeURIComponent(url.pathname));
  if (plain === undefined || forbidden.test(plain)) return undefined;
  const asWritten = text.split(/[?#]/, 1)[0];
  if (asWritten !== url.pathname || parse(plain, origin)?.pathname !== url.pathname)
    return undefined;
  const route = ROUTES[routeAt(url.pathname)];
  return route.access === 'open' ? undefined : url.pathname + url.search;
};

export type SafeLink =
  | { readonly kind: 'open'; readonly url: string }
  /** Ask first, naming the host (punycode for names that are not ASCII). */
  | { readonly kind: 'ask'; readonly url: string; readonly host: string }
  | { readonly kind: 'drop'; readonly reason: DropReason };

type DropReason = 'not-a-link' | 'scheme' | 'credentials' | 'phone' | 'deep-link';

const drop = (reason: DropReason): SafeLink => ({ kind: 'drop', reason });

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
export const safeExternalUrl = (text: unknown, policy: ClientConfig['links']): SafeLink => {
  if (typeof text !== 'string' || text.length > 2048 || forbidden.test(text))
    return drop('not-a-link');
  const url = parse(text);
  if (!url) return drop('not-a-link');
  if (url.username || url.password) return drop('credentials');
  const { href, host, hostname, origin: place } = url;
  const open: SafeLink = { kind: 'open', url: href };
  switch (url.protocol) {
    case 'tel:':
      return policy.phones.includes(href.slice('tel:'.length)) ? open : drop('phone');
    case 'https:':
      return policy.hosts.includes(host) ? open : { kind: 'ask', url: href, host };
    case 'http:': {
      const isThisMachine = /^(?:127\.0\.0\.1|localhost)$/.test(hostname);
      return isThisMachine && policy.hosts.includes(place) ? open : drop('scheme');
    }
    case 'gojek:':
    case 'gopay:':
      return policy.deepLinks.some((it) => isDeepLink(url, it)) ? open : drop('deep-link');
    default:
      return drop('scheme');
  }
};
