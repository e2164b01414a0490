import * as z from 'zod/mini';
import type { AnswerOf } from '../kernel/call';
import type { Failure } from '../kernel/failure';
import type { Instant } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { mapResult, type Result } from '../kernel/result';
import { maybe } from '../kernel/wire';
import type { billList } from './calls';
import { readBills } from './read-bills';

/** The two lists of bills (spec §3 "Bill list type"). */
export const billTypes = ['CURRENT', 'UPCOMING'] as const;
export type BillType = (typeof billTypes)[number];

/** The list an address asks for; one that names none, or one nobody knows, means what is due now. */
export const billTypeIn = (query: string): BillType =>
  new URLSearchParams(query).get('type') === 'UPCOMING' ? 'UPCOMING' : 'CURRENT';

type Answer = AnswerOf<typeof billList>;
type Due = NonNullable<Answer['currentDues']>[number];

/** How a bill stands to its due date (spec §3). */
export type DueStatus = Exclude<NonNullable<Due['status']>, 'UNKNOWN'>;

export interface Bill {
  /** The server's id, else the due day, else its place in the list. */
  readonly id: string;
  readonly title?: string;
  /** All there is to pay of it, the late fee included. */
  readonly whole: Rupiah;
  /** More than nothing, when it is there. */
  readonly lateFee?: Rupiah;
  /** ISO code. */
  readonly currency: string;
  readonly dueTime?: Instant;
  /** Absent for a word of tomorrow, of which nothing is claimed. */
  readonly status?: DueStatus;
}

/** What a server adds to the bills, in the one shape we understand: a short text, with or without a title. */
const extraShape = z.object({
  title: maybe(z.string().check(z.minLength(1), z.maxLength(80))),
  text: z.string().check(z.minLength(1), z.maxLength(300)),
});
export type Extra = z.output<typeof extraShape>;

/** One of the two lists, as it was read. */
export interface BillBook {
  readonly bills: readonly Bill[];
  /** The server's own total, else the sum of the bills shown. */
  readonly total: Rupiah;
  /** False when the total is a sum that a bill is missing from, or that no number holds. */
  readonly isWhole: boolean;
  /** ISO code of the total. */
  readonly currency: string;
  readonly usesTempLimit: boolean;
  readonly restructure?: NonNullable<Answer['loanRestructureDetail']>;
  readonly extra?: Extra;
  /** When the server told this. */
  readonly readAt: Instant;
}

/**
 * Reads one list out of an answer of the bill list, with what is said beside it. Fails where bills came, none of them
 * can be read, and nothing says what they come to: that is not "no bills".
 */
export const readBook = (
  type: BillType,
  answer: Answer,
  readAt: Instant,
): Result<BillBook, Failure> => {
  const read = readBills(type, answer);
  const extra = extraShape.safeParse(answer.extendInfo);
  const restructure = answer.loanRestructureDetail;
  return mapResult(read, (bills) => ({
    ...bills,
    usesTempLimit: answer.billUseTempLimit ?? false,
    ...(restructure && { restructure }),
    ...(extra.success && { extra: extra.data }),
    readAt,
  }));
};
