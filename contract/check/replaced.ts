import type { CallName } from '../../domain/calls';
import { ALTERNATIVES, type NameSource } from '../table/alternatives';
import type { FieldFact } from './facts';

type FactOf = (path: string) => FieldFact;

/** Returns whether a field and every group that it is in are present. */
const isPresent = (factOf: FactOf, path: string): boolean => {
  const names = path.split('.');
  return names
    .map((_, at) => names.slice(0, at + 1).join('.'))
    .flatMap((it) => [it, it.replace(/\[\]$/, '')])
    .every((it) => it === '' || factOf(it).state === 'there');
};

/** Returns whether another field makes one unnecessary. `factsOf`: the facts of each readable answer. */
export const isReplaced = (
  name: CallName,
  path: string,
  factsOf: (call: CallName) => FactOf | undefined,
): boolean => {
  const sources = new Map(Object.entries<readonly NameSource[]>(ALTERNATIVES[name] ?? {})).get(
    path,
  );
  return (sources ?? []).some(([call, field]) => {
    const factOf = factsOf(call);
    return factOf !== undefined && isPresent(factOf, field);
  });
};

/** Returns the paths without those that are missing beside another field of the same answer that is enough. */
export const withoutReplaced = (
  name: CallName,
  paths: readonly string[],
  factOf: FactOf,
): readonly string[] =>
  paths.filter((path) => {
    const { state, perhaps } = factOf(path);
    const isSpare = isReplaced(name, path, (call) => (call === name ? factOf : undefined));
    return state !== 'missing' || perhaps !== undefined || !isSpare;
  });
