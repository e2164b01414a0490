import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { countsOf } from '../../scripts/lib/counts.mjs';

const folder = temporaryFolder();

const reported = (text: string) => {
  const file = join(folder, 'report.json');
  writeFileSync(file, text);
  return file;
};
const units = (numTotalTests: number, numPassedTests: number) =>
  reported(JSON.stringify({ numTotalTests, numPassedTests }));
const journeys = (stats: Record<string, number>, errors: unknown[] = []) =>
  reported(
    JSON.stringify({
      stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats },
      errors,
    }),
  );

test('unit tests that did not pass count as failed, for any reason', () => {
  expect(countsOf('vitest', units(10, 10), 0)).toEqual({ passed: 10, failed: 0 });
  expect(countsOf('vitest', units(10, 7), 1)).toEqual({ passed: 7, failed: 3 });
});

test('skipped browser tests, and those that passed on a retry, count as failed', () => {
  const stats = { expected: 5, unexpected: 1, flaky: 2, skipped: 3 };
  expect(countsOf('playwright', journeys(stats), 1)).toEqual({ passed: 5, failed: 6 });
  expect(countsOf('playwright', journeys({}, [{ message: 'no server' }]), 1)).toEqual({
    passed: 0,
    failed: 1,
  });
});

test('a runner that fails without a failed test counts as one failure', () => {
  expect(countsOf('vitest', units(4, 4), 1)).toEqual({ passed: 4, failed: 1 });
  expect(countsOf('playwright', journeys({ expected: 2 }), 1)).toEqual({ passed: 2, failed: 1 });
  expect(countsOf('vitest', join(folder, 'nowhere.json'), 0)).toEqual({ passed: 0, failed: 1 });
  expect(countsOf('vitest', reported('{"numTot'), 0)).toEqual({ passed: 0, failed: 1 });
});
