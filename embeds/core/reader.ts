import { bounds } from '../../domain/wire/bounds';
import { readInstant } from '../../domain/kernel/instant';
import { readRupiah } from '../../domain/kernel/money';
import { isGroup, onlyListIn, readFlag, readId } from '../../domain/kernel/spellings';
import { UNREAD, type Unread } from '../../domain/kernel/unread';
import { bare } from './safely';

/** The first deviation of an answer from its contract, as the path of the field. */
export interface Drift {
  /** A required field is unreadable: the answer is rejected. */
  failed?: string;
  /** An optional field or a row of a list is unreadable, and was left out. */
  leftOut?: string;
}

/**
 * Reads a part of an answer as its row of CALLS does (`domain/wire/read-answer.ts`), in a tenth of the bytes
 * (decision 34). Null fields were removed before.
 */
export type Reader<T> = (raw: unknown, drift: Drift, path: string) => T;

const noDrift = (): Drift => bare({});

const scalar =
  <T>(read: (raw: unknown) => T | undefined): Reader<T> =>
  (raw, drift, path) => {
    const value = read(raw);
    if (value === undefined) drift.failed ??= path;
    return value as T;
  };

/** Longer texts are rejected: they would freeze the page. */
const longestText = 4_000;

export const text = scalar((raw) =>
  typeof raw === 'string' && raw !== '' && raw.length <= longestText ? raw : undefined,
);
/** An id, which some servers send as a number. */
export const id = scalar((raw) => {
  const value = readId(raw);
  return value !== undefined && value.length <= longestText ? value : undefined;
});
/** Whole rupiah, in any spelling that `readRupiah` accepts. */
export const rupiah = scalar(readRupiah);
/** Epoch ms, from any spelling that `readInstant` accepts. */
export const instant = scalar((raw) =>
  typeof raw === 'string' || typeof raw === 'number' ? readInstant(raw) : undefined,
);
/** A small whole number, which some servers send as text. */
export const count = scalar((raw) =>
  (typeof raw === 'string' || typeof raw === 'number') && /^\d{1,9}$/.test(String(raw))
    ? Number(raw)
    : undefined,
);

/** A flag, in any spelling that `readFlag` accepts. */
export const flag = scalar(readFlag);

/** One of these values; any other text is `UNKNOWN`. */
export const knownValue = (values: readonly string[]) =>
  scalar((raw) => {
    if (typeof raw !== 'string') return undefined;
    return values.includes(raw) ? raw : 'UNKNOWN';
  });

/** Reads an optional part; an unreadable one is left out. */
const part = <T>(read: Reader<T>, raw: unknown, drift: Drift, path: string): T | undefined => {
  const own = noDrift();
  const value = raw === '' ? undefined : read(raw, own, path);
  const wrong = raw === '' ? path : own.failed;
  const leftOut = wrong ?? own.leftOut;
  if (leftOut !== undefined) drift.leftOut ??= leftOut;
  return wrong === undefined ? value : undefined;
};

/** An optional field. An empty one, or one of another type, counts as missing. */
export const optional =
  <T>(read: Reader<T>): Reader<T> =>
  (raw, drift, path) =>
    (raw === undefined ? undefined : part(read, raw, drift, path)) as T;

/** An optional field whose lack is stated. One that is present but unreadable is `UNREAD`, and never counts as missing. */
export const orUnread = <T>(read: Reader<T>): Reader<T | Unread> => {
  const readField = optional(read);
  return (raw, drift, path) =>
    readField(raw, drift, path) ?? ((raw === undefined || raw === '' ? undefined : UNREAD) as T);
};

const fieldOf = (raw: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(raw)).get(name);

/** The rows of a list, which some servers wrap in an object; `undefined` for each unreadable row. */
const rowsIn = <T>(
  read: Reader<T>,
  raw: unknown,
  drift: Drift,
  path: string,
): (T | undefined)[] => {
  const sent = isGroup(raw) ? onlyListIn(raw) : raw;
  if (Array.isArray(sent) && sent.length <= bounds.rows)
    return sent.map((row, at) => part(read, row, drift, `${path}.${at}`));
  drift.failed ??= path;
  return [];
};

const isRead = <T>(row: T | undefined): row is T => row !== undefined;

/** A list without its unreadable rows. */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (raw, drift, path) =>
    rowsIn(read, raw, drift, path).filter(isRead);

/**
 * A list whose emptiness means that there is nothing. It is unreadable when it has rows, and none of them can be read
 * with the fields that it `needs` (`rows` in `domain/wire/schemas.ts`).
 */
export const rows =
  <T>(read: Reader<T>, ...needs: (keyof T & string)[]): Reader<T[]> =>
  (raw, drift, path) => {
    const sent = rowsIn(read, raw, drift, path);
    const tells = (row: T | undefined) =>
      isRead(row) && needs.every((name) => row[name] !== undefined);
    if (sent.length > 0 && !sent.some(tells)) drift.failed ??= path;
    const empty = part(read, bare({}), noDrift(), path);
    return sent.map((row) => row ?? empty).filter(isRead);
  };

/**
 * An optional list of that kind. One that is present but unreadable becomes one empty row, and never counts as missing.
 */
export const optionalRows = <T>(read: Reader<T[]>): Reader<T[]> => {
  const readRows = optional(read);
  return (raw, drift, path) => {
    const isThere = raw !== undefined && raw !== '';
    return readRows(raw, drift, path) ?? ((isThere ? [bare({})] : undefined) as T[]);
  };
};

type Fields<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

/** In which other ways servers send a group (`otherSpellings` and `mainList` of the app's reader). */
export interface OtherWays {
  /** Other names of fields. */
  readonly names?: Readonly<Record<string, string>>;
  /** The field that an amount in the place of the group is. */
  readonly amount?: string;
  /** The field that the only list is, and the names that are other fields'. */
  readonly list?: string;
  readonly known?: readonly string[];
  /** The flags whose explicit no says that a list is empty. */
  readonly emptyUnless?: Readonly<Record<string, string>>;
}

const groupIn = (raw: unknown, { amount, list }: OtherWays): unknown => {
  if (Array.isArray(raw) && list !== undefined) return { [list]: raw };
  return amount !== undefined && readRupiah(raw) !== undefined ? { [amount]: raw } : raw;
};

/** The fields that are shown; the answer may have others. */
export const fields =
  <T>(readers: Fields<T>, ways: OtherWays = {}): Reader<T> =>
  (raw, drift, path) => {
    const { names = {}, list, known, emptyUnless = {} } = bare(ways);
    const isNone = (sent: object, name: string) =>
      readFlag(fieldOf(sent, String(fieldOf(emptyUnless, name)))) === false;
    const group = groupIn(raw, bare(ways));
    if (!isGroup(group)) drift.failed ??= path;
    const found = (sent: object, name: string): unknown =>
      fieldOf(sent, name) ??
      fieldOf(sent, String(fieldOf(names, name))) ??
      (name === list ? onlyListIn(sent, known) : undefined) ??
      (isNone(sent, name) ? [] : undefined);
    const read = Object.entries<Reader<unknown>>(readers).flatMap(([name, readField]) => {
      const value = isGroup(group)
        ? readField(found(group, name), drift, path === '' ? name : `${path}.${name}`)
        : undefined;
      return value === undefined ? [] : [[name, value] as const];
    });
    return bare(Object.fromEntries(read)) as T;
  };
