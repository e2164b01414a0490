import * as z from 'zod/mini';
import { fromBase64 } from '../wire/base64';

/** Conversion between the text in the browser and a typed value. */
export interface Codec<T> {
  readonly encode: (value: T) => string;
  readonly decode: (text: string) => T | undefined;
}

export const text = (maxLength = 4096): Codec<string> => ({
  encode: (value) => value,
  decode: (text) => (text !== '' && text.length <= maxLength ? text : undefined),
});

export const flag: Codec<boolean> = {
  encode: (value) => (value ? 'true' : 'false'),
  decode: (text) => (text === 'true' ? true : text === 'false' ? false : undefined),
};

export const integer: Codec<number> = {
  encode: String,
  decode: (text) => (/^-?\d{1,15}$/.test(text) ? Number(text) : undefined),
};

/** The tracking id: an integer in base64; any other text counts as absent (spec §5). */
export const base64Integer: Codec<number> = {
  encode: (value) => btoa(String(value)),
  decode: (text) => integer.decode(fromBase64(text) ?? ''),
};

export const oneOf = <const T extends string>(values: readonly T[]): Codec<T> => ({
  encode: (value) => value,
  decode: (text) => values.find((value) => value === text),
});

export const json = <S extends z.ZodMiniType>(schema: S): Codec<z.output<S>> => ({
  encode: (value) => JSON.stringify(value),
  decode: (text) => {
    try {
      const read = schema.safeParse(JSON.parse(text));
      return read.success ? read.data : undefined;
    } catch {
      return undefined;
    }
  },
});

/** A small map of words, safe against keys that reach a prototype. */
export const textRecord = json(
  z.record(z.string().check(z.regex(/^(?!__proto__$|constructor$|prototype$)/)), z.string()),
);
export const flags = json(
  z.record(z.string().check(z.regex(/^(?!__proto__$|constructor$|prototype$)/)), z.boolean()),
);
