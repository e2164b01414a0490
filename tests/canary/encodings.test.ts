import { expect, test } from 'vitest';
import { encodings, foundIn, haystack } from './encodings';
import { drawPerson } from './canaries';

const hex = (text: string) => Buffer.from(text).toString('hex');
const base64 = (text: string) => Buffer.from(text).toString('base64');
const name = `Wulan "D'Arza" é`;

test.each([
  ['raw', `x${name}y`],
  ['lower-case', `x${name.toLowerCase()}y`],
  ['URL', `?a=${encodeURIComponent(name)}&b`],
  ['URL', `?${new URLSearchParams({ a: name }).toString()}`],
  ['double URL', encodeURIComponent(`?a=${encodeURIComponent(name)}`)],
  ...['', 'a', 'ab', 'abc'].map((before) => ['base64', base64(`${before}${name} and on`)] as const),
  ['base64url', Buffer.from(`???${name}>>>`).toString('base64url')],
  ['hex', hex(`{${name}}`).toUpperCase()],
  ['JSON', JSON.stringify({ a: { b: name } })],
] as const)('is found as %s in %s', (encoding, text) => {
  const found = foundIn(haystack(text), name);
  expect(encodings).toContain(found);
  // A spelling that base64url and base64 share is reported as base64, the first of them.
  expect([encoding, 'base64']).toContain(found);
});

test.each([
  ['of a phone number, grouped', 'call 0812-3456-7891', '81234567891', 'raw'],
  ['of an account, grouped', '7000 1012 3456 7891', '7000101234567891', 'raw'],
  ['with its end alone', 'ends in 567891.', '81234567891', 'ending'],
  ['with its end in asterisks', '*****567891', '3171015503950001567891', 'ending'],
  ['in another number', '1732500567891', '81234567891', undefined],
  ['in an id', 'a1f567891-77', '81234567891', undefined],
  ['six digits by themselves', '"otp":"482915"', '482915', 'raw'],
  ['six digits in a time', '1732482915000', '482915', undefined],
  ['an amount with dots', 'Rp23.456.781', '23456781', 'raw'],
])('digits %s: %s', (_, text, value, found) => {
  expect(foundIn(haystack(text), value)).toBe(found);
});

test('nothing is found in a text without canaries', () => {
  const values = Object.values(drawPerson());
  // Two random users may have the same date of birth.
  const others = Array.from({ length: 50 }, () =>
    Object.values(drawPerson()).filter((value) => !values.includes(value)),
  );
  const text = haystack(JSON.stringify(others));
  const found = values.filter((value) => foundIn(text, value) !== undefined);
  expect(found).toEqual([]);
});
