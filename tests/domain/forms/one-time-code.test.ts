import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readCode } from '../../../domain/forms/one-time-code';

test.each<[text: string, code: string | undefined]>([
  ['', ''],
  ['1', '1'],
  ['12345', '12345'],
  ['123456', '123456'],
  ['1234567', undefined],
  ['081234567890', undefined],
  ['a', undefined],
  ['Kode kamu 123456', '123456'],
  ['Kode kamu 123456, jangan bagikan', '123456'],
  ['123456 kode kamu', '123456'],
  ['Kode 12345', undefined],
  ['Kode 1234567', undefined],
  ['Kode 123456 atau 654321', undefined],
  ['Kode 123456, sekali lagi 123456', '123456'],
  ['Kode 123456 berlaku 5 menit', '123456'],
  ['Kode 123 456', '123456'],
  ['Kode 123-456 berlaku 10 menit', '123456'],
  ['Kode 1234 56', undefined],
  ['Kode 12 34 56', undefined],
  ['Kode 123 456 789', undefined],
  ['Kode 123.456', undefined],
  ['Kode 123 456 atau 654 321', undefined],
  ['Kode 123456, telepon 123 457', '123456'],
  ['Kode 12a456', undefined],
  ['+62 812', undefined],
])('the code in %j is %j', (text, code) => {
  expect(readCode(text, 6)).toBe(code);
});

test('digits up to the length are the code, and more digits are none', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[0-9]{0,12}$/),
      fc.integer({ min: 4, max: 8 }),
      (text, length) => {
        expect(readCode(text, length)).toBe(text.length <= length ? text : undefined);
      },
    ),
  );
});

test('the code of a message is found in one piece and in halves', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(4, 6, 8),
      fc.stringMatching(/^[0-9]{8}$/),
      fc.constantFrom('', ' ', '-'),
      fc.constantFrom('Kode: ', 'Kode kamu '),
      fc.constantFrom('', '. Jangan bagikan', ', berlaku sampai nanti'),
      (length, digits, between, before, after) => {
        const code = digits.slice(0, length);
        const halves = [code.slice(0, length / 2), code.slice(length / 2)].join(between);
        expect(readCode(`${before}${halves}${after}`, length)).toBe(code);
      },
    ),
  );
});
