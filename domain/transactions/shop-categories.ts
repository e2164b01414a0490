/** The categories of shops that have an icon, as the server spells them. */
export const shopCategories = [
  'GROCERY',
  'ELECTRONICS',
  'FASHION',
  'TRAVEL',
  'BOOKS',
  'FOOD',
  'POWER',
  'WATER',
  'INTERNET',
  'BILLS',
] as const;
export type ShopCategory = (typeof shopCategories)[number];
