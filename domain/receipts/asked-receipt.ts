import type { ReceiptOf } from './receipts';

/** Returns whether the address requests the receipt of the newest payment, which the list finds. */
export const wantsNewestPayment = (query: string): boolean =>
  new URLSearchParams(query).get('newest') === 'REPAYMENT';

/** Returns the receipt that an address requests. */
export const receiptAt = (query: string): ReceiptOf | undefined => {
  const asked = new URLSearchParams(query);
  const [referenceId, type] = [asked.get('receipt'), asked.get('type')];
  return referenceId && type ? { referenceId, type } : undefined;
};
