import type { AnswerOf } from '../wire/call';
import { hour, type Instant } from '../kernel/instant';
import { transactionTypes, type transactionHistory, type TransactionType } from './calls';
import { type HistoryRow, isHidden, isTransaction, rowOf } from './row';

/** How the history is read page by page (spec §4, "Transaction history", §9). */

export const pageSize = 20;

/** All types but fees are requested (spec §7). */
export const pagedTypes = transactionTypes.filter((type) => type !== 'FEE');
type PagedType = Exclude<TransactionType, 'FEE'>;

/** From where on each type is read next: rows before this time. */
export type Cursors = Readonly<Record<PagedType, Instant>>;

export type HistoryAnswer = AnswerOf<typeof transactionHistory>;

/** What was read so far, without hidden rows, newest first. */
export interface Loaded {
  readonly rows: readonly HistoryRow[];
  readonly cursors: Cursors;
  /** The last page was among those that were read. */
  readonly ended: boolean;
  /** Some row could not be read. */
  readonly hasUnread: boolean;
  /** The newest time of the first page: only up to it is everything known that was there. */
  readonly newest: Instant;
  /** When the newest first page came (epoch ms). */
  readonly readAt: Instant;
  /** What the first page says of a loan that was changed; its shape is not shown. */
  readonly loanRestructure?: unknown;
}

const cursorsOf = (at: (type: PagedType) => Instant): Cursors =>
  Object.fromEntries(pagedTypes.map((type) => [type, at(type)])) as Cursors;

/** An hour ahead, so that a slow clock hides nothing (spec §9). */
export const firstCursors = (now: Instant): Cursors => cursorsOf(() => now + hour);

const timesOf = ({ transactions }: HistoryAnswer, type?: PagedType): readonly Instant[] =>
  transactions
    .filter(isTransaction)
    .filter((it) => type === undefined || it.type === type)
    .map((it) => it.transactionTime);

/** A type's cursor moves to its last row's time, and stays where the page had none of it. */
export const cursorsAfter = (before: Cursors, answer: HistoryAnswer): Cursors =>
  cursorsOf((type) => Math.min(before[type], ...timesOf(answer, type)));

/** The last page has fewer rows than were requested; hidden and unreadable rows count. */
const isLast = ({ transactions }: HistoryAnswer): boolean => transactions.length < pageSize;

const hasUnread = ({ transactions }: HistoryAnswer): boolean => !transactions.every(isTransaction);

/** The end is reached, and all rows were unreadable or hidden: that must not be shown as an empty history. */
export const isUnreadable = ({ rows, ended, hasUnread: unread }: Loaded): boolean =>
  ended && unread && rows.length === 0;

/** Everything was read, and it is one purchase. */
export const isSinglePurchase = ({ rows, ended, hasUnread: unread }: Loaded): boolean =>
  ended && !unread && rows.length === 1 && rows[0]?.type === 'ORDER';

const byTime = (a: HistoryRow, b: HistoryRow): number => b.transactionTime - a.transactionTime;

/**
 * Each transaction once, as it was told last, newest first. Rows of one time keep the order they came in; a row that
 * appeared meanwhile goes where its time belongs.
 */
const merged = (
  before: readonly HistoryRow[],
  { transactions }: HistoryAnswer,
): readonly HistoryRow[] => {
  const fresh = new Map(
    transactions
      .filter(isTransaction)
      .map(rowOf)
      .map((row) => [row.id, row]),
  );
  const newest = Math.max(...[...fresh.values()].map((row) => row.transactionTime));
  const oldest = before[before.length - 1]?.transactionTime ?? Infinity;
  // Nearly always a page goes on where the one before ended: then nothing of a long list is looked at twice.
  if (newest < oldest) {
    const shown = [...fresh.values()].filter((row) => !isHidden(row));
    return [...before, ...shown.sort(byTime)];
  }
  const updated = before.map((row) => fresh.get(row.id) ?? row);
  for (const { id } of before) fresh.delete(id);
  return [...updated, ...fresh.values()].filter((row) => !isHidden(row)).sort(byTime);
};

/** The history after one more page. */
export const appended = (before: Loaded, answer: HistoryAnswer): Loaded => ({
  ...before,
  rows: merged(before.rows, answer),
  cursors: cursorsAfter(before.cursors, answer),
  ended: isLast(answer),
  hasUnread: before.hasUnread || hasUnread(answer),
});

/**
 * What is known once the first page was read again. It tells everything of the time it covers; what was read below it
 * stays, unless so much is new that rows between the two would be missing.
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
    newest: Math.max(...timesOf(answer)),
    readAt,
    ...(loanRestructure === undefined ? {} : { loanRestructure }),
  };
};
