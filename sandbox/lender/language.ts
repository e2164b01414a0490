import type { Entry } from './records';
import type { Ctx } from './world';

/** The few texts that the server itself provides, in the language of the request. */

export type Locale = Ctx['locale'];

export const say = (locale: Locale, id: string, en: string): string => (locale === 'en' ? en : id);

const months: Readonly<Record<Locale, string>> = {
  id: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
  en: 'January February March April May June July August September October November December',
};

/** `2025-04` as `April 2025`. */
export const monthName = (month: string, locale: Locale): string => {
  const [year = '', number = '1'] = month.split('-');
  return `${months[locale].split(' ')[Number(number) - 1] ?? ''} ${year}`;
};

/** `2025-04-30` as `30 April 2025`. */
export const dayName = (date: string, locale: Locale): string =>
  `${Number(date.slice(8))} ${monthName(date.slice(0, 7), locale)}`;

/** A late fee is named after its month, any other entry after the other party. */
export const titleOf = ({ kind, title }: Entry, locale: Locale): string =>
  kind === 'FEE'
    ? say(locale, `Denda ${monthName(title, locale)}`, `Late fee of ${monthName(title, locale)}`)
    : title;
