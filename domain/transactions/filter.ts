import { transactionStatuses, type TransactionStatus } from './calls';
import { transactionTypes } from './first-page';
import { type HistoryRow, kindOf, type RowKind, shownAmount } from './row';

/** The filter of the loaded rows; an absent field matches all. */
export interface Filters {
  readonly type?: RowKind | undefined;
  readonly status?: TransactionStatus | 'UNKNOWN' | undefined;
  /** Words of a title or a reference, or digits of an amount. */
  readonly search?: string | undefined;
}

const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** Returns the digits of an amount, the same for `Rp 1.500.000` and `1500000`; `undefined` for any other text. */
const digitsIn = (text: string): string | undefined =>
  /^(?:rp)?[\d.,\s]*\d[\d.,\s]*$/.test(text) ? text.replace(/\D/g, '') : undefined;

const finds = (search: string): ((row: HistoryRow) => boolean) => {
  const term = plain(search);
  const digits = digitsIn(term);
  return (row) =>
    [row.title, row.referenceId].some((text) => text !== undefined && plain(text).includes(term)) ||
    (digits !== undefined && String(Math.abs(shownAmount(row) ?? 0)).includes(digits));
};

/** Returns the rows that match, in their order. */
export const filterRows = (
  rows: readonly HistoryRow[],
  { type, status, search = '' }: Filters,
): readonly HistoryRow[] => {
  if (type === undefined && status === undefined && search.trim() === '') return rows;
  const found = finds(search);
  return rows.filter(
    (row) =>
      (type === undefined || kindOf(row) === type) &&
      (status === undefined || row.status === status) &&
      found(row),
  );
};

/** The kinds and statuses of the loaded rows, in the order of spec §3: no other filter finds anything. */
export interface AvailableFilters {
  readonly types: readonly RowKind[];
  readonly statuses: readonly (TransactionStatus | 'UNKNOWN')[];
}

export const availableFilters = (rows: readonly HistoryRow[]): AvailableFilters => {
  const types = new Set(rows.map(kindOf));
  const statuses = new Set(rows.map(({ status }) => status));
  return {
    types: [...transactionTypes, 'LOAN' as const, 'UNKNOWN' as const].filter((it) => types.has(it)),
    statuses: [...transactionStatuses, 'UNKNOWN' as const].filter((it) => statuses.has(it)),
  };
};
