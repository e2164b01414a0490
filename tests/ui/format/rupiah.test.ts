import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRupiah, groupDigits } from '../../../ui/format/rupiah';

test.each([
  [0, 'Rp0'],
  [1, 'Rp1'],
  [999, 'Rp999'],
  [1000, 'Rp1.000'],
  [50_000, 'Rp50.000'],
  [1_500_000, 'Rp1.500.000'],
  [-1_500_000, '-Rp1.500.000'],
  [-999, '-Rp999'],
  [Number.MAX_SAFE_INTEGER, 'Rp9.007.199.254.740.991'],
])('%d rupiah is written %s', (amount, text) => {
  expect(formatRupiah(amount)).toBe(text);
});

test('another currency shows its code', () => {
  expect(formatRupiah(1500, 'SGD')).toBe('SGD 1.500');
  expect(formatRupiah(-1500, 'USD')).toBe('-USD 1.500');
});

const safe = fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

test('every shown amount can be read back, and holds no no-break space', () => {
  fc.assert(
    fc.property(safe, fc.constantFrom('IDR', 'SGD'), (amount, currency) => {
      const shown = formatRupiah(amount, currency);
      expect(shown).toMatch(/^-?(Rp|SGD )\d{1,3}(\.\d{3})*$/);
      // `+ 0` turns a negative zero into zero.
      expect(Number(shown.replace(/Rp|SGD |\./g, '')) + 0).toBe(amount + 0);
    }),
  );
});

test('text with other characters than digits is not grouped', () => {
  for (const text of ['', '5 juta', '-1500', '1.500']) expect(groupDigits(text)).toBe(text);
});
