import type * as z from 'zod/mini';
import { bounds } from './bounds';
import type { OtherSpellings } from './invented-values';
import { isGroup, onlyListIn, readFlag } from '../kernel/spellings';
import { UNREAD } from '../kernel/unread';
import type { RenamePair } from './renames';
import { inventedEnums, otherSpellings, innerOf, rowLists } from './schemas';

/**
 * How every response is read (decision 16): an optional field that is empty or of another type is left out, a list or a
 * map loses its unreadable entries, and only a required field can fail the response. An unreadable value never reads as
 * nothing if the page would then state that there is nothing (`rows` and `orUnread` in schemas.ts).
 */

type Schema = z.ZodMiniType;

interface Shape {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly innerType?: Schema;
  readonly options?: readonly Schema[];
}

export type AnswerRead =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** The answer without the values that were left out. */
      readonly used: unknown;
      /** Paths of the values that were left out; entries of a list or a map share one, with a `*`. */
      readonly leftOut: readonly string[];
      /** Paths of values that were found under another name, or in another shape. */
      readonly respelled: readonly string[];
    }
  /** `path`: the required field that is missing or of another type. */
  | { readonly ok: false; readonly path: string };

/** Returns the parts of a schema: its fields, its rows, or what it wraps. */
export const defOf = (schema: Schema) => schema._zod.def as Shape;

/** Replaces a row without any readable field. */
const emptyRow: object = {};

const holds = (row: unknown, needs: readonly string[]): boolean =>
  row !== undefined &&
  needs.every((name) => isGroup(row) && new Map<string, unknown>(Object.entries(row)).has(name));

const below = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

/** Returns the name of a group's main list: the required one, or its only field. */
export const mainList = (shape: NonNullable<Shape['shape']>): string | undefined => {
  const fields = Object.entries(shape);
  const lists = fields.filter(([, field]) => {
    const { element, innerType } = defOf(field);
    return element ?? (fields.length === 1 && innerType && defOf(innerType).element);
  });
  return lists.length === 1 ? lists[0]?.[0] : undefined;
};

/** Returns whether a schema reads a value, or the only list in it. */
const reads = (schema: Schema, value: unknown): boolean => {
  const list = isGroup(value) ? onlyListIn(value) : undefined;
  return schema.safeParse(value).success || (list !== undefined && schema.safeParse(list).success);
};

/** Reads one answer and collects what it leaves out. */
class AnswerReader {
  readonly leftOut: string[] = [];
  readonly respelled: string[] = [];

  constructor(
    private readonly spellings: OtherSpellings,
    private readonly renames: RenamePair[],
  ) {}

  /** Returns the value that the schema reads. */
  used(schema: Schema, sent: unknown, path: string): unknown {
    const { shape, element, valueType, innerType } = defOf(schema);
    if (innerType) return sent === undefined ? undefined : this.part(innerType, sent, path);
    if (shape) return this.fields(shape, this.groupIn(schema, shape, sent, path), path);
    if (valueType && isGroup(sent)) return this.entries(valueType, sent, path);
    const list = element && isGroup(sent) ? this.found(onlyListIn(sent), path) : sent;
    if (element && Array.isArray(list)) return this.rows(schema, element, list, path);
    return this.enumValue(schema, sent);
  }

  /** Records the path of a value that was found in another place. */
  private found<T>(value: T | undefined, path: string): T | undefined {
    if (value !== undefined) this.respelled.push(path || 'answer');
    return value;
  }

  /** Returns the group, also if the server sent only its list or its amount. */
  private groupIn(
    schema: Schema,
    shape: NonNullable<Shape['shape']>,
    sent: unknown,
    path: string,
  ): unknown {
    const list = Array.isArray(sent) ? mainList(shape) : undefined;
    if (list !== undefined) return this.found({ [list]: sent }, below(path, list));
    const { amount } = otherSpellings.get(schema) ?? {};
    const isAmount = amount !== undefined && shape[amount]?.safeParse(sent).success;
    return isAmount ? this.found({ [amount]: sent }, path) : sent;
  }

