import type { ApplicationStatus } from '../navigation/statuses';
import { isSinglePurchase, type Loaded } from './paging';
import { type HistoryRow, isForeign, isIncoming } from './row';

/**
 * Returns the loaded history of an approved user. Returns `undefined` if it has no rows, if a row could not be read, or if
 * it has one purchase, because the page then shows something else as well.
 */
export const historyFigures = (status: ApplicationStatus, loaded: Loaded): Loaded | undefined => {
  const { rows, hasUnread } = loaded;
  const isKnown = rows.length > 0 && !hasUnread && !isSinglePurchase(loaded);
  return status === 'APPROVED' && isKnown ? loaded : undefined;
};

/** Returns whether all of a row is known, and its amount is in rupiah with the sign of its type. */
export const isWholeRow = (row: HistoryRow): boolean => {
  const { amount = 0, referenceId, restructureFlag, status, type } = row;
  const isKnown = ![type, status, restructureFlag].includes('UNKNOWN') && referenceId !== undefined;
  const isSigned = amount > 0 || (amount < 0 && isIncoming(row));
  return isKnown && isSigned && !isForeign(row);
};
