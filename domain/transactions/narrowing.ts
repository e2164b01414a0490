import type { TransactionStatus, TransactionType } from './calls';
import { type HistoryRow, shownAmount } from './row';

/** What part of the rows that were read is wanted; absent means all. */
export interface Wanted {
  readonly type?: TransactionType | 'UNKNOWN' | undefined;
  readonly status?: TransactionStatus | 'UNKNOWN' | undefined;
  /** Words of a title or a reference, or digits of an amount. */
  readonly search?: string | undefined;
}

const plain = (text: string): string =>
  text.normalize('NFKC').toLowerCase().replace(/\s+/g, ' ').trim();

/** `Rp 1.500.000` and `1500000` are the same digits; anything else is no amount. */
const digitsIn = (text: string): string | undefined =>
  /^(?:rp)?[\d.,\s]*\d[\d.,\s]*$/.test(text) ? text.replace(/\D/g, '') : undefined;

const finds = (search: string): ((row: HistoryRow) => boolean) => {
  const words = plain(search);
  const digits = digitsIn(words);
  return (row) =>
    [row.title, row.referenceId].some(
      (text) => text !== undefined && plain(text).includes(words),
    ) ||
    (digits !== undefined && String(Math.abs(shownAmount(row) ?? 0)).includes(digits));
};

/** The rows that are wanted, in their order. */
export const narrowed = (
  rows: readonly HistoryRow[],
  { type, status, search = '' }: Wanted,
): readonly HistoryRow[] => {
  if (type === undefined && status === undefined && search.trim() === '') return rows;
  const found = finds(search);
  return rows.filter(
    (row) =>
      (type === undefined || row.type === type) &&
      (status === undefined || row.status === status) &&
      found(row),
  );
};

/** One line of the list: the head of a month, or a transaction. */
export type Line =
  | { readonly kind: 'month'; readonly key: string; readonly row: HistoryRow }
  | { readonly kind: 'row'; readonly key: string; readonly row: HistoryRow };

/** The rows with the head of each month before its first one, by Jakarta's calendar. */
export const linesOf = (rows: readonly HistoryRow[]): readonly Line[] =>
  rows.flatMap((row, at): readonly Line[] => {
    const line = { kind: 'row', key: row.key, row } as const;
    return row.month === rows[at - 1]?.month
      ? [line]
      : [{ kind: 'month', key: row.month, row }, line];
  });