  private fields(shape: NonNullable<Shape['shape']>, sent: unknown, path: string): unknown {
    if (!isGroup(sent)) return sent;
    const held = new Map<string, unknown>(Object.entries(sent));
    const list = mainList(shape);
    // The rows of a list share a path; the first one tells.
    if (!this.renames.some(([at]) => at === path))
      for (const [missing, schema] of Object.entries(shape))
        for (const [unknown, value] of held)
          if (!held.has(missing) && !(unknown in shape) && reads(schema, value))
            this.renames.push([path, missing, unknown]);
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const here = below(path, name);
        const { name: other, emptyUnless } =
          otherSpellings.get(defOf(field).innerType ?? field) ?? {};
        const isNone = emptyUnless !== undefined && readFlag(held.get(emptyUnless)) === false;
        const elsewhere = () =>
          (other === undefined ? undefined : held.get(other)) ??
          (name === list ? onlyListIn(sent, Object.keys(shape)) : undefined) ??
          (isNone ? [] : undefined);
        const isThere = held.has(name) && !(isNone && held.get(name) === null);
        const found = isThere ? held.get(name) : this.found(elsewhere(), here);
        const value = this.used(field, found, here);
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  /** Reads a list; `undefined` if it is too long, or if it has rows and none of them has the needed fields. */
  private rows(schema: Schema, element: Schema, sent: readonly unknown[], path: string): unknown {
    if (sent.length > bounds.rows) return undefined;
    const { needs } = rowLists.get(schema) ?? {};
    const read = sent.map((row) => this.part(element, row, below(path, '*')));
    if (needs && sent.length > 0 && !read.some((row) => holds(row, needs))) return undefined;
    const unread = needs && element.safeParse(emptyRow).success ? emptyRow : undefined;
    return read.map((row) => row ?? unread).filter((row) => row !== undefined);
  }

  private entries(valueType: Schema, sent: object, path: string): unknown {
    if (Object.keys(sent).length > bounds.rows) return undefined;
    return Object.fromEntries(
      Object.entries(sent).flatMap(([key, held]) => {
        const value = this.part(valueType, held, below(path, '*'));
        return value === undefined ? [] : [[key, value]];
      }),
    );
  }

  /** Reads an optional part. An unreadable one is recorded: it becomes `undefined`, `UNREAD` or one empty row. */
  private part(schemaOrUnread: Schema, sent: unknown, path: string): unknown {
    const schema = innerOf.get(schemaOrUnread) ?? schemaOrUnread;
    const before = this.leftOut.length;
    const used = sent === '' ? undefined : this.used(schema, sent, path);
    const read = schema.safeParse(used);
    if (read.success) return used;
    this.leftOut.splice(before);
    const steps = (read.error.issues[0]?.path ?? []).map((step) =>
      typeof step === 'number' ? '*' : String(step),
    );
    this.leftOut.push(steps.reduce(below, path));
    if (sent === '') return undefined;
    if (schema !== schemaOrUnread) return UNREAD;
    return rowLists.has(schema) ? [emptyRow] : undefined;
  }

  /** Returns the client's word, if the configuration has the sent one as another spelling. */
  private enumValue(schema: Schema, sent: unknown): unknown {
    const table = inventedEnums.get(schema)?.list;
    const others = Object.entries(table === undefined ? {} : (this.spellings[table] ?? {}));
    return others.find(([other]) => other === sent)?.[1] ?? sent;
  }
}

/**
 * Reads an answer without its envelope, with the client's keys. Never throws. `renames` gets each absent field with an
 * unnamed one that could be read in its place.
 */
export const readAnswer = (
  schema: Schema,
  sent: unknown,
  spellings: OtherSpellings = {},
  renames: RenamePair[] = [],
): AnswerRead => {
  const reader = new AnswerReader(spellings, renames);
  const used = reader.used(schema, sent, '');
  const read = schema.safeParse(used);
  const { leftOut, respelled } = reader;
  if (read.success) return { ok: true, value: read.data, used, leftOut, respelled };
  return { ok: false, path: (read.error.issues[0]?.path ?? []).join('.') || 'answer' };
};
