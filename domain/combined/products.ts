import type { Extras } from '../forms/answers';
import type { Submission } from '../application/submit-application';

/** The products of the combined flow: PayLater alone (`GPL`), or with the personal loan (`GPP`; spec §4). */
export type AdditionalProduct = 'GPL' | 'GPP';

/** Returns the product of a combined draft: with the loan if it is `available`, unless the draft declines it. */
export const productOf = ({ additionalProducts: chosen }: Extras, available: boolean) => {
  const declined = Array.isArray(chosen) && !chosen.includes('GPP');
  return (available && !declined ? 'GPP' : 'GPL') satisfies AdditionalProduct;
};

/** Returns the value of `additionalProducts` for a product. */
export const chosen = (product: AdditionalProduct): readonly string[] =>
  product === 'GPP' ? ['GPP'] : [];

/** Returns the body of the submission (spec §7), with the submission id of the identity check. */
export const combinedSubmission = (
  product: AdditionalProduct,
  onekycSubmissionUuid: string | undefined,
): Submission => ({
  flowType: product === 'GPP' ? 'COMBINED' : 'GPL',
  additionalProducts: [...chosen(product)],
  ...(onekycSubmissionUuid !== undefined && { onekycSubmissionUuid }),
});
