import { afterAll, expect } from 'vitest';
import { noteSum } from './sums';

/** Counts the cases of a suite, and prints at its end how many there were and how many failed. */
export const tally = (suite: string) => {
  const sum = { suite, cases: 0, failed: 0 };
  afterAll(() => {
    process.stdout.write(`${suite}: ${sum.cases} cases, ${sum.failed} failed\n`);
    noteSum(sum);
  });
  return {
    /** Ends one test with a case for each entry and its problems. Fails if there is any problem. */
    expectNone: (cases: readonly (readonly [name: string, wrong: readonly string[]])[]): void => {
      const failing = cases.filter(([, wrong]) => wrong.length > 0);
      sum.cases += cases.length;
      sum.failed += failing.length;
      expect(failing.map(([name, wrong]) => `${name}: ${wrong.join('; ')}`)).toEqual([]);
    },
  };
};
