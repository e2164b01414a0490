import fc from 'fast-check';

type Path = readonly (string | number)[];

/** Replacements of a part of an answer; `undefined` removes the part. */
const changes: Readonly<Record<string, (part: unknown) => unknown>> = {
  missing: () => undefined,
  null: () => null,
  empty: () => '',
  'an empty list': () => [],
  'an empty group': () => ({}),
  'a flag': () => true,
  'a number': () => 7,
  'another text': () => 'X_TELEPORTED',
  'a number as text': (part) => (typeof part === 'number' ? `${part}.00` : '12,5'),
  negative: () => -5,
  'not a number': () => 1e300,
  'a very long text': () => 'x'.repeat(20_000),
  'a very long list': (part) => Array.from({ length: 200 }, () => part),
  deep: () => Array.from({ length: 2_000 }).reduce<unknown>((inner) => ({ a: inner }), 1),
  'with more in it': (part) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? { ...part, more: { a: [1] }, amount: undefined }
      : [part, part],
};
const names = Object.keys(changes);

/** Returns the paths of every part of an answer, including the whole. */
const pathsIn = (part: unknown, path: Path = []): readonly Path[] => {
  if (typeof part !== 'object' || part === null) return [path];
  const below = Array.isArray(part)
    ? part.slice(0, 2).flatMap((it, at) => pathsIn(it, [...path, at]))
    : Object.entries(part).flatMap(([name, it]) => pathsIn(it, [...path, name]));
  return [path, ...below];
};

const changeAt = (
  part: unknown,
  [step, ...rest]: Path,
  change: (it: unknown) => unknown,
): unknown => {
  if (step === undefined) return change(part);
  if (typeof part !== 'object' || part === null) return part;
  const group = part as Readonly<Record<string, unknown>>;
  const changed = changeAt(group[step], rest, change);
  if (Array.isArray(part))
    return part.flatMap((it: unknown, at) => {
      if (at !== step) return [it];
      return changed === undefined ? [] : [changed];
    });
  return { ...group, [step]: changed };
};

export interface Mutant {
  readonly what: string;
  readonly data: unknown;
}

/** Returns `count` answers that a server might send: each differs from a good one in one to three parts. */
export const mutantsOf = (good: unknown, count: number, seed: number): readonly Mutant[] => {
  const paths = pathsIn(good);
  const one = fc.record({
    path: fc.constantFrom(...paths),
    how: fc.constantFrom(...names),
  });
  return fc
    .sample(fc.array(one, { minLength: 1, maxLength: 3 }), { numRuns: count, seed })
    .map((all) => ({
      what: all.map(({ path, how }) => `${path.join('.') || 'all of it'} ${how}`).join(', '),
      data: all.reduce(
        (data, { path, how }) => changeAt(data, path, changes[how] ?? ((it) => it)),
        good,
      ),
    }));
};
