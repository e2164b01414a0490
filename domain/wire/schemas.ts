import * as z from 'zod/mini';
import { bounds } from './bounds';
import { type Day, type Instant, readDay, readInstant, second, toWire } from '../kernel/instant';
import { type InventedValues, inventedValues } from './invented-values';
import { legible } from '../kernel/legible';
import { type Rupiah, readRupiah } from '../kernel/money';
import { readFlag, readId } from '../kernel/spellings';
import { UNREAD } from '../kernel/unread';

/**
 * The building blocks of answer schemas: strict about shape, generous about spelling (decision 16). What a
 * server sends otherwise is left out before a schema sees it (read-answer.ts).
 */

const longestText = 4_000;

/** A text that may say nothing, on one line. A longer one is none: it would only freeze a page. */
export const textOrEmpty = z.string().check(z.maxLength(longestText), z.overwrite(legible));

/** A text that is shown or sent back. */
export const text = textOrEmpty.check(z.minLength(1));

const scalar = z.union([z.string(), z.number()]);

/** An id. Some servers send a number. */
export const id = z.codec(
  scalar.check(z.refine((value) => text.safeParse(readId(value)).success, 'id')),
  z.string(),
  { decode: (value) => readId(value) ?? '', encode: (value) => value },
);

/** A flag, however the server spells it. */
export const flag = z.codec(
  z
    .union([z.boolean(), scalar])
    .check(z.refine((value) => readFlag(value) !== undefined, 'true or false')),
  z.boolean(),
  { decode: (value) => readFlag(value) ?? false, encode: (value) => value },
);

const amountSpelling = z.union([z.string(), z.number(), z.record(z.string(), z.unknown())]);

/** An amount, however the server spells it → whole rupiah. */
export const rupiah = z.codec(
  amountSpelling.check(z.refine((value) => readRupiah(value) !== undefined, 'whole rupiah')),
  z.int(),
  { decode: (value): Rupiah => readRupiah(value) ?? Number.NaN, encode: (amount) => amount },
);

const timeSpelling = scalar.check(
  z.refine((value) => readInstant(value) !== undefined, 'ISO 8601 or epoch, from 2000 to 2099'),
);

/** A time, however the server spells it → epoch milliseconds. */
export const instant = z.codec(timeSpelling, z.int(), {
  decode: (value): Instant => readInstant(value) ?? Number.NaN,
  encode: (at) => toWire(at),
});

/** A time whose hour is shown → epoch milliseconds, or the day where the server sent no hour. */
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

/** How many seconds to wait; a longer wait than is believed is none. */
export const waitSeconds = wholeUpTo(bounds.wait / second);

/** A whole number of any size, such as an id, that some servers send as a string. */
export const integer = z.codec(
  scalar.check(z.refine((value) => /^-?\d{1,15}$/.test(String(value)), 'integer')),
  z.int(),
  { decode: (value) => Number(value), encode: (n) => n },
);

/** Known words stay, an unknown string becomes `UNKNOWN`; what is not a string is a contract failure. */
export const openEnum = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.codec(
    z.string().register(z.globalRegistry, { enum: [...values] }),
    z.enum([...values, 'UNKNOWN'] as [...T, 'UNKNOWN']),
    {
      decode: (value) => (values.includes(value) ? value : 'UNKNOWN') as never,
      encode: (value) => value as string,
    },
  );

/** Which open enums hold words of our invention: configuration may name other spellings of these. */
export const inventedEnums = z.registry<{ readonly list: keyof InventedValues }>();

/** An open enum of words that we invented. */
export const inventedEnum = <K extends keyof InventedValues>(list: K) => {
  const schema = openEnum<InventedValues[K]>(inventedValues[list]);
  inventedEnums.add(schema, { list });
  return schema;
};

/**
 * A field that may be missing. One that is null, empty or of another type counts as missing: it is left out before a
 * schema sees it.
 */
export const maybe = <S extends z.ZodMiniType>(schema: S) => z.exactOptional(schema);

/** What a schema of `orUnread` reads beside `UNREAD`. */
export const readBeside = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/**
 * A field that may be missing, and whose lack a screen states: no late fee, nothing due. If it was sent and cannot be
 * read, it is `UNREAD`, so that whoever uses it has to tell that apart from nothing.
 */
export const orUnread = <S extends z.ZodMiniType>(schema: S) => {
  const read = z.union([schema, z.literal(UNREAD)]);
  readBeside.set(read, schema);
  return z.exactOptional(read);
};

/** Another way in which servers send a value. */
interface OtherSpelling {
  /** The name of the field instead. */
  readonly name?: string;
  /** The field of the group for which an amount stands in its place. */
  readonly amount?: string;
  /** The flag beside a list whose explicit no says that the list is empty. */
  readonly emptyUnless?: string;
}

export const otherSpellings = z.registry<OtherSpelling>();

/** A schema whose value may also be sent in another way. */
export const alsoAs = <S extends z.ZodMiniType>(schema: S, other: OtherSpelling): S => {
  otherSpellings.add(schema, other as never);
  return schema;
};

/** Lists of which an empty one says that there is nothing; `needs`: what one of the rows has to hold. */
export const rowLists = z.registry<{ readonly needs: readonly string[] }>();

/**
 * A list of which an empty one tells a person that there is nothing. One that holds rows, of which none can be read with
 * all that it `needs`, cannot be read: where it is required it fails the answer, and where it may be missing it reads as
 * one empty row, never as missing. A row that cannot be read stays as an empty one where its fields may all be missing,
 * since it counts.
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
