import type * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Fields<S extends Shape> = { readonly [K in keyof S]?: z.output<S[K]> };

/**
 * Reads an answer with only optional fields, each independently: a field that a host spells differently does not affect
 * the others. Returns `undefined` when the answer is no object, or has fields and none of them can be read.
 */
export const readFields = <S extends Shape>(shape: S, payload: unknown): Fields<S> | undefined => {
  if (typeof payload !== 'object' || payload === null || Array.isArray(payload)) return undefined;
  const given = Object.keys(shape).flatMap((name) => {
    const value: unknown = Reflect.get(payload, name);
    return value === undefined || value === null ? [] : [{ name, value }];
  });
  const read = given.flatMap(({ name, value }) => {
    const read = shape[name]?.safeParse(value);
    return read?.success ? [[name, read.data]] : [];
  });
  if (given.length > 0 && read.length === 0) return undefined;
  return Object.fromEntries(read) as Fields<S>;
};
