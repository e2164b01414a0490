import type { Extras } from '../forms/answers';
import type { Submission } from '../application/submit-application';

/** What the combined flow is walked for: PayLater alone, or the personal loan with it (spec §4). */
export type AdditionalProduct = 'GPL' | 'GPP';

/**
 * The product a combined draft asks for. `available`: the loan may be had at all; then it is asked for unless the draft
 * says otherwise.
 */
export const productOf = ({ additionalProducts: chosen }: Extras, available: boolean) => {
  const declined = Array.isArray(chosen) && !chosen.includes('GPP');
  return (available && !declined ? 'GPP' : 'GPL') satisfies AdditionalProduct;
};

/** What `additionalProducts` says of the choice of a product. */
export const chosen = (product: AdditionalProduct): readonly string[] =>
  product === 'GPP' ? ['GPP'] : [];

/** The body of the submission (spec §7); the identity check's submission goes with it. */
export const combinedSubmission = (
  product: AdditionalProduct,
  onekycSubmissionUuid: string | undefined,
): Submission => ({
  flowType: product === 'GPP' ? 'COMBINED' : 'GPL',
  additionalProducts: [...chosen(product)],
  ...(onekycSubmissionUuid !== undefined && { onekycSubmissionUuid }),
});
