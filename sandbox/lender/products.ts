import { single, type ApplicationRecord } from './records';
import { mine, refuse, type Ctx, type Refusal } from './world';

/** The products that a user can request in addition to the first (spec §4, "Additional product"). */

type ProductStatuses = NonNullable<ApplicationRecord['additionalProductStatus']>;

export const isGppAvailable = ({ availableAdditionalProducts = [] }: ApplicationRecord): boolean =>
  availableAdditionalProducts.includes('GPP');

/** Returns why these products cannot be requested, or `undefined` when all of them are available to the user. */
export const whyNotAvailable = (
  { availableAdditionalProducts = [] }: ApplicationRecord,
  asked: readonly string[],
): Refusal | undefined => {
  const other = asked.find((product) => !availableAdditionalProducts.includes(product));
  if (other === undefined) return undefined;
  return refuse(422, 'PRODUCT_NOT_AVAILABLE', `Not available to this person: ${other}.`);
};

const only = (
  statuses: ProductStatuses,
  isIncluded: (status: string) => boolean,
): ProductStatuses =>
  Object.fromEntries(Object.entries(statuses).filter(([, status]) => isIncluded(status)));

/** Sets the status of each requested product. Removes drafts that are no longer requested, keeps later statuses. */
export const withProducts = (
  before: ProductStatuses = {},
  asked: readonly string[],
  status: 'DRAFT' | 'PROCESSING',
): ProductStatuses => ({
  ...only(before, (it) => it === 'NOT_APPLIED'),
  ...Object.fromEntries(asked.map((product) => [product, status])),
  ...only(before, (it) => it !== 'NOT_APPLIED' && it !== 'DRAFT'),
});

/** Returns every requested product, as a draft again. */
export const backToDraft = (before: ProductStatuses): ProductStatuses =>
  Object.fromEntries(
    Object.entries(before).map(([product, it]) => [product, it === 'NOT_APPLIED' ? it : 'DRAFT']),
  );

export const hasConsent = (ctx: Ctx): boolean =>
  Object.values(mine(ctx, single.consents) ?? {}).some(Boolean);
