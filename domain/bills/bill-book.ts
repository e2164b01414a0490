import * as z from 'zod/mini';
import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { mapResult, ok, type Result } from '../kernel/result';
import { maybe, text } from '../wire/schemas';
import type { BillType } from './bill-type';
import type { billList } from './calls';
import { latenessOf } from './due-parts';
import { type Bill, type ReadBills, readBills, unlistedIn } from './read-bills';

type Answer = AnswerOf<typeof billList>;
type Plan = NonNullable<Answer['loanRestructureDetail']>;

/** Text that the server may add to the bills, in the one shape that is read: short, with an optional title. */
const extraShape = z.object({
  title: maybe(text.check(z.maxLength(80))),
  text: text.check(z.maxLength(300)),
});
export type Extra = z.output<typeof extraShape>;

/** One of the two lists of bills. */
export interface BillBook extends ReadBills {
  readonly usesTempLimit: boolean;
  readonly restructure?: Plan;
  readonly extra?: Extra;
  readonly readAt: Instant;
}

/** Returns the amount of an instalment of the plan, while one is still to be paid. */
export const openInstalment = ({ restructure: plan }: Pick<BillBook, 'restructure'>) =>
  plan?.tenor !== undefined && plan.paid !== undefined && plan.paid < plan.tenor
    ? plan.amount
    : undefined;

/** Reads a plan; a number of paid instalments above the tenor counts as unread. */
const readPlan = ({ paid, ...plan }: Plan): Plan => ({
  ...plan,
  ...(paid !== undefined && paid <= (plan.tenor ?? paid) && { paid }),
});

/** Adds the position to an id that an earlier bill has, so that each bill can be opened. */
const withOwnIds = (bills: readonly Bill[]): readonly Bill[] => {
  const ids = bills.map(({ id }) => id);
  return bills.map((bill, at) =>
    ids.indexOf(bill.id) === at ? bill : { ...bill, id: `${bill.id} ${at + 1}` },
  );
};

/** Reads a list; if neither a total nor a bill can be read, a known late bill still makes it a list without a total. */
const readList = (type: BillType, answer: Answer, now: Instant): Result<ReadBills, Failure> => {
  const read = readBills(type, answer);
  const late = { bills: [], unlisted: unlistedIn(type, answer) };
  return read.ok || !latenessOf(late, now)
    ? read
    : ok({ ...late, total: 0, currency: 'IDR', isWhole: false });
};

/**
 * Reads one list and its details from a response of the bill list. Fails when nothing of the list could be read: that
 * does not mean "no bills".
 */
export const readBook = (
  type: BillType,
  answer: Answer,
  readAt: Instant,
): Result<BillBook, Failure> => {
  const extra = extraShape.safeParse(answer.extendInfo);
  const restructure = answer.loanRestructureDetail && readPlan(answer.loanRestructureDetail);
  return mapResult(readList(type, answer, readAt), (bills) => ({
    ...bills,
    bills: withOwnIds(bills.bills),
    usesTempLimit: answer.billUseTempLimit ?? false,
    ...(restructure && { restructure }),
    ...(extra.success && { extra: extra.data }),
    readAt,
  }));
};
