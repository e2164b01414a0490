import type { Instant } from '../kernel/instant';
import { jakartaMonth } from '../kernel/instant';
import type { Loaded } from './paging';

/** How many months can be opened before the history is loaded that far. */
const offered = 13;

/** Returns the previous month: `2025-12` for `2026-01`. */
export const monthBefore = (month: string): string => {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
};

/** Returns the months that can be opened, newest first: those with rows, and a year back until all is loaded. */
export const monthsToOpen = (
  { rows, ended }: Pick<Loaded, 'rows' | 'ended'>,
  now: Instant,
): readonly string[] => {
  const withRows = [...new Set(rows.map(({ month }) => month))];
  if (ended) return withRows;
  const back: string[] = [jakartaMonth(now)];
  while (back.length < offered) back.push(monthBefore(back[back.length - 1] ?? ''));
  return [...new Set([...withRows, ...back])].sort().reverse();
};

/** Returns the month of the history that an address requests: `?month=2025-04`. */
export const monthIn = (query: string): string | undefined => {
  const month = new URLSearchParams(query).get('month') ?? '';
  return /^20\d\d-(?:0[1-9]|1[0-2])$/.test(month) ? month : undefined;
};
