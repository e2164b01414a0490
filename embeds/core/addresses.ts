import { safely } from './safely';

/**
 * Where a token and a person may be sent. Markup is not trusted with it: an attribute names the origin of the script or
 * of the page, and nothing is read from `document.baseURI`, which a `<base>` decides.
 */

/** Where the script was loaded from; without an address of the web, as in a bundle opened from a file, the page's. */
const scriptAddress = (): string =>
  /^https?:/.test(import.meta.url) ? import.meta.url : location.origin;

const originOf = (url: string): string => new URL(url).origin;

/** Where the API is until a script says otherwise. */
export const usualApiBase = (): string => `${originOf(scriptAddress())}/api`;

/**
 * An address to put paths behind, absolute and without a slash at its end; one that is not absolute is seen from the
 * script. `undefined` for whatever is not plainly that: another scheme, a user, a query, a fragment.
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

/** Whether an attribute may name it: it is at the origin of the script, of the page, or of the configured API. */
export const mayBeNamed = (url: string, configured: string): boolean =>
  [scriptAddress(), location.origin, configured].some((it) => isSameOrigin(url, it));
