import type { ReadBills } from '../bills/read-bills';
import type { Rupiah } from '../kernel/money';
import type { Plan } from './plan';

/** What of the bills that are due now a plan leaves to be paid; nothing where one of the two amounts was not read whole. */
export const staysDue = (
  bills: ReadBills | undefined,
  { principal, currency }: Plan,
): Rupiah | undefined => {
  if (!bills?.isWhole || bills.currency !== currency || principal === undefined) return undefined;
  return Math.max(0, bills.total - principal);
};
