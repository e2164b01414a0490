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

const offerOf = (isEligible: boolean, tenors: Offer): Offer => {
  if (!isEligible) return [];
  const byTenor = new Map(tenors.filter(({ tenor }) => tenor > 0).map((one) => [one.tenor, one]));
  return [...byTenor.values()].sort((a, b) => a.tenor - b.tenor);
};

/** What the newer eligibility says. */
export const readOffer = (answer: AnswerOf<typeof restructureEligibility>): Offer =>
  offerOf(
    answer.isEligibleRestructure,
    answer.eligibleRestructureTenors.map(({ tenor, isEligibleForDiscount = false }) => ({
      tenor,
      isDiscounted: isEligibleForDiscount && answer.isDiscountEligible !== false,
    })),
  );

/** The older answer is a list of numbers and knows no discount. */
export const readOfferV1 = (answer: AnswerOf<typeof restructureEligibilityV1>): Offer =>
  offerOf(
    answer.isEligibleRestructure,
    answer.eligibleRestructureTenors.map((tenor) => ({ tenor, isDiscounted: false })),
  );

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
