import { expect, test } from 'vitest';
import { caretAfter } from '../../../ui/kit/money-text';

test.each([
  // text after the key, caret, text then, caret then
  ['a digit at the end', '1.2345', 6, '12.345', 6, false],
  ['a digit in the middle', '1.9234.567', 3, '19.234.567', 2, false],
  ['a dot deleted backwards', '1234.567', 1, '1.234.567', 1, false],
  ['a dot deleted forwards', '1234.567', 1, '1.234.567', 2, true],
  ['the first digit deleted', '.234.567', 0, '234.567', 0, false],
  ['an Arabic digit', '1٥', 2, '15', 2, false],
  ['a full-width digit', '1.234５', 6, '12.345', 6, false],
  ['a paste', 'Rp 7.500.000', 12, '7.500.000', 9, false],
])('after %s the caret is behind the same digit', (_what, before, at, after, to, forward) => {
  expect(caretAfter(before, at, after, forward)).toBe(to);
});
