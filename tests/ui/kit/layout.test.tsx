import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Card } from '../../../ui/kit/card';
import { EmptyState } from '../../../ui/kit/empty-state';
import { Section } from '../../../ui/kit/section';
import { Stepper } from '../../../ui/kit/stepper';

test('a card with a title is a region with that name, and a card without a title is not a region', () => {
  const { rerender } = render(<Card title="Tagihan">Rp0</Card>);
  expect(screen.getByRole('region', { name: 'Tagihan' }).textContent).toContain('Rp0');
  rerender(<Card>Rp0</Card>);
  expect(screen.queryByRole('region')).toBeNull();
});

test('a section of a form contains its heading and its fields', () => {
  render(
    <Section title="Pekerjaan" hint="Untuk menghitung limitmu">
      <input aria-label="Tempat kerja" />
    </Section>,
  );
  const section = screen.getByRole('region', { name: 'Pekerjaan' });
  expect(section.contains(screen.getByRole('heading', { level: 2 }))).toBe(true);
  expect(section.contains(screen.getByLabelText('Tempat kerja'))).toBe(true);
});

test('a stepper shows the step as text and draws one mark for each step', () => {
  const { container } = render(<Stepper text="Langkah 2 dari 4" step={2} steps={4} />);
  expect(screen.getByText('Langkah 2 dari 4')).toBeTruthy();
  expect(container.querySelectorAll('.stepper__mark')).toHaveLength(4);
  expect(container.querySelectorAll('.stepper__mark--done')).toHaveLength(2);
  expect(container.querySelector('.stepper__marks')?.getAttribute('aria-hidden')).toBe('true');
});

test('an empty state shows what will appear', () => {
  render(
    <EmptyState picture={<svg />} title="Belum ada transaksi" action={<button>Belanja</button>}>
      Transaksi pertamamu akan tercatat di sini.
    </EmptyState>,
  );
  expect(screen.getByRole('heading', { name: 'Belum ada transaksi' })).toBeTruthy();
  expect(screen.getByText(/tercatat di sini/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Belanja' })).toBeTruthy();
});
