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
): readonly RenamePair[] =>
  likelyRenames(
    missing.flatMap((one) =>
      unknown
        .filter((other) => fits(one, other))
        .map((other) => ['', one.name, other.name] as const),
    ),
  );

/** Returns the words of names, in the order of the alphabet: `totalLimit` and `limit.total` have the same. */
const wordsOf = (names: readonly string[]): string =>
  names
    .flatMap((it) => wireKey(it).split('_'))
    .sort()
    .join(' ');

/** Guesses that a field of a missing group is an unknown one above the group: `limit.total` as `total_limit`. */
export const guessAcross = (path: string, extra: readonly string[]): string | undefined => {
  const names = path.split('.');
  return extra.find((other) => {
    const group = parentOf(other);
    const isAbove = parentOf(path) !== group && isWithin(parentOf(path), group);
    const name = wordsOf([other.split('.').at(-1) ?? '']);
    return (
      (isAbove || group === '') &&
      names.length > 1 &&
      [1, 2].some((it) => name === wordsOf(names.slice(-it)))
    );
  });
};
