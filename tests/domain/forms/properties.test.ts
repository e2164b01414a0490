import fc from 'fast-check';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { expect, test } from 'vitest';
import { combinedForm } from '../../../domain/combined/form';
import { contextAt } from '../../../domain/forms/answers';
import { challengeFields } from '../../../domain/forms/challenges';
import { check } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { field } from '../../../domain/forms/field';
import { fieldsOf } from '../../../domain/forms/form';
import { localSpelling } from '../../../domain/forms/phone';
import { kycForm } from '../../../domain/kyc/form';

const fields = [...fieldsOf(kycForm), ...fieldsOf(combinedForm), ...Object.values(challengeFields)];
const kinds = [...new Set(fields.map(({ kind }) => kind))];

/** Any text, and texts of what people type and paste into forms. */
const typed = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 20 }),
  fc.string({
    unit: fc.constantFrom(
      ...'0123456789 +-.,/()@Rpa٣５\u200b\u202e\u00a0\u2011\n\u0308\ud800\u034f\u3164\u2800',
    ),
    maxLength: 24,
  }),
);

test('cleaning twice changes nothing, and no invisible character remains', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), typed, (kind, text) => {
      const once = clean(kind, text);
      expect(clean(kind, once)).toBe(once);
      expect(once).not.toMatch(/^\s|\s$|\s\s|[\u034f\ufe0f\u2800\u3164\p{Cc}\p{Cf}\p{Cs}]/u);
    }),
    { numRuns: 1000 },
  );
});

test('no rule throws, and no answer both blocks and warns', () => {
  const context = contextAt(Date.UTC(2026, 0, 15, 3));
  fc.assert(
    fc.property(fc.constantFrom(...fields), typed, (one, text) => {
      const { hard, soft } = check(one, text, { ...context, answers: { [one.name]: text } });
      expect(hard === undefined || soft === undefined).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

/** Numbers in the spellings people use, correct and almost correct. */
const spelling = fc
  .tuple(
    fc.constantFrom(...'0||62|+62|+62 |+62 (0) |0062|0062 0|+65|0065|+1|021|00'.split('|')),
    fc.oneof(
      fc.string({ unit: fc.constantFrom(...'0123456789'), minLength: 5, maxLength: 14 }),
      fc
        .string({ unit: fc.constantFrom(...'0123456789'), minLength: 6, maxLength: 12 })
        .map((rest) => `8${rest}`),
    ),
    fc.constantFrom('', '-', ' ', '.'),
    fc.constantFrom('', '', '', '', ' ext 2', 'x12', ';ext=3'),
  )
  .map(
    ([start, digits, separator, end]) =>
      start + digits.replace(/(....)(?=.)/g, `$1${separator}`) + end,
  );

/**
 * Adapts the library: it reads 00 only before an Indonesian carrier, reads a short 62812… as a number inside Indonesia,
 * and accepts extensions and other countries. The code handles these four cases before and after the call.
 */
const oracle = (text: string): boolean => {
  const international = text.replace(/^00/, '+').replace(/^62(?=\D*(?:0\D*)?8)/, '+62');
  const number = parsePhoneNumberFromString(international, {
    defaultCountry: 'ID',
    extract: false,
  });
  return (
    number?.country === 'ID' &&
    number.ext === undefined &&
    number.isValid() &&
    number.getType() === 'MOBILE'
  );
};

test('a phone number of the user is valid exactly if it is a valid Indonesian mobile number', () => {
  const own = field('mobileNumber', 'ownPhone');
  const context = contextAt(0);
  let passed = 0;
  fc.assert(
    fc.property(spelling, (text) => {
      const passes = check(own, text, context).hard === undefined;
      expect({ text, passes }).toEqual({ text, passes: oracle(text) });
      if (!passes) return;
      passed += 1;
      const sent = clean('phone', text);
      expect(sent).toBe(parsePhoneNumberFromString(sent, { extract: false })?.number.toString());
      expect(clean('phone', localSpelling(sent))).toBe(sent);
    }),
    { numRuns: 1500 },
  );
  expect(passed).toBeGreaterThan(40);
});
