/** Characters to remove: controls, invisible ones (bidi marks, joiners, fillers) and lone surrogates. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/gu;
/** White space, which includes line breaks and the blank Braille cell. */
const blanks = /[\t-\r\u0085\u2028\u2029\u2800]/g;
/** Letters of right-to-left scripts. */
const rightToLeft =
  /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** Returns a text on one line, without invisible characters; empty when nothing visible is left. */
export const legible = (text: string): string => {
  const seen = text.replace(blanks, ' ').replace(unseen, '');
  return seen.trim() === '' ? '' : seen;
};

/** Isolates a right-to-left text (U+2068, U+2069), so that it cannot reorder the words around it. */
export const isolated = (text: string): string =>
  rightToLeft.test(text) ? `\u2068${text}\u2069` : text;
