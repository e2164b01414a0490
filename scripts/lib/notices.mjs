import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';
import { mapsFolder } from './source-maps.mjs';

/** @param {string} path */
const read = (path) => readFileSync(join(root, path), 'utf8');

/**
 * Data with separate licences. Their texts are in the folders of the data.
 * @type {Readonly<Record<string, { readonly folders: readonly string[]; readonly licence: string }>>}
 */
const dataOf = {
  'idn-area-data': { folders: ['data'], licence: 'ODbL-1.0' },
  'pdfjs-dist': {
    folders: ['cmaps', 'standard_fonts', 'wasm'],
    licence: 'BSD-3-Clause, OFL-1.1, BSD-2-Clause, Apache-2.0',
  },
};

/**
 * Returns the folders of the packages that a folder's source maps name. Vite's own list of licences lacks packages that
 * only a worker uses.
 * @param {string} maps
 * @returns {readonly string[]}
 */
const packagesInMaps = (maps) =>
  readdirSync(join(root, maps))
    .flatMap((name) => JSON.parse(read(`${maps}/${name}`)).sources)
    .flatMap(
      (source) => /node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/.exec(source) ?? [],
    );

/**
 * Returns the folders of the packages that a built script imports or resolves, and of all their dependencies.
 * @param {string} script
 */
const packagesNamedIn = (script) => {
  const text = read(script);
  const { dependencies, devDependencies } = JSON.parse(read('package.json'));
  /** @type {Set<string>} */
  const found = new Set();
  /** @param {string} name */
  const add = (name) => {
    const folder = `node_modules/${name}`;
    if (found.has(folder) || !existsSync(join(root, folder))) return;
    found.add(folder);
    const needs = JSON.parse(read(`${folder}/package.json`));
    for (const it of Object.keys({ ...needs.dependencies, ...needs.optionalDependencies })) add(it);
  };
  for (const name of Object.keys({ ...dependencies, ...devDependencies }))
    if (new RegExp(`(?:from ?|resolve\\()["'\`]${name}["'\`/]`).test(text)) add(name);
  return [...found];
};

/** @param {string} folder */
const licencesIn = (folder) =>
  readdirSync(join(root, folder), { withFileTypes: true })
    .filter((it) => it.isFile() && /^(?:licen[cs]e|copying|notice)/i.test(it.name))
    .map(({ name }) => read(`${folder}/${name}`).trim());

/** @param {string} folder */
const noticeOf = (folder) => {
  const { name, version, license } = JSON.parse(read(`${folder}/package.json`));
  const { [name]: data } = dataOf;
  return [
    `${name} ${version} (${license}${data ? `; its data: ${data.licence}` : ''})`,
    ...licencesIn(folder),
    ...(data?.folders ?? []).flatMap((it) => licencesIn(`${folder}/${it}`)),
  ].join('\n\n');
};

/** @param {readonly string[]} packages their folders */
const noticesOf = (packages) =>
  [
    'The work of others in this build, and its licences',
    ...[...new Set(packages)].sort().map(noticeOf),
  ]
    .join(`\n\n${'='.repeat(72)}\n\n`)
    .concat('\n');

const notices = 'third-party-notices';

/**
 * Writes the notices of the built client to its files, and their address into its document.
 * @param {string} client
 */
export const publishNotices = (client) => {
  const text = noticesOf(packagesInMaps(`${mapsFolder}/assets`));
  // As for all files in that folder, the address changes with the contents.
  const hash = createHash('sha256').update(text).digest('base64url').slice(0, 8);
  const address = `/assets/${notices}-${hash}.txt`;
  writeFileSync(join(root, client, address), text);
  const document = read(`${client}/index.html`);
  const filled = document.replace('<!--notices-->', `<!--${address}-->`);
  writeFileSync(join(root, client, 'index.html'), filled);
};

/**
 * Writes the notices of one version of the elements to its folder. Returns the file's name.
 * @param {string} version
 */
export const writeNoticesOfElements = (version) => {
  const name = `${notices}.txt`;
  const text = noticesOf(packagesInMaps(`${mapsFolder}/${version}`));
  writeFileSync(join(root, 'dist/embeds', version, name), text);
  return name;
};

/**
 * Writes the notices of the packages that the built sandbox loads and serves. Its script itself contains none.
 * @param {string} sandbox
 */
export const writeNoticesOfSandbox = (sandbox) =>
  writeFileSync(
    join(root, sandbox, `${notices}.txt`),
    noticesOf(packagesNamedIn(`${sandbox}/main.js`)),
  );
