import { clean } from './clean';

/**
 * Reads the text of a field for a code of `length` digits: digits up to that length, or the one code in a message.
 * `undefined`: no such code, or several. The first digits of a longer number are never taken.
 */
export const readCode = (text: string, length: number): string | undefined => {
  const numerals = clean('code', text);
  if (/^[0-9]*$/.test(numerals) && numerals.length <= length) return numerals;
  // A long number without words is another number, such as one of a telephone or an account.
  if (!/\p{L}/u.test(numerals)) return undefined;
  const runs = new Set((numerals.match(/[0-9]+/g) ?? []).filter((it) => it.length === length));
  const [code] = runs;
  return runs.size === 1 ? code : undefined;
};
