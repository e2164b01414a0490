import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './run.mjs';

/** Folder of the built code that fills the document in and writes the servers' configurations. */
const parts = join(root, 'dist/first-paint');

/** @param {'document' | 'snippets'} name */
export const builtPart = (name) => import(pathToFileURL(join(parts, `${name}.js`)).href);

/** @param {string} client @returns the folder of the servers' configurations, next to a built client's */
export const deliveryFolder = (client) => join(dirname(client), 'delivery');

/**
 * Writes files into the folder `delivery` next to a built client's.
 * @param {string} client
 * @param {Readonly<Record<string, string>>} snippets by their names
 */
export const writeSnippets = (client, snippets) => {
  const folder = deliveryFolder(client);
  mkdirSync(folder, { recursive: true });
  for (const [name, text] of Object.entries(snippets)) writeFileSync(join(folder, name), text);
};

/**
 * Writes the configurations of nginx and Caddy for a client that was just built.
 * @param {string} client relative to the project's folder
 */
export const deliverUnconfigured = async (client) => {
  const folder = join(root, client);
  const { snippetsFor } = await builtPart('snippets');
  writeSnippets(folder, snippetsFor(readFileSync(join(folder, 'index.html'), 'utf8')));
};
