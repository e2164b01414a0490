import { readAddress, usualApiBase } from './addresses';
import { tellPageChange } from './page-changes';
import { bare, safely } from './safely';

/** The products that a call can come from (`application-source`, spec §7); sent in capitals. */
export const applicationSources = ['gojek', 'gopay'] as const;
export type ApplicationSource = (typeof applicationSources)[number];

/** The settings of a page, which a script of it configures once for all elements. */
export interface Configuration {
  /** The address of the API, at any origin. A relative address is resolved against the script. */
  readonly apiBase?: string;
  /** Absent: `gojek`. */
  readonly applicationSource?: ApplicationSource;
  /** The name of the lender. Every element shows it. */
  readonly lender?: string;
}

let configured: Configuration | undefined;

const sourceOf = (given: unknown): ApplicationSource | undefined =>
  applicationSources.find((it) => it === String(given).trim().toLowerCase());

/** A longer name does not fit into an element of 240 px. */
const longestName = 60;

/** Returns the valid settings, in an object without a prototype. */
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
 * Sets the API, also of another origin, the product and the lender of all elements. Only the first call has an effect;
 * its settings are frozen, and every call returns them. Never throws.
 */
export const configure = (given: Configuration): Configuration => {
  if (configured) return configured;
  const understood = Object.freeze(safely(() => read(given), bare({})));
  configured = understood;
  tellPageChange();
  return understood;
};

/** Returns whether a script has configured the API. */
export const isApiNamed = (): boolean => configured?.apiBase !== undefined;

/** Returns the API of an element without the attribute. */
export const apiBaseOfPage = (): string => configured?.apiBase ?? usualApiBase();

export const lenderOfPage = (): string | undefined => configured?.lender;

export const applicationSourceOfPage = (): ApplicationSource =>
  configured?.applicationSource ?? 'gojek';
