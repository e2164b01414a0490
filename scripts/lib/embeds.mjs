import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { packageEmbeds } from './embeds-package.mjs';
import { root } from './run.mjs';

/** @type {(standIns: Record<string, string>) => { find: RegExp, replacement: string }[]} */
const aliases = (standIns) =>
  Object.entries(standIns).map(([name, replacement]) => ({
    find: new RegExp(`^${name}$`),
    replacement,
  }));

/** @param {string} name */
const own = (name) => join(root, 'embeds/renderer', `${name}.ts`);

/** What stands in for React in the elements; the other two are there to be compared with. */
export const renderers = {
  own: aliases({
    'react/jsx-runtime': own('jsx-runtime'),
    'react-dom/client': own('react-dom-client'),
    react: own('react'),
  }),
  preact: aliases({
    'react/jsx-runtime': 'preact/jsx-runtime',
    'react-dom/client': 'preact/compat/client',
    'react-dom': 'preact/compat',
    react: 'preact/compat',
  }),
  react: [],
};

/**
 * What is changed of r2wc: it takes React whole to make one element with it, and it assigns a prop to an object that may
 * have inherited it from the page.
 */
const changes = /** @type {const} */ ([
  ['/@r2wc/react-to-web-component/', /import (\w+) from "react";/, 'import * as $1 from "react";'],
  ['/@r2wc/core/', '[p] = {};', '[p] = { container: void 0 };'],
]);

/**
 * Makes these changes, and fails where there is nothing to change any more.
 * @type {import('vite').Plugin}
 */
export const withoutWholeReact = {
  name: 'without-whole-react',
  transform(code, id) {
    const change = changes.find(([path]) => id.includes(path));
    if (!change) return undefined;
    const changed = code.replace(change[1], change[2]);
    if (changed === code) throw new Error(`${id} is not what it was`);
    return { code: changed, map: null };
  },
};

const hostOrText = /\[data-(?:host|text)=/;

/**
 * Takes out the tokens nobody asks for; answers whether there were any.
 * @param {import('postcss').Root} sheet
 */
const dropUnused = (sheet) => {
  const asked = new Set(
    Array.from(sheet.toString().matchAll(/var\((--[\w-]+)/g), ([, name]) => name),
  );
  /** @type {import('postcss').Declaration[]} */
  const unused = [];
  sheet.walkDecls(/^--/, (declaration) => {
    if (!asked.has(declaration.prop)) unused.push(declaration);
  });
  for (const declaration of unused) declaration.remove();
  return unused.length > 0;
};

/**
 * Turns the app's style sheets into those of a shadow root: what the document's element carries there, the element's
 * own box carries here; sizes count from the element's letters instead of the page's; what a page may change is asked
 * for first.
 * @param {Readonly<Record<string, string>>} customProperties by the names partners use
 * @returns {import('postcss').Plugin}
 */
export const rescoped = (customProperties) => {
  const changed = new Map(Object.entries(customProperties).map(([name, token]) => [token, name]));
  return {
    postcssPlugin: 'rescoped',
    OnceExit(sheet) {
      sheet.walkRules((rule) => {
        const selectors = rule.selectors.filter((selector) => !hostOrText.test(selector));
        if (selectors.length === 0) rule.remove();
        else rule.selectors = selectors.map((it) => it.replaceAll(':root', '.paylater'));
      });
      sheet.walkDecls((declaration) => {
        const { prop, value } = declaration;
        const name = changed.get(prop);
        const own = value.replace(/([\d.]+)rem\b/g, 'calc($1 * var(--rem))');
        declaration.value = name === undefined ? own : `var(${name}, ${own})`;
      });
      while (dropUnused(sheet)) continue;
    },
  };
};

/** @param {string} path */
const hashOf = (path) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

const script = 'paylater.js';
const isFrozen = /^\d+\.\d+\.\d+$/;

/**
 * Puts what was built under both of its addresses, the one that moves and the one that stays, with its compressed
 * forms, beside the package; writes down the hash by which a page can pin each frozen one, and says it.
 */
export const publishEmbeds = () => {
  const folder = join(root, 'dist/embeds');
  const source = readFileSync(join(root, 'embeds/version.ts'), 'utf8');
  const [, version = ''] = /embedsVersion = '(.*)'/.exec(source) ?? [];
  const moving = join(folder, `v${version.split('.')[0]}`);
  rmSync(moving, { recursive: true, force: true });
  mkdirSync(moving, { recursive: true });
  cpSync(join(folder, version, script), join(moving, script));
  const frozen = readdirSync(folder).filter((name) => isFrozen.test(name));
  const integrity = Object.fromEntries(
    frozen.map((name) => [`/embeds/${name}/${script}`, hashOf(join(folder, name, script))]),
  );
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`);
  compress('dist/embeds');
  packageEmbeds(
    `dist/embeds/${version}/${script}`,
    integrity[`/embeds/${version}/${script}`] ?? '',
  );
  for (const [path, hash] of Object.entries(integrity)) process.stdout.write(`${path} ${hash}\n`);
};
