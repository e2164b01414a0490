import { type ParseError, parse, printParseErrorCode } from 'jsonc-parser';

/** The parser's errors for a text that is not JSON, in words. */
const problems: Readonly<Record<string, string>> = {
  CloseBraceExpected: 'a } or a comma is missing',
  CloseBracketExpected: 'a ] or a comma is missing',
  ColonExpected: 'a : is missing',
  CommaExpected: 'a comma or a closing bracket is missing',
  EndOfFileExpected: 'there is text after the end of the object',
  InvalidCommentToken: 'comments are not allowed',
  PropertyNameExpected: 'a key in double quotes is missing, or there is one comma too many',
  UnexpectedEndOfString: 'a text has no closing quote',
  ValueExpected: 'a value is missing',
};

/** Parses a file's text as JSON. Throws with file, line and column, but without the text, which may hold a secret. */
export const readJson = (file: string, text: string): unknown => {
  // Some editors write a byte order mark.
  const bare = text.replace(/^\u{feff}/u, '');
  try {
    return JSON.parse(bare);
  } catch {
    // The error of `JSON.parse` has no place, or contains the text.
    const errors: ParseError[] = [];
    parse(bare, errors, { disallowComments: true });
    const { offset = 0, error } = errors[0] ?? {};
    const before = bare.slice(0, offset).split('\n');
    const place = `line ${before.length}, column ${(before.at(-1) ?? '').length + 1}`;
    const problem =
      problems[error === undefined ? '' : printParseErrorCode(error)] ??
      'this is not JSON: texts and keys are in double quotes, numbers are plain, words are true, false and null';
    throw new Error(`${file} is not JSON: ${place}: ${problem}`);
  }
};
