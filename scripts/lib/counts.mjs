import { readFileSync } from 'node:fs';

/**
 * How many tests passed and failed, and a line for each one that did not pass.
 * @typedef {{ passed: number; failed: number; failures: readonly string[] }} Outcome
 */

/**
 * Counts a runner that fails without a failed test (no tests, a broken file, a crash) as one failure.
 * @param {string} runner
 * @param {Outcome} outcome
 * @param {number} exitCode
 * @returns {Outcome}
 */
const withExit = (runner, outcome, exitCode) =>
  exitCode !== 0 && outcome.failed === 0
    ? { ...outcome, failed: 1, failures: [`${runner} ended with exit code ${exitCode}`] }
    : outcome;

/**
 * Returns every test of a Playwright suite, also those of its suites.
 * @param {any} suite
 * @returns {any[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * Readers of the runners' reports. Skipped, planned and flaky tests count as failed.
 * @type {Record<'vitest' | 'playwright', (report: any) => Outcome>}
 */
const readers = {
  vitest: ({ numPassedTests, numTotalTests, testResults = [] }) => ({
    passed: numPassedTests,
    failed: numTotalTests - numPassedTests,
    failures: testResults.flatMap((/** @type {any} */ { name, message, assertionResults }) => [
      ...(message ? [`${name}: ${message}`] : []),
      ...assertionResults
        .filter((/** @type {any} */ { status }) => status !== 'passed')
        .map((/** @type {any} */ { fullName }) => `${name}: ${fullName}`),
    ]),
  }),
  playwright: ({ stats, errors, suites = [] }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
    failures: [
      ...errors.map((/** @type {any} */ { message }) => message),
      ...specsOf({ suites })
        .filter(({ tests }) => tests.some((/** @type {any} */ { status }) => status !== 'expected'))
        .map(({ file, line, title }) => `${file}:${line}: ${title}`),
    ],
  }),
};

/**
 * Returns the counts and the failures in a runner's report. Without a report the runner failed.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @param {number} exitCode
 * @returns {Outcome}
 */
export const countsOf = (runner, file, exitCode) => {
  try {
    return withExit(runner, readers[runner](JSON.parse(readFileSync(file, 'utf8'))), exitCode);
  } catch {
    return { passed: 0, failed: 1, failures: [`${runner} wrote no report`] };
  }
};
