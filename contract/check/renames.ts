import { likelyRenames, type RenamePair } from '../../domain/wire/renames';
import { wireKey } from '../document/json-schema';
import { isWithin, parentOf } from './values';

/** A name, and the type of its values. */
export interface Named {
  readonly name: string;
  readonly type: string;
}

/**
 * Guesses which unknown names of a group are missing ones that were renamed: those whose values fit, and whose names
 * are alike.
 */
export const guessRenames = <M extends Named, U extends Named>(
  missing: readonly M[],
  unknown: readonly U[],
  fits: (missing: M, unknown: U) => boolean = (one, other) => one.type === other.type,
  group = '',
): readonly RenamePair[] =>
  likelyRenames(
    missing.flatMap((one) =>
      unknown
        .filter((other) => fits(one, other))
        .map((other) => [group, one.name, other.name] as const),
    ),
  );

/** Returns the words of names, in the order of the alphabet: `totalLimit` and `limit.total` have the same. */
const wordsOf = (names: readonly string[]): string =>
  names
    .flatMap((it) => wireKey(it).split('_'))
    .sort()
    .join(' ');

/** Returns whether an unknown field above a group may be a missing field of the group: `total_limit` for `limit.total`. */
const isAcross = (path: string, other: string): boolean => {
  const [names, group] = [path.split('.'), parentOf(other)];
  const isAbove = parentOf(path) !== group && (group === '' || isWithin(path, group));
  const name = wordsOf([other.split('.').at(-1) ?? '']);
  return isAbove && [1, 2].some((count) => name === wordsOf(names.slice(-count)));
};

/** Guesses which missing fields are unknown ones above their groups. A name that fits several fields is no guess. */
export const guessAcross = (
  missing: readonly string[],
  extra: readonly string[],
): ReadonlyMap<string, string> =>
  new Map(
    extra.flatMap((other) => {
      const [path, ...others] = missing.filter((it) => isAcross(it, other));
      return path === undefined || others.length > 0 ? [] : [[path, other] as const];
    }),
  );
