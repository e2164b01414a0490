import { isGroup } from '../../domain/kernel/spellings';

const field = (value: unknown, name: string): unknown =>
  isGroup(value) ? new Map<string, unknown>(Object.entries(value)).get(name) : undefined;

/** Returns all values at a path such as `currentDues[].amount`; `undefined` for each missing one. */
export const valuesAt = (value: unknown, path: string): readonly unknown[] =>
  path
    .split(/\.|(?=\[\])/)
    .reduce<readonly unknown[]>(
      (found, step) =>
        found.flatMap((it) => (step === '[]' ? (Array.isArray(it) ? it : []) : [field(it, step)])),
      [value],
    );

/** Converts a path of the reader to one of the table of meanings: `currentDues.*.amount` → `currentDues[].amount`. */
export const tablePath = (path: string): string => path.replaceAll('.*', '[]').replace(/^\*/, '[]');
