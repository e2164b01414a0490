import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenWithMe, tool } from './lib/run.mjs';

/** @typedef {{ suite: string, cases: number, failed: number }} Sum */

/**
 * The minimum number of cases of each suite when all of them run: the rows of a table times the number of faults.
 * @type {Readonly<Record<string, number>>}
 */
const least = {
  calls: 48 * 9,
  bridge: 8 * 7 * 3,
  loads: 3 * 4,
  '401 storms': 5 * 3,
  drift: 48 * 300,
  'answers in wrong shapes': 48 * 15,
  'wrong values of fields': 240 * 9,
  'corrupt storage': 44 * 7,
  'storage modes': 5 * 12,
  'clock skew': 9 * 6,
  'planted bugs': 12,
  'the walk, in actions': 20 * 500,
};

endChildrenWithMe(1);
const file = join(mkdtempSync(join(tmpdir(), 'faults-')), 'sums');
const began = Date.now();
const env = { FAULTS_SUMS: file };
const args = process.argv.slice(2);
const inDocument = await tool('vitest', ['run', '--passWithNoTests', ...args], env);
const inBrowser = await tool('playwright', ['test', '--pass-with-no-tests', ...args], env);

/** @type {readonly Sum[]} */
const noted = existsSync(file)
  ? readFileSync(file, 'utf8')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  : [];
/** @type {Map<string, Sum>} */
const sums = new Map();
for (const { suite, cases, failed } of noted) {
  const before = sums.get(suite) ?? { suite, cases: 0, failed: 0 };
  sums.set(suite, { suite, cases: before.cases + cases, failed: before.failed + failed });
}
/** @param {readonly [suite: string, cases: string | number, failed: string | number]} row */
const print = ([suite, cases, failed]) =>
  process.stdout.write(
    `${suite.padEnd(24)}${String(cases).padStart(8)}${String(failed).padStart(8)}\n`,
  );
print(['\nsuite', 'cases', 'failed']);
for (const { suite, cases, failed } of sums.values()) print([suite, cases, failed]);
const all = noted.reduce((sum, { cases }) => sum + cases, 0);
const bad = noted.reduce((sum, { failed }) => sum + failed, 0);
const short =
  args.length > 0
    ? []
    : Object.entries(least).filter(([suite, count]) => (sums.get(suite)?.cases ?? 0) < count);
for (const [suite, count] of short)
  process.stdout.write(`${suite} has fewer than ${count} cases\n`);
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
process.stdout.write(`${all - bad} of ${all} cases are as they must be; ${minutes} minutes\n`);
process.exit(inDocument || inBrowser || (short.length > 0 ? 1 : 0));
