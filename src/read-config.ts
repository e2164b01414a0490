import { configSchema, type ClientConfig } from '../domain/session/config';

/** The deployment's configuration, from the data block of the page. A wrong one is refused with where it is wrong. */
export const readConfig = (page: Document): ClientConfig => {
  const block = page.getElementById('config')?.textContent ?? '';
  const read = configSchema.safeParse(JSON.parse(block));
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
  throw new Error(`the configuration is not valid (${where.join('; ')})`);
};
