import { type Instant, toWire } from '../../domain/kernel/instant';
import type { SomeHandlers } from './handler';
import { type LedgerHistory, historyIn, signed } from './history';
import { type Locale, titleOf } from './language';
import { ledger } from './ledger';
import { categoryOf } from './partners';
import type { LedgerEntry } from './records';

/**
 * Returns the first rows of the requested types, each type before its own exclusive cursor. Rows of one type and time
 * stay on one page, since the next cursor would skip the rest; the page is then longer than requested.
 */
const pageOf = (
  rows: readonly LedgerEntry[],
  cursors: ReadonlyMap<string, Instant>,
  size: number,
): readonly LedgerEntry[] => {
  const asked = rows.filter(({ kind, at }) => at < (cursors.get(kind) ?? 0));
  let end = Math.max(0, size);
  const last = asked[end - 1];
  while (last && asked[end]?.kind === last.kind && asked[end]?.at === last.at) end += 1;
  return asked.slice(0, end);
};

const rowsOf = (rows: readonly LedgerEntry[], { statusOf }: LedgerHistory, locale: Locale) =>
  rows.map((entry) => ({
    id: entry.id,
    referenceId: entry.id,
    type: entry.kind,
    status: statusOf(entry),
    transactionTime: toWire(entry.at),
    amount: signed({ kind: entry.kind, amount: entry.charged?.amount ?? entry.amount }),
    currency: entry.charged?.currency ?? 'IDR',
    ...(entry.charged && { rupiahAmount: signed(entry) }),
    title: titleOf(entry, locale),
    ...categoryOf(titleOf(entry, locale)),
    restructureFlag: entry.loan ?? 'NOT_RESTRUCTURE',
  }));

export const transactionHandlers: SomeHandlers<'transactionHistory'> = {
  transactionHistory: ({ body, query }, ctx) => {
    const cursors = new Map(
      body.transactions.map((it) => [it.transactionType as string, it.limitTime]),
    );
    const mine = ledger(ctx);
    const history = historyIn(mine);
    const page = pageOf(history.rows, cursors, body.pageSize);
    const loans = mine.entries.flatMap(({ loan, id }) => (loan === 'NEW_LOAN' ? [{ id }] : []));
    return {
      transactions: rowsOf(page, history, ctx.locale),
      ...(query.metadata ? { metadata: { loanRestructure: { loans } } } : {}),
    };
  },
};
