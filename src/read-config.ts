import { type ClientConfig, parseConfig } from '../domain/config/config';

/** The deployment's configuration, from the data block of the page. A wrong one is refused with where it is wrong. */
export const readConfig = (page: Document): ClientConfig =>
  parseConfig(JSON.parse(page.getElementById('config')?.textContent ?? ''));
