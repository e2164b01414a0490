import type * as z from 'zod/mini';
import type { OtherSpellings } from './invented-values';
import { bounds } from './bounds';
import { inventedEnums, rowLists } from './wire';

/**
 * How every answer is read (decision 16): an optional field that is empty or of another type is
 * left out, a list or a map loses the entries that cannot be read, and only a required field can fail the answer. What
 * cannot be read is never read as nothing, where a person would believe that there is nothing (`rows` in wire.ts).
 */

type Schema = z.ZodMiniType;

interface Shape {
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly element?: Schema;
  readonly valueType?: Schema;
  readonly innerType?: Schema;
}

export type AnswerRead =
  | {
      readonly ok: true;
      readonly value: unknown;
      /** The answer without what was left out. */
      readonly used: unknown;
      /** Paths of what was left out; entries of a list or a map share one, with a `*`. */
      readonly leftOut: readonly string[];
    }
  /** `path`: the required field that is missing or of another type. */
  | { readonly ok: false; readonly path: string };

const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** In the place of a row of which nothing can be read. */
const emptyRow: object = {};

const holds = (row: unknown, needs: readonly string[]): boolean =>
  row !== undefined &&
  needs.every((name) => isGroup(row) && new Map<string, unknown>(Object.entries(row)).has(name));

const below = (path: string, step: string): string => (path === '' ? step : `${path}.${step}`);

/** A list that some servers wrap in an object under `list`. */
const listIn = (sent: unknown): unknown =>
  isGroup(sent) && 'list' in sent && Array.isArray(sent.list) ? sent.list : sent;

/** Reads one answer and collects what it leaves out. */
class AnswerReader {
  readonly leftOut: string[] = [];

  constructor(private readonly spellings: OtherSpellings) {}

  /** What a schema is given to read. */
  used(schema: Schema, sent: unknown, path: string): unknown {
    const { shape, element, valueType, innerType } = schema._zod.def as Shape;
    if (innerType) return sent === undefined ? undefined : this.part(innerType, sent, path);
    if (shape && isGroup(sent)) return this.fields(shape, sent, path);
    if (valueType && isGroup(sent)) return this.entries(valueType, sent, path);
    const list = element && listIn(sent);
    if (element && Array.isArray(list)) return this.rows(schema, element, list, path);
    return this.enumValue(schema, sent);
  }

  private fields(shape: NonNullable<Shape['shape']>, sent: object, path: string): unknown {
    const held = new Map<string, unknown>(Object.entries(sent));
    return Object.fromEntries(
      Object.entries(shape).flatMap(([name, field]) => {
        const value = this.used(field, held.get(name), below(path, name));
        return value === undefined ? [] : [[name, value]];
      }),
    );
  }

  /** `undefined`: a list that is too long to be read, or would say that there is nothing, although nothing of it could be. */
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

  /** A part that may be left out: `undefined`, and noted, when it cannot be read. */
  private part(schema: Schema, sent: unknown, path: string): unknown {
    const before = this.leftOut.length;
    const used = sent === '' ? undefined : this.used(schema, sent, path);
    const read = schema.safeParse(used);
    if (read.success) return used;
    this.leftOut.splice(before);
    const steps = (read.error.issues[0]?.path ?? []).map((step) =>
      typeof step === 'number' ? '*' : String(step),
    );
    this.leftOut.push(steps.reduce(below, path));
    return sent !== '' && rowLists.has(schema) ? [emptyRow] : undefined;
  }

  /** A word that configuration knows by another spelling. */
  private enumValue(schema: Schema, sent: unknown): unknown {
    const table = inventedEnums.get(schema)?.list;
    const others = Object.entries(table === undefined ? {} : (this.spellings[table] ?? {}));
    return others.find(([other]) => other === sent)?.[1] ?? sent;
  }
}

/** Reads an answer, out of its envelope and in the client's case. Never throws. */
export const readAnswer = (
  schema: Schema,
  sent: unknown,
  spellings: OtherSpellings = {},
): AnswerRead => {
  const reader = new AnswerReader(spellings);
  const used = reader.used(schema, sent, '');
  const read = schema.safeParse(used);
  if (read.success) return { ok: true, value: read.data, used, leftOut: reader.leftOut };
  return { ok: false, path: (read.error.issues[0]?.path ?? []).join('.') || 'answer' };
};
