import type { ClientConfig } from '../config/config';
import { ROUTES, routeAt } from './routes';

/** The two ways to use a string as an address (decision 11). Everything else is dropped. */

const origin = 'https://app.invalid';
const forbidden = /[\u0000-\u0020\\\u007f-\u00a0\u2028\u2029]/;

/**
 * Decodes a path once and resolves `..` and the like. Returns `undefined` if that fails, or if the path has a
 * forbidden character.
 */
const read = (path: string): string | undefined => {
  try {
    const plain = decodeURIComponent(path);
    return forbidden.test(plain) ? undefined : new URL(plain, origin).pathname;
  } catch {
    // Not a path, or not an address.
  }
  return undefined;
};

/**
 * Returns path and query of an address of the app, without the hash, or `undefined`. Accepts `/` and known routes
 * that need a login; never auth, maintenance or the not-found page.
 */
export const safeInternalPath = (text: unknown): string | undefined => {
  if (typeof text !== 'string' || text.length > 2048 || forbidden.test(text)) return undefined;
  const path = text.replace(/[?#].*/, '');
  // Rejects a scheme, a host or user info before the path, and a path that resolves to another one.
  if (read(path) !== path) return undefined;
  const { search } = new URL(text, origin);
  return ROUTES[routeAt(path)].access === 'open' ? undefined : path + search;
};

export type SafeLink =
  | { readonly kind: 'open'; readonly url: string }
  /** The app asks the user first, and names the host (in punycode if it is not ASCII). */
  | { readonly kind: 'ask'; readonly url: string; readonly host: string }
  | { readonly kind: 'drop'; readonly reason: DropReason };

type DropReason = 'not-a-link' | 'scheme' | 'credentials' | 'phone' | 'deep-link';

const drop = (reason: DropReason): SafeLink => ({ kind: 'drop', reason });

const segment = /^[\w-][\w.-]*$/;

/** Splits an app's address before its query as text, because older browsers do not parse it into host and path. */
const partsOf = (address: string): readonly string[] => address.replace(/\?.*/, '').split('/');

const isDeepLink = ({ href }: URL, template: string): boolean => {
  // Checks the text, because an address that ends in a bare `?` or `#` has an empty query or hash.
  if (href.includes('#') || (href.includes('?') && !template.endsWith('?*'))) return false;
  const [wanted, given] = [partsOf(template), partsOf(href)];
  return (
    given.length === wanted.length &&
    given.every((part, at) => (wanted[at] === '*' ? segment.test(part) : part === wanted[at]))
  );
};

const parse = (text: string): URL | undefined => {
  try {
    return new URL(text);
  } catch {
    // Not an address.
  }
  return undefined;
};

/** Returns whether and how a link from a string may be opened. */
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
