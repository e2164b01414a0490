import { clean } from './clean';

/** Joins two halves of a code; leaves other groups of digits unchanged. */
const join = (groups: string, length: number): string => {
  const parts = groups.split(/[ -]/);
  const isHalved = parts.length === 2 && parts.every((part) => part.length * 2 === length);
  return isHalved ? parts.join('') : groups;
};

/** Returns the different numbers of so many digits. */
const codesIn = (text: string, length: number): readonly string[] => [
  ...new Set((text.match(/[0-9]+/g) ?? []).filter((it) => it.length === length)),
];

/**
 * Reads the text of a field for a code of `length` digits: digits up to that length, or the one code in a message,
 * in one piece or in two halves (`123 456`).
 * `undefined`: no such code, or several. The first digits of a longer number are never taken.
 */
export const readCode = (text: string, length: number): string | undefined => {
  const numerals = clean('code', text);
  if (/^[0-9]*$/.test(numerals) && numerals.length <= length) return numerals;
  // A long number without words is another number, such as one of a telephone or an account.
  if (!/\p{L}/u.test(numerals)) return undefined;
  const whole = codesIn(numerals, length);
  const joined = numerals.replace(/(?:[0-9]+[ -])+[0-9]+/g, (groups) => join(groups, length));
  const [code, ...others] = whole.length > 0 ? whole : codesIn(joined, length);
  return others.length === 0 ? code : undefined;
};
