import { billListOf } from '../bills/address';
import { ROUTES } from '../navigation/routes';
import type { Owed } from './owed';

/** Returns the page on which an amount is paid; the bills if it is unknown. */
export const payAddress = ({ amount }: Owed): string =>
  amount === undefined ? billListOf('CURRENT') : ROUTES.bcaVa.path;
