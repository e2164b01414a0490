import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import { jakartaDay } from '../kernel/instant';
import { err, ok, type Result } from '../kernel/result';
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

/** No bill without its amount: nobody could be shown what to pay of it. */
const readBill = (due: Due, at: number): readonly Bill[] => {
  const { title, amount, lateFee = 0, currency = 'IDR', dueTime, status } = due;
  if (amount === undefined) return [];
  const bill: Bill = {
    id: due.id ?? (dueTime === undefined ? String(at + 1) : jakartaDay(dueTime)),
    whole: amount + lateFee,
    currency,
    ...(title !== undefined && { title }),
    ...(lateFee > 0 && { lateFee }),
    ...(dueTime !== undefined && { dueTime }),
    ...(status !== undefined && status !== 'UNKNOWN' && { status }),
  };
  return [bill];
};

/**
 * One list out of an answer of the bill list; amounts of another currency than the list's are not added up. A bill that
 * cannot be read is left out. Fails where none of them can be, and no total of the server says that something is owed.
 */
export const readBills = (
  type: BillType,
  answer: Answer,
): Result<Pick<BillBook, 'bills' | 'total' | 'currency' | 'isWhole'>, Failure> => {
  const { total, dues } = parts[type];
  const rows = answer[dues] ?? [];
  const bills = rows.flatMap(readBill);
  const sent = answer[total];
  if (rows.length > 0 && bills.length === 0 && (sent ?? 0) <= 0)
    return err({ kind: 'contract', path: dues });
  const [first = 'IDR', ...others] = new Set(bills.map((bill) => bill.currency));
  const currency = others.length === 0 ? first : 'IDR';
  const sum = bills
    .filter((bill) => bill.currency === currency)
    .reduce((all, bill) => all + bill.whole, 0);
  const isSumWhole = bills.length === rows.length && Number.isSafeInteger(sum);
  return ok({ bills, total: sent ?? sum, currency, isWhole: sent !== undefined || isSumWhole });
};

/** Nothing to pay and nothing to show, as far as it could all be read. */
export const isNothingDue = ({
  bills,
  total,
  isWhole,
}: Pick<BillBook, 'bills' | 'total' | 'isWhole'>): boolean =>
  isWhole && bills.length === 0 && total <= 0;
