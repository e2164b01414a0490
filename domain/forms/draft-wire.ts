import * as z from 'zod/mini';
import { count, maybe, rupiah, textOrEmpty } from '../wire/schemas';
import type { Answers } from './answers';
import type { FieldKind } from './clean';
import { groupOf, keyOf } from './field';
import { type FieldName, type FieldOf, type FormDefinition, fieldsOf } from './form';
import { localSpelling } from './phone';

/** The wire format of a draft, derived from the form's table: answers in groups, amounts and counts as numbers. */

const schemas = {
  read: { text: textOrEmpty, money: rupiah, count },
  sent: { text: z.string(), money: z.int(), count: z.int() },
};

type Direction = keyof typeof schemas;
type NumberKind = 'money' | 'count';
type Spelling<K extends FieldKind> = K extends NumberKind ? K : 'text';

const isNumber = (kind: FieldKind): kind is NumberKind => kind === 'money' || kind === 'count';

type Optional<S extends z.ZodMiniType> = ReturnType<typeof maybe<S>>;

type Group<F extends FormDefinition, D extends Direction, G extends string> = {
  readonly [O in FieldOf<F> as O['name'] extends `${G}.${infer K}` ? K : never]: Optional<
    (typeof schemas)[D][Spelling<O['kind']>]
  >;
};

type Groups<F extends FormDefinition, D extends Direction> = {
  readonly [G in FieldName<F> extends `${infer G}.${string}` ? G : never]: Optional<
    z.ZodMiniObject<Group<F, D, G>, z.core.$strip>
  >;
};

/** Returns the schemas of the groups as the server answers (`read`) or as they are saved (`sent`); all are optional. */
export const draftGroups = <F extends FormDefinition, D extends Direction>(
  form: F,
  direction: D,
): Groups<F, D> => {
  const { text, ...numbers } = schemas[direction];
  const groups: Record<string, Record<string, z.ZodMiniType>> = {};
  for (const { name, kind } of fieldsOf(form))
    (groups[groupOf(name)] ??= {})[keyOf(name)] = maybe(isNumber(kind) ? numbers[kind] : text);
  const made = Object.entries(groups).map(([name, keys]) => [name, maybe(z.object(keys))]);
  // TypeScript does not follow computed names; `Groups` derives the same names from the same table.
  return Object.fromEntries(made) as Groups<F, D>;
};

const isGroup = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null;

/** Returns a draft from the server as answers: numbers become text, phone numbers get the local spelling. */
export const answersIn = (
  form: FormDefinition,
  draft: Readonly<Record<string, unknown>>,
): Readonly<Record<string, string>> => {
  const answers: Record<string, string> = {};
  for (const { name, kind } of fieldsOf(form)) {
    const group = draft[groupOf(name)];
    const value = isGroup(group) ? group[keyOf(name)] : undefined;
    if (typeof value === 'number') answers[name] = String(value);
    if (typeof value === 'string') answers[name] = kind === 'phone' ? localSpelling(value) : value;
  }
  return answers;
};

type SentGroup = Record<string, string | number>;

/** Returns clean answers as groups to send, without numbers that are empty, unreadable or too long to be exact. */
export const groupsToSend = (
  form: FormDefinition,
  answers: Answers,
): Readonly<Record<string, Readonly<SentGroup>>> => {
  const groups: Record<string, SentGroup> = {};
  for (const { name, kind } of fieldsOf(form)) {
    const value = answers[name];
    if (value === undefined || (isNumber(kind) && !/^[0-9]{1,15}$/.test(value))) continue;
    (groups[groupOf(name)] ??= {})[keyOf(name)] = isNumber(kind) ? Number(value) : value;
  }
  return groups;
};
