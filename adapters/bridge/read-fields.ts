import type * as z from 'zod/mini';

type Shape = Readonly<Record<string, z.ZodMiniType>>;
type Fields<S extends Shape> = { readonly [K in keyof S]?: z.output<S[K]> };

/**
 * The fields of an answer in which all are optional, each read alone: a host that says one of them in a way of its own
 * is still understood in the others. `undefined`: this is no such answer, or not one of its fields can be read.
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
