/** Returns every combination of these values, as objects with the same keys. */
export const everyOf = <T extends object>(
  values: {
    readonly [K in keyof T]: readonly T[K][];
  },
): readonly T[] =>
  Object.entries<readonly unknown[]>(values).reduce<readonly object[]>(
    (all, [key, some]) => all.flatMap((it) => some.map((value) => ({ ...it, [key]: value }))),
    [{}],
  ) as readonly T[];
