import type { CallName } from '../../domain/calls';
import type { Input } from '../../adapters/http/request';
import type { Call } from '../../domain/wire/call';
import { exampleOf } from '../document/example';
import { meaningsOf } from '../document/open-api';
import { treeOf } from '../document/tree';
import { LINKS } from '../table/links';
import { UNREAD } from '../../domain/kernel/unread';
import { valuesAt } from './values';

/** Returns the call and the field that a value of a request comes from. */
export const sourcesOf = (
  name: CallName,
): readonly (readonly [to: string, from: CallName, field: string])[] =>
  Object.entries(LINKS[name] ?? {}).map(([to, [from, field]]) => [to, from, field]);

const isKnown = (value: unknown): value is string | number =>
  typeof value === 'number' || (typeof value === 'string' && !['UNKNOWN', UNREAD].includes(value));

/** Returns the values that an answer gives to the fields of a request, all of one row if a row has them all. */
const valuesOf = (answer: unknown, fields: readonly string[]) => {
  const columns = fields.map((field) => valuesAt(answer, field));
  const whole = columns[0]?.findIndex((_, at) => columns.every((column) => isKnown(column[at])));
  return columns.map((column) => column.slice(Math.max(whole ?? 0, 0)).find(isKnown));
};

type Values = Readonly<Record<string, unknown>>;

/** Returns an object without the fields that the schema does not demand, unless `all` are wanted. */
const chosen = (row: Call, name: CallName, part: keyof Input, all: boolean): Values => {
  const tree = treeOf(row[part]);
  if (tree.kind !== 'group') return {};
  const example = exampleOf(tree, meaningsOf(name, part)) as Values;
  return Object.fromEntries(
    tree.fields.filter((it) => all || it.isRequired).map((it) => [it.name, example[it.name]]),
  );
};

const parts = ['params', 'query', 'headers', 'body'] as const;

/**
 * Returns the input of a call, with the examples of the contract and the ids of earlier answers. A body has every field
 * but the optional ones without such an id. Returns the name of a needed value that no answer gave.
 */
export const inputOf = (
  name: CallName,
  row: Call,
  answerOf: (call: CallName) => unknown,
): { readonly input: Input } | { readonly missing: string } => {
  const sent = new Map<string, Record<string, unknown>>(
    parts.map((part) => [part, { ...chosen(row, name, part, part === 'body') }]),
  );
  const sources = sourcesOf(name);
  for (const [to, from, field] of sources) {
    const [part = '', key = ''] = to.split('.');
    const group = sent.get(part);
    const fields = sources.filter((it) => it[1] === from).map(([, , it]) => it);
    const value = valuesOf(answerOf(from), fields)[fields.indexOf(field)];
    if (from === name || !group) continue;
    if (value !== undefined) group[key] = part === 'query' ? String(value) : value;
    else if (key in group && part !== 'body') return { missing: key };
    else delete group[key];
  }
  const read = parts.map((part) => [part, row[part].safeParse(sent.get(part))] as const);
  for (const [, { error }] of read)
    if (error) return { missing: error.issues[0]?.path.join('.') ?? '' };
  return { input: Object.fromEntries(read.map(([part, { data }]) => [part, data])) as Input };
};
