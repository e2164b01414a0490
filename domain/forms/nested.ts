import type { Answers } from './answers';
import type { Kind } from './clean';
import { type Field, groupOf, keyOf } from './field';
import { localSpelling } from './phone';

const numbers: ReadonlySet<Kind> = new Set<Kind>(['money', 'count']);

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** A draft as the wire nests it → answers. Numbers and flags become text, a phone number the spelling people know. */
export const flatten = (
  fields: readonly Field[],
  draft: Readonly<Record<string, unknown>>,
): Answers => {
  const answers: Record<string, string> = {};
  for (const { name, kind } of fields) {
    const group = draft[groupOf(name)];
    const value = isGroup(group) ? group[keyOf(name)] : undefined;
    if (typeof value === 'number' || typeof value === 'boolean') answers[name] = String(value);
    if (typeof value === 'string') answers[name] = kind === 'phone' ? localSpelling(value) : value;
  }
  return answers;
};

type Group = Record<string, string | number>;

/** Clean answers → the groups of the wire. A number that is empty, unreadable or too long to be exact is left out. */
export const nest = (
  fields: readonly Field[],
  answers: Answers,
): Readonly<Record<string, Group>> => {
  const groups: Record<string, Group> = {};
  for (const { name, kind } of fields) {
    const value = answers[name];
    if (value === undefined || (numbers.has(kind) && !/^[0-9]{1,15}$/.test(value))) continue;
    const group = (groups[groupOf(name)] ??= {});
    group[keyOf(name)] = numbers.has(kind) ? Number(value) : value;
  }
  return groups;
};
