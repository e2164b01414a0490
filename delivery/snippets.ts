import { parseConfig } from '../domain/config/config';
import { additionsOf, parseMoreOrigins } from './additions';
import { caddySnippet } from './caddy';
import { inlineHashes } from './inline-hashes';
import { nginxSnippet } from './nginx';
import { noAdditions, type PolicyAdditions } from './policy';

export { checkConfig } from './check-config';
export { readJson } from './read-json';

/** What each directive allows of the parts that a document holds itself, as an operator reads it. */
export const inlineSources = (html: string): string => {
  const { scriptHashes, styleHashes } = inlineHashes(html);
  return `script-src ${scriptHashes.join(' ')}\nstyle-src ${styleHashes.join(' ')}\n`;
};

const added = (config: unknown, more: unknown): PolicyAdditions => {
  if (config === undefined) return noAdditions;
  const read = parseConfig(config);
  return additionsOf(read, parseMoreOrigins(more, read.environment));
};

/**
 * The configurations of nginx and Caddy that deliver a built document, by the names of their files; `config` is the
 * client's, `more` what no key of it names (`additions.ts`), both as they were given. Without a configuration the
 * document is one that was not configured yet. Throws when one of them is not valid, with where it is not.
 */
export const snippetsFor = (
  html: string,
  config?: unknown,
  more: unknown = {},
): Readonly<Record<string, string>> => {
  const additions = { ...added(config, more), ...inlineHashes(html) };
  return {
    'paylater.nginx.conf': nginxSnippet(additions),
    'paylater.caddy': caddySnippet(additions),
  };
};
