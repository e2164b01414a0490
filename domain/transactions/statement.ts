import { toWire } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { countedIn, rupiahOf, type StatementTotal, TOTAL_OF } from './counted';
import { type HistoryRow, isIncoming, kindOf, shownAmount } from './row';
import type { MonthRows } from './spending';

/** Months in Jakarta, `2025-04`, the first not after the last. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

/** Returns the period with another first or last month. The other end follows where the first would be after the last. */
export const periodWith = (period: Period, end: keyof Period, month: string): Period => ({
  from: end === 'from' || month < period.from ? month : period.from,
  to: end === 'to' || month > period.to ? month : period.to,
});

/** The transactions of a period for the user's own records. */
export interface Statement {
  /** Oldest first. */
  readonly rows: readonly HistoryRow[];
  /** Sums of the server's own amounts, in whole rupiah; `undefined` if a row of one could not be read. */
  readonly totals: Readonly<Record<StatementTotal, Rupiah | undefined>>;
}

/** Returns an amount with the sign of a statement, on the screen, on paper and in the file: money in is above zero. */
const signed = ({ type }: HistoryRow, amount: Rupiah | undefined): Rupiah | undefined => {
  const shown = shownAmount({ type, amount });
  return shown && -shown;
};

/** Returns the amount of a row as its statement shows it. */
export const statementAmount = (row: HistoryRow): Rupiah | undefined => signed(row, row.amount);

/** Returns one sum of rows; `undefined` if what a row adds to it is unknown. */
const sumOf = (rows: readonly HistoryRow[], total: StatementTotal): Rupiah | undefined => {
  let sum: Rupiah = 0;
  for (const row of rows) {
    const more = countedIn(total, row);
    if (more === undefined) return undefined;
    sum += more;
  }
  return sum;
};

/** Returns whether every row of a month is loaded. */
export const isWholeMonth = ({ rows, ended }: MonthRows, month: string): boolean =>
  ended || (rows[rows.length - 1]?.month ?? '9999') < month;

/** Returns the statement of a period; `undefined` until all its rows are loaded. */
export const statementOf = (loaded: MonthRows, { from, to }: Period): Statement | undefined => {
  if (!isWholeMonth(loaded, from)) return undefined;
  const rows = loaded.rows.filter(({ month }) => from <= month && month <= to).reverse();
  const sum = (total: StatementTotal) => (loaded.hasUnread ? undefined : sumOf(rows, total));
  return {
    rows,
    totals: {
      spent: sum('spent'),
      paid: sum('paid'),
      refunded: sum('refunded'),
      withdrawn: sum('withdrawn'),
    },
  };
};

/** The texts of a statement's table, in the user's language. */
export interface StatementTexts {
  /** Names of the columns: day, time, description, type, status, amount, currency, amount in rupiah, counted amount, reference. */
  readonly columns: readonly string[];
  readonly typeOf: (row: HistoryRow) => string;
  readonly statusOf: (row: HistoryRow) => string;
}

/** Returns what a row adds to its total, with the sign of a statement; `undefined` if the total is unknown. */
const countedAmount = (row: HistoryRow, totals: Statement['totals']): Rupiah | undefined => {
  const total = TOTAL_OF[kindOf(row)];
  if (row.type !== 'UNKNOWN' && !total) return 0;
  const amount = total && totals[total] !== undefined ? countedIn(total, row) : undefined;
  return amount && (isIncoming(row) ? amount : -amount);
};

/** Begins a text that a spreadsheet would take for a formula with an apostrophe. */
const neutral = (text: string): string => (/^(?:\0|\s*[=+\-@\t\r])/.test(text) ? `'${text}` : text);

/** Quotes a text where needed (RFC 4180). */
const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const numberOf = (value: number | undefined): string => (value === undefined ? '' : String(value));

/**
 * Returns the rows as a table for spreadsheets (RFC 4180, UTF-8 with a byte order mark). Amounts are whole numbers; a
 * field that could not be read is empty, and no text is a formula. The counted amounts add up to the totals.
 */
export const csvOf = (
  { rows, totals }: Statement,
  { columns, typeOf, statusOf }: StatementTexts,
): string => {
  const lines = rows.map((row) => {
    const [day = '', time = ''] = toWire(row.transactionTime).split('T');
    const { title = '', currency = 'IDR', referenceId = '' } = row;
    const amount = statementAmount(row);
    const texts = [title, typeOf(row), statusOf(row)].map(neutral);
    return [
      day,
      time.slice(0, 5),
      ...texts,
      numberOf(amount),
      amount === undefined ? '' : neutral(currency),
      numberOf(signed(row, rupiahOf(row))),
      numberOf(countedAmount(row, totals)),
      neutral(referenceId),
    ];
  });
  const table = [columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`);
  return `\uFEFF${table.join('')}`;
};
