import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from '../../../domain/kernel/amount-words';
import { languages } from '../../../domain/kernel/locale';
import { spokenLine } from '../../../domain/kernel/spoken';
import { formatRupiah } from '../../../ui/format/rupiah';

test.each([
  ['Bayar Rp822.000', 'Bayar delapan ratus dua puluh dua ribu rupiah'],
  [
    'Kamu bayar Rp27.687/bulan.',
    'Kamu bayar dua puluh tujuh ribu enam ratus delapan puluh tujuh rupiah/bulan.',
  ],
  ['Sisanya Rp1.000.', 'Sisanya seribu rupiah.'],
  ['822.000 rupiah', 'delapan ratus dua puluh dua ribu rupiah'],
  ['1,822,000 rupiah', 'satu juta delapan ratus dua puluh dua ribu rupiah'],
  ['Refund -Rp5.000 dan Rp0', 'Refund minus lima ribu rupiah dan nol rupiah'],
  ['−822.000 rupiah', 'minus delapan ratus dua puluh dua ribu rupiah'],
  ['8077 0812 3456 78', '8 0 7 7, 0 8 1 2, 3 4 5 6, 7 8'],
  ['Nomor 80770812', 'Nomor 8 0 7 7, 0 8 1 2'],
  // Without whole rupiah the line is unchanged.
  ['Rp1.5', 'Rp1.5'],
  ['Rp12.34.567', 'Rp12.34.567'],
  ['Rp•••••', 'Rp•••••'],
  ['SGD 1.500', 'SGD 1.500'],
  ['30 November 2026, 10.00 WIB', '30 November 2026, 10.00 WIB'],
  ['Cicilan 3 dari 12', 'Cicilan 3 dari 12'],
])('%j is read as %j', (written, spoken) => {
  expect(spokenLine(written, 'id')).toBe(spoken);
});

test('every amount that a page can show is read in words', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), fc.constantFrom(...languages), (amount, language) => {
      const words = amountInWords(amount, language) ?? '';
      expect(spokenLine(`a ${formatRupiah(amount)} b`, language)).toBe(`a ${words} b`);
    }),
  );
});
