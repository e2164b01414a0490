import { isGroup } from '../../domain/kernel/spellings';
import { toCamel } from '../../domain/wire/case';

/** Returns the name in the client of a field on the wire. */
export const camelName = (name: string): string =>
  Object.keys(toCamel({ [name]: 1 }) as object)[0] ?? name;

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

/** Returns the path of the group of a field; empty for a field of the answer itself. */
export const parentOf = (path: string): string => path.split('.').slice(0, -1).join('.');

/** Joins the path of a group and the name of a field. */
export const below = (group: string, name: string): string =>
  group === '' ? name : `${group}.${name}`;

/** Returns whether a field is the one at another path, or inside it. */
export const isWithin = (path: string, other: string): boolean =>
  path === other || path.startsWith(`${other}.`) || path.startsWith(`${other}[]`);

/** Returns the paths at which JSON of the wire has `null`. */
export const nullsIn = (value: unknown, path = ''): readonly string[] => {
  if (value === null) return [path];
  if (Array.isArray(value)) return value.flatMap((it) => nullsIn(it, `${path}[]`));
  return Object.entries(isGroup(value) ? value : {}).flatMap(([name, held]) =>
    nullsIn(held, below(path, camelName(name))),
  );
};
