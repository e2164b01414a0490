import { clean } from '../forms/clean';

/** What stands between the digits of a number that is written in groups. */
const separators = /[\s.:/_\-\u2010-\u2015]/g;

/**
 * The last four digits of a number, however it came: masked, unmasked, or in groups. `undefined` when it does not end
 * in four digits, since what came before the end of a number must not pass for it.
 */
export const lastFour = (number: string): string | undefined =>
  /[0-9]{4}$/.exec(clean('code', number).replace(separators, ''))?.[0];

/** What letters are covered with. A small x is none: names have it. */
const covers = /[*\u2022\u2217\u25cf]/;
const star = '*';

/** The first letter with its marks stays, also behind a quote or a dash; so do those signs. */
const initialOf = (part: string): string => {
  const [first = ''] = /^[^\p{L}\p{N}]*\p{L}\p{M}*/u.exec(part) ?? [];
  return first + part.slice(first.length).replace(/[\p{L}\p{N}\p{S}]\p{M}*/gu, star);
};

/**
 * A name of which only initials show. A word that came masked keeps the letters it came with, never a digit;
 * `undefined` when nothing is left.
 */
export const maskName = (name: string): string | undefined => {
  const parts = clean('text', name).split(' ');
  const masked = parts.map((part) =>
    covers.test(part) ? part.replace(/\p{N}/gu, star) : initialOf(part),
  );
  return masked.join(' ') || undefined;
};
