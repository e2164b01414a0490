import { readInstant } from '../../domain/kernel/instant';
import { readRupiah } from '../../domain/kernel/money';
import { bare } from './safely';

/** What an answer has against its contract, as the path of the first such field. */
export interface Drift {
  /** A required field that cannot be read: the answer does not count. */
  failed?: string;
  /** An optional field or a row of a list that cannot be read, and was left out. */
  leftOut?: string;
}

/**
 * Reads a part of an answer as its row of CALLS does (`domain/kernel/read-answer.ts`), in a tenth of the bytes
 * (decisions, "The custom elements"). Fields that are null on the wire were left out before.
 */
export type Reader<T> = (said: unknown, drift: Drift, path: string) => T;

const noDrift = (): Drift => bare({});

const scalar =
  <T>(read: (said: string | number) => T | undefined): Reader<T> =>
  (said, drift, path) => {
    const value = typeof said === 'string' || typeof said === 'number' ? read(said) : undefined;
    if (value === undefined) drift.failed ??= path;
    return value as T;
  };

/** A longer text is not accepted: it would freeze the page. */
const longestText = 4_000;

export const text = scalar((said) =>
  typeof said === 'string' && said !== '' && said.length <= longestText ? said : undefined,
);
/** Whole rupiah, however a server spells it. */
export const rupiah = scalar(readRupiah);
/** Epoch ms, however a server spells it. */
export const instant = scalar(readInstant);
/** A small whole number that some servers send as a string. */
export const count = scalar((said) => (/^\d{1,9}$/.test(String(said)) ? Number(said) : undefined));

export const flag: Reader<boolean> = (said, drift, path) => {
  if (typeof said !== 'boolean') drift.failed ??= path;
  return said === true;
};

/** One of the words that are keys of a table; another one is `UNKNOWN`. */
export const wordOf = <K extends string>(table: Readonly<Record<K, unknown>>) =>
  scalar((said) =>
    typeof said !== 'string'
      ? undefined
      : Object.keys(table).includes(said)
        ? (said as K)
        : ('UNKNOWN' as const),
  );

/** A part that is left out when it cannot be read. */
const part = <T>(read: Reader<T>, said: unknown, drift: Drift, path: string): T | undefined => {
  const own = noDrift();
  const value = said === '' ? undefined : read(said, own, path);
  const wrong = said === '' ? path : own.failed;
  const leftOut = wrong ?? own.leftOut;
  if (leftOut !== undefined) drift.leftOut ??= leftOut;
  return wrong === undefined ? value : undefined;
};

/** A field that may be missing; empty or of another type it counts as missing. */
export const maybe =
  <T>(read: Reader<T>): Reader<T> =>
  (said, drift, path) =>
    (said === undefined ? undefined : part(read, said, drift, path)) as T;

/** A field that may be missing, and that has to be right where it is there. */
export const rightIfThere =
  <T>(read: Reader<T>): Reader<T> =>
  (said, drift, path) =>
    said === undefined ? (undefined as T) : read(said, drift, path);

const isGroup = (said: unknown): said is object =>
  typeof said === 'object' && said !== null && !Array.isArray(said);

const fieldOf = (said: object, name: string): unknown =>
  new Map<string, unknown>(Object.entries(said)).get(name);

/** The rows of a list, which some servers wrap in an object under `list`; `undefined` in the place of an unread one. */
const rowsIn = <T>(
  read: Reader<T>,
  said: unknown,
  drift: Drift,
  path: string,
): (T | undefined)[] => {
  const sent = isGroup(said) ? fieldOf(said, 'list') : said;
  if (Array.isArray(sent)) return sent.map((row, at) => part(read, row, drift, `${path}.${at}`));
  drift.failed ??= path;
  return [];
};

const isRead = <T>(row: T | undefined): row is T => row !== undefined;

/** A list without the rows that cannot be read. */
export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (said, drift, path) =>
    rowsIn(read, said, drift, path).filter(isRead);

/**
 * A list of which an empty one says that there is nothing: it cannot be read where it holds rows and none of them can be
 * read with what it `needs` (`rows` in `domain/kernel/wire.ts`).
 */
export const rows =
  <T>(read: Reader<T>, ...needs: (keyof T & string)[]): Reader<T[]> =>
  (said, drift, path) => {
    const sent = rowsIn(read, said, drift, path);
    const tells = (row: T | undefined) =>
      isRead(row) && needs.every((name) => row[name] !== undefined);
    if (sent.length > 0 && !sent.some(tells)) drift.failed ??= path;
    const empty = part(read, bare({}), noDrift(), path);
    return sent.map((row) => row ?? empty).filter(isRead);
  };

/** Such a list where it may be missing: one that is there and cannot be read is one empty row, and never missing. */
export const maybeRows = <T>(read: Reader<T>): Reader<T[]> => {
  const readRows = maybe(rows(read));
  return (said, drift, path) => {
    const isThere = said !== undefined && said !== '';
    return readRows(said, drift, path) ?? ((isThere ? [bare({})] : undefined) as T[]);
  };
};

/** A value that is not shown, and so may be anything. */
export const thing: Reader<object> = (said, drift, path) => {
  if (!isGroup(said)) drift.failed ??= path;
  return said as object;
};

type Fields<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

/** The fields that are shown; others may be there. */
export const fields =
  <T>(readers: Fields<T>): Reader<T> =>
  (said, drift, path) => {
    if (!isGroup(said)) drift.failed ??= path;
    const read = Object.entries<Reader<unknown>>(readers).flatMap(([name, readField]) => {
      const value = isGroup(said)
        ? readField(fieldOf(said, name), drift, path === '' ? name : `${path}.${name}`)
        : undefined;
      return value === undefined ? [] : [[name, value] as const];
    });
    return bare(Object.fromEntries(read)) as T;
  };
