/** The field paths of a schema's value, as types: `currentDues[].amount`. The table of meanings is typed by them. */

type Below<At extends string, Key extends string> = At extends '' ? Key : `${At}.${Key}`;
type Scalar = string | number | boolean;

/** The paths of the values: scalars, lists of scalars, maps, and values that are not described further. */
type Leaves<T, At extends string> = unknown extends T
  ? At
  : T extends Scalar
    ? At
    : T extends readonly (infer E)[]
      ? E extends Scalar
        ? At
        : Leaves<E, `${At}[]`>
      : string extends keyof T
        ? At
        : { [K in keyof T & string]: Leaves<Required<T>[K], Below<At, K>> }[keyof T & string];

/** The paths of the groups, and of the lists of groups. */
type Groups<T, At extends string> = unknown extends T
  ? never
  : T extends Scalar
    ? never
    : T extends readonly (infer E)[]
      ? E extends Scalar
        ? never
        : At | GroupsIn<E, `${At}[]`>
      : string extends keyof T
        ? never
        : At | GroupsIn<T, At>;

type GroupsIn<T, At extends string> = {
  [K in keyof T & string]: Groups<Required<T>[K], Below<At, K>>;
}[keyof T & string];

export type LeafPath<T> = Exclude<Leaves<T, ''>, ''>;
export type GroupPath<T> = Exclude<Groups<T, ''>, ''>;
