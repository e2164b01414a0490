import { readAddress, usualApiBase } from './addresses';
import { tellPageChange } from './page-changes';
import { bare, safely } from './safely';

/** The products that a call can come from (`application-source`, spec §7); sent in capitals. */
export const applicationSources = ['gojek', 'gopay'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** What a script of the page may configure, once for all elements. */
export interface Configuration {
  /** Where the API is served, at any origin; a relative address is resolved against the script. */
  readonly apiBase?: string;
  /** Absent: `gojek`. */
  readonly applicationSource?: ApplicationSource;
  /** Who lends, by name: every element says so. */
  readonly lender?: string;
}

let configured: Configuration | undefined;

const sourceOf = (given: unknown): ApplicationSource | undefined =>
  applicationSources.find((it) => it === String(given).trim().toLowerCase());

/** A longer one has no place in an element of 240 px. */
const longestName = 60;

/** The valid settings, in an object without a prototype. */
const read = ({ apiBase, applicationSource, lender }: Configuration): Configuration => {
  const [base, source] = [readAddress(apiBase), sourceOf(applicationSource)];
  const name = typeof lender === 'string' ? lender.trim() : '';
  return bare({
    ...(base !== undefined && { apiBase: base }),
    ...(source !== undefined && { applicationSource: source }),
    ...(name !== '' && name.length <= longestName && { lender: name }),
  });
};

/**
 * Configures what an attribute may not: an API of another origin. Only the first call has an effect; its settings are
 * frozen, and every call returns them. Never throws.
 */
export const configure = (given: Configuration): Configuration => {
  if (configured) return configured;
  const understood = Object.freeze(safely(() => read(given), bare({})));
  configured = understood;
  tellPageChange();
  return understood;
};

/** Whether a script has named the API. */
export const isApiNamed = (): boolean => configured?.apiBase !== undefined;

/** The API of an element without the attribute. */
export const apiBaseOfPage = (): string => configured?.apiBase ?? usualApiBase();

export const lenderOfPage = (): string | undefined => configured?.lender;

export const applicationSourceOfPage = (): ApplicationSource =>
  configured?.applicationSource ?? 'gojek';
