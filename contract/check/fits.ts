import { mainList, defOf } from '../../domain/wire/read-answer';
import { otherSpellings } from '../../domain/wire/schemas';
import { valueSchema } from '../document/json-schema';
import { type JsonSchema, KINDS } from '../document/kinds';
import type { Tree } from '../document/tree';
import { typesOf } from './schema';

/** The JSON types in which the client reads a field; none if it reads any. */
const readTypes = (tree: Tree): readonly unknown[] => {
  if (tree.kind === 'list') return ['array', 'object'];
  if (tree.kind === 'value')
    return KINDS.get(tree.schema)?.types ?? typesOf(valueSchema(tree.schema));
  const { amount } = otherSpellings.get(tree.schema) ?? {};
  const list = mainList(defOf(tree.schema).shape ?? {});
  return ['object', ...(list ? ['array'] : []), ...(amount ? ['integer', 'number', 'string'] : [])];
};

/** Returns whether the client reads a value of a schema. */
export const fits = (tree: Tree, schema: JsonSchema): boolean => {
  const [ours, theirs] = [readTypes(tree), typesOf(schema).filter((it) => it !== 'null')];
  return ours.length === 0 || theirs.length === 0 || theirs.some((type) => ours.includes(type));
};
