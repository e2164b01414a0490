import { ROUTES } from '../navigation/routes';

/** The address of the account for a user who chose to pay to it, so that the host's payment is not offered. */
export const chosenAccount = `${ROUTES.bcaVa.path}?way=account`;

/** Returns whether the query of the account's page shows that the user chose the account. */
export const choosesAccount = (search: string): boolean =>
  new URLSearchParams(search).get('way') === 'account';
