import { agreedDays } from '../bills/days-left';
import { type DueParts, duePartsOf, firstDueOf, latenessOf } from '../bills/due-parts';
import { isNothingDue, type ReadBills } from '../bills/read-bills';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import type { Unread } from '../kernel/unread';
import type { Owed } from './owed';

/**
 * Splits the bills into those that are late at `now` and those due later. `undefined` when no bill is late, and when
 * the bills do not add up to the amount on home: contradictory figures would be worse than fewer of them.
 */
export const owedParts = (
  { amount }: Owed,
  bills: ReadBills,
  now: Instant,
): DueParts | undefined => {
  const parts = duePartsOf(bills, now);
  return parts.late && bills.total === amount ? parts : undefined;
};

/** Returns whether home names a late amount that the bills do not contradict. */
export const agreesWith = ({ isLate, amount }: Owed, { isWhole, total }: ReadBills): boolean =>
  isLate && (!isWhole || amount === undefined || total === amount);

/** Returns the late fee so far; `undefined` without one, and when the bills contradict the amount on home. */
export const lateFeeOf = (
  owed: Owed,
  bills: ReadBills,
  now: Instant,
): Rupiah | Unread | undefined =>
  agreesWith(owed, bills) ? latenessOf(bills, now)?.lateFee : undefined;

/**
 * Returns the debt that the current bills show; `undefined` when nothing is due. `named`: what home names of it, which
 * counts where the bills are silent.
 */
export const owedByBills = (read: ReadBills, now: Instant, named?: Owed): Owed | undefined => {
  if (isNothingDue(read)) return named?.amount === undefined ? undefined : named;
  const { late, coming } = duePartsOf(read, now);
  const isLate = latenessOf(read, now) !== undefined;
  const { dueTime = firstDueOf(read, now) } = late ?? coming ?? {};
  const days = dueTime === undefined ? undefined : agreedDays(dueTime, now, isLate);
  const total = read.isWhole && read.currency === 'IDR' ? read.total : undefined;
  const { title, amount = total } = named ?? {};
  if (named && !isLate && dueTime === undefined)
    return { ...named, ...(amount !== undefined && { amount }) };
  return {
    isLate,
    ...(title !== undefined && { title }),
    ...(amount !== undefined && { amount }),
    ...(dueTime !== undefined && { dueTime }),
    ...(days !== undefined && { days }),
  };
};
