import { ROUTES } from '../../../domain/navigation/routes';
import type { ReceiptOf } from '../../../domain/receipts/receipts';

/** The history with a receipt over it: an entry of its own, so that the way back closes the receipt. */
export const receiptAddress = ({ referenceId, type }: ReceiptOf): string =>
  `${ROUTES.transactions.path}?${new URLSearchParams({ receipt: referenceId, type }).toString()}`;

/** Whether the receipt of the newest payment is asked for; which that is, the list knows. */
export const wantsNewestPayment = (query: string): boolean =>
  new URLSearchParams(query).get('newest') === 'REPAYMENT';

/** Which receipt an address asks for. */
export const receiptAt = (query: string): ReceiptOf | undefined => {
  const asked = new URLSearchParams(query);
  const [referenceId, type] = [asked.get('receipt'), asked.get('type')];
  return referenceId && type ? { referenceId, type } : undefined;
};
