import { amountInWords } from './amount-words';
import type { Language } from './locale';

/** An amount as pages write it: `−Rp822.000`, or `−822.000 rupiah` where the unit is read by its name, in English with commas. */
const amounts = /([-−]?)(?:Rp(\d{1,3}(?:\.\d{3})*)(?![.\d]*\d)|(\d{1,3}(?:[.,]\d{3})*) rupiah)/g;

/** A reference or an account number: eight digits or more, perhaps in groups. */
const numbers = /\d(?: ?\d){7,}/g;

/**
 * Returns a line of a page as a voice should read it: amounts in words, and long numbers digit by digit in groups of
 * four. Other text is unchanged.
 */
export const spokenLine = (line: string, language: Language): string =>
  line
    .replaceAll(amounts, (written, sign: string, short?: string, long?: string) => {
      const digits = (short ?? long ?? '').replaceAll(/[.,]/g, '');
      return amountInWords(Number(digits) * (sign === '' ? 1 : -1), language) ?? written;
    })
    .replaceAll(numbers, (written) =>
      (written.replaceAll(' ', '').match(/.{1,4}/g) ?? [])
        .map((group) => [...group].join(' '))
        .join(', '),
    );
