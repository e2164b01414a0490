import { type DueParts, duePartsOf } from '../bills/due-parts';
import { isNothingDue, type ReadBills } from '../bills/read-bills';
import type { Instant } from '../kernel/instant';
import type { Owed } from './owed';

/**
 * Tells the bills that are late at `now` from those that only fall due. `undefined` where nothing is late, and where the
 * bills do not add up to what home says is owed: figures that disagree would be worse than fewer of them.
 */
export const owedParts = (
  { amount }: Owed,
  bills: ReadBills,
  now: Instant,
): DueParts | undefined => {
  const parts = duePartsOf(bills, now);
  return parts.late && bills.total === amount ? parts : undefined;
};

/** What the current bills say is owed, where home names none; `undefined` where they say that it is nothing. */
export const owedByBills = (read: ReadBills, now: Instant): Owed | undefined => {
  if (isNothingDue(read)) return undefined;
  const { late, coming } = duePartsOf(read, now);
  const { dueTime, days } = late ?? coming ?? {};
  return {
    isLate: late !== undefined,
    ...(read.isWhole && read.currency === 'IDR' && { amount: read.total }),
    ...(dueTime !== undefined && { dueTime }),
    ...(days !== undefined && { days }),
  };
};
