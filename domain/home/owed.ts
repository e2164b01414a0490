import type { ReadBills } from '../bills/read-bills';
import { daysLeft } from '../bills/days-left';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { type HomePage, nextBill } from './home';

/** What a person owes now, as the server's home says (spec §3, "Home v2"); nothing of it is computed here. */
export interface Owed {
  /** The server's name for it. */
  readonly title?: string;
  /** All that is to be paid now; absent when the server names no amount. */
  readonly amount?: Rupiah;
  /** The due day of the oldest bill. */
  readonly dueTime?: Instant;
  /** Days of Jakarta's calendar until that day, negative after it. */
  readonly days?: number;
  /** Past its due day: as the server says, else by the calendar. */
  readonly isLate: boolean;
}

/** What is owed at `now`; `undefined` for a person who owes nothing. */
export const owedIn = (home: HomePage | undefined, now: Instant): Owed | undefined => {
  const bill = nextBill(home);
  if (!bill || (bill.amount !== undefined && bill.amount <= 0)) return undefined;
  const { title, amount, dueTime, dueStatus = 'UNKNOWN' } = bill;
  const days = dueTime === undefined ? undefined : daysLeft(dueTime, now);
  const isLate =
    dueStatus === 'UNKNOWN'
      ? days !== undefined && days < 0
      : dueStatus === 'OVERDUE' || dueStatus === 'OVERDUE_WITH_LATE_FEE';
  return {
    isLate,
    ...(title !== undefined && { title }),
    ...(amount !== undefined && { amount }),
    ...(dueTime !== undefined && { dueTime }),
    ...(days !== undefined && { days }),
  };
};

/** What is owed, told apart: what is late, and what only falls due. */
export interface OwedParts {
  readonly late: Rupiah;
  /** Above zero, or absent; a part of `late`. */
  readonly lateFee?: Rupiah;
  /** Zero when everything is late. */
  readonly rest: Rupiah;
  /** The due day of the first bill of `rest`. */
  readonly restDue?: Instant;
}

/**
 * Tells the bills that are late from those that only fall due. `undefined` where nothing is late, and where the bills do
 * not add up to what home says is owed: figures that disagree would be worse than fewer of them.
 */
export const owedParts = (
  { amount }: Owed,
  { bills, isWhole }: ReadBills,
): OwedParts | undefined => {
  const sum = (of: typeof bills, value: (bill: (typeof bills)[number]) => Rupiah) =>
    of.reduce((all, bill) => all + value(bill), 0);
  const isLate = ({ status }: (typeof bills)[number]) =>
    status === 'OVERDUE' || status === 'OVERDUE_WITH_LATE_FEE';
  const lateBills = bills.filter(isLate);
  const others = bills.filter((bill) => !isLate(bill));
  const [late, rest] = [sum(lateBills, (bill) => bill.whole), sum(others, (bill) => bill.whole)];
  const lateFee = sum(lateBills, (bill) => bill.lateFee ?? 0);
  if (!isWhole || late === 0 || late + rest !== amount) return undefined;
  if (bills.some(({ currency }) => currency !== 'IDR')) return undefined;
  const [first] = others.flatMap(({ dueTime = [] }) => dueTime).sort((a, b) => a - b);
  return {
    late,
    rest,
    ...(lateFee > 0 && { lateFee }),
    ...(first !== undefined && { restDue: first }),
  };
};
