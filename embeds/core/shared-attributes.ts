import { address, language, type Values, oneOf, oneOfElse, whole } from './attributes';
import { apiBaseOfPage, applicationSourceOfPage, applicationSources } from './configuration';

/** The attributes of every element. `apiBase` is the parent of `/v1` and `/v2`; the app is at its origin. */
export const sharedAttributes = {
  locale: language,
  theme: oneOf('auto', 'light', 'dark'),
  density: oneOf('comfortable', 'compact'),
  headingLevel: whole(1, 6, 2),
  apiBase: address(apiBaseOfPage),
  applicationSource: oneOfElse(applicationSources, applicationSourceOfPage),
};

export type SharedValues = Values<typeof sharedAttributes>;

/** Returns the address of a page of the app. */
export const appUrl = ({ apiBase }: SharedValues, path: string): string =>
  new URL(path, apiBase).href;
