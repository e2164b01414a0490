import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { CategoryTile } from '../../../ui/widgets/category-tile';

const tileOf = (category: string | undefined) =>
  render(<CategoryTile category={category} name="Toko Baru" />).container.firstElementChild;

test('a known category has a pictogram, and any other shop its letter', () => {
  const tile = tileOf('GROCERY');
  expect(tile?.textContent).toBe('');
  expect(tile?.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  for (const category of [undefined, 'GARDEN', 'constructor'])
    expect(tileOf(category)?.textContent).toBe('T');
});
