import { billListOf } from '../bills/address';
import { type Host, HOSTS } from '../host/host';
import { ROUTES } from '../navigation/routes';
import type { Owed } from './owed';

/** Returns the page on which an amount is paid: its account, or the bills where the host may take the payment over. */
export const payAddress = ({ amount }: Owed, host: Host): string =>
  amount === undefined || HOSTS[host].payment ? billListOf('CURRENT') : ROUTES.bcaVa.path;
