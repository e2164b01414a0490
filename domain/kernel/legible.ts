/** Controls, what has no width or look of its own (bidi marks, joiners, fillers) and lone surrogates are never meant. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** Line breaks and the blank Braille cell are white space, too. */
const blanks = /[\t-\r\u0085\u2028\u2029\u2800]/g;
/** Letters of scripts that run from right to left. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns a text on one line, without the signs that nobody sees; empty when nothing to see is left. */
export const legible = (text: string): string => {
  const seen = text.replace(blanks, ' ').replace(unseen, '');
  return seen.trim() === '' ? '' : seen;
};

/** Encloses a text that runs from right to left (U+2068, U+2069), so that it cannot reorder the words around it. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
