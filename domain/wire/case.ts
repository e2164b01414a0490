/** The two spellings of an answer's keys: snake_case on the wire, camelCase in the client (spec §7). */

const deepest = 20;
const toPrototype = new Set(['__proto__', 'constructor', 'prototype']);

// `EARLY_REGISTRATION` and `GPP` are data: only a key that begins with a lower-case letter is a field's name.
const camelKey = (key: string): string =>
  /^[a-z]/.test(key) ? key.replace(/_([a-z0-9])/g, (_, sign: string) => sign.toUpperCase()) : key;
export const snakeKey = (key: string): string =>
  /^[a-z]/.test(key) ? key.replace(/[A-Z]/g, (sign) => `_${sign.toLowerCase()}`) : key;

const respell = (value: unknown, spell: (key: string) => string, depth: number): unknown => {
  if (typeof value !== 'object' || value === null) return value;
  if (depth > deepest) return undefined;
  if (Array.isArray(value)) return value.map((item) => respell(item, spell, depth + 1));
  // A map cannot be polluted, and `fromEntries` defines keys instead of assigning them.
  const fields = new Map<string, unknown>();
  for (const [name, held] of Object.entries(value)) {
    const key = spell(name);
    if (toPrototype.has(key) || fields.has(key)) continue;
    const inner = held === null ? undefined : respell(held, spell, depth + 1);
    if (inner !== undefined) fields.set(key, inner);
  }
  return Object.fromEntries(fields);
};

/**
 * Converts JSON of the wire: keys become camelCase, null fields are left out, and keys that reach a prototype and
 * values deeper than twenty levels are dropped. If two keys become one, the first counts.
 */
export const toCamel = (value: unknown): unknown => respell(value, camelKey, 1);

/** Converts keys to snake_case, with the same safety. */
export const toSnake = (value: unknown): unknown => respell(value, snakeKey, 1);
