import { createHash } from 'node:crypto';
import { chmodSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { root, run } from './run.mjs';
import { unlessDone } from './stamp.mjs';

/** Ignored by git: only the browser tests use these programs. */
const folder = '.browsers';

/** @typedef {{ version: string, name: string, integrity: string }} Carrier */

/**
 * Packages that contain a whole Chromium for Linux. Only that is unpacked; their own code never runs.
 * @type {readonly Carrier[]}
 */
const carriers = [
  {
    version: '109',
    name: '@sparticuz/chromium@109.0.5',
    integrity:
      'sha512-I79syEEpDv0bzjnf6UkhTF5sHlkoOmk01l50sYJlVY7I1/hDqzF8dIOaYr6pfyMCzlmnUxXIjaoUBDThrlF7Dg==',
  },
  {
    version: '88',
    name: 'chrome-aws-lambda@5.5.0',
    integrity:
      'sha512-nYSDzTsVEVsvIFaUUAUN53ulXBLKSRXFS+eVYZOLZD5SA1If59rqBAiy4raMgorQwXWqjSsjK1SF4As+qzPLqA==',
  },
];

/** @param {string} version */
const homeOf = (version) => `${folder}/chromium-${version}`;

/** @param {string} path a Brotli file; its contents are written to the same folder, without `.br` */
const unpack = (path) => {
  const unpacked = path.slice(0, -'.br'.length);
  writeFileSync(unpacked, brotliDecompressSync(readFileSync(path)));
  return unpacked;
};

/** @param {Carrier} carrier */
const fetchBrowser = async ({ version, name, integrity }) => {
  const home = homeOf(version);
  const place = join(root, home);
  rmSync(place, { recursive: true, force: true });
  mkdirSync(place, { recursive: true });
  if ((await run('npm', ['pack', name, '--silent', '--pack-destination', home])) !== 0)
    return false;
  const file = join(place, readdirSync(place).find((it) => it.endsWith('.tgz')) ?? '');
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (found !== integrity) {
    process.stderr.write(`${name} is not what it was: ${found}\n`);
    return false;
  }
  await run('tar', [
    '--no-same-owner',
    '-xzf',
    file,
    '-C',
    place,
    '--strip-components=1',
    'package/bin',
  ]);
  rmSync(file);
  const bin = join(place, 'bin');
  chmodSync(unpack(join(bin, 'chromium.br')), 0o755);
  return (
    (await run('tar', ['--no-same-owner', '-xf', unpack(join(bin, 'aws.tar.br')), '-C', place])) ===
    0
  );
};

/** The old versions of Chromium, newest first, with the data to start each. */
export const oldBrowsers = carriers.map((carrier) => ({
  ...carrier,
  executablePath: join(root, homeOf(carrier.version), 'bin/chromium'),
  libraries: join(root, homeOf(carrier.version), 'lib'),
}));

/** Fetches the old versions that are missing. Returns whether all of them exist now. */
export const fetchOldBrowsers = async () => {
  for (const carrier of oldBrowsers) {
    const stamp = `${homeOf(carrier.version)}/.fetched`;
    if (!(await unlessDone(stamp, carrier.integrity, () => fetchBrowser(carrier)))) return false;
  }
  return true;
};
