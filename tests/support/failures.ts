import { isDeepStrictEqual } from 'node:util';

/** One case of a table: what it is, what came out, what should have. */
export type Case = readonly [name: string, actual: unknown, expected: unknown];

const shown = (value: unknown): string => JSON.stringify(value) ?? String(value);

/** The first five of many faults and the number of the others, so that a failure can be read. */
export const firstFive = (faults: readonly string[]): readonly string[] =>
  faults.length > 5 ? [...faults.slice(0, 5), `and ${faults.length - 5} more`] : faults;

/** The cases of a table that came out wrong, in a sentence each; the first five of them. */
export const differences = (cases: Iterable<Case>): readonly string[] =>
  firstFive(
    [...cases]
      .filter(([, actual, expected]) => !isDeepStrictEqual(actual, expected))
      .map(([name, actual, expected]) => `${name}: ${shown(actual)}, not ${shown(expected)}`),
  );

/** The values that are there more than once, each named once. */
export const repeated = <T>(values: Iterable<T>): readonly T[] => {
  const [seen, twice] = [new Set<T>(), new Set<T>()];
  for (const value of values) (seen.has(value) ? twice : seen).add(value);
  return [...twice];
};
