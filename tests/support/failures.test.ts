import { expect, test } from 'vitest';
import { differences, repeated } from './failures';

test('a large table names the first five differences, and counts the others', () => {
  const cases = Array.from({ length: 20 }, (_, n) => [`row ${n}`, n % 2, 1] as const);
  expect(differences(cases)).toEqual([
    'row 0: 0, not 1',
    'row 2: 0, not 1',
    'row 4: 0, not 1',
    'row 6: 0, not 1',
    'row 8: 0, not 1',
    'and 5 more',
  ]);
  expect(differences([['row', { a: undefined }, { a: undefined }]])).toEqual([]);
  expect(differences([['row', undefined, '']])).toEqual(['row: undefined, not ""']);
});

test('repeated values are named', () => {
  expect(repeated(['a', 'b', 'a', 'c', 'a', 'b'])).toEqual(['a', 'b']);
  expect(repeated(['a', 'b'])).toEqual([]);
});
