import { likelyRenames, type RenamePair } from '../../domain/wire/renames';

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
