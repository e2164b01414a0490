import { cleanup, render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HiddenAmounts } from '../../../ui/format/hidden-amounts';
import { SpokenThousands } from '../../../ui/format/spoken-thousands';
import { Amount } from '../../../ui/kit/amount';
import { DigitsOnly } from '../../../ui/kit/digits-only';
import { said } from '../../../ui/kit/said';

const show = (amount: React.ReactElement): HTMLElement =>
  render(amount).container.firstElementChild as HTMLElement;

test.each([
  [1_500_000, 'Rp1.500.000', '1500000'],
  [-1_500_000, '−Rp1.500.000', '-1500000'],
  [0, 'Rp0', '0'],
])('%d is shown with its currency and carries the whole rupiah', (value, seen, carried) => {
  const amount = show(<Amount value={value} />);
  expect(amount.textContent).toBe(`${seen} rupiah`);
  expect(amount.querySelector('.visually-hidden')?.textContent).toBe(' rupiah');
  expect(amount.dataset['amount']).toBe(carried);
});

test.each([
  [-45_000, 'IDR', '+Rp45.000 rupiah'],
  [-45_000, 'SGD', '+SGD 45.000'],
  [45_000, 'IDR', '+Rp45.000 rupiah'],
  [0, 'IDR', 'Rp0 rupiah'],
])('%d %s as money in is shown as %s and keeps its value', (value, currency, seen) => {
  const amount = show(<Amount value={value} currency={currency} isIn />);
  expect(amount.textContent).toBe(seen);
  expect(amount.dataset['amount']).toBe(String(value));
});

test('a screen reader reads it without the currency sign', () => {
  const amount = show(<Amount value={1_500_000} />);
  amount.querySelector('[aria-hidden]')?.remove();
  expect(amount.textContent).toBe('1.500.000 rupiah');
});

/** Returns what is heard of an element, and what is seen of it. */
const heardOf = (element: HTMLElement) => {
  const copies = [element.cloneNode(true), element.cloneNode(true)] as HTMLElement[];
  const [heard, seen] = copies;
  for (const it of heard?.querySelectorAll('[aria-hidden="true"]') ?? []) it.remove();
  for (const it of seen?.querySelectorAll('.visually-hidden') ?? []) it.remove();
  return [heard?.textContent, seen?.textContent];
};

test('an English voice gets commas, since it reads a dot as a decimal point', () => {
  const amount = show(
    <SpokenThousands value=",">
      <Amount value={-1_500_000} digitsOnly />
    </SpokenThousands>,
  );
  expect(heardOf(amount)).toEqual(['−1,500,000 rupiah', '−Rp1.500.000']);
});

test.each([
  ['Bayar Rp825.000', 'Bayar 825.000 rupiah', 'Bayar Rp825.000'],
  ['Rp1, lalu Rp2.000.', '1 rupiah, lalu 2.000 rupiah.', 'Rp1, lalu Rp2.000.'],
  ['Terlambat: Rp•••••', 'Terlambat: tersembunyi', 'Terlambat: Rp•••••'],
  ['SGD ••••• lagi', 'tersembunyi lagi', 'SGD ••••• lagi'],
  ['ke •••• 5678', 'ke 5678', 'ke •••• 5678'],
  ['Cicilan · Rp10', 'Cicilan 10 rupiah', 'Cicilan · Rp10'],
])('%s in a text is heard as "%s" and seen as it is', (text, heard, seen) => {
  const { container } = render(
    <HiddenAmounts value="tersembunyi">
      <p>{said(text)}</p>
    </HiddenAmounts>,
  );
  expect(heardOf(container)).toEqual([heard, seen]);
});

test('a text without amounts or dots stays a text', () => {
  expect([said('Bayar nanti'), said(7), said(undefined)]).toEqual(['Bayar nanti', 7, undefined]);
});

test('another currency is shown by its code and is not called rupiah', () => {
  expect(show(<Amount value={1500} currency="SGD" />).textContent).toBe('SGD 1.500');
});

test.each([
  [1_500_000, undefined, 'Rp•••••'],
  [-7, undefined, 'Rp•••••'],
  [1500, 'SGD', 'SGD •••••'],
])(
  'a hidden amount of %d shows no digit and no sign, and keeps its value for tests',
  (value, currency, seen) => {
    const amount = show(
      <HiddenAmounts value="nominal disembunyikan">
        <Amount value={value} currency={currency} digitsOnly />
      </HiddenAmounts>,
    );
    expect(amount.textContent).toBe(`${seen}nominal disembunyikan`);
    expect(amount.querySelector('[aria-hidden]')?.textContent).toBe(seen);
    expect(amount.dataset['amount']).toBe(String(value));
  },
);

test('an earlier value is marked as stale and not offered as the amount', () => {
  const amount = show(<Amount value={1500} stale />);
  expect(amount.hasAttribute('data-stale')).toBe(true);
  expect(amount.hasAttribute('data-amount')).toBe(false);
});

test.each([
  ['an amount', (value: number) => <Amount value={value} />],
  ['an amount in another currency', (value: number) => <Amount value={value} currency="SGD" />],
  ['an amount to be copied', (value: number) => <Amount value={value} digitsOnly />],
  ['a number in groups', (value: number) => <DigitsOnly text={`1234 ${value}`} />],
])('after a translation nothing of %s remains when another one is shown', (_, show) => {
  const { container, rerender } = render(<p>{show(1_500_000)}</p>);
  expect(container.querySelector('[translate="no"]')?.textContent).toBe(container.textContent);
  const texts = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  const found: Node[] = [];
  while (texts.nextNode()) found.push(texts.currentNode);
  for (const text of found) {
    const font = document.createElement('font');
    text.parentNode?.replaceChild(font, text);
    font.append(text.cloneNode());
  }
  rerender(<p>{show(-7)}</p>);
  const translated = container.textContent;
  cleanup();
  expect(translated).toBe(render(<p>{show(-7)}</p>).container.textContent);
});
