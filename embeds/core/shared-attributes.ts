import { address, language, type Values, word } from './attributes';

/**
 * Where the script was loaded from; without one, as in a page's own bundle opened from a file, the page's place. The
 * API and the app are expected there until `api-base` says otherwise.
 */
const home = (): string => {
  const { origin } = new URL(import.meta.url);
  return origin === 'null' ? location.origin : origin;
};

/** What every element understands. `apiBase`: `/v1` and `/v2` stand below it, and the app opens at its origin. */
export const sharedAttributes = {
  locale: language,
  theme: word('auto', 'light', 'dark'),
  density: word('comfortable', 'compact'),
  apiBase: address(`${home()}/api`),
};

export type SharedValues = Values<typeof sharedAttributes>;

/** Where a page of the app stands. */
export const appUrl = ({ apiBase }: SharedValues, path: string): string =>
  new URL(path, apiBase).href;
