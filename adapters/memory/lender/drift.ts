import * as z from 'zod/mini';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** A word that no client can know yet: said on purpose, so that clients can be seen to live with it. */
const isFuture = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && a.startsWith('X_') && b === 'UNKNOWN';

/** The path of the first place where two pieces of JSON differ; `undefined` when there is none. */
const difference = (a: unknown, b: unknown, path: string): string | undefined => {
  if (!isGroup(a) || !isGroup(b)) return Object.is(a, b) || isFuture(a, b) ? undefined : path;
  const keys = new Set([...Object.keys(a), ...Object.keys(b)]);
  for (const key of keys) {
    const found = difference(a[key], b[key], `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return Array.isArray(a) === Array.isArray(b) ? undefined : path;
};

/**
 * Where an answer leaves its schema: a field that does not parse, or one that reads as something else than was said (an
 * unknown word, a key nobody reads). `undefined` for a good answer.
 */
export const driftIn = (schema: z.ZodMiniType, answer: unknown): string | undefined => {
  const plain: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const parsed = schema.safeParse(plain);
  if (!parsed.success) return ['answer', ...(parsed.error.issues[0]?.path ?? [])].join('.');
  return difference(plain, z.encode(schema, parsed.data), 'answer');
};
