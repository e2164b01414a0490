import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountInWords } from '../../../domain/kernel/amount-words';

test.each([
  [0, 'nol rupiah', 'zero rupiah'],
  [1, 'satu rupiah', 'one rupiah'],
  [10, 'sepuluh rupiah', 'ten rupiah'],
  [11, 'sebelas rupiah', 'eleven rupiah'],
  [12, 'dua belas rupiah', 'twelve rupiah'],
  [21, 'dua puluh satu rupiah', 'twenty-one rupiah'],
  [100, 'seratus rupiah', 'one hundred rupiah'],
  [1_000, 'seribu rupiah', 'one thousand rupiah'],
  [1_001, 'seribu satu rupiah', 'one thousand one rupiah'],
  [11_000, 'sebelas ribu rupiah', 'eleven thousand rupiah'],
  [101_000, 'seratus satu ribu rupiah', 'one hundred and one thousand rupiah'],
  [
    822_000,
    'delapan ratus dua puluh dua ribu rupiah',
    'eight hundred and twenty-two thousand rupiah',
  ],
  [1_000_000, 'satu juta rupiah', 'one million rupiah'],
  [
    1_500_250,
    'satu juta lima ratus ribu dua ratus lima puluh rupiah',
    'one million five hundred thousand two hundred and fifty rupiah',
  ],
  [1_000_000_000_000_000, 'satu kuadriliun rupiah', 'one quadrillion rupiah'],
  [-75_000, 'minus tujuh puluh lima ribu rupiah', 'minus seventy-five thousand rupiah'],
])('%d in words', (amount, id, en) => {
  expect([amountInWords(amount, 'id'), amountInWords(amount, 'en')]).toEqual([id, en]);
});

test.each([0.5, Number.NaN, Infinity, 2 ** 60])('%d has no words', (amount) => {
  expect(amountInWords(amount, 'id')).toBeUndefined();
});

const numbers: Readonly<Record<'id' | 'en', Readonly<Record<string, number>>>> = {
  id: {
    nol: 0,
    satu: 1,
    dua: 2,
    tiga: 3,
    empat: 4,
    lima: 5,
    enam: 6,
    tujuh: 7,
    delapan: 8,
    sembilan: 9,
    sepuluh: 10,
    sebelas: 11,
    seratus: 100,
    seribu: 1_000,
  },
  en: {
    zero: 0,
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    thirteen: 13,
    fourteen: 14,
    fifteen: 15,
    sixteen: 16,
    seventeen: 17,
    eighteen: 18,
    nineteen: 19,
    twenty: 20,
    thirty: 30,
    forty: 40,
    fifty: 50,
    sixty: 60,
    seventy: 70,
    eighty: 80,
    ninety: 90,
  },
};
const factors: Readonly<Record<string, number>> = { puluh: 10, ratus: 100, hundred: 100 };
const scales: Readonly<Record<string, number>> = {
  ribu: 1e3,
  juta: 1e6,
  miliar: 1e9,
  triliun: 1e12,
  kuadriliun: 1e15,
  thousand: 1e3,
  million: 1e6,
  billion: 1e9,
  trillion: 1e12,
  quadrillion: 1e15,
};

/** Reads an amount back from its words, as a person adds them up. */
const read = (words: string, language: 'id' | 'en'): number => {
  const parts = words.split(/[ -]/);
  const isNegative = parts[0] === 'minus';
  let [total, group, last] = [0, 0, 0];
  for (const part of parts.slice(isNegative ? 1 : 0, -1)) {
    const [factor, scale] = [factors[part], scales[part]];
    if (part === 'and') continue;
    if (part === 'belas') last += 10;
    else if (factor !== undefined) [group, last] = [group + last * factor, 0];
    else if (scale !== undefined) [total, group, last] = [total + (group + last) * scale, 0, 0];
    else [group, last] = [group + last, numbers[language][part] ?? Number.NaN];
  }
  return (total + group + last) * (isNegative ? -1 : 1);
};

test.each(['id', 'en'] as const)('every amount can be read back from its words: %s', (language) => {
  const sizes = Array.from({ length: 16 }, (_, zeros) =>
    fc.integer({ min: -999, max: 999 }).map((digits) => digits * 10 ** Math.min(zeros, 12)),
  );
  const any = fc.oneof(
    fc.integer({ min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER }),
    ...sizes,
  );
  fc.assert(
    fc.property(any, (amount) => {
      const words = amountInWords(amount, language) ?? '';
      expect(words).toMatch(/ rupiah$/);
      expect(words).not.toMatch(/ {2}|undefined/);
      expect(read(words, language) + 0).toBe(amount + 0);
    }),
    { numRuns: 2_000 },
  );
});

test.each(['id', 'en'] as const)('two amounts never have the same words: %s', (language) => {
  const seen = new Set<string | undefined>();
  for (let amount = 0; amount <= 12_000; amount += 1) seen.add(amountInWords(amount, language));
  expect(seen.size).toBe(12_001);
});
