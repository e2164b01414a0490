import { clean } from './clean';

/**
 * Reads what a field for a code of `length` digits may hold: digits up to that length, or the one code in a message.
 * `undefined`: no such code, or several. The first digits of a longer number are never taken.
 */
export const readCode = (text: string, length: number): string | undefined => {
  const numerals = clean('code', text);
  if (/^[0-9]*$/.test(numerals) && numerals.length <= length) return numerals;
  // Without words around it, it is a longer number: of a telephone, of an account.
  if (!/\p{L}/u.test(numerals)) return undefined;
  const runs = new Set((numerals.match(/[0-9]+/g) ?? []).filter((it) => it.length === length));
  const [code] = runs;
  return runs.size === 1 ? code : undefined;
};
