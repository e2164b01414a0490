/** Readers of server spellings that the specification does not show, shared by the app and the custom elements. */

export const isGroup = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flags = new Map<unknown, boolean>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['y', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  ['n', false],
]);

/** Reads a flag: `true`, `"true"`, `"Y"` or 1, and their opposites. Any other value is `undefined`, not `false`. */
export const readFlag = (value: unknown): boolean | undefined =>
  flags.get(typeof value === 'string' ? value.toLowerCase() : value);

/** Reads an id, which some servers send as a number; `undefined` for a number too large to be exact. */
export const readId = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return Number.isSafeInteger(value) && Number(value) >= 0 ? String(value) : undefined;
};

/**
 * Returns the only list in an object, whatever its key; `undefined` for no list or several. `known`: keys of other
 * fields. `errors` has another meaning in the specification.
 */
export const onlyListIn = (
  sent: object,
  known: readonly string[] = [],
): readonly unknown[] | undefined => {
  const lists = Object.entries(sent).filter(
    ([name, held]) => Array.isArray(held) && name !== 'errors' && !known.includes(name),
  );
  return lists.length === 1 ? (lists[0]?.[1] as readonly unknown[]) : undefined;
};
