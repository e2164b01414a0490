import type { AnswerOf } from '../wire/call';
import type { Failure } from '../kernel/failure';
import { mapResult, type Result } from '../kernel/result';
import type { Http } from '../ports/http';
import { restructureEligibility, restructureEligibilityV1 } from './calls';

/** One number of instalments that the bills may be split into. */
export interface OfferedTenor {
  /** The number of monthly instalments. */
  readonly tenor: number;
  /** Whether the user gets a lower fee. */
  readonly isDiscounted: boolean;
}

/** The tenors that the user can choose from, shortest first; empty if the bills cannot be split. */
export type Offer = readonly OfferedTenor[];

/** Returns the offered numbers of instalments, shortest first; none if the bills cannot be split. */
export const offeredTenors = (isEligible: boolean, sent: readonly number[]): readonly number[] =>
  isEligible ? [...new Set(sent.filter((tenor) => tenor > 0))].sort((a, b) => a - b) : [];

/** Reads the newer eligibility. */
const readOffer = (answer: AnswerOf<typeof restructureEligibility>): Offer => {
  const { isEligibleRestructure, isDiscountEligible, eligibleRestructureTenors: sent } = answer;
  const discounts = new Map(sent.map((it) => [it.tenor, it.isEligibleForDiscount === true]));
  return offeredTenors(isEligibleRestructure, [...discounts.keys()]).map((tenor) => ({
    tenor,
    isDiscounted: isDiscountEligible !== false && discounts.get(tenor) === true,
  }));
};

/** Reads the older eligibility: a list of numbers without discounts. */
const readOfferV1 = (answer: AnswerOf<typeof restructureEligibilityV1>): Offer =>
  offeredTenors(answer.isEligibleRestructure, answer.eligibleRestructureTenors).map((tenor) => ({
    tenor,
    isDiscounted: false,
  }));

/** Returns whether a failure concerns the user or the whole backend, not one version of a call. */
export const isElsewhere = (failure: Failure): boolean =>
  failure.kind === 'cancelled' ||
  (failure.kind === 'api' && (failure.status === 401 || failure.status === 503));

/**
 * Requests the newer eligibility; if that fails, the older one (spec §8, "Restructure eligibility failure"). A cancelled
 * call, a 401 and a 503 are returned at once.
 */
export const askOffer = async (http: Http): Promise<Result<Offer, Failure>> => {
  const newer = await http.call(restructureEligibility, {});
  if (newer.ok || isElsewhere(newer.error)) return mapResult(newer, readOffer);
  return mapResult(await http.call(restructureEligibilityV1, {}), readOfferV1);
};
