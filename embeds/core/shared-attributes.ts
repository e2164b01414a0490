import { address, language, type Values, oneOf, oneOfElse } from './attributes';
import { apiBaseOfPage, applicationSourceOfPage, applicationSources } from './configuration';

/** What every element understands. `apiBase`: `/v1` and `/v2` stand below it, and the app opens at its origin. */
export const sharedAttributes = {
  locale: language,
  theme: oneOf('auto', 'light', 'dark'),
  density: oneOf('comfortable', 'compact'),
  apiBase: address(apiBaseOfPage),
  applicationSource: oneOfElse(applicationSources, applicationSourceOfPage),
};

export type SharedValues = Values<typeof sharedAttributes>;

/** Where a page of the app stands. */
export const appUrl = ({ apiBase }: SharedValues, path: string): string =>
  new URL(path, apiBase).href;
