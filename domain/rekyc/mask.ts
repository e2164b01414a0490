import { clean } from '../forms/clean';

/** Separators of a number that is written in groups. */
const separators = /[\s.:/_\-\u2010-\u2015]/g;

/**
 * Returns the last four digits of a number that came masked, unmasked or in groups. `undefined` if it does not end in
 * four digits, because digits from its middle must not be shown as its end.
 */
export const lastFour = (number: string): string | undefined =>
  /[0-9]{4}$/.exec(clean('code', number).replace(separators, ''))?.[0];

/** Signs that mask letters. A small x is not one: names contain it. */
const covers = /[*\u2022\u2217\u25cf]/;
const star = '*';

/** Keeps the first letter with its diacritics, and the quotes or dashes before it; masks the rest. */
const initialOf = (part: string): string => {
  const [first = ''] = /^[^\p{L}\p{N}]*\p{L}\p{M}*/u.exec(part) ?? [];
  return first + part.slice(first.length).replace(/[\p{L}\p{N}\p{S}]\p{M}*/gu, star);
};

/**
 * Reduces a name to its initials. A word that came masked keeps its letters but no digit. `undefined` if nothing is
 * left.
 */
export const maskName = (name: string): string | undefined => {
  const parts = clean('text', name).split(' ');
  const masked = parts.map((part) =>
    covers.test(part) ? part.replace(/\p{N}/gu, star) : initialOf(part),
  );
  return masked.join(' ') || undefined;
};
