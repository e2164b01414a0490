import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtPart } from './delivery.mjs';
import { sumsBelow } from './manifest.mjs';
import { root } from './run.mjs';

/** A sample configuration. The styles are the same for every configuration. */
const someHost = { gojek: '/', gopay: '/', 'partner-sdk': '/', web: '/' };
const some = {
  environment: 'staging',
  apiBases: { '/v1': '/v1', '/v2': '/v2', '/account-management': '/account-management' },
  authorizeUrl: '/authorize',
  tokenUrl: '/token',
  oneKyc: { script: '/one-kyc.js', partners: someHost, combinedPartners: someHost },
  help: someHost,
};

/** Rules for what a script sets later: an attribute, or the colour of a tile. And for the document's root in a layer. */
const kept = [
  /:root\[data-(?:theme|text|host|rail)/,
  /^:root(?::not\(#\\#\))+$/,
  /\[open\]/,
  /^\.monogram--/,
];

/**
 * @typedef {object} Built
 * @property {string} file
 * @property {boolean} [isEntry]
 * @property {readonly string[]} [css]
 * @property {readonly string[]} [imports]
 */

/** @type {() => Readonly<Record<string, Built>>} */
const builtFiles = () => JSON.parse(readFileSync(join(root, 'dist/client-manifest.json'), 'utf8'));

/**
 * Writes the script that asks a host for its user into the built client. It is one file with all that it imports, so that
 * it runs before the other scripts have loaded.
 * @param {string} folder of the built client
 * @param {string} parts the folder of the scripts
 * @returns {string} its address
 */
const publishHostScript = (folder, parts) => {
  const code = readFileSync(join(root, parts, 'host-user.js'));
  const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
  const address = `/assets/host-user-${hash}.js`;
  writeFileSync(join(folder, address), code);
  return address;
};

/** @returns {string[]} links to the styles of the lists, which load later, but whose figures the document shows */
const laterSheets = () => {
  const files = builtFiles();
  /** @type {(name: string) => readonly string[]} */
  const sheetsOf = (name) => {
    const { isEntry, css = [], imports = [] } = files[name] ?? {};
    return isEntry ? [] : [...css, ...imports.flatMap(sheetsOf)];
  };
  const areas = ['src/areas/repayment.ts', 'src/areas/transactions.ts'];
  return [...new Set(areas.flatMap(sheetsOf))].map(
    (file) => `<link rel="stylesheet" href="/${file}">`,
  );
};

/**
 * Returns the import map with the hash of every script and style of the build. Browsers check scripts against it, and
 * the document and the app copy hashes from it. Styles that load late are not checked: Vite makes their links.
 * @param {string} folder of the built client
 */
const importMap = (folder) => {
  const integrity = Object.fromEntries(
    sumsBelow(join(folder, 'assets'))
      .filter(([path]) => /^[^/]+\.(?:js|css)$/.test(path))
      // Half the size of the manifest's hashes: every document contains all of them.
      .map(([path, { sha256 }]) => [
        `/assets/${path}`,
        `sha256-${Buffer.from(sha256, 'hex').toString('base64')}`,
      ]),
  );
  return `<script type="importmap">${JSON.stringify({ integrity })}</script>`;
};

/**
 * Adds the script that shows a user's figures, and moves the app's own into a template: the figures are shown before it
 * loads and runs. Adds the import map, after what is shown first. Some browsers ignore a map that comes after the first
 * module, so the links before it are for plain scripts.
 * @param {string} html
 * @param {string} map
 * @param {string} hostScript
 */
const withModules = (html, map, hostScript) => {
  const [, file] =
    /<link rel="modulepreload" crossorigin href="(\S+\/figures-\S+)">/.exec(html) ?? [];
  const [script, source] =
    /<script type="module" crossorigin src="(\S+)"><\/script>/.exec(html) ?? [];
  if (file === undefined || script === undefined)
    throw new Error('the document does not load the figures');
  const ahead = '<link rel="preload" as="script" crossorigin';
  const link = `${ahead} fetchpriority="low" href="${source}">`;
  const host = `<template id="in-host"><script crossorigin src="${hostScript}"></script></template>`;
  return html
    .replace(script, '')
    .replaceAll('<link rel="modulepreload" crossorigin', ahead)
    .replace('<!--choose-->', (choose) =>
      [choose, map, `<script type="module" crossorigin src="${file}"></script>`].join('\n    '),
    )
    .replace(
      '<!--ask-->',
      (ask) =>
        `<template id="app" data-script="${source}">${link}${script}</template>${host}\n    ${ask}`,
    );
};

/**
 * Makes the built document show something before any script has loaded: adds the scripts that choose what to show, and
 * the styles for all of it. The other styles come after the content, so that nothing waits for them.
 * @param {string} folder of the built client, relative to the project's folder
 * @param {string} parts the folder of the scripts
 */
export const prepareFirstPaint = async (folder, parts) => {
  const path = join(root, folder, 'index.html');
  const hostScript = publishHostScript(join(root, folder), parts);
  const map = importMap(join(root, folder));
  const html = withModules(readFileSync(path, 'utf8'), map, hostScript).replace(
    /<!--(prefer|ask|recover|choose)-->/g,
    (_, name) => {
      const script = readFileSync(join(root, parts, `${name}.js`), 'utf8').trim();
      return `<script>${script}</script>`;
    },
  );
  const { fillDocument } = await builtPart('document');
  // Not at the top: this file is imported before the packages are installed.
  const { default: Beasties } = await import('beasties');
  const beasties = new Beasties({
    path: join(root, folder),
    preload: 'body',
    pruneSource: false,
    fonts: false,
    allowRules: kept,
    logLevel: 'warn',
  });
  // Selectors with two elements match nothing inside of a template.
  const open = (await fillDocument(html, some)).replace(
    /<!--templates-->[\s\S]*?<!--\/templates-->/,
    (/** @type {string} */ block) =>
      block.replaceAll('<template ', '<div ').replaceAll('</template>', '</div>'),
  );
  const sheets = laterSheets();
  const shown = await beasties.process(open.replace('</head>', `${sheets.join('')}</head>`));
  writeFileSync(
    path,
    sheets
      .reduce((/** @type {string} */ html, sheet) => html.replaceAll(sheet, ''), shown)
      .replace(/(<!--templates-->)[\s\S]*?(<!--\/templates-->)/, '$1$2')
      .replace(/(<!--without-script-->)[\s\S]*?(<!--\/without-script-->)/, '$1$2')
      .replace(/(id="config">)[\s\S]*?(<\/script>)/, '$1{}$2'),
  );
};
