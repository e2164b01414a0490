import dayjs, { type Dayjs } from 'dayjs';
import indonesian from 'dayjs/locale/id';
import utc from 'dayjs/plugin/utc';
import { type Day, type Instant, startOf, wib } from '../../domain/kernel/instant';
import type { Language } from '../../domain/session/locale';

dayjs.extend(utc);
// Short months are the first three letters of the long ones, as in English; the package has `Agt` for August.
const { months = [] } = indonesian;
dayjs.locale(
  { ...indonesian, monthsShort: months.map((name) => name.slice(0, 3)) },
  undefined,
  true,
);

/**
 * Jakarta's calendar and clock in fields of UTC: dayjs counts a `utcOffset` in the device's zone, whose summer time
 * leaves hours out.
 */
const inJakarta = (at: Instant): Dayjs => dayjs.utc(at + wib);

/** Whether it is the same day in Jakarta. */
export const isSameDay = (one: Instant, other: Instant): boolean =>
  inJakarta(one).isSame(inJakarta(other), 'day');

/** `18 April 2025`, the day it is in Jakarta. */
export const formatDay = (at: Instant, language: Language): string =>
  inJakarta(at).locale(language).format('D MMMM YYYY');

/** `18 Apr 2025`; every short name of both languages is the long one's first three letters. */
export const formatShortDay = (at: Instant, language: Language): string =>
  inJakarta(at).locale(language).format('D MMM YYYY');

/** `April 2025` for `2025-04`. */
export const formatMonth = (month: string, language: Language): string =>
  dayjs.utc(`${month}-01`).locale(language).format('MMMM YYYY');

/** `01:00 WIB`, Jakarta's clock in both languages. */
export const formatTime = (at: Instant): string => inJakarta(at).format('HH:mm [WIB]');

/** `18 April 2025, 01:00 WIB`, or `18 April 2025` for a day without an hour. */
export const formatDayTime = (at: Instant | Day, language: Language): string => {
  const day = formatDay(startOf(at), language);
  return typeof at === 'number' ? `${day}, ${formatTime(at)}` : day;
};

/** The time of `at`, with the day before it unless that is today in Jakarta: `01:00 WIB`, `18 April 2025, 01:00 WIB`. */
export const formatMoment = (at: Instant, now: Instant, language: Language): string => {
  const time = formatTime(at);
  return isSameDay(at, now) ? time : `${formatDay(at, language)}, ${time}`;
};
