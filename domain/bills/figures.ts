import type { ApplicationStatus } from '../navigation/statuses';
import type { BillBook } from './bill-book';

/**
 * Returns the bills that the page of an approved user shows as a total and rows in rupiah; `undefined` when something is
 * unknown, or when the page shows more.
 */
export const billFigures = (status: ApplicationStatus, book: BillBook): BillBook | undefined => {
  const { bills, isWhole, unlisted, usesTempLimit, restructure, extra } = book;
  const isMore = usesTempLimit || restructure !== undefined || extra !== undefined;
  const isEachKnown = bills.every((bill) => bill.currency === 'IDR' && bill.status !== undefined);
  const isKnown = isWhole && !unlisted && bills.length > 0 && isEachKnown;
  return status === 'APPROVED' && isKnown && !isMore ? book : undefined;
};
