import { readFileSync } from 'node:fs';

/** @typedef {{ passed: number; failed: number }} Counts */

/**
 * Counts a runner that fails without a failed test (no tests, a broken file, a crash) as one failure.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const withExit = (counts, exitCode) =>
  exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;

/**
 * Readers of the runners' reports. Skipped, planned and flaky tests count as failed.
 * @type {Record<'vitest' | 'playwright', (report: any) => Counts>}
 */
const readers = {
  vitest: (report) => ({
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests,
  }),
  playwright: ({ stats, errors }) => ({
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
  }),
};

/**
 * Returns the counts in a runner's report. Without a report the runner failed.
 * @param {'vitest' | 'playwright'} runner
 * @param {string} file
 * @param {number} exitCode
 * @returns {Counts}
 */
export const countsOf = (runner, file, exitCode) => {
  try {
    return withExit(readers[runner](JSON.parse(readFileSync(file, 'utf8'))), exitCode);
  } catch {
    return { passed: 0, failed: 1 };
  }
};
