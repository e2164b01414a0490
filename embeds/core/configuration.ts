import { readAddress, usualApiBase } from './addresses';
import { bare, safely } from './safely';

/** The products a call can come from (`application-source`, spec §7); on the wire in capitals. */
export const applicationSources = ['gojek', 'gopay'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** What a page's script says once, for all elements. */
export interface Configuration {
  /** Where the API is served, at any origin; seen from the script's address where it is not absolute. */
  readonly apiBase?: string;
  /** `gojek` without one. */
  readonly applicationSource?: ApplicationSource;
}

let configured: Configuration | undefined;
const followers = new Set<() => void>();

const sourceOf = (given: unknown): ApplicationSource | undefined =>
  applicationSources.find((it) => it === String(given).trim().toLowerCase());

/** The settings that can be understood, in an object without a prototype. */
const read = ({ apiBase, applicationSource }: Configuration): Configuration => {
  const [base, source] = [readAddress(apiBase), sourceOf(applicationSource)];
  return bare({
    ...(base !== undefined && { apiBase: base }),
    ...(source !== undefined && { applicationSource: source }),
  });
};

/**
 * Names what attributes may not: an API of another origin. The first call counts and is frozen; every call answers what
 * it understood. Never throws.
 */
export const configure = (given: Configuration): Configuration => {
  if (configured) return configured;
  const understood = Object.freeze(safely(() => read(given), bare({})));
  configured = understood;
  for (const follow of followers) safely(follow, undefined);
  return understood;
};

/** Where the API is for an element whose attribute names none. */
export const apiBaseOfPage = (): string => configured?.apiBase ?? usualApiBase();

export const applicationSourceOfPage = (): ApplicationSource =>
  configured?.applicationSource ?? 'gojek';

/** Calls back when the page has been configured, until it is stopped. */
export const onConfigured = (follow: () => void): (() => void) => {
  followers.add(follow);
  return () => followers.delete(follow);
};
