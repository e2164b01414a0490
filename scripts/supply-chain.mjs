import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './lib/run.mjs';
import * as chain from './lib/supply-chain.mjs';

/** @param {string} path */
const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
/** @param {readonly string[]} args */
const npm = (...args) => spawnSync('npm', args, { cwd: root, encoding: 'utf8' }).stdout.trim();

/** @type {Record<string, Partial<import('./lib/supply-chain.mjs').Package> & { version: string }>} */
const locked = read('package-lock.json').packages;
const packages = Object.entries(locked)
  .filter(([path]) => path !== '')
  .map(([path, entry]) => ({
    name: path.replace(/.*node_modules\//, ''),
    dev: false,
    ...entry,
    ...(existsSync(join(root, path)) && { installed: read(`${path}/package.json`) }),
  }));
const here = packages.filter(({ installed }) => installed);

const differing = chain.differing(packages);
const notAllowed = chain.notAllowed(packages);
const withScript = chain.withInstallScript(packages);
const areOff = npm('config', 'get', 'ignore-scripts') === 'true';

const asked = new Date().toISOString();
const audit = chain.readAudit(npm('audit', '--json', '--fetch-retries=1'));
const known = 'weaknesses' in audit ? audit.weaknesses : [];
/** @param {{ id: string }} it */
const isExcepted = ({ id }) => chain.exceptions.some((row) => row.id === id);
const open = known.filter((it) => !isExcepted(it)).map(({ text }) => text);

/** @param {readonly string[]} list */
const listed = (list) => (list.length === 0 ? 'none' : list.join('; '));
const counted = chain.licenceCounts(packages).join(', ');
const answer =
  'weaknesses' in audit
    ? `${known.length} known, ${known.length - open.length} of them excepted; open: ${listed(open)}`
    : `NOT KNOWN: the registry answered with ${audit.unanswered}`;

/**
 * The rows of the report: what was checked, whether it is good, and what was found.
 * @type {readonly (readonly [what: string, good: boolean, found: string])[]}
 */
const rows = [
  ['installed as locked', differing.length === 0, `different: ${listed(differing)}`],
  ['licences', notAllowed.length === 0, `not allowed: ${listed(notAllowed)}; ${counted}`],
  [
    'install scripts',
    areOff,
    `${areOff ? 'off' : 'NOT OFF'} (ignore-scripts); would run: ${listed(withScript)}`,
  ],
  ['known weaknesses', 'weaknesses' in audit && open.length === 0, answer],
];

const left = packages.length - here.length;
process.stdout.write(`read: package-lock.json, ${packages.length} packages, and package.json of ${here.length}
(the other ${left} are for other platforms, and their licence is what the lockfile says)
asked: the registry for known weaknesses, at ${asked}

| what | result | found |
| --- | --- | --- |
${rows.map(([what, good, found]) => `| ${what} | ${good ? 'good' : 'NOT GOOD'} | ${found} |`).join('\n')}
${chain.exceptions.map(({ id, since, reason }) => `excepted: ${id}, since ${since}: ${reason}\n`).join('')}
`);
const good = rows.filter((row) => row[1]).length;
const silent =
  'unanswered' in audit
    ? '; the registry did not answer the question for known weaknesses, so nothing is known of them'
    : '';
process.stdout.write(`supply chain: ${good} of ${rows.length} good${silent}\n`);
process.exit(good === rows.length ? 0 : 1);
