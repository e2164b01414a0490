import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupDigits } from '../../../ui/format/rupiah';
import { caretAfter, readDigits } from '../../../ui/kit/money-text';

test.each([
  ['', ''],
  ['7500000', '7500000'],
  ['7.500.000', '7500000'],
  ['Rp 7.500.000', '7500000'],
  ['Rp7.500.000', '7500000'],
  ['rp. 7.500.000', '7500000'],
  ['IDR 7500000', '7500000'],
  ['7,500,000', '7500000'],
  ['7 500 000', '7500000'],
  ['\u00a07.500.000\u00a0', '7500000'],
  ['7.500.000,00', '7500000'],
  ['7500000,0', '7500000'],
  ['7500000.00', '7500000'],
  ['７５００', '7500'],
  ['7.500.00', '750000'],
  ['0', '0'],
])('%j is read as %j', (text, digits) => {
  expect(readDigits(text)).toBe(digits);
});

test.each(['5 juta', '-1500', '1e6', '5jt', '💰', 'lima', '7500000,50x', '1/2'])(
  '%j is left as it is, to be refused in the open',
  (text) => {
    expect(readDigits(text)).toBe(text);
  },
);

test('every way of grouping an amount is read back as the same digits', () => {
  fc.assert(
    fc.property(
      fc.nat({ max: 1_000_000_000 }),
      fc.constantFrom('', 'Rp', 'Rp ', ' IDR '),
      (n, before) => {
        expect(readDigits(`${before}${groupDigits(String(n))}`)).toBe(String(n));
      },
    ),
  );
});

test('reading never throws, and reading twice is reading once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = readDigits(text);
      expect(readDigits(once)).toBe(once);
    }),
  );
});

test.each([
  // what the text is after the key, where the caret is, what it becomes, where the caret goes
  ['a digit at the end', '1.2345', 6, '12.345', 6, false],
  ['a digit in the middle', '1.9234.567', 3, '19.234.567', 2, false],
  ['a dot deleted backwards', '1234.567', 1, '1.234.567', 1, false],
  ['a dot deleted forwards', '1234.567', 1, '1.234.567', 2, true],
  ['the first digit deleted', '.234.567', 0, '234.567', 0, false],
  ['a paste', 'Rp 7.500.000', 12, '7.500.000', 9, false],
])('after %s the caret stands behind the same digit', (_what, before, at, after, to, forward) => {
  expect(caretAfter(before, at, after, forward)).toBe(to);
});
