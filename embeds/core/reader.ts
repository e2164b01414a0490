import { readInstant } from '../../domain/kernel/instant';
import { readRupiah } from '../../domain/kernel/money';

/**
 * Reads a part of an answer as its row of CALLS does, in a tenth of the bytes (decisions, "The custom elements"). Where
 * it is off the contract its path is added to `off`, and then what is handed back does not count. Fields that are null
 * on the wire were left out before.
 */
export type Reader<T> = (said: unknown, off: string[], path: string) => T;

const scalar =
  <T>(read: (said: string | number) => T | undefined): Reader<T> =>
  (said, off, path) => {
    const value = typeof said === 'string' || typeof said === 'number' ? read(said) : undefined;
    if (value === undefined) off.push(path);
    return value as T;
  };

export const text = scalar((said) => (typeof said === 'string' ? said : undefined));
/** Whole rupiah, however a server spells it. */
export const rupiah = scalar(readRupiah);
/** Epoch ms, however a server spells it. */
export const instant = scalar(readInstant);
/** A small whole number that some servers send as a string. */
export const count = scalar((said) => (/^\d{1,9}$/.test(String(said)) ? Number(said) : undefined));

export const flag: Reader<boolean> = (said, off, path) => {
  if (typeof said !== 'boolean') off.push(path);
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

/** A field that may be missing. */
export const maybe =
  <T>(read: Reader<T>): Reader<T> =>
  (said, off, path) =>
    said === undefined ? (undefined as T) : read(said, off, path);

export const list =
  <T>(read: Reader<T>): Reader<T[]> =>
  (said, off, path) => {
    if (!Array.isArray(said)) {
      off.push(path);
      return [];
    }
    return said.map((one, at) => read(one, off, `${path}.${at}`));
  };

/** Whatever it is. */
export const anything: Reader<unknown> = (said) => said;

type Fields<T> = { readonly [K in keyof T]-?: Reader<Exclude<T[K], undefined>> };

/** The fields that are shown; others may be there. */
export const fields =
  <T>(readers: Fields<T>): Reader<T> =>
  (said, off, path) => {
    const isGroup = typeof said === 'object' && said !== null && !Array.isArray(said);
    if (!isGroup) off.push(path);
    const held = new Map(isGroup ? Object.entries(said) : []);
    return Object.fromEntries(
      Object.entries<Reader<unknown>>(readers).flatMap(([name, read]) => {
        const value = isGroup
          ? read(held.get(name), off, path === '' ? name : `${path}.${name}`)
          : undefined;
        return value === undefined ? [] : [[name, value]];
      }),
    ) as T;
  };
