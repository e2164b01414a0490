import { ROUTES } from '../navigation/routes';
import type { ReceiptOf } from './receipts';

/** Returns the address of the history with a receipt over it: a separate entry, so that back closes the receipt. */
export const receiptAddress = ({ referenceId, type }: ReceiptOf): string =>
  `${ROUTES.transactions.path}?${new URLSearchParams({ receipt: referenceId, type }).toString()}`;
