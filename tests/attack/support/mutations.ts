/** Ways to answer that no honest server has, beside hostile strings (`npm run injection`). */

type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };
type Leaf = (value: boolean | number | string) => Json;

export type Mutation = (data: Json) => Json;

const isGroup = (value: Json): value is { readonly [key: string]: Json } =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Changes every leaf of an answer; null stays. */
const leaves =
  (change: Leaf): Mutation =>
  (data) => {
    if (Array.isArray(data)) return (data as readonly Json[]).map(leaves(change));
    if (isGroup(data))
      return Object.fromEntries(
        Object.entries(data).map(([key, held]) => [key, leaves(change)(held)]),
      );
    return data === null ? null : change(data as boolean | number | string);
  };

const texts = (to: string): Mutation => leaves((value) => (typeof value === 'string' ? to : value));
const numbers = (to: Json): Mutation => leaves((value) => (typeof value === 'number' ? to : value));

const isTime = (value: unknown): boolean =>
  typeof value === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(value);
const times = (to: Json): Mutation => leaves((value) => (isTime(value) ? to : value));

/** Changes every part of an answer, from the inside out, but the answer itself. */
const parts = (change: (value: Json) => Json, depth = 0): Mutation => {
  const inner = (value: Json): Json => parts(change, depth + 1)(value);
  return (data) => {
    const below: Json = Array.isArray(data)
      ? (data as readonly Json[]).map(inner)
      : isGroup(data)
        ? Object.fromEntries(Object.entries(data).map(([key, held]) => [key, inner(held)]))
        : data;
    return depth === 0 ? below : change(below);
  };
};

const deep = (levels: number): Json => {
  let nested: Json = 'x';
  for (let level = 0; level < levels; level += 1) nested = { a: nested };
  return nested;
};

/** The first text of an answer is a megabyte long. */
const megabyte: Mutation = (data) => {
  let left = 3;
  return leaves((value) => {
    if (typeof value !== 'string' || left === 0) return value;
    left -= 1;
    return 'x'.repeat(1_000_000);
  })(data);
};

/** `JSON.parse` makes own keys of these, as a server's text does. */
const poisoned = (text: string): Mutation => {
  const more = JSON.parse(text) as { readonly [key: string]: Json };
  return parts((value) =>
    isGroup(value)
      ? Object.defineProperties({ ...value }, Object.getOwnPropertyDescriptors(more))
      : value,
  );
};

export const mutations: Readonly<Record<string, Mutation>> = {
  'a megabyte of text': megabyte,
  'empty texts': texts(''),
  'unknown words': leaves((value) =>
    typeof value === 'string' && /^[A-Z_]{3,}$/.test(value) ? `X_${value}` : value,
  ),
  'instants beyond all calendars': times(8_640_000_000_000_000),
  'instants before all calendars': times('-271821-04-20T00:00:00Z'),
  'numbers of three hundred digits': numbers(1e300),
  'numbers below zero': numbers(-1),
  'broken numbers': numbers(0.1),
  'texts for numbers': numbers('many'),
  'numbers for texts': leaves((value) => (typeof value === 'string' ? 7 : value)),
  'flags for everything': leaves(() => true),
  'nulls for everything': leaves(() => null),
  'lists for objects': parts((value) => (isGroup(value) ? [value] : value)),
  'objects for lists': parts((value) =>
    Array.isArray(value) ? { 0: (value as readonly Json[])[0] ?? 1 } : value,
  ),
  'nesting of two thousand levels': leaves(() => deep(2_000)),
  'keys that reach a prototype': poisoned(
    '{"__proto__":{"polluted":1,"toString":1},"constructor":{"prototype":{"polluted":1}}}',
  ),
};
