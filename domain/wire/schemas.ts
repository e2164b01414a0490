import * as z from 'zod/mini';
import { bounds } from './bounds';
import { type Day, type Instant, readDay, readInstant, second, toWire } from '../kernel/instant';
import { type InventedValues, inventedValues } from './invented-values';
import { legible } from '../kernel/legible';
import { type Rupiah, readRupiah } from '../kernel/money';
import { readFlag, readId } from '../kernel/spellings';
import { UNREAD } from '../kernel/unread';

/**
 * The building blocks of answer schemas: strict about shape, generous about spelling (decision 16). Any other value is
 * left out before a schema reads it (read-answer.ts).
 */

const longestText = 4_000;

/** A text on one line that may be empty. A longer text is refused, because it would freeze a page. */
export const textOrEmpty = z.string().check(z.maxLength(longestText), z.overwrite(legible));

/** A text that is not empty. */
export const text = textOrEmpty.check(z.minLength(1));

const scalar = z.union([z.string(), z.number()]);

/** An id. Some servers send a number. */
export const id = z.codec(
  scalar.check(z.refine((value) => text.safeParse(readId(value)).success, 'id')),
  z.string(),
  { decode: (value) => readId(value) ?? '', encode: (value) => value },
);

/** A flag, in any known spelling. */
export const flag = z.codec(
  z
    .union([z.boolean(), scalar])
    .check(z.refine((value) => readFlag(value) !== undefined, 'true or false')),
  z.boolean(),
  { decode: (value) => readFlag(value) ?? false, encode: (value) => value },
);

const amountSpelling = z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]);

/** An amount, in any known spelling → whole rupiah. */
export const rupiah = z.codec(
  amountSpelling.check(z.refine((value) => readRupiah(value) !== undefined, 'whole rupiah')),
  z.int(),
  { decode: (value): Rupiah => readRupiah(value) ?? Number.NaN, encode: (amount) => amount },
);

const timeSpelling = scalar.check(
  z.refine((value) => readInstant(value) !== undefined, 'ISO 8601 or epoch, from 2000 to 2099'),
);

/** A time, in any known spelling → epoch milliseconds. */
export const instant = z.codec(timeSpelling, z.int(), {
  decode: (value): Instant => readInstant(value) ?? Number.NaN,
  encode: (at) => toWire(at),
});

/** A time whose hour is shown → epoch milliseconds, or the day if the server sent no hour. */
export const instantOrDay = z.codec(timeSpelling, z.union([z.int(), z.string()]), {
  decode: (value): Instant | Day => readDay(value) ?? readInstant(value) ?? Number.NaN,
  encode: (at) => (typeof at === 'number' ? toWire(at) : at),
});

const wholeUpTo = (most: number) =>
  z.codec(
    scalar.check(
      z.refine((value) => /^\d{1,9}$/.test(String(value)) && Number(value) <= most, 'whole number'),
    ),
    z.int(),
    { decode: (value) => Number(value), encode: (n) => n },
  );

/** A small whole number that some servers send as a string. */
export const count = wholeUpTo(999_999_999);

/** How many seconds to wait; a longer wait than the limit is refused. */
export const waitSeconds = wholeUpTo(bounds.wait / second);

/** A whole number of any size, such as an id, that some servers send as a string. */
export const integer = z.codec(
  scalar.check(z.refine((value) => /^-?\d{1,15}$/.test(String(value)), 'integer')),
  z.int(),
  { decode: (value) => Number(value), encode: (n) => n },
);

/** An enum that reads an unknown string as `UNKNOWN`. A value that is not a string is a contract failure. */
export const openEnum = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.codec(
    z.string().register(z.globalRegistry, { enum: [...values] }),
    z.enum([...values, 'UNKNOWN'] as [...T, 'UNKNOWN']),
    {
      decode: (value) => (values.includes(value) ? value : 'UNKNOWN') as never,
      encode: (value) => value as string,
    },
  );

/** The open enums of invented words: the configuration may add spellings of these. */
export const inventedEnums = z.registry<{ readonly list: keyof InventedValues }>();

/** Returns an open enum of invented words. */
export const inventedEnum = <K extends keyof InventedValues>(list: K) => {
  const schema = openEnum<InventedValues[K]>(inventedValues[list]);
  inventedEnums.add(schema, { list });
  return schema;
};

/**
 * A field that may be missing. A value that is null, empty or of another type counts as missing: it is left out before
 * a schema reads it.
 */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.exactOptional(schema);

/** The inner schema of each schema of `orUnread`. */
export const innerOf = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/**
 * A field that may be missing, and whose absence a page states: no late fee, nothing due. If it was sent and cannot be
 * read, it is `UNREAD`, so that a page has to distinguish that from absence.
 */
export const orUnread = <S extends z.ZodMiniType>(schema: S) => {
  const read = z.union([schema, z.literal(UNREAD)]);
  innerOf.set(read, schema);
  return z.exactOptional(read);
};

/** Another form in which servers send a value. */
interface OtherSpelling {
  /** The field's other name. */
  readonly name?: string;
  /** The field of a group that a plain amount fills, if the server sends that instead of the group. */
  readonly amount?: string;
  /** The flag next to a list; an explicit no means that the list is empty. */
  readonly emptyUnless?: string;
}

export const otherSpellings = z.registry<OtherSpelling>();

/** Registers another form of a schema's value. */
export const alsoAs = <S extends z.ZodMiniType>(schema: S, other: OtherSpelling): S => {
  otherSpellings.add(schema, other as never);
  return schema;
};

/** Lists that mean "nothing" to the user when they are empty; `needs`: the fields that one row has to have. */
export const rowLists = z.registry<{ readonly needs: readonly string[] }>();

/**
 * Returns the schema of a list that means "nothing" to the user when it is empty. If it has rows, and none of them has
 * all fields of `needs`, it is unreadable: a required list fails the answer, an optional one reads as one empty row,
 * never as missing. An unreadable row stays as an empty one if all its fields are optional, since it counts.
 */
export const rows = <S extends z.ZodMiniType>(row: S, ...needs: (keyof z.output<S> & string)[]) => {
  const schema = z.array(row);
  rowLists.add(schema, { needs });
  return schema;
};

/** A query parameter that is a number or a boolean in the program and a string on the wire. */
export const queryNumber = z.codec(z.string().check(z.regex(/^\d{1,15}$/)), z.int(), {
  decode: Number,
  encode: String,
});
export const queryFlag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (value) => value === 'true',
  encode: (flag) => (flag ? 'true' : 'false'),
});

export const nothing = z.object({});
export type Nothing = typeof nothing;
