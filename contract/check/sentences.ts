import type { Call } from '../../domain/wire/call';
import { rowLists } from '../../domain/wire/schemas';
import { valueSchema, wirePath } from '../document/json-schema';
import { KINDS } from '../document/kinds';
import { branchesOf, type Tree, treeOf } from '../document/tree';
import type { FieldFact } from './facts';
import { typesOf } from './schema';
import { parentOf, tablePath, valuesAt } from './values';

/** Asks for another name, or another place, of a field that the client does not read. Paths are as on the wire. */
export const renaming = (path: string, perhaps: string): string =>
  parentOf(perhaps) === parentOf(path)
    ? `rename ${perhaps} to ${path}?`
    : `move ${perhaps} to ${path}?`;

/** Describes a reference of the document without a target. */
export const unresolved = (reference: string): string =>
  `the reference ${reference} cannot be resolved`;

/** Describes a field that is only a reference without a target. */
export const unresolvedField = (name: string, reference: string): string =>
  `${name} cannot be read: ${unresolved(reference)}`;

/** Returns what is known of a field, with names as the contract spells them on the wire. */
export const sentenceOf = (path: string, fact: FieldFact): string => {
  const { state, perhaps, beside = [], group = path, inside, reference } = fact;
  const name = wirePath(group);
  if (reference !== undefined) return unresolvedField(name, reference);
  if (state === 'other type') return `${name} cannot be read`;
  if (perhaps !== undefined) return renaming(name, wirePath(perhaps));
  if (fact.isEmpty) return `${name} is empty`;
  if (inside !== undefined) return `${name} is missing: is it inside ${wirePath(inside)}?`;
  const others = beside.map(wirePath).join(', ');
  const question = `is it one of these, which the client does not read: ${others}?`;
  return `${name} is missing${others === '' ? '' : ` (${question})`}`;
};

const kindWords: Readonly<Record<string, string>> = {
  array: 'a list',
  object: 'an object',
  string: 'a text',
  number: 'a number',
  integer: 'a number',
  boolean: 'true or false',
};

const kindOf = (value: unknown): string =>
  kindWords[Array.isArray(value) ? 'array' : typeof value] ?? 'nothing';

const kindOfTree = (tree: Tree): string => {
  if (tree.kind !== 'value') return kindWords[tree.kind === 'list' ? 'array' : 'object'] ?? '';
  const { name } = KINDS.get(tree.schema) ?? {};
  if (name !== undefined) return `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;
  return kindWords[String(typesOf(valueSchema(tree.schema))[0])] ?? 'another value';
};

/** Describes the field that makes an answer unreadable, with the server's likely name for it. */
export const unreadableAt = (
  row: Call,
  given: string,
  sent: unknown,
  factOf: (path: string) => FieldFact,
): string => {
  if (sent === undefined) return 'the answer is empty or not JSON';
  const path = given === 'answer' ? '' : tablePath(given.replaceAll(/\.\d+/g, '.*'));
  const root = treeOf(row.answer);
  const tree = path === '' ? root : branchesOf(root).find((it) => it.path === path)?.tree;
  const [value] = path === '' ? [sent] : valuesAt(sent, path);
  if (value === undefined || value === '')
    return sentenceOf(path, { ...factOf(path), state: 'missing' });
  const name = path === '' ? 'the answer' : wirePath(path);
  if (tree?.kind === 'list' && Array.isArray(value)) {
    const needs = (rowLists.get(tree.schema)?.needs ?? []).map((it) => `${path}[].${it}`);
    const lacking = needs.filter((it) => factOf(it).state !== 'there');
    return [
      `no row of ${name} can be read`,
      ...lacking.map((it) => sentenceOf(it, factOf(it))),
    ].join('; ');
  }
  return !tree || kindOf(value) === kindOfTree(tree)
    ? `${name} cannot be read`
    : `${name} is ${kindOf(value)}, and must be ${kindOfTree(tree)}`;
};
