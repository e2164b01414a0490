import type { Answer } from '../../domain/calls';
import {
  count,
  fields,
  flag,
  id,
  instant,
  list,
  optional,
  optionalRows,
  orUnread,
  type OtherWays,
  knownValue,
  type Reader,
  rows as rowsOf,
  rupiah,
  text,
} from './reader';
import written from './rows.json';
import { bareData } from './safely';

/** How a part of an answer is read, as the build writes it (`scripts/lib/element-rows.ts`). */
export type Shape =
  | 'text'
  | 'id'
  | 'rupiah'
  | 'instant'
  | 'count'
  | 'flag'
  | { readonly values: readonly string[] }
  | { readonly maybe: Shape }
  | { readonly orUnread: Shape }
  | { readonly each: Shape }
  | { readonly rows: Shape; readonly needs: readonly string[] }
  | ({ readonly fields: Readonly<Record<string, Shape>> } & OtherWays);

const scalars = { text, id, rupiah, instant, count, flag } as const;

const listOf = ({ rows, needs }: Extract<Shape, { rows: Shape }>) =>
  rowsOf(readerOf(rows) as Reader<object>, ...(needs as never[]));

const readerOf = (shape: Shape): Reader<unknown> => {
  if (typeof shape === 'string') return scalars[shape];
  if ('values' in shape) return knownValue(shape.values);
  if ('orUnread' in shape) return orUnread(readerOf(shape.orUnread));
  if ('each' in shape) return list(readerOf(shape.each));
  if ('rows' in shape) return listOf(shape);
  if ('fields' in shape) {
    const readers = Object.entries(shape.fields).map(([name, it]) => [name, readerOf(it)] as const);
    return fields<Readonly<Record<string, unknown>>>(Object.fromEntries(readers), shape);
  }
  const { maybe } = shape;
  return typeof maybe === 'object' && 'rows' in maybe
    ? optionalRows(listOf(maybe))
    : optional(readerOf(maybe));
};

type Name = keyof typeof written;

interface Row<T> {
  readonly method: 'GET' | 'POST';
  readonly path: `/${string}`;
  readonly retry: number;
  readonly timeout: number;
  readonly budget?: number;
  readonly refusals: readonly string[];
  readonly read: Reader<T>;
}

const all = bareData(written) as unknown as Record<
  Name,
  Omit<Row<unknown>, 'read'> & { readonly answer: Shape }
>;

/** A row of CALLS. Of its answer only the fields are read that an element shows. */
export const rowOf = <N extends Name>(name: N): Row<Answer<N>> => {
  const { answer, ...row }: (typeof all)[Name] = all[name];
  return { ...row, read: readerOf(answer) as Reader<Answer<N>> };
};
