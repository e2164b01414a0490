import { ROUTES } from '../navigation/routes';
import type { BillType } from './bill-type';

/** Returns the address of a list of bills. */
export const billListOf = (type: BillType): string => `${ROUTES.billList.path}?type=${type}`;

/** Returns the address of one bill of a list. */
export const billOf = (type: BillType, id: string): string =>
  `${billListOf(type)}&bill=${encodeURIComponent(id)}`;
