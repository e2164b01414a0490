import dayjs, { type Dayjs } from 'dayjs';
import utc from 'dayjs/plugin/utc';
import { type Day, type Instant, startOf, wib } from '../../domain/kernel/instant';
import type { Language } from '../../domain/kernel/locale';
import { indonesianMonths } from './months';

dayjs.extend(utc);
// Short months are the first three letters of the long ones, as in English.
const monthsShort = indonesianMonths.map((name) => name.slice(0, 3));
const names = { months: [...indonesianMonths], monthsShort };
dayjs.locale({ name: 'id', ...names, formats: {}, relativeTime: {} }, undefined, true);

/**
 * Returns Jakarta's date and time in UTC fields: dayjs computes a `utcOffset` in the device's time zone, where the
 * change to summer time skips hours.
 */
const inJakarta = (at: Instant): Dayjs => dayjs.utc(at + wib);

/** Returns whether both instants are on the same day in Jakarta. */
export const isSameDay = (one: Instant, other: Instant): boolean =>
  inJakarta(one).isSame(inJakarta(other), 'day');

/** Returns the formatters of days and times in a language, by Jakarta's calendar and clock. */
export const datesIn = (language: Language) => {
  const write = (at: Dayjs, pattern: string): string => at.locale(language).format(pattern);
  const day = (at: Instant): string => write(inJakarta(at), 'D MMMM YYYY');
  const time = (at: Instant): string => write(inJakarta(at), 'HH:mm [WIB]');
  return {
    /** `18 April 2025` */
    day,
    /** `18 Apr 2025`; every short name of both languages is the first three letters of the long one. */
    shortDay: (at: Instant): string => write(inJakarta(at), 'D MMM YYYY'),
    /** `April 2025` for `2025-04` */
    month: (month: string): string => write(dayjs.utc(`${month}-01`), 'MMMM YYYY'),
    /** `01:00 WIB` in both languages */
    time,
    /** `18 April 2025, 01:00 WIB`, or `18 April 2025` for a day without an hour */
    dayTime: (at: Instant | Day): string =>
      typeof at === 'number' ? `${day(at)}, ${time(at)}` : day(startOf(at)),
    /** The time, with the day unless that is today: `01:00 WIB`, `18 April 2025, 01:00 WIB` */
    moment: (at: Instant, now: Instant): string =>
      isSameDay(at, now) ? time(at) : `${day(at)}, ${time(at)}`,
  };
};
