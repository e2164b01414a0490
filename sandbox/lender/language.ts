import type { LedgerEntry } from './records';
import type { Ctx } from './world';

/** The few texts that the server itself provides, in the language of the request. */

export type Locale = Ctx['locale'];

export const say = (locale: Locale, id: string, en: string): string => (locale === 'en' ? en : id);

const months: Readonly<Record<Locale, string>> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  en: 'January February March April May June July August September October November December',
};

/** Writes `2025-04` as `April 2025`. */
export const monthName = (month: string, locale: Locale): string => {
  const [year = '', number = '1'] = month.split('-');
  return `${months[locale].split(' ')[Number(number) - 1] ?? ''} ${year}`;
};

/** Writes `2025-04-30` as `30 April 2025`. */
export const dayName = (date: string, locale: Locale): string =>
  `${Number(date.slice(8))} ${monthName(date.slice(0, 7), locale)}`;

/** Returns the title of an entry: a late fee has that of its month, a new loan its kind, any other the other party. */
export const titleOf = ({ kind, loan, title }: LedgerEntry, locale: Locale): string => {
  if (loan === 'NEW_LOAN') return say(locale, title, 'Bill instalments');
  return kind === 'FEE'
    ? say(locale, `Denda ${monthName(title, locale)}`, `Late fee of ${monthName(title, locale)}`)
    : title;
};
