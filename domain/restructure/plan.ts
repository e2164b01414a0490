import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { type Instant, jakartaDay } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { err, ok, type Result } from '../kernel/result';
import { UNREAD } from '../kernel/unread';
import type { restructureSummary } from './calls';

/** One monthly payment of a plan. */
export interface Instalment {
  /** The server's id, else its number in the list. */
  readonly id: string;
  readonly amount: Rupiah;
  /** The part that pays off the purchases. */
  readonly principal?: Rupiah;
  readonly dueTime?: Instant;
}

/** The cost of one tenor, in the server's figures and in rupiah. A figure that the server leaves out is absent, never computed. */
export interface Plan {
  readonly tenor: number;
  readonly principal?: Rupiah;
  readonly fee?: Rupiah;
  /** The amount off the fee; zero only if the server sent a zero. */
  readonly discount?: Rupiah;
  /** The sum of all instalments. */
  readonly total: Rupiah;
  readonly instalments: readonly Instalment[];
}

const termsOf = ({ principal, fee, discount, total, instalments }: Plan): string =>
  JSON.stringify([
    [principal, fee, discount, total],
    instalments.map(({ amount, dueTime }) => [amount, dueTime && jakartaDay(dueTime)]),
  ]);

/** Returns whether two plans bind the user to the same: every amount, and every due day in Jakarta. */
export const isSamePlan = (one: Plan, other: Plan): boolean => termsOf(one) === termsOf(other);

/** Returns whether every month costs the same. */
export const isLevel = ({ instalments: [first, ...others] }: Plan): boolean =>
  others.every(({ amount }) => amount === first?.amount);

/** Returns the highest monthly payment; `undefined` if the server does not list the instalments. */
export const highestInstalment = ({ instalments }: Plan): Rupiah | undefined =>
  instalments.length === 0 ? undefined : Math.max(...instalments.map(({ amount }) => amount));

/** Returns the smallest total; `undefined` while a plan is missing, or if all totals are equal. */
export const smallestTotal = (plans: readonly (Plan | undefined)[]): Rupiah | undefined => {
  const totals = plans.flatMap((plan) => (plan ? [plan.total] : []));
  const smallest = Math.min(...totals);
  const isEachKnown = totals.length === plans.length;
  return isEachKnown && totals.some((total) => total > smallest) ? smallest : undefined;
};

type Sent = AnswerOf<typeof restructureSummary>;
type SentInstalment = NonNullable<Sent['instalments']>[number];

/** Returns whether an instalment has an amount above zero that contains its principal. */
const isSound = (
  row: SentInstalment,
): row is SentInstalment & Required<Pick<SentInstalment, 'amount'>> => {
  const { amount = 0, principal = 0 } = row;
  return amount > 0 && principal >= 0 && principal <= amount;
};

/** Returns whether each known due time is later than the one before. */
const isInOrder = (rows: readonly SentInstalment[]): boolean => {
  const times = rows.flatMap(({ dueTime = [] }) => dueTime);
  return times.every((time, at) => time > (times[at - 1] ?? 0));
};

const broken = (path: string) => err<Failure>({ kind: 'contract', path });

/**
 * Reads the figures that the user agrees to. Fails at the field that is unreadable or contradicts the others: there is
 * a total, the instalments of a list add up to it, each is above zero, contains its principal and is due after the one
 * before, principal and fee without the discount are the total, the currency is rupiah, and the tenor is the requested
 * one.
 */
export const readPlan = (asked: number, answer: Sent): Result<Plan, Failure> => {
  const { tenor = asked, currency = 'IDR', instalments: rows, ...sums } = answer;
  const { fee, discount, total, principal } = sums;
  const instalments = (rows ?? []).filter(isSound);
  const sum = instalments.reduce((all, { amount }) => all + amount, 0);
  if (tenor !== asked) return broken('tenor');
  if (currency !== 'IDR') return broken('currency');
  if (rows && instalments.length < rows.length) return broken('instalments');
  if (!isInOrder(instalments)) return broken('instalments');
  if (fee === UNREAD || (fee !== undefined && fee < 0)) return broken('fee');
  if (principal !== undefined && principal <= 0) return broken('principal');
  if (discount === UNREAD) return broken('discount');
  if (total === undefined || total === UNREAD || total <= 0 || (rows && sum !== total))
    return broken('total');
  if (fee !== undefined && principal !== undefined && total !== principal + fee - (discount ?? 0))
    return broken(discount ? 'discount' : 'fee');
  return ok({
    tenor,
    ...(principal !== undefined && { principal }),
    ...(fee !== undefined && { fee }),
    total,
    ...(discount !== undefined && discount >= 0 && { discount }),
    instalments: instalments.map(({ fee: _, ...row }, at) => ({
      ...row,
      id: row.id ?? `${at + 1}`,
    })),
  });
};
