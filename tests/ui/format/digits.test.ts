import { expect, test } from 'vitest';
import { formatPhone, groupOfFour, groupPhone } from '../../../ui/format/digits';

test.each([
  ['', ''],
  ['1234', '1234'],
  ['12345', '1234 5'],
  ['1239008123456789', '1239 0081 2345 6789'],
])('%s is shown in groups of four: %s', (digits, text) => {
  expect(groupOfFour(digits)).toBe(text);
});

test.each([
  ['+6281234567890', '0812 3456 7890'],
  ['081234567890', '0812 3456 7890'],
  ['+628123456789', '0812 3456 789'],
  ['0812345678901', '0812 3456 78901'],
  ['+62215551234', '0215551234'],
  ['+6591234567', '+6591234567'],
  ['saved long ago', 'saved long ago'],
])('%s is shown as %s', (number, text) => {
  expect(formatPhone(number)).toBe(text);
});

test.each([
  ['0812', '0812'],
  ['08123', '0812 3'],
  ['0812 34567', '0812 3456 7'],
  ['0812345678901', '0812 3456 78901'],
  ['0812-3456 7890', '0812-3456 7890'],
  ['+6281234567890', '+6281234567890'],
  ['0215551234', '0215551234'],
])('%s is grouped while typing as %s', (typed, text) => {
  expect(groupPhone(typed)).toBe(text);
});
