import * as z from 'zod/mini';

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Allows an enum value that the lender sends so that tests can check how clients treat an unknown one. */
const isFuture = (a: unknown, b: unknown): boolean =>
  typeof a === 'string' && a.startsWith('X_') && b === 'UNKNOWN';

/** Returns the path of the first difference between two JSON values, or `undefined` when they are equal. */
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
 * Returns where an answer breaks its schema: the path of a field that does not parse, or that parsing changes (an
 * unknown enum value, a key that no row reads). Returns `undefined` for a valid answer.
 */
export const findDrift = (schema: z.ZodMiniType, answer: unknown): string | undefined => {
  const plain: unknown = answer === undefined ? undefined : JSON.parse(JSON.stringify(answer));
  const parsed = schema.safeParse(plain);
  if (!parsed.success) return ['answer', ...(parsed.error.issues[0]?.path ?? [])].join('.');
  return difference(plain, z.encode(schema, parsed.data), 'answer');
};
