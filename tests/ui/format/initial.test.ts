import { expect, test } from 'vitest';
import { initialOf } from '../../../ui/format/initial';

test.each([
  ['kopi senja', 'K'],
  ['7 Rasa', '7'],
  ['🎉 pesta', 'P'],
  ['“Élan”', 'É'],
  ['𝒯oko', 'T'],
  ['𐐨', '𐐀'],
  ['متجر', 'م'],
  ['', '•'],
  ['🎉', '•'],
])('the initial of %j is %s', (name, initial) => {
  expect(initialOf(name)).toBe(initial);
});
