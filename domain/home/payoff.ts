import { billListOf, billOf } from '../bills/address';
import type { BillBook } from '../bills/bill-book';
import { countedDays } from '../bills/days-left';
import { addsUp, isLateBill } from '../bills/due-parts';
import type { Bill } from '../bills/read-bills';
import { type Instant, jakartaMonth } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';

/** What is due in one month of Jakarta's calendar. */
export interface DueMonth {
  /** Such as `2027-01`. */
  readonly month: string;
  /** Whole rupiah, late fees included. */
  readonly amount: Rupiah;
  /** The earliest due time of the month's bills. */
  readonly dueTime: Instant;
  readonly isLate: boolean;
  /** The address of its bill, or of the list whose bills are all of this month; absent if no page shows just these. */
  readonly to?: string;
}

/** Every month that has a bill, earliest first, and the sum of their amounts. */
export interface Payoff {
  readonly months: readonly DueMonth[];
  readonly remaining: Rupiah;
  /** Whether the sum contains a late fee. */
  readonly hasFee: boolean;
}

interface PayoffParts {
  /** Absent if home names an amount due of zero. */
  readonly current: BillBook | undefined;
  readonly upcoming: BillBook;
  /** The amount due that home names; `undefined` if it names none. */
  readonly named: Rupiah | undefined;
}

type DatedBill = Bill & { readonly dueTime: Instant };

/** Returns the bills of complete lists; `undefined` if one lacks a bill or a date, or has a date far away. */
const datedBills = (books: readonly BillBook[], now: Instant): readonly DatedBill[] | undefined => {
  const bills = books.flatMap((book) => book.bills);
  const dated = bills.filter(
    (bill): bill is DatedBill =>
      bill.dueTime !== undefined && countedDays(bill.dueTime, now) !== undefined,
  );
  const isComplete = books.every((book) => addsUp(book) && book.unlisted === undefined);
  return isComplete && dated.length === bills.length ? dated : undefined;
};

/** Returns whether no bill is in both lists. Bills without an id of the server have their due day as id. */
const areApart = (current: readonly Bill[], upcoming: readonly Bill[]): boolean =>
  !upcoming.some((bill) =>
    current.some(({ id, dueTime }) => id === bill.id && dueTime === bill.dueTime),
  );

/**
 * Returns whether the bills can contain the open instalments of a plan: one in each month, and only one of them
 * smaller than the others. A plan whose open instalments are unknown may have more than the bills show.
 */
const containPlan = (
  { tenor, paid, amount = 0 }: NonNullable<BillBook['restructure']>,
  months: readonly DueMonth[],
): boolean => {
  if (tenor === undefined || paid === undefined) return false;
  const open = tenor - paid;
  const whole = months.filter((month) => month.amount >= amount);
  return months.length >= open && whole.length >= open - 1;
};

/** Returns the address of a page that shows exactly these bills; `undefined` if there is no such page. */
const addressOf = (
  bills: readonly Bill[],
  all: readonly Bill[],
  current: readonly Bill[],
): string | undefined => {
  const [first, ...others] = bills;
  const isCurrent = (bill: Bill) => current.includes(bill);
  const type = first && isCurrent(first) ? 'CURRENT' : 'UPCOMING';
  if (first && others.length === 0) return billOf(type, first.id);
  const list = all.filter((bill) => isCurrent(bill) === (type === 'CURRENT'));
  return list.length === bills.length && list.every((bill) => bills.includes(bill))
    ? billListOf(type)
    : undefined;
};

const monthsOf = (
  bills: readonly DatedBill[],
  current: readonly Bill[],
  now: Instant,
): readonly DueMonth[] => {
  const months = new Set(bills.map(({ dueTime }) => jakartaMonth(dueTime)));
  return [...months]
    .map((month) => {
      const own = bills.filter(({ dueTime }) => jakartaMonth(dueTime) === month);
      const to = addressOf(own, bills, current);
      return {
        month,
        amount: own.reduce((sum, { whole }) => sum + whole, 0),
        dueTime: Math.min(...own.map(({ dueTime }) => dueTime)),
        isLate: own.some((bill) => isLateBill(bill, now)),
        ...(to !== undefined && { to }),
      };
    })
    .sort((a, b) => a.dueTime - b.dueTime);
};

/**
 * Returns the months until everything is paid. The instalments of a plan are bills, so nothing is added for them.
 * `undefined` for fewer than two months, which the amount due shows already, for a last month that is late, and when
 * the lists are incomplete, contradict home or each other, or can lack an instalment.
 */
export const payoffOf = (
  { current, upcoming, named }: PayoffParts,
  now: Instant,
): Payoff | undefined => {
  const due = current?.bills ?? [];
  const books = current ? [current, upcoming] : [upcoming];
  const bills = datedBills(books, now);
  if (!bills || !areApart(due, upcoming.bills)) return undefined;
  if (named !== undefined && named !== (current?.total ?? 0)) return undefined;
  const months = monthsOf(
    bills.filter(({ whole }) => whole > 0),
    due,
    now,
  );
  const plans = books.flatMap(({ restructure }) => restructure ?? []);
  const last = months[months.length - 1];
  if (months.length < 2 || last?.isLate || !plans.every((plan) => containPlan(plan, months)))
    return undefined;
  return {
    months,
    remaining: months.reduce((sum, { amount }) => sum + amount, 0),
    hasFee: bills.some(({ lateFee }) => lateFee !== undefined),
  };
};
