import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { countedDays, daysLeft } from './days-left';
import type { Bill, ReadBills } from './read-bills';

/** One part of what is to be paid. */
export interface DuePart {
  /** Whole rupiah, late fees included. */
  readonly amount: Rupiah;
  /** Above zero, or absent; a part of `amount`. */
  readonly lateFee?: Rupiah;
  /** The due time of its oldest bill, as far as the server says. */
  readonly dueTime?: Instant;
  /** Days of Jakarta's calendar from now until then; negative when it is past. */
  readonly days?: number;
}

/** What is to be paid, told apart to the rupiah: what is late, and what falls due later. A part of nothing is absent. */
export interface DueParts {
  readonly late?: DuePart;
  readonly coming?: DuePart;
}

/** Whether a status says that the due day is past. */
export const isLateStatus = (status: string | undefined): boolean =>
  status === 'OVERDUE' || status === 'OVERDUE_WITH_LATE_FEE';

/** Whether a bill is late: by its status, or by the calendar when the server sends none. */
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
 * The parts of a list; none where its bills do not add up to its total, one is in another currency, or one of which neither
 * the status nor the due time is known.
 */
export const duePartsOf = ({ bills, total, isWhole }: ReadBills, now: Instant): DueParts => {
  const sum = bills.reduce((all, { whole }) => all + whole, 0);
  const isForeign = bills.some(({ currency }) => currency !== 'IDR');
  const isUntold = bills.some(({ status, dueTime }) => (status ?? dueTime) === undefined);
  if (!isWhole || sum !== total || isForeign || isUntold) return {};
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
