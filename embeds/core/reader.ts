import { bounds } from '../../domain/wire/bounds';
import { readInstant } from '../../domain/kernel/instant';
import { readRupiah } from '../../domain/kernel/money';
import { isGroup, onlyListIn, readFlag, readId } from '../../domain/kernel/spellings';
import { UNREAD } from '../../domain/kernel/unread';
import { bare } from './safely';

/** How to read a part of an answer, as the build writes it (`scripts/lib/element-rows.ts`). */
export type Shape =
  | keyof typeof scalars
  /** One of these values; any other text is `UNKNOWN`. */
  | { readonly values: readonly string[] }
  /** An optional part. An empty one, or one of another type, counts as missing. */
  | { readonly maybe: Shape }
  /** An optional part with a stated absence. An unreadable one is `UNREAD`, and never counts as missing. */
  | { readonly orUnread: Shape }
  /** A list without its unreadable rows. */
  | { readonly each: Shape }
  | Rows
  | Fields;

/**
 * A list that may be empty when there is nothing. It is unreadable when it has rows, and none of them can be read with
 * the fields that it `needs` (`rows` in `domain/wire/schemas.ts`). An optional one that is present but unreadable
 * becomes one empty row, and never counts as missing.
 */
interface Rows {
  readonly rows: Shape;
  readonly needs: readonly string[];
}

/** The fields that an element shows. The answer may have others. */
interface Fields {
  readonly fields: Readonly<Record<string, Shape>>;
  /** Other names of fields. */
  readonly names?: Readonly<Record<string, string>>;
  /** The field for an amount that is sent in place of the group. */
  readonly amount?: string;
  /** The field for the list, if the answer has only one list besides those in `known`. */
  readonly list?: string;
  /** Names of lists that belong to other fields. */
  readonly known?: readonly string[];
  /** The flags that make a list empty when they are explicitly false. */
  readonly emptyUnless?: Readonly<Record<string, string>>;
}

/** Deviations of an answer from its contract. */
export interface Deviations {
  /** A required field is unreadable: the answer is rejected. */
  failed?: true;
  /** An optional field or a row of a list is unreadable, and was omitted. */
  leftOut?: true;
}

/** Longer texts are rejected: they would freeze the page. */
const longestText = 4_000;

const isShort = (text: string | undefined): text is string =>
  text !== undefined && text.length <= longestText;

const isTextOrNumber = (raw: unknown): raw is string | number =>
  typeof raw === 'string' || typeof raw === 'number';

/** Readers of single values. Each returns `undefined` for a value of another kind. */
const scalars = {
  text: (raw: unknown) => (typeof raw === 'string' && raw !== '' && isShort(raw) ? raw : undefined),
  /** An id, which some servers send as a number. */
  id: (raw: unknown) => {
    const value = readId(raw);
    return isShort(value) ? value : undefined;
  },
  /** Whole rupiah, in any spelling that `readRupiah` accepts. */
  rupiah: readRupiah,
  /** Epoch ms, from any spelling that `readInstant` accepts. */
  instant: (raw: unknown) => (isTextOrNumber(raw) ? readInstant(raw) : undefined),
  /** A small whole number, which some servers send as text. */
  count: (raw: unknown) =>
    isTextOrNumber(raw) && /^\d{1,9}$/.test(String(raw)) ? Number(raw) : undefined,
  /** A flag, in any spelling that `readFlag` accepts. */
  flag: readFlag,
} as const;

const isSent = (raw: unknown): boolean => raw !== undefined && raw !== '';

/** Reads an optional part, and omits an unreadable one. */
const part = (shape: Shape, raw: unknown, drift: Deviations): unknown => {
  const own: Deviations = bare({});
  const value = raw === '' ? undefined : read(shape, raw, own);
  const isWrong = raw === '' || own.failed;
  if (isWrong || own.leftOut) drift.leftOut = true;
  return isWrong ? undefined : value;
};

const optional = (shape: Shape, raw: unknown, drift: Deviations): unknown =>
  raw === undefined ? undefined : part(shape, raw, drift);

const fieldOf = (raw: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(raw)).get(name);

/** Returns the rows of a list, which some servers wrap in an object. An unreadable row is `undefined`. */
const rowsIn = (shape: Shape, raw: unknown, drift: Deviations): unknown[] => {
  const sent = isGroup(raw) ? onlyListIn(raw) : raw;
  if (Array.isArray(sent) && sent.length <= bounds.rows)
    return sent.map((row) => part(shape, row, drift));
  drift.failed = true;
  return [];
};

const isRead = (row: unknown): boolean => row !== undefined;

const readRows = ({ rows, needs }: Rows, raw: unknown, drift: Deviations): unknown[] => {
  const sent = rowsIn(rows, raw, drift);
  const tells = (row: unknown) =>
    isRead(row) && needs.every((name) => fieldOf(row as object, name) !== undefined);
  if (sent.length > 0 && !sent.some(tells)) drift.failed = true;
  const empty = part(rows, bare({}), bare({}));
  return sent.map((row) => row ?? empty).filter(isRead);
};

/** Returns a group, in whichever way it was sent (`otherSpellings` and `mainList` of the app's reader). */
const groupIn = (raw: unknown, { amount, list }: Fields): unknown => {
  if (Array.isArray(raw) && list !== undefined) return { [list]: raw };
  return amount !== undefined && readRupiah(raw) !== undefined ? { [amount]: raw } : raw;
};

const readFields = (shape: Fields, raw: unknown, drift: Deviations): unknown => {
  const { names = {}, list, known, emptyUnless = {} } = shape;
  const sent = groupIn(raw, shape);
  const found = (group: object, name: string): unknown =>
    fieldOf(group, name) ??
    fieldOf(group, String(fieldOf(names, name))) ??
    (name === list ? onlyListIn(group, known) : undefined) ??
    (readFlag(fieldOf(group, String(fieldOf(emptyUnless, name)))) === false ? [] : undefined);
  if (!isGroup(sent)) {
    drift.failed = true;
    return bare({});
  }
  const values = Object.entries(shape.fields)
    .map(([name, field]) => [name, read(field, found(sent, name), drift)] as const)
    .filter(([, value]) => isRead(value));
  return bare(Object.fromEntries(values));
};

const readScalar = (
  shape: keyof typeof scalars | { readonly values: readonly string[] },
  raw: unknown,
) => {
  if (typeof shape === 'string') return scalars[shape](raw);
  if (typeof raw !== 'string') return undefined;
  return shape.values.includes(raw) ? raw : 'UNKNOWN';
};

/**
 * Reads a part of an answer as its row of CALLS does (`domain/wire/read-answer.ts`), in a tenth of the bytes
 * (decision 34). Null fields were removed before.
 */
export const read = (shape: Shape, raw: unknown, drift: Deviations): unknown => {
  if (typeof shape === 'string' || 'values' in shape) {
    const value = readScalar(shape, raw);
    if (value === undefined) drift.failed = true;
    return value;
  }
  if ('rows' in shape) return readRows(shape, raw, drift);
  if ('each' in shape) return rowsIn(shape.each, raw, drift).filter(isRead);
  if ('fields' in shape) return readFields(shape, raw, drift);
  if ('orUnread' in shape)
    return optional(shape.orUnread, raw, drift) ?? (isSent(raw) ? UNREAD : undefined);
  const { maybe } = shape;
  const ofRows = typeof maybe === 'object' && 'rows' in maybe;
  return optional(maybe, raw, drift) ?? (ofRows && isSent(raw) ? [bare({})] : undefined);
};
