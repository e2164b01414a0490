import { type Instant, jakartaDay, toWire } from '../../domain/kernel/instant';
import type { ElementLanguage } from '../core/attributes';
import { indonesianMonths } from '../../ui/format/months';

/** A date library would be a fifth of the elements' weight. tests/embeds/date.test.ts compares these with the app's. */
const months: Record<ElementLanguage, readonly string[]> = {
  id: indonesianMonths,
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
};

const write = (at: Instant, language: ElementLanguage, letters: number | undefined): string => {
  const [year = '', month = '', day = ''] = jakartaDay(at).split('-');
  const name = months[language][Number(month) - 1] ?? '';
  return `${Number(day)} ${name.slice(0, letters)} ${year}`;
};

/** Formats a day as `18 April 2025`, in Jakarta. */
export const formatDay = (at: Instant, language: ElementLanguage): string =>
  write(at, language, undefined);

/** Formats a day as `18 Apr 2025`. Every short name of both languages is the first three letters of the long one. */
export const formatShortDay = (at: Instant, language: ElementLanguage): string =>
  write(at, language, 3);

/** Formats a time as `01:00 WIB`, Jakarta's time in both languages. */
export const formatTime = (at: Instant): string => `${toWire(at).slice(11, 16)} WIB`;

/** Formats a time as `01:00 WIB`, with the day unless it is today in Jakarta: `01:00 WIB, 18 Apr 2025`. */
export const formatAge = (at: Instant, now: Instant, language: ElementLanguage): string =>
  jakartaDay(at) === jakartaDay(now)
    ? formatTime(at)
    : `${formatTime(at)}, ${formatShortDay(at, language)}`;
