import { type ClientConfig, parseConfig } from '../domain/config/config';

/** Reads the deployment's configuration from the data block of the page. Throws with the invalid key. */
export const readConfig = (page: Document): ClientConfig =>
  parseConfig(JSON.parse(page.getElementById('config')?.textContent ?? ''));
