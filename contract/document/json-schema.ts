import * as z from 'zod/mini';
import { snakeKey } from '../../domain/wire/case';
import { defOf } from '../../domain/wire/read-answer';
import { inventedEnums } from '../../domain/wire/schemas';
import type { FieldMeaning, Group } from '../table/meaning';
import { WORDS } from '../table/words';
import { type JsonSchema, KINDS } from './kinds';
import { plain, type Tree } from './tree';

export type MeaningOfPath = (path: string) => FieldMeaning | Group | undefined;
type Spelling = (key: string) => string;

/** Returns a key as on the wire. `applicationID` is written like the other names. */
export const wireKey: Spelling = (key) => snakeKey(key.replace(/ID$/, 'Id'));

/** Returns a path with keys as on the wire. */
export const wirePath = (path: string): string =>
  path
    .split('.')
    .map((step) => (step.startsWith('[]') ? `[]${wireKey(step.slice(2))}` : wireKey(step)))
    .join('.');

const isSafeBound = (value: unknown): boolean =>
  Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;

/** Returns the JSON schema of a value: its kind's, or what its own schema accepts. */
export const valueSchema = (given: z.ZodMiniType): JsonSchema => {
  const schema = plain(given);
  const known = KINDS.get(schema);
  if (known) return known.json;
  const { element, valueType, options } = defOf(schema);
  if (element) return { type: 'array', items: valueSchema(element) };
  if (valueType) return { type: 'object', additionalProperties: valueSchema(valueType) };
  if (options) return { anyOf: options.map(valueSchema) };
  const { $schema: _, '~standard': _standard, ...json } = z.toJSONSchema(schema, { io: 'input' });
  return Object.fromEntries(Object.entries(json).filter(([, value]) => !isSafeBound(value)));
};

/** Returns the words of an enum; none for any other schema. */
export const enumOf = (schema: z.ZodMiniType): readonly string[] => {
  const words = valueSchema(schema)['enum'];
  return Array.isArray(words) ? words.map(String) : [];
};

/** Returns the words of an enum, each with what it means if we invented it. */
export const explained = (
  schema: z.ZodMiniType,
  spell: Spelling = (word) => word,
): readonly string[] => {
  const { list } = inventedEnums.get(schema) ?? {};
  const meanings = new Map(Object.entries(list && list !== 'refusals' ? WORDS[list] : {}));
  return enumOf(schema).map((word) => {
    const meaning = meanings.get(word);
    return meaning === undefined ? spell(word) : `${spell(word)} (${meaning})`;
  });
};

/** Returns the unit of a value: that of its meaning, or else of its kind. */
export const unitOf = (tree: Tree, meaning: Partial<FieldMeaning> = {}): string | undefined =>
  meaning.unit ?? (KINDS.get(tree.schema)?.unit || undefined);

const described = (tree: Tree, meaning: Partial<FieldMeaning> | undefined): JsonSchema => {
  if (!meaning) return {};
  const unit = unitOf(tree, meaning);
  return {
    description: meaning.means,
    ...(meaning.example === undefined ? {} : { examples: [meaning.example] }),
    ...(unit === undefined ? {} : { 'x-unit': unit }),
    'x-origin': meaning.origin,
    ...(meaning.without === undefined ? {} : { 'x-without': meaning.without }),
  };
};

/** Returns the JSON schema of a tree, with the meaning of every field, and keys in the given spelling. */
export const jsonSchemaOf = (
  tree: Tree,
  meaningOf: MeaningOfPath,
  spell: Spelling = (key) => key,
): JsonSchema => {
  if (tree.kind === 'value') return valueSchema(tree.schema);
  if (tree.kind === 'list')
    return { type: 'array', items: jsonSchemaOf(tree.of, meaningOf, spell) };
  const properties = tree.fields.map(({ name, path, tree: inner }) => [
    spell(name),
    { ...jsonSchemaOf(inner, meaningOf, spell), ...described(inner, meaningOf(path)) },
  ]);
  const required = tree.fields.filter((it) => it.isRequired).map(({ name }) => spell(name));
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    ...(required.length === 0 ? {} : { required }),
  };
};
