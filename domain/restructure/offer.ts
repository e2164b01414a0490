import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { restructureEligibility, restructureEligibilityV1 } from './calls';

/** One number of instalments the bills may be split into. */
export interface OfferedTenor {
  /** How many instalments, one a month. */
  readonly tenor: number;
  /** Its fee is lowered for this person. */
  readonly isDiscounted: boolean;
}

/** What this person may choose between, shortest first; nothing when their bills cannot be split. */
export type Offer = readonly OfferedTenor[];

/** The numbers of instalments that are offered, shortest first; none when the bills cannot be split. */
export const offeredTenors = (isEligible: boolean, sent: readonly number[]): readonly number[] =>
  isEligible ? [...new Set(sent.filter((tenor) => tenor > 0))].sort((a, b) => a - b) : [];

/** What the newer eligibility says. */
const readOffer = (answer: AnswerOf<typeof restructureEligibility>): Offer => {
  const { isEligibleRestructure, isDiscountEligible, eligibleRestructureTenors: sent } = answer;
  const discounts = new Map(sent.map((it) => [it.tenor, it.isEligibleForDiscount === true]));
  return offeredTenors(isEligibleRestructure, [...discounts.keys()]).map((tenor) => ({
    tenor,
    isDiscounted: isDiscountEligible !== false && discounts.get(tenor) === true,
  }));
};

/** The older answer is a list of numbers and knows no discount. */
const readOfferV1 = (answer: AnswerOf<typeof restructureEligibilityV1>): Offer =>
  offeredTenors(answer.isEligibleRestructure, answer.eligibleRestructureTenors).map((tenor) => ({
    tenor,
    isDiscounted: false,
  }));

/** These say something of the person or of the whole backend, not of one version of a call. */
export const isElsewhere = (failure: Failure): boolean =>
  failure.kind === 'cancelled' ||
  (failure.kind === 'api' && (failure.status === 401 || failure.status === 503));

/** Asks the newer eligibility, and the older one when that fails (spec §8, "Restructure eligibility failure"). */
export const askOffer = async (http: Http): Promise<Result<Offer, Failure>> => {
  const newer = await http.call(restructureEligibility, {});
  if (newer.ok || isElsewhere(newer.error)) return mapResult(newer, readOffer);
  return mapResult(await http.call(restructureEligibilityV1, {}), readOfferV1);
};
