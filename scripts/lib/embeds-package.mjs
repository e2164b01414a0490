import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ name: string; superclass?: { name: string } } & Record<string, unknown>} Declaration */
/** @typedef {{ modules: { declarations: Declaration[] }[] } & Record<string, unknown>} Manifest */

const lists = ['attributes', 'members', 'events', 'slots', 'cssParts', 'cssProperties'];

/** @param {unknown} value */
const listOf = (value) => (Array.isArray(value) ? value : []);

/**
 * The same elements, each with what it has of its superclass: editors read one element's lists and look no further.
 * @param {Manifest} manifest
 * @returns {Manifest}
 */
export const withInherited = (manifest) => {
  const all = manifest.modules.flatMap(({ declarations }) => declarations);
  /** @param {Declaration} own */
  const whole = (own) => {
    const base = all.find(({ name }) => name === own.superclass?.name);
    if (base === undefined) return own;
    const merged = lists.map((list) => [list, [...listOf(own[list]), ...listOf(base[list])]]);
    return { ...own, ...Object.fromEntries(merged) };
  };
  const modules = manifest.modules.map((it) => ({
    ...it,
    declarations: it.declarations.map(whole),
  }));
  return { ...manifest, modules };
};

/**
 * Makes `dist/embeds/package`, what a partner installs instead of loading the script from our address.
 * @param {string} script the built module, relative to the project's folder
 * @param {string} integrity what the guide shows for the frozen address
 */
export const packageEmbeds = (script, integrity) => {
  const from = join(root, 'embeds');
  const to = join(root, 'dist/embeds/package');
  rmSync(to, { recursive: true, force: true });
  cpSync(join(from, 'package'), to, { recursive: true });
  cpSync(join(root, script), join(to, 'paylater.js'));
  const manifest = JSON.parse(readFileSync(join(from, 'package/custom-elements.json'), 'utf8'));
  writeFileSync(join(to, 'custom-elements.json'), JSON.stringify(withInherited(manifest), null, 2));
  const guide = readFileSync(join(from, 'README.md'), 'utf8');
  writeFileSync(join(to, 'README.md'), guide.replaceAll('sha384-…', integrity));
};
