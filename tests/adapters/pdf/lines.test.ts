import { expect, test } from 'vitest';
import { textSidesOf } from '../../../adapters/pdf/lines';

type Items = Parameters<typeof textSidesOf>[0];

const text = (str: string, x: number, width: number, turn = 0) => ({
  str,
  width,
  transform: [10, turn, 0, 10, x, 700],
});
const page = { viewBox: [100, 0, 700, 800], rotation: 0 };
const sides = (items: readonly object[], view = page) => textSidesOf(items as Items, view);

test('the sides of a text are those of its widest lines, on a page that begins anywhere', () => {
  const items = [text('Pasal 1', 160, 60), text('Pokok', 220, 420), text(' ', 0, 900)];
  expect(sides(items)).toEqual({ left: 0.1, right: 0.9 });
});

test('a text beyond the paper ends with it', () => {
  expect(sides([text('Pasal', 40, 900)])).toEqual({ left: 0, right: 1 });
});

test.each([
  ['no text', [], page],
  ['turned text', [text('Pasal', 160, 60, 5)], page],
  ['a turned page', [text('Pasal', 160, 60)], { ...page, rotation: 90 }],
])('%s has no known sides', (_, items, view) => {
  expect(sides(items, view)).toBe(undefined);
});
