import { hour, type Instant } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { History } from '../../../domain/transactions/history';
import { isHidden, historyRowOf, type Transaction } from '../../../domain/transactions/row';
import { Visit } from './a-visit';
import { LedgerHttp } from './ledger-http';

/** Returns a transaction with the given fields. */
export const aTransaction = (of: Partial<Transaction> = {}): Transaction => ({
  id: 't1',
  type: 'ORDER',
  status: 'SUCCESS',
  transactionTime: Date.UTC(2026, 0, 10),
  amount: 125_000,
  currency: 'IDR',
  title: 'Toko Maju',
  ...of,
});

/** Returns `count` transactions, an hour apart, newest first. */
export const transactions = (
  count: number,
  of: (at: number) => Partial<Transaction> = () => ({}),
  newest: Instant = Date.UTC(2026, 0, 14),
): readonly Transaction[] =>
  Array.from({ length: count }, (_, at) =>
    aTransaction({ id: `t${at}`, transactionTime: newest - at * hour, ...of(at) }),
  );

/** Creates a history over a ledger, in a visit at 15 January 2026, 10:00 WIB. */
export const aHistoryOf = (ledger: readonly Transaction[]) => {
  const visit = new Visit();
  const http = new LedgerHttp(ledger);
  const history = new History(http, visit.clock);
  return { visit, http, history };
};

export const rowsOf = ({ state$ }: History) => latestValue(state$.value)?.rows ?? [];
export const idsOf = (history: History) => rowsOf(history).map(({ id }) => id);

/** Returns the ids that a complete list of the ledger shows: each shown row once. */
export const shownOf = (ledger: readonly Transaction[]): readonly string[] =>
  [...new Set(ledger.filter((it) => !isHidden(it)).map((it) => historyRowOf(it).id))].sort();

/** Reads to the end, with at most `most` pages. */
export const readToTheEnd = async (history: History, most = 200) => {
  for (let pages = 0; pages < most; pages += 1) {
    if (latestValue(history.state$.value)?.ended) return;
    await history.more();
  }
  throw new Error('the history does not end');
};
