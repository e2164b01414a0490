import type * as z from 'zod/mini';
import { defOf } from '../../domain/wire/read-answer';
import { innerOf } from '../../domain/wire/schemas';

type Schema = z.ZodMiniType;

/** A schema as a tree of the fields that have a meaning. A list of scalars and a map are one value. */
export type Tree =
  | { readonly kind: 'value'; readonly schema: Schema }
  | { readonly kind: 'list'; readonly schema: Schema; readonly of: Tree }
  | { readonly kind: 'group'; readonly schema: Schema; readonly fields: readonly Branch[] };

export interface Branch {
  readonly name: string;
  /** The path in the table of meanings: `currentDues[].amount`. */
  readonly path: string;
  readonly isRequired: boolean;
  readonly tree: Tree;
}

/** Returns the schema that reads a value, without what makes it optional or unreadable. */
export const plain = (schema: Schema): Schema => {
  const inner = defOf(schema).innerType ?? innerOf.get(schema);
  return inner ? plain(inner) : schema;
};

const below = (path: string, name: string): string => (path === '' ? name : `${path}.${name}`);

export const treeOf = (given: Schema, path = ''): Tree => {
  const schema = plain(given);
  const { shape, element } = defOf(schema);
  if (element) {
    const of = treeOf(element, `${path}[]`);
    return of.kind === 'value' ? { kind: 'value', schema } : { kind: 'list', schema, of };
  }
  if (!shape) return { kind: 'value', schema };
  const fields = Object.entries(shape).map(([name, field]) => {
    const here = below(path, name);
    const isRequired = defOf(field).innerType === undefined;
    return { name, path: here, isRequired, tree: treeOf(field, here) };
  });
  return { kind: 'group', schema, fields };
};

/** Returns every branch of a tree, in the order of the table. */
export const branchesOf = (tree: Tree): readonly Branch[] => {
  if (tree.kind === 'value') return [];
  if (tree.kind === 'list') return branchesOf(tree.of);
  return tree.fields.flatMap((branch) => [branch, ...branchesOf(branch.tree)]);
};
