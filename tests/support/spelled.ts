import { snakeKey } from '../../domain/wire/case';

/** Converts keys to the spelling of the wire; null is kept, since it is one of the wrong values. */
export const spelled = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(spelled);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, held]) => [snakeKey(key), spelled(held)]),
  );
};
