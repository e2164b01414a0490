import type { ShopCategory } from '../../domain/transactions/shop-categories';
import { BillIcon, icon } from './icon';

// Icons of the kinds of shops.

export const GroceryIcon = /* @__PURE__ */ icon(
  'M3 10h18l-2 9.5H5zM7.5 10 10.5 4m6 6-3-6M9.5 13.5v3m5-3v3',
);
export const ElectronicsIcon = /* @__PURE__ */ icon(
  'M8 3h8a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 16 21H8a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 8 3zM10.8 17.8h2.4',
);
export const FashionIcon = /* @__PURE__ */ icon(
  'M9 4 3.5 6.5 5 11.2 7.5 10v10h9V10l2.5 1.2 1.5-4.7L15 4a3 3 0 0 1-6 0z',
);
export const TravelIcon = /* @__PURE__ */ icon(
  'M20 4c-1-1-2.6-.5-3.6.5L13 8 4.8 5.8 3.3 7.3l6.9 3.5L7 14l-2.6-.4L3 15l3.6 2.4L9 21l1.4-1.4L10 17l3.2-3.2 3.5 6.9 1.5-1.5L16 11l3.5-3.4C20.5 6.6 21 5 20 4z',
);
export const BookIcon = /* @__PURE__ */ icon(
  'M12 6.5C10 5 7 4.5 3.5 5v13c3.5-.5 6.5 0 8.5 1.5 2-1.5 5-2 8.5-1.5V5C17 4.5 14 5 12 6.5zm0 0v13',
);
export const FoodIcon = /* @__PURE__ */ icon(
  'M3.5 11.5h17a8.5 8 0 0 1-17 0zM8.5 20h7M9.5 8.5c-1.5-1.5 1-2.5 0-4.5m5 4.5c-1.5-1.5 1-2.5 0-4.5',
);

export const ElectricityIcon = /* @__PURE__ */ icon('M13.5 3 5.5 13.5H11l-1 7.5 8.5-11H13z');
export const WaterIcon = /* @__PURE__ */ icon(
  'M12 3.5s6.5 6.8 6.5 11a6.5 6.3 0 0 1-13 0c0-4.2 6.5-11 6.5-11zM9 15a3 3 0 0 0 2.5 2.7',
);
export const InternetIcon = /* @__PURE__ */ icon(
  'M3 9.5a13 13 0 0 1 18 0M6 13a8.7 8.7 0 0 1 12 0m-9 3.3a4.3 4.3 0 0 1 6 0m-3 3.2v.1',
);

const icons: Readonly<Record<ShopCategory, typeof BillIcon>> = {
  GROCERY: GroceryIcon,
  ELECTRONICS: ElectronicsIcon,
  FASHION: FashionIcon,
  TRAVEL: TravelIcon,
  BOOKS: BookIcon,
  FOOD: FoodIcon,
  POWER: ElectricityIcon,
  WATER: WaterIcon,
  INTERNET: InternetIcon,
  BILLS: BillIcon,
};

/** The icon of each category of shops that the server has (`categories` in the messages of partners). */
export const categoryIcons: ReadonlyMap<unknown, typeof BillIcon> = new Map(Object.entries(icons));
