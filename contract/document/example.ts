import type { FieldMeaning } from '../table/meaning';
import type { MeaningOfPath } from './json-schema';
import type { Tree } from './tree';

/** Returns the example of a tree, built from those of its fields; a list has one row. */
export const exampleOf = (
  tree: Tree,
  meaningOf: MeaningOfPath,
  spell: (key: string) => string = (key) => key,
): unknown => {
  if (tree.kind === 'value') return undefined;
  if (tree.kind === 'list') return [exampleOf(tree.of, meaningOf, spell)];
  return Object.fromEntries(
    tree.fields.map(({ name, path, tree: inner }) => [
      spell(name),
      inner.kind === 'value'
        ? (meaningOf(path) as FieldMeaning | undefined)?.example
        : exampleOf(inner, meaningOf, spell),
    ]),
  );
};
