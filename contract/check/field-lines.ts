import type { CallFacts, FieldLine } from './facts';
import { renaming, unresolvedField } from './sentences';

/** The text before the names of the fields in a state. */
const states: readonly (readonly [FieldLine['state'], string])[] = [
  ['renamed', ''],
  ['inside', ''],
  ['unresolved', ''],
  ['other type', 'other type: '],
  ['empty', 'empty: '],
];

const nameOf = ({ field, state, perhaps = '' }: FieldLine): string => {
  if (state === 'renamed') return renaming(field, perhaps);
  if (state === 'unresolved') return unresolvedField(field, perhaps);
  return state === 'inside' ? `${field} is missing: is it inside ${perhaps}?` : field;
};

/** Describes fields that are not as in the contract. */
const fieldsOf = (fields: readonly FieldLine[]): readonly string[] => [
  ...states.flatMap(([state, before]) => {
    const names = fields.filter((it) => it.state === state).map(nameOf);
    return names.length === 0 ? [] : [`${before}${names.join('; ')}`];
  }),
  ...fields
    .filter(({ state }) => state === 'missing')
    .map(({ field, without }) =>
      without === undefined ? `missing: ${field}` : `missing: ${field}. Without it: ${without}`,
    ),
];

/**
 * Describes the fields that the list of repairs does not name. After a readable answer they are optional: the list has
 * all that a screen lacks. Unknown fields are only named if others are missing.
 */
export const unlistedFieldsIn = (
  { fields, outcome }: CallFacts,
  whys: readonly string[],
): readonly string[] => {
  const isListed = (line: FieldLine) =>
    whys.some((why) => why === nameOf(line) || why.startsWith(`${line.field} `));
  const isFine = ({ state }: FieldLine) => ['there', 'absent', 'extra'].includes(state);
  const left = fields.filter((it) => !isFine(it) && !isListed(it));
  const isOptional = (it: FieldLine) => outcome === 'read' || it.optional === true;
  const extra = fields.filter(({ state }) => state === 'extra').map(({ field }) => field);
  return [
    ...fieldsOf(left.filter((it) => !isOptional(it))).map((it) => `also: ${it}`),
    ...fieldsOf(left.filter(isOptional)).map((it) => `optional: ${it}`),
    ...(fields.every(isFine) || extra.length === 0 ? [] : [`extra: ${extra.join('; ')}`]),
  ];
};
