import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenWithMe, tool } from './lib/run.mjs';

/** @typedef {{ suite: string, cases: number, failed: number }} Sum */

endChildrenWithMe(1);
const file = join(mkdtempSync(join(tmpdir(), 'faults-')), 'sums');
const began = Date.now();
const env = { FAULTS_SUMS: file };
const args = process.argv.slice(2);
const inDocument = await tool(
  'vitest',
  ['run', '--config', 'vitest.faults.config.ts', ...args],
  env,
);
const browser = [
  'test',
  '--config',
  'playwright.faults.config.ts',
  '--pass-with-no-tests',
  ...args,
];
const inBrowser = await tool('playwright', browser, env);

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
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
process.stdout.write(`${all - bad} of ${all} cases are as they must be; ${minutes} minutes\n`);
process.exit(inDocument || inBrowser);
