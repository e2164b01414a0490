import type { AnswerOf } from '../wire/call';
import type { Instant } from '../kernel/instant';
import type { transactionHistory } from './calls';
import { type Cursors, cursorsOf, pageSize } from './first-page';
import { type HistoryRow, isHidden, isTransaction, historyRowOf } from './row';

/** Paging of the history (spec §4, "Transaction history", §9). */

export type HistoryAnswer = AnswerOf<typeof transactionHistory>;

/** The rows loaded so far, without hidden rows, newest first. */
export interface Loaded {
  readonly rows: readonly HistoryRow[];
  readonly cursors: Cursors;
  /** Whether the last page is loaded. */
  readonly ended: boolean;
  /** Whether a row could not be read. */
  readonly hasUnread: boolean;
  /** Whether the list leaves out a failed or cancelled purchase. */
  readonly hasHidden: boolean;
  /** The newest time of the first page; up to it, everything is known. */
  readonly newest: Instant;
  /** When the first page was last loaded (epoch ms). */
  readonly readAt: Instant;
  /** The first page's data about a changed loan; the specification does not show its shape. */
  readonly loanRestructure?: unknown;
}

const timesOf = ({ transactions }: HistoryAnswer, type?: keyof Cursors): readonly Instant[] =>
  transactions
    .filter(isTransaction)
    .filter((it) => type === undefined || it.type === type)
    .map((it) => it.transactionTime);

/** Moves each cursor to the time of its type's last row; it stays if the page has none. */
export const cursorsAfter = (before: Cursors, answer: HistoryAnswer): Cursors =>
  cursorsOf((type) => Math.min(before[type], ...timesOf(answer, type)));

/** Returns whether a page is the last: it has fewer rows than requested. Hidden and unreadable rows count. */
const isLast = ({ transactions }: HistoryAnswer): boolean => transactions.length < pageSize;

const hasUnread = ({ transactions }: HistoryAnswer): boolean => !transactions.every(isTransaction);

const hasHidden = ({ transactions }: HistoryAnswer): boolean =>
  transactions.filter(isTransaction).some(isHidden);

/** Returns whether all rows to the end were unreadable or hidden, which must not be shown as an empty history. */
export const isUnreadable = ({ rows, ended, hasUnread: unread }: Loaded): boolean =>
  ended && unread && rows.length === 0;

/** Returns whether everything was read, and is one purchase. */
export const isSinglePurchase = ({ rows, ended, hasUnread: unread }: Loaded): boolean =>
  ended && !unread && rows.length === 1 && rows[0]?.type === 'ORDER';

const byTime = (a: HistoryRow, b: HistoryRow): number => b.transactionTime - a.transactionTime;

/**
 * Merges a page into the rows: each transaction once, in its newest version, newest first. Rows of one time keep their
 * order; a new row is inserted by its time.
 */
const merged = (
  before: readonly HistoryRow[],
  { transactions }: HistoryAnswer,
): readonly HistoryRow[] => {
  const fresh = new Map(
    transactions
      .filter(isTransaction)
      .map(historyRowOf)
      .map((row) => [row.id, row]),
  );
  const newest = Math.max(...[...fresh.values()].map((row) => row.transactionTime));
  const oldest = before[before.length - 1]?.transactionTime ?? Infinity;
  // Usually a page continues where the previous one ended, so a long list need not be compared.
  if (newest < oldest) {
    const shown = [...fresh.values()].filter((row) => !isHidden(row));
    return [...before, ...shown.sort(byTime)];
  }
  const updated = before.map((row) => fresh.get(row.id) ?? row);
  for (const { id } of before) fresh.delete(id);
  return [...updated, ...fresh.values()].filter((row) => !isHidden(row)).sort(byTime);
};

/** Adds one more page to the history. */
export const appended = (before: Loaded, answer: HistoryAnswer): Loaded => ({
  ...before,
  rows: merged(before.rows, answer),
  cursors: cursorsAfter(before.cursors, answer),
  ended: isLast(answer),
  hasUnread: before.hasUnread || hasUnread(answer),
  hasHidden: before.hasHidden || hasHidden(answer),
});

/**
 * Combines a newly loaded first page with the history. The page is complete for its time. Older rows stay, unless it is
 * also the last page, or rows between the two are missing.
 */
export const refreshed = (
  before: Loaded | undefined,
  answer: HistoryAnswer,
  asked: Cursors,
  readAt: Instant,
): Loaded => {
  const oldest = Math.min(...timesOf(answer));
  const reaches = !isLast(answer) && before !== undefined && before.newest > oldest;
  const below = reaches ? before.rows.filter((row) => row.transactionTime <= oldest) : undefined;
  const loanRestructure = answer.metadata?.loanRestructure;
  return {
    rows: merged(below ?? [], answer),
    cursors: cursorsAfter(reaches ? before.cursors : asked, answer),
    ended: reaches ? before.ended : isLast(answer),
    hasUnread: (reaches && before.hasUnread) || hasUnread(answer),
    hasHidden: (reaches && before.hasHidden) || hasHidden(answer),
    newest: Math.max(...timesOf(answer)),
    readAt,
    ...(loanRestructure === undefined ? {} : { loanRestructure }),
  };
};
