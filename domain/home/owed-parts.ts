import { type DueParts, duePartsOf } from '../bills/due-parts';
import { isNothingDue, type ReadBills } from '../bills/read-bills';
import type { Instant } from '../kernel/instant';
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

/** Returns the debt that the current bills show, for a home that names none; `undefined` when nothing is due. */
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
