import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { readingsOf } from '../../../domain/forms/amount';
import { clean } from '../../../domain/forms/clean';
import { groupDigits } from '../../../ui/format/rupiah';
import { amountTyped } from '../../../ui/forms/amount-typed';

const by = (inputType: string, data: string | null = null) =>
  new InputEvent('input', { inputType, data });
const paste = by('insertFromPaste');

/** Returns what is sent for a text pasted into an empty field. */
const pasted = (text: string): string => clean('money', amountTyped(text, '', paste));

/** Returns the content of the field after these keys at its end; `<` deletes. */
const afterKeys = (keys: Iterable<string>): string => {
  let held = '';
  for (const key of keys) {
    const shown = groupDigits(held);
    held =
      key === '<'
        ? amountTyped(shown.slice(0, -1), held, by('deleteContentBackward'))
        : amountTyped(shown + key, held, by('insertText', key));
  }
  return held;
};

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
  ['750,000.00', '750000'],
  ['7500000,00', '7500000'],
  ['7500000,0', '7500000'],
  ['7500000.00', '7500000'],
  ['Rp7.500.000,-', '7500000'],
  ['７５００', '7500'],
  ['0', '0'],
])('%j is pasted as %j', (text, digits) => {
  expect(amountTyped(text, '5000000', paste)).toBe(digits);
  // Playwright, some keyboards and keyboard suggestions insert a whole text at once.
  expect(amountTyped(text, '', by('insertText', text))).toBe(digits);
});

test.each(['5 juta', '-1500', '1e6', '5jt', '💰', 'lima', '7500000,50x', '1/2', '7.5', '0.750'])(
  '%j is left unchanged, so that the field shows an error',
  (text) => {
    expect(amountTyped(text, '5000000', paste)).toBe(text);
  },
);

test.each([
  ['7500000', '7500000'],
  ['7.500.000', '7500000'],
  ['7,500,000', '7,500,000'],
  ['7500000,00', '7.500.000,00'],
  ['7500000.50', '7.500.000.50'],
  ['7.5', '7.5'],
  ['7.00', '7.00'],
  ['7.000', '7000'],
  ['75000<', '7500'],
  ['5000<', '500'],
  ['7.5<<00', '700'],
])('the keys %s leave %s in the field', (keys, held) => {
  expect(afterKeys(keys)).toBe(held);
});

test('both readings of an ambiguous amount are listed', () => {
  expect(['7.5', '1.234.56', 'Rp7.500.000,50', '0.750'].map(readingsOf)).toEqual([
    ['7', '75'],
    ['1234', '123456'],
    ['7500000', '750000050'],
    ['0', '750'],
  ]);
  expect(['7500000', '5 juta', '', '-1.5'].map(readingsOf)).toEqual(Array(4).fill(undefined));
});

/** An amount with or without cents, as people, programs and receipts write it in both languages. */
const written = fc
  .record({
    whole: fc.oneof(fc.nat({ max: 9_999 }), fc.nat({ max: 2_000_000_000 })),
    cents: fc.constantFrom('', '0', '00', '5', '50', '05', '99', '25'),
    locale: fc.constantFrom('id-ID', 'en-US'),
    grouped: fc.boolean(),
    before: fc.constantFrom('', 'Rp', 'Rp ', 'Rp. ', 'IDR ', '\u00a0'),
    after: fc.constantFrom('', ' ', '\u00a0', '\n', '-'),
  })
  .map(({ whole, cents, locale, grouped, before, after }) => {
    const mark = locale === 'id-ID' ? ',' : '.';
    const end = after === '-' ? (cents === '' ? `${mark}-` : '') : after;
    const digits = new Intl.NumberFormat(locale, { useGrouping: grouped }).format(whole);
    return {
      text: `${before}${digits}${cents && mark + cents}${end}`,
      meant: whole + Number(`0.${cents || 0}`),
      isWhole: /^0*$/.test(cents),
    };
  });

test('an amount typed or pasted in either language is never read as more than it is', () => {
  let read = 0;
  fc.assert(
    fc.property(written, fc.nat(), ({ text, meant, isWhole }, before) => {
      const digitsOf = (amount: string): number | undefined =>
        /^[0-9]+$/.test(amount) ? Number(amount) : undefined;
      const whole = isWhole ? meant : undefined;
      expect(digitsOf(pasted(text))).toBe(whole);
      expect(digitsOf(clean('money', amountTyped(text, String(before), paste)))).toBe(whole);
      expect(digitsOf(clean('money', text))).toBe(whole);
      // The field asks about English cents behind its own dots.
      const typed = digitsOf(clean('money', afterKeys(text.trim())));
      expect([whole, undefined]).toContain(typed);
      if (typed !== undefined) read += 1;
    }),
    { numRuns: 2_000 },
  );
  process.stdout.write(
    `amounts: 2000 runs in two languages, ${read} of the typed ones read, 0 as more\n`,
  );
});

test('reading never throws, and a second reading changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const once = amountTyped(text, '', paste);
      expect(amountTyped(once, '', paste)).toBe(once);
    }),
  );
});
