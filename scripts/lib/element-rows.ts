import type * as z from 'zod/mini';
import type { Call } from '../../domain/wire/call';
import { mainList } from '../../domain/wire/read-answer';
import {
  count,
  flag,
  id,
  instant,
  otherSpellings,
  innerOf,
  rowLists,
  rupiah,
  text,
} from '../../domain/wire/schemas';
import type { Shape } from '../../embeds/core/reader';
import { type ShownFields, shown } from '../../embeds/elements/shown';

type Schema = z.ZodMiniType;
interface Def {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly out?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
}
const defOf = (schema: Schema) => schema._zod.def as unknown as Def;

const scalars = new Map<Schema, Shape>([
  [text, 'text'],
  [id, 'id'],
  [flag, 'flag'],
  [rupiah, 'rupiah'],
  [instant, 'instant'],
  [count, 'count'],
]);

/** Returns how to read the shown part of an answer, as data. */
const shapeOf = (schema: Schema, wanted: ShownFields[string], path: string): Shape => {
  const { shape, element, innerType, out } = defOf(schema);
  const scalar = scalars.get(schema);
  if (scalar !== undefined) return scalar;
  if (innerType) {
    const read = innerOf.get(innerType);
    const of = shapeOf(read ?? innerType, wanted, path);
    return read ? { orUnread: of } : { maybe: of };
  }
  if (element) {
    const of = shapeOf(element, wanted, path);
    const needs = rowLists.get(schema)?.needs;
    return needs ? { rows: of, needs } : { each: of };
  }
  if (shape && typeof wanted === 'object') {
    const fields = Object.entries(wanted).map(([name, it]): [string, Shape] => {
      const field = shape[name];
      if (!field) throw new Error(`the row has no ${path}.${name}`);
      return [name, shapeOf(field, it, `${path}.${name}`)];
    });
    const names = Object.entries(shape).flatMap(([name, field]): [string, string][] => {
      const other = otherSpellings.get(defOf(field).innerType ?? field)?.name;
      return other === undefined ? [] : [[name, other]];
    });
    const flags = Object.entries(shape).flatMap(([name, field]): [string, string][] => {
      const unless = otherSpellings.get(field)?.emptyUnless;
      return unless === undefined ? [] : [[name, unless]];
    });
    const { amount } = otherSpellings.get(schema) ?? {};
    const list = mainList(shape);
    return {
      fields: Object.fromEntries(fields),
      ...(names.length > 0 && { names: Object.fromEntries(names) }),
      ...(amount !== undefined && { amount }),
      ...(list !== undefined && { list, known: Object.keys(shape) }),
      ...(flags.length > 0 && { emptyUnless: Object.fromEntries(flags) }),
    };
  }
  const values = out && defOf(out).entries;
  if (values) return { values: Object.values(values).filter((value) => value !== 'UNKNOWN') };
  throw new Error(`no reader of the elements reads ${path}`);
};

/** Returns the rows of CALLS that the elements use, as data: zod would weigh as much as a third of them. */
export const elementRows = (calls: Readonly<Record<keyof typeof shown, Call>>) =>
  Object.fromEntries(
    Object.entries<ShownFields>(shown).map(([name, wanted]) => {
      const row = calls[name as keyof typeof shown];
      const { method, path, retry, timeout, budget, refusals, answer } = row;
      const plain = { method, path, retry, timeout, refusals };
      const whole = Number.isFinite(budget) ? { ...plain, budget } : plain;
      return [name, { ...whole, answer: shapeOf(answer, wanted, name) }];
    }),
  );
