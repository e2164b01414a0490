import type { ReadBills } from '../bills/read-bills';
import type { Rupiah } from '../kernel/money';
import type { Plan } from './plan';

/** Returns how much of the current bills a plan leaves to pay; `undefined` if an amount is incomplete or foreign. */
export const staysDue = (bills: ReadBills | undefined, { principal }: Plan): Rupiah | undefined => {
  if (!bills?.isWhole || bills.currency !== 'IDR' || principal === undefined) return undefined;
  return Math.max(0, bills.total - principal);
};
