import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { countsOf } from '../../scripts/lib/counts.mjs';

const folder = temporaryFolder();

const reported = (report: unknown) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, typeof report === 'string' ? report : JSON.stringify(report));
  return file;
};
const units = (numTotalTests: number, numPassedTests: number, testResults: unknown[] = []) =>
  reported({ numTotalTests, numPassedTests, testResults });
const journeys = (counts: Record<string, number>, errors: unknown[] = [], suites: unknown[] = []) =>
  reported({
    stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...counts },
    errors,
    suites,
  });

test('unit tests that did not pass count as failed, for any reason, and are named', () => {
  expect(countsOf('vitest', units(10, 10), 0)).toEqual({ passed: 10, failed: 0, failures: [] });
  const assertionResults = [
    { status: 'passed', fullName: 'adds' },
    { status: 'failed', fullName: 'subtracts' },
    { status: 'pending', fullName: 'divides' },
  ];
  const files = [
    { name: 'sums.test.ts', message: '', assertionResults },
    { name: 'broken.test.ts', message: 'no export', assertionResults: [] },
  ];
  expect(countsOf('vitest', units(10, 7, files), 1)).toEqual({
    passed: 7,
    failed: 3,
    failures: ['sums.test.ts: subtracts', 'sums.test.ts: divides', 'broken.test.ts: no export'],
  });
});

test('skipped browser tests, and those that passed on a retry, count as failed and are named', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  const spec = (title: string, status: string) => ({
    file: 'e2e/pay.test.ts',
    line: 7,
    title,
    tests: [{ status }],
  });
  const suites = [
    { specs: [spec('pays', 'expected')], suites: [{ specs: [spec('waits', 'flaky')] }] },
    { specs: [spec('refuses', 'unexpected')] },
  ];
  expect(countsOf('playwright', journeys(stats, [], suites), 1)).toEqual({
    passed: 5,
    failed: 6,
    failures: ['e2e/pay.test.ts:7: waits', 'e2e/pay.test.ts:7: refuses'],
  });
  expect(countsOf('playwright', journeys({}, [{ message: 'no server' }]), 1)).toEqual({
    passed: 0,
    failed: 1,
    failures: ['no server'],
  });
});

test('a runner that fails without a failed test counts as one failure', () => {
  const ended = (runner: string) => ({
    failed: 1,
    failures: [`${runner} ended with exit code 1`],
  });
  expect(countsOf('vitest', units(4, 4), 1)).toEqual({ passed: 4, ...ended('vitest') });
  expect(countsOf('playwright', journeys({ expected: 2 }), 1)).toEqual({
    passed: 2,
    ...ended('playwright'),
  });
  const none = { passed: 0, failed: 1, failures: ['vitest wrote no report'] };
  expect(countsOf('vitest', join(folder, 'nowhere.json'), 0)).toEqual(none);
  expect(countsOf('vitest', reported('{"numTot'), 0)).toEqual(none);
});
