import fc from 'fast-check';
import { expect, test } from 'vitest';
import { contextAt } from '../../../domain/forms/answers';
import { check } from '../../../domain/forms/check';
import { clean } from '../../../domain/forms/clean';
import { emailMeant } from '../../../domain/forms/email';
import { field } from '../../../domain/forms/field';

const email = field('personalInfo.email', 'email');
const context = contextAt(Date.UTC(2026, 0, 15, 3));
const hardIn = (text: string) => check(email, text, context).hard;

test.each([
  '<siti@gmail.com>',
  'mailto:siti@gmail.com',
  'MAILTO:siti@gmail.com?subject=Halo%20Siti',
  '<mailto:siti@gmail.com>',
  'Email: siti@gmail.com',
  'Siti Aminah <siti@gmail.com>',
  '"Aminah, Siti" <siti@gmail.com>;',
  'siti@gmail.com,',
  'siti@gmail.com;',
  'siti@gmail.com.',
  'siti@gmail.com>',
  '(siti@gmail.com)',
  '“siti@gmail.com”',
  '"siti@gmail.com"',
])('%s is sent as the one address in it', (text) => {
  expect(clean('email', text)).toBe('siti@gmail.com');
  expect(check(email, text, context)).toEqual({});
});

test.each([
  '<siti@gmail.com> <budi@gmail.com>',
  'siti@gmail.com; budi@gmail.com',
  'mailto:siti@gmail.com,budi@gmail.com',
  'mailto:siti%2Bkredit@gmail.com',
  'Siti siti@gmail.com',
  'siti@gmail.com (Siti)',
  'sms:siti@gmail.com',
  'https://siti@gmail.com',
  '[siti@gmail.com](mailto:siti@gmail.com)',
  '<siti>',
  'mailto:',
])('%s is refused because the address is ambiguous', (text) => {
  expect(hardIn(text)).toBe('emailFormat');
});

test.each([
  ['<siti@gmial.com>', 'siti@gmail.com'],
  ['siti@contoh.com📧', 'siti@contoh.com'],
  ['<siti@gmial.com> x', undefined],
  ['siti@', undefined],
  ['@gmial.com', undefined],
])('for %s the address %s is suggested', (text, meant) => {
  expect(emailMeant(clean('email', text))).toBe(meant);
});

test('no bracket or separator of addresses is ever sent or suggested', () => {
  const part = fc.constantFrom(...'<>()[]:;,."?@%', 'siti', 'gmial.com', 'mailto:', ' ', "'");
  fc.assert(
    fc.property(fc.string({ unit: part, maxLength: 8 }), (text) => {
      const once = clean('email', text);
      expect(clean('email', once)).toBe(once);
      const sent = hardIn(text) === undefined ? [once, emailMeant(once) ?? once] : [];
      for (const it of sent) expect(it).toMatch(/^[^\s<>()[\]:;,"@]+@[^\s<>()[\]:;,"@]+$/);
    }),
    { numRuns: 2000 },
  );
});
