import { parseConfig } from '../domain/config/config';
import { additionsOf, parseMoreOrigins } from './additions';
import { caddySnippet } from './caddy';
import { edgeText } from './edge';
import { inlineHashes } from './inline-hashes';
import { type Manifest, manifestOf, type Sums } from './manifest';
import { nginxSnippet } from './nginx';
import { noAdditions, type PolicyAdditions } from './policy';
import { securityText } from './security-text';

export { checkConfig, exampleHosts, keptValues } from './check-config';
export { readJson } from './read-json';

const added = (html: string, config: unknown, more: unknown): PolicyAdditions => {
  const hashes = inlineHashes(html);
  if (config === undefined) return { ...noAdditions, ...hashes };
  const read = parseConfig(config);
  return { ...additionsOf(read, parseMoreOrigins(more, read.environment)), ...hashes };
};

/**
 * Returns the files that configure nginx, Caddy and a delivery network for a built document, by name. `config` is the
 * client's configuration, and `more` has the further origins (`additions.ts`); neither was checked before. Without a
 * configuration the document is an unconfigured one. Throws with the invalid key.
 */
export const snippetsFor = (
  html: string,
  config?: unknown,
  more: unknown = {},
): Readonly<Record<string, string>> => {
  const additions = added(html, config, more);
  return {
    'paylater.nginx.conf': nginxSnippet(additions),
    'paylater.caddy': caddySnippet(additions),
    'paylater.edge.json': edgeText(additions),
  };
};

/** Returns the text of `security.txt`, if the further origins have its values. */
export const securityTextFor = (more: unknown = {}): string | undefined => {
  const { security } = parseMoreOrigins(more);
  return security && securityText(security);
};

/** Returns the manifest of a built document and the files with these sums. The other values are those of `snippetsFor`. */
export const manifestFor = (
  sums: Readonly<Record<string, Sums>>,
  html: string,
  config?: unknown,
  more: unknown = {},
): Manifest => manifestOf(sums, added(html, config, more));
