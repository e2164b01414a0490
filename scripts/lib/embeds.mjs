import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { compress } from './compress.mjs';
import { packageEmbeds, publishDocuments } from './embeds-package.mjs';
import { writeNoticesOfElements } from './notices.mjs';
import { root } from './run.mjs';

/** @param {string} name */
const own = (name) => join(root, 'embeds/preact', name);

/** Replaces React with Preact in the elements and in r2wc, through our modules. */
export const preactForReact = Object.entries({
  'react/jsx-runtime': own('jsx-runtime.ts'),
  'react-dom/client': own('react-dom-client.ts'),
  react: own('react.mjs'),
  // r2wc's bundle calls `super()` inside an expression. The build turns it into an arrow function with rest parameters.
  // SWC rewrites those for some browsers into a function in which `super` is a syntax error.
  '@r2wc/core': join(root, 'node_modules/@r2wc/core/src/core.ts'),
}).map(([name, replacement]) => ({ find: new RegExp(`^${name}$`), replacement }));

/**
 * Renames custom properties, except `--paylater-…`, to names that no page uses. Others would be inherited from the
 * page, and its `@property` applies to all properties of a name.
 * @param {string} css
 */
const withOwnNames = (css) => css.replace(/(?<![\w-])--(?!paylater-)(?=\w)/g, '--paylater-own-');

const hostOrText = /\[data-(?:host|text)=/;

/**
 * Removes unused tokens. Returns whether there were any.
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
 * Turns the app's style sheets into those of a shadow root: rules for the document's root apply to the element's box,
 * sizes are relative to the element's font size, the custom properties of partners override the tokens, and the others
 * get our own names. Removes the rules that only the app uses.
 * @param {Readonly<Record<string, string>>} customProperties by the names that partners use
 * @param {readonly string[]} undrawn classes that no element draws
 * @returns {import('postcss').Plugin}
 */
export const rescoped = (customProperties, undrawn) => {
  const ofUndrawn = new RegExp(`\\.(?:${undrawn.join('|')})(?![\\w-])`);
  /** @param {string} selector */
  const isOfApp = (selector) => hostOrText.test(selector) || ofUndrawn.test(selector);
  const changed = new Map(Object.entries(customProperties).map(([name, token]) => [token, name]));
  return {
    postcssPlugin: 'rescoped',
    OnceExit(sheet) {
      // Merges all layers into one sheet with one order.
      sheet.walkAtRules('layer', (layer) => void layer.replaceWith(layer.nodes ?? []));
      sheet.walkRules((rule) => {
        const selectors = rule.selectors.filter((it) => !isOfApp(it));
        if (selectors.length === 0) rule.remove();
        else rule.selectors = selectors.map((it) => it.replaceAll(':root', '.paylater'));
      });
      sheet.walkDecls((declaration) => {
        const { prop, value } = declaration;
        const name = changed.get(prop);
        const own = withOwnNames(value.replace(/([\d.]+)rem\b/g, 'calc($1 * var(--rem))'));
        declaration.value = name === undefined ? own : `var(${name}, ${own})`;
        if (prop.startsWith('--')) declaration.prop = withOwnNames(prop);
      });
      while (dropUnused(sheet)) continue;
    },
  };
};

/** @param {string} path */
const hashOf = (path) =>
  `sha384-${createHash('sha384').update(readFileSync(path)).digest('base64')}`;

const script = 'paylater.js';
const loader = 'paylater-loader.js';
/** @param {string} version */
const packedName = (version) => `paylater-embeds-${version}.tgz`;
const isFrozen = /^\d+\.\d+\.\d+$/;

/**
 * Returns the addresses whose file differs from the published one. It must not change: pages pin the script by its hash,
 * and lockfiles pin the package.
 * @param {Readonly<Record<string, string>>} integrity of the build, by address
 * @param {Readonly<Record<string, string>>} published of the files that partners load (`embeds/published.json`)
 */
export const changedFilesOf = (integrity, published) =>
  Object.keys(integrity).filter((path) => path in published && published[path] !== integrity[path]);

/**
 * Publishes the built script, its loader and the notices at their two addresses, `v1` and the frozen version, each with
 * its compressed forms, and creates the package. Writes and prints the hashes of the frozen scripts and packages.
 */
export const publishEmbeds = () => {
  const folder = join(root, 'dist/embeds');
  const source = readFileSync(join(root, 'embeds/core/version.ts'), 'utf8');
  const [, version = ''] = /embedsVersion = '(.*)'/.exec(source) ?? [];
  const moving = join(folder, `v${version.split('.')[0]}`);
  rmSync(moving, { recursive: true, force: true });
  mkdirSync(moving, { recursive: true });
  const files = [script, loader, writeNoticesOfElements(version)];
  for (const name of files) cpSync(join(folder, version, name), join(moving, name));
  const hash = hashOf(join(folder, version, script));
  publishDocuments(hash);
  compress('dist/embeds');
  packageEmbeds(
    files.map((name) => join(folder, version, name)),
    hash,
    join(folder, version),
  );
  const frozen = readdirSync(folder).filter((name) => isFrozen.test(name));
  const pinned = frozen.flatMap((name) => [`${name}/${script}`, `${name}/${packedName(name)}`]);
  const integrity = Object.fromEntries(
    pinned
      .filter((path) => existsSync(join(folder, path)))
      .map((path) => [`/embeds/${path}`, hashOf(join(folder, path))]),
  );
  const published = JSON.parse(readFileSync(join(root, 'embeds/published.json'), 'utf8'));
  const changed = changedFilesOf(integrity, published);
  if (changed.length > 0)
    throw new Error(
      `published, and not to be changed: ${changed.join()}; raise embeds/core/version.ts`,
    );
  writeFileSync(join(folder, 'integrity.json'), `${JSON.stringify(integrity, undefined, 2)}\n`);
  for (const [path, hash] of Object.entries(integrity)) process.stdout.write(`${path} ${hash}\n`);
};
