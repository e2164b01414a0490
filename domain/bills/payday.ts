import { day, type Instant, jakartaDay, startOf } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { UNREAD, type Unread } from '../kernel/unread';
import type { ReadBills } from './read-bills';

/** The last day of a month that can be a payday; in a shorter month, its own last day is. */
export const lastPayday = 31;

export const isPayday = (value: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= lastPayday;

const dayOfMonth = (at: Instant): number => Number(jakartaDay(at).slice(8));

/** Returns whether a day in Jakarta is the payday: the chosen day, or the last one of a month without it. */
const isOn = (at: Instant, payday: number): boolean =>
  dayOfMonth(at) === payday || (dayOfMonth(at) < payday && dayOfMonth(at + day) === 1);

/** Returns the start of the next payday in Jakarta, which is never today. */
export const nextPayday = (payday: number, now: Instant): Instant => {
  let at = startOf(jakartaDay(now)) + day;
  while (!isOn(at, payday)) at += day;
  return at;
};

/** The number of bills that are due before a day, and their sum, late fees included. */
export interface DueBefore {
  readonly amount: Rupiah;
  readonly count: number;
}

/** Returns whether each bill of a list is known, with its due day, and the rows add up to the total. */
const isKnown = ({ bills, total, isWhole, unlisted }: ReadBills): boolean =>
  isWhole &&
  unlisted === undefined &&
  bills.every(({ currency, dueTime }) => currency === 'IDR' && dueTime !== undefined) &&
  bills.reduce((sum, { whole }) => sum + whole, 0) === total;

/** Returns what is due before a moment, late bills included; unread unless every bill of the lists is known. */
export const dueBefore = (books: readonly ReadBills[], end: Instant): DueBefore | Unread => {
  if (!books.every(isKnown)) return UNREAD;
  const due = books
    .flatMap(({ bills }) => bills)
    .filter(({ dueTime }) => dueTime !== undefined && dueTime < end);
  return { amount: due.reduce((sum, { whole }) => sum + whole, 0), count: due.length };
};
