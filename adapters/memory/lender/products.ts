import { single, type Application } from './records';
import { mine, refuse, type Ctx, type Refusal } from './world';

/** The products a person can apply for beside the first (spec §4, "Additional product"). */

type ProductStatuses = NonNullable<Application['additionalProductStatus']>;

export const isGppAvailable = ({ availableAdditionalProducts = [] }: Application): boolean =>
  availableAdditionalProducts.includes('GPP');

/** Why these products cannot be asked for; `undefined` when every one is available to the person. */
export const whyNotAvailable = (
  { availableAdditionalProducts = [] }: Application,
  asked: readonly string[],
): Refusal | undefined => {
  const other = asked.find((product) => !availableAdditionalProducts.includes(product));
  if (other === undefined) return undefined;
  return refuse(422, 'PRODUCT_NOT_AVAILABLE', `Not available to this person: ${other}.`);
};

/** Each product asked for with its word; a draft that is no longer asked for is gone, what is under way stays. */
export const withProducts = (
  before: ProductStatuses | undefined,
  asked: readonly string[],
  status: 'DRAFT' | 'PROCESSING',
): ProductStatuses => ({
  ...Object.fromEntries(asked.map((product) => [product, status])),
  ...Object.fromEntries(Object.entries(before ?? {}).filter(([, it]) => it !== 'DRAFT')),
});

/** Every product that was asked for, as a draft once more. */
export const backToDraft = (before: ProductStatuses): ProductStatuses =>
  withProducts({}, Object.keys(before), 'DRAFT');

export const hasConsent = (ctx: Ctx): boolean =>
  Object.values(mine(ctx, single.consents) ?? {}).some(Boolean);
