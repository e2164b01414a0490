import * as z from 'zod/mini';
import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import { mapResult, type Result } from '../kernel/result';
import { maybe, text } from '../wire/schemas';
import type { billList } from './calls';
import { type ReadBills, readBills } from './read-bills';

/** The two lists of bills (spec §3, "Bill list type"). */
export const billTypes = ['CURRENT', 'UPCOMING'] as const;
export type BillType = (typeof billTypes)[number];

/** The list that an address names; without a known one, the bills that are due now. */
export const billTypeIn = (query: string): BillType =>
  new URLSearchParams(query).get('type') === 'UPCOMING' ? 'UPCOMING' : 'CURRENT';

type Answer = AnswerOf<typeof billList>;

/** What a server adds to the bills, in the one shape that is read: a short text, with or without a title. */
const extraShape = z.object({
  title: maybe(text.check(z.maxLength(80))),
  text: text.check(z.maxLength(300)),
});
export type Extra = z.output<typeof extraShape>;

/** One of the two lists, as it was read. */
export interface BillBook extends ReadBills {
  readonly usesTempLimit: boolean;
  readonly restructure?: NonNullable<Answer['loanRestructureDetail']>;
  readonly extra?: Extra;
  /** When it was read. */
  readonly readAt: Instant;
}

/**
 * Reads one list out of an answer of the bill list, with the details beside it. Fails where bills came, none of them can
 * be read, and there is no total: that is not "no bills".
 */
export const readBook = (
  type: BillType,
  answer: Answer,
  readAt: Instant,
): Result<BillBook, Failure> => {
  const extra = extraShape.safeParse(answer.extendInfo);
  const restructure = answer.loanRestructureDetail;
  return mapResult(readBills(type, answer), (bills) => ({
    ...bills,
    usesTempLimit: answer.billUseTempLimit ?? false,
    ...(restructure && { restructure }),
    ...(extra.success && { extra: extra.data }),
    readAt,
  }));
};
