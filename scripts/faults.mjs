import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endChildrenWithMe, tool } from './lib/run.mjs';

/** @typedef {{ suite: string, cases: number, failed: number }} Sum */

endChildrenWithMe(1);
const file = join(mkdtempSync(join(tmpdir(), 'faults-')), 'sums');
const began = Date.now();
const args = process.argv.slice(2);
const code = await tool('vitest', ['run', '--config', 'vitest.faults.config.ts', ...args], {
  FAULTS_SUMS: file,
});

const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
/** @type {Map<string, Sum>} */
const sums = new Map();
for (const line of lines) {
  /** @type {Sum} */
  const { suite, cases, failed } = JSON.parse(line);
  const before = sums.get(suite) ?? { suite, cases: 0, failed: 0 };
  sums.set(suite, { suite, cases: before.cases + cases, failed: before.failed + failed });
}
const row = (/** @type {readonly (string | number)[]} */ [suite, cases, failed]) =>
  `${String(suite).padEnd(28)}${String(cases).padStart(8)}${String(failed).padStart(8)}\n`;
process.stdout.write(`\n${row(['suite', 'cases', 'failed'])}`);
for (const { suite, cases, failed } of [...sums.values()].sort((a, b) =>
  a.suite < b.suite ? -1 : 1,
))
  process.stdout.write(row([suite, cases, failed]));
const minutes = ((Date.now() - began) / 60_000).toFixed(1);
process.stdout.write(`${minutes} minutes\n`);
process.exit(code);
