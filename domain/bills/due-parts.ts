import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { countedDays, daysLeft } from './days-left';
import { isLateStatus } from './late-status';
import type { Bill, ReadBills } from './read-bills';

export interface DuePart {
  /** Whole rupiah, late fees included. */
  readonly amount: Rupiah;
  /** Above zero, or absent; a part of `amount`. */
  readonly lateFee?: Rupiah;
  /** The earliest due time among its bills, if the server sent any. */
  readonly dueTime?: Instant;
  /** Days of Jakarta's calendar from now until then; negative when it is past. */
  readonly days?: number;
}

/** The amount to pay, split exactly into what is late and what is due later. An empty part is absent. */
export interface DueParts {
  readonly late?: DuePart;
  readonly coming?: DuePart;
}

/** Returns whether a bill is late: by its status, or by the calendar when it has none. */
export const isLateBill = ({ status, dueTime }: Bill, now: Instant): boolean =>
  status === undefined ? dueTime !== undefined && daysLeft(dueTime, now) < 0 : isLateStatus(status);

const partOf = (bills: readonly Bill[], now: Instant): DuePart | undefined => {
  if (bills.length === 0) return undefined;
  const amount = bills.reduce((sum, { whole }) => sum + whole, 0);
  const lateFee = bills.reduce((sum, bill) => sum + (bill.lateFee ?? 0), 0);
  const [dueTime] = bills.flatMap((bill) => bill.dueTime ?? []).sort((a, b) => a - b);
  const days = dueTime === undefined ? undefined : countedDays(dueTime, now);
  return {
    amount,
    ...(lateFee > 0 && { lateFee }),
    ...(dueTime !== undefined && { dueTime }),
    ...(days !== undefined && { days }),
  };
};

/**
 * Returns the parts of a list; none when the list is incomplete or does not add up to its total, or when a bill is in
 * another currency, or has neither a known status nor a due time.
 */
export const duePartsOf = ({ bills, total, isWhole }: ReadBills, now: Instant): DueParts => {
  const sum = bills.reduce((all, { whole }) => all + whole, 0);
  const isForeign = bills.some(({ currency }) => currency !== 'IDR');
  const isUnclear = bills.some(({ status, dueTime }) => (status ?? dueTime) === undefined);
  if (!isWhole || sum !== total || isForeign || isUnclear) return {};
  const late = partOf(
    bills.filter((bill) => isLateBill(bill, now)),
    now,
  );
  const coming = partOf(
    bills.filter((bill) => !isLateBill(bill, now)),
    now,
  );
  return { ...(late && { late }), ...(coming && { coming }) };
};
