import type { Language } from './locale';
import type { Rupiah } from './money';

type Digits = readonly string[];

const id: Digits = [
  'nol',
  'satu',
  'dua',
  'tiga',
  'empat',
  'lima',
  'enam',
  'tujuh',
  'delapan',
  'sembilan',
];

/** Words of a number from 1 to 999; none for 0. */
type Below1000 = (number: number) => readonly string[];

const idBelow1000: Below1000 = (number) => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const before = hundreds === 0 ? [] : hundreds === 1 ? ['seratus'] : [`${id[hundreds]}`, 'ratus'];
  const [tens, ones] = [Math.floor(rest / 10), rest % 10];
  const last = ones === 0 ? [] : [`${id[ones]}`];
  if (rest === 10) return [...before, 'sepuluh'];
  if (rest === 11) return [...before, 'sebelas'];
  if (tens === 1) return [...before, ...last, 'belas'];
  return [...before, ...(tens === 0 ? [] : [`${id[tens]}`, 'puluh']), ...last];
};

const enBelow20: Digits = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
];
const enTens: Digits = [
  '',
  '',
  'twenty',
  'thirty',
  'forty',
  'fifty',
  'sixty',
  'seventy',
  'eighty',
  'ninety',
];

const enBelow1000: Below1000 = (number) => {
  const [hundreds, rest] = [Math.floor(number / 100), number % 100];
  const before = hundreds === 0 ? [] : [`${enBelow20[hundreds]}`, 'hundred'];
  if (rest === 0) return before;
  const ones = rest % 10 === 0 ? '' : `-${enBelow20[rest % 10]}`;
  const last = rest < 20 ? `${enBelow20[rest]}` : `${enTens[Math.floor(rest / 10)]}${ones}`;
  return [...before, ...(hundreds === 0 ? [] : ['and']), last];
};

interface Numerals {
  readonly zero: string;
  readonly minus: string;
  readonly below1000: Below1000;
  /** The names of 1, 1,000, 1,000,000, and so on. */
  readonly scales: readonly string[];
}

const NUMERALS: Readonly<Record<Language, Numerals>> = {
  id: {
    zero: 'nol',
    minus: 'minus',
    below1000: idBelow1000,
    scales: ['', 'ribu', 'juta', 'miliar', 'triliun', 'kuadriliun'],
  },
  en: {
    zero: 'zero',
    minus: 'minus',
    below1000: enBelow1000,
    scales: ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion'],
  },
};

/**
 * Returns an amount of whole rupiah in words: "delapan ratus dua puluh dua ribu rupiah". Returns `undefined` for an
 * amount that is not whole, or so large that a number loses its last digits.
 */
export const amountInWords = (amount: Rupiah, language: Language): string | undefined => {
  if (!Number.isSafeInteger(amount)) return undefined;
  const { zero, minus, below1000, scales } = NUMERALS[language];
  const words: string[] = [];
  let rest = Math.abs(amount);
  for (const scale of scales) {
    const group = rest % 1000;
    rest = Math.floor(rest / 1000);
    if (group === 0) continue;
    // Indonesian has a word of its own for one thousand.
    const isSeribu = language === 'id' && scale === 'ribu' && group === 1;
    words.unshift(...(isSeribu ? ['seribu'] : [...below1000(group), scale].filter(Boolean)));
  }
  if (words.length === 0) words.push(zero);
  return [...(amount < 0 ? [minus] : []), ...words, 'rupiah'].join(' ');
};
