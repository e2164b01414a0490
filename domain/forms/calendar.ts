import type { HardCode } from './codes';

const pad = (part: string): string => part.padStart(2, '0');

const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

/** Returns whether a date exists. `month` counts from 1. */
export const isRealDay = (year: number, month: number, day: number): boolean => {
  const leap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = month === 2 && leap ? 29 : (lengths[month - 1] ?? 0);
  return day >= 1 && day <= length;
};

const isReal = (iso: string): boolean => {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return isRealDay(year, month, day);
};

const dayFirst = /^([0-9]{1,2})[ /.-]+([0-9]{1,2})[ /.-]+([0-9]{4})$/;
const yearFirst = /^([0-9]{4})[ /.-]+([0-9]{1,2})[ /.-]+([0-9]{1,2})$/;
/** Digits only, since keypads have neither space nor slash. */
const run = /^([0-9]{2})([0-9]{2})([0-9]{4})$/;
const yearRun = /^([0-9]{4})([0-9]{2})([0-9]{2})$/;

/**
 * Reads `27 03 1995`, `27/03/1995`, `27031995` or `1995-03-27` as `1995-03-27`. The date may not exist. Returns
 * `undefined` when the text does not have three parts.
 */
export const readDate = (text: string): string | undefined => {
  const iso = (pattern: RegExp, order: readonly [number, number, number]): string | undefined => {
    const parts = pattern.exec(text);
    if (!parts) return undefined;
    const [year, month, day] = order.map((at) => parts[at] ?? '');
    return `${year}-${pad(month ?? '')}-${pad(day ?? '')}`;
  };
  const together = [iso(run, [3, 2, 1]), iso(yearRun, [1, 2, 3])];
  return (
    iso(dayFirst, [3, 2, 1]) ??
    iso(yearFirst, [1, 2, 3]) ??
    together.find((date) => date !== undefined && isReal(date)) ??
    together[0]
  );
};

/** Returns why a clean text is no birth date: a real day from 1900 on, before `today` (`YYYY-MM-DD`). */
export const birthDateProblem = (date: string, today: string): HardCode | undefined => {
  if (!/^[0-9]{4}-[0-9]{2}-[0-9]{2}$/.test(date)) return 'dateFormat';
  if (!isReal(date)) return 'dateReal';
  if (date >= today) return 'dateFuture';
  return date < '1900-01-01' ? 'dateYear' : undefined;
};
