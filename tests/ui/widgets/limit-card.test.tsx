import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LimitCard } from '../../../ui/widgets/limit-card';

const texts = {
  title: 'Limit kamu',
  used: 'Terpakai',
  available: 'Tersedia',
  total: 'Total limit',
  temporary: 'Limit sementara',
};
const parts = { used: 1_250_000, available: 6_250_000 };
const line = { total: 7_500_000, parts, texts };

const amounts = (container: HTMLElement): (string | undefined)[] =>
  [...container.querySelectorAll<HTMLElement>('[data-amount]')].map((it) => it.dataset['amount']);

/** Returns the hatched parts of the gauge, with their positions and widths. */
const hatched = (container: HTMLElement) =>
  [...container.querySelectorAll<SVGRectElement>('[data-hatched]')].map((it) => [
    it.dataset['hatched'],
    it.getAttribute('x'),
    it.getAttribute('width'),
  ]);

test('its headline is what can be spent', () => {
  const { container } = render(<LimitCard {...line} />);
  expect(amounts(container)).toEqual(['6250000', '1250000', '7500000']);
  expect(container.querySelector('.amount--headline')?.parentElement?.textContent).toContain(
    'Tersedia',
  );
  expect(screen.getByText('Total limit').tagName).toBe('DT');
});

test('without known parts the headline is the total limit, and no part is shown as zero', () => {
  const { container } = render(<LimitCard {...line} parts={undefined} />);
  expect(amounts(container)).toEqual(['7500000']);
  expect(screen.queryByText('Tersedia')).toBe(null);
  expect(container.querySelector('.limit-gauge')).toBe(null);
});

test('a temporary limit has its own line and segment', () => {
  const { container } = render(
    <LimitCard {...line} temporary={{ amount: 1_500_000, until: 'sampai 30 April 2025' }} />,
  );
  expect(amounts(container)).toEqual(['6250000', '1250000', '7500000', '1500000']);
  expect(screen.getByText(/^Limit sementara .*sampai 30 April 2025$/)).toBeTruthy();
  expect(hatched(container)).toEqual([['free', '80%', '20%']]);
});

test.each([
  [
    'in part',
    900_000,
    [
      ['free', '70%', '30%'],
      ['used', '50%', '20%'],
    ],
  ],
  ['whole', 0, [['used', '50%', '50%']]],
])('a temporary limit that is used %s is as wide as its amount', (_, available, shown) => {
  const used = 3_000_000 - available;
  const { container } = render(
    <LimitCard
      {...line}
      total={3_000_000}
      parts={{ used, available }}
      temporary={{ amount: 1_500_000 }}
    />,
  );
  expect(hatched(container)).toEqual(shown);
});

test('a screen reader reads the figures, and not the gauge that repeats them', () => {
  const { container } = render(<LimitCard {...line} />);
  expect(container.querySelector('.limit-gauge')?.getAttribute('aria-hidden')).toBe('true');
});

test('earlier values are marked, dated and not offered as amounts', () => {
  const { container } = render(<LimitCard {...line} stale note="per 14:05 WIB" />);
  expect(amounts(container)).toEqual([]);
  expect(container.querySelectorAll('[data-stale]')).toHaveLength(3);
  expect(screen.getByText('per 14:05 WIB')).toBeTruthy();
});
