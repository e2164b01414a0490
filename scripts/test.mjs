import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { runChecks } from './lib/checks.mjs';
import { countsOf } from './lib/counts.mjs';
import { install } from './lib/install.mjs';
import { endChildrenWithMe, tool } from './lib/run.mjs';

const total = { passed: 0, failed: 0 };
/** @type {string[]} */
const failures = [];
/** @param {import('./lib/counts.mjs').Outcome} outcome */
const add = (outcome) => {
  total.passed += outcome.passed;
  total.failed += outcome.failed;
  failures.push(...outcome.failures);
};
/**
 * Adds a step that has no tests: one failure if it failed, otherwise nothing.
 * @param {string} name
 * @param {boolean} good
 */
const need = (name, good) => {
  if (!good) add({ passed: 0, failed: 1, failures: [name] });
};

const reports = mkdtempSync(join(tmpdir(), 'paylater-'));
const vitestReport = join(reports, 'vitest.json');
const playwrightReport = join(reports, 'playwright.json');

/** Names the command that opens the page of a failed browser test. */
const replays = './tests/support/replay-reporter.ts';

const runAll = async () => {
  const [built, checks] = await Promise.all([build(), runChecks()]);
  need('build', built);
  add(checks);
  const units = ['run', '--reporter=default', '--reporter=json'];
  // Many files share the machine, so a page may be slow.
  const patient = { UI_PATIENCE: '30000' };
  const unitsCode = await tool('vitest', [...units, `--outputFile.json=${vitestReport}`], patient);
  add(countsOf('vitest', vitestReport, unitsCode));
  const journeysCode = await tool('playwright', ['test', `--reporter=list,json,${replays}`], {
    PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport,
  });
  add(countsOf('playwright', playwrightReport, journeysCode));
};

endChildrenWithMe(1);
const installed = await install();
need('installation', installed);
if (installed) await runAll();
// The names come last: a log of this length is often kept only in part.
for (const failure of failures) process.stdout.write(`\nFAILED: ${failure}`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed\n`);
process.exit(total.failed === 0 ? 0 : 1);
