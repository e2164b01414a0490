import type { AnswerOf } from '../kernel/call';
import { jakartaDay } from '../kernel/instant';
import type { Bill, BillBook, BillType } from './bill-book';
import type { billList } from './calls';

/** The bills themselves, apart from what is said beside them: the part of a list that partner pages show too. */

type Answer = Pick<
  AnswerOf<typeof billList>,
  'totalDue' | 'upcomingTotalDue' | 'currentDues' | 'upcomingDues'
>;
type Due = NonNullable<Answer['currentDues']>[number];

const parts = {
  CURRENT: { total: 'totalDue', dues: 'currentDues' },
  UPCOMING: { total: 'upcomingTotalDue', dues: 'upcomingDues' },
} as const;

const readBill = (due: Due, at: number): Bill => {
  const { title, amount, lateFee = 0, currency = 'IDR', dueTime, status } = due;
  return {
    id: due.id ?? (dueTime === undefined ? String(at + 1) : jakartaDay(dueTime)),
    whole: amount + lateFee,
    currency,
    ...(title !== undefined && { title }),
    ...(lateFee > 0 && { lateFee }),
    ...(dueTime !== undefined && { dueTime }),
    ...(status !== undefined && status !== 'UNKNOWN' && { status }),
  };
};

/** One list out of an answer of the bill list; amounts of another currency than the list's are not added up. */
export const readBills = (
  type: BillType,
  answer: Answer,
): Pick<BillBook, 'bills' | 'total' | 'currency'> => {
  const { total, dues } = parts[type];
  const bills = (answer[dues] ?? []).map(readBill);
  const [first = 'IDR', ...others] = new Set(bills.map((bill) => bill.currency));
  const currency = others.length === 0 ? first : 'IDR';
  const sum = bills
    .filter((bill) => bill.currency === currency)
    .reduce((all, bill) => all + bill.whole, 0);
  return { bills, total: answer[total] ?? sum, currency };
};

/** Nothing to pay and nothing to show. */
export const isNothingDue = ({ bills, total }: Pick<BillBook, 'bills' | 'total'>): boolean =>
  bills.length === 0 && total <= 0;
