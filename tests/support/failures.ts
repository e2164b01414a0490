import { isDeepStrictEqual } from 'node:util';

/** One case of a table: its name, the actual value, and the expected one. */
export type Case = readonly [name: string, actual: unknown, expected: unknown];

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** Shortens a list of faults to the first five and the number of the others, so that a failure is readable. */
export const firstFive = (faults: readonly string[]): readonly string[] =>
  faults.length > 5 ? [...faults.slice(0, 5), `and ${faults.length - 5} more`] : faults;

/** Describes the cases of a table that failed in a sentence each; at most five of them. */
export const differences = (cases: Iterable<Case>): readonly string[] =>
  firstFive(
    [...cases]
      .filter(([, actual, expected]) => !isDeepStrictEqual(actual, expected))
      .map(([name, actual, expected]) => `${name}: ${shown(actual)}, not ${shown(expected)}`),
  );

/** Returns the values that occur more than once, each named once. */
export const repeated = <T>(values: Iterable<T>): readonly T[] => {
  const [seen, twice] = [new Set<T>(), new Set<T>()];
  for (const value of values) (seen.has(value) ? twice : seen).add(value);
  return [...twice];
};
