import { configure, PaylaterBillList } from '@paylater/embeds';
import { fireEvent, render, screen } from '@testing-library/react';
import { Bills } from './bills';

test('importing the elements does nothing', () => {
  expect(configure({ apiBase: 'https://paylater.example/api' })).toEqual({});
  expect(PaylaterBillList).toBeUndefined();
  expect(customElements.get('paylater-bill-list')).toBeUndefined();
});

test('a component with an element is drawn and receives its events', () => {
  const { container } = render(<Bills />);
  const list = container.querySelector('paylater-bill-list')!;
  expect(list.getAttribute('type')).toBe('current');
  expect(list.hasAttribute('tokenprovider')).toBe(false);
  expect(screen.getByText('Not available right now.').getAttribute('slot')).toBe('fallback');
  fireEvent(list, new CustomEvent('paylater-open', { bubbles: true, detail: { what: 'bills' } }));
  expect(screen.getByRole('status').textContent).toBe('bills');
});
