import { safely } from './safely';

/**
 * Decides which addresses may receive a token or a user. Markup is not trusted: an attribute may only name the origin
 * of the script, of the page, or of the configured API. `document.baseURI` is not used: a `<base>` can change it.
 */

/**
 * Returns the address of the script, or the page's origin if that is no http address, as in a bundle opened as a file.
 */
const scriptAddress = (): string =>
  /^https?:/.test(import.meta.url) ? import.meta.url : location.origin;

const originOf = (url: string): string => new URL(url).origin;

/** Returns the address of the API unless a script configures another one. */
export const usualApiBase = (): string => `${originOf(scriptAddress())}/api`;

/** Returns whether a partner's bundler has put the script into another one. */
export const isBundled = (): boolean =>
  !/\/embeds\/[^/]+\/paylater\.js$/.test(new URL(scriptAddress()).pathname);

/**
 * Returns an absolute base address without a trailing slash, resolved against the script. Returns `undefined` for an
 * address with another scheme, a user, a query or a fragment.
 */
export const readAddress = (address: unknown): string | undefined =>
  safely(() => {
    if (typeof address !== 'string' || address.trim() === '') return undefined;
    const { protocol, href, origin, pathname } = new URL(address, scriptAddress());
    if (!/^https?:$/.test(protocol) || href !== origin + pathname) return undefined;
    return href.replace(/\/+$/, '');
  }, undefined);

export const isSameOrigin = (one: string, other: string): boolean =>
  originOf(one) === originOf(other);

/** Returns whether an attribute may name this address: at the origin of the script, the page, or the configured API. */
export const mayBeNamed = (url: string, configured: string): boolean =>
  [scriptAddress(), location.origin, configured].some((it) => isSameOrigin(url, it));
