import { toWire } from '../kernel/instant';
import type { Rupiah } from '../kernel/money';
import { isMoneyIn } from './plain-state';
import { type HistoryRow, isForeign, shownAmount } from './row';
import { type MonthRows, sumsByMonth } from './spending';

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
  /** Sums of the server's own amounts, in whole rupiah; `undefined` if an amount could not be read. */
  readonly totals: {
    /** Purchases, as the history adds them up: without those that are pending, failed or cancelled. */
    readonly spent: Rupiah | undefined;
    /** Payments that have arrived. */
    readonly paid: Rupiah | undefined;
    /** Refunds that have arrived. */
    readonly refunded: Rupiah | undefined;
  };
}

/** Returns an amount with the sign of a statement, on the screen, on paper and in the file: money in is above zero. */
const signed = ({ type }: HistoryRow, amount: Rupiah | undefined): Rupiah | undefined => {
  const shown = shownAmount({ type, amount });
  return shown && -shown;
};

/** Returns the amount of a row as its statement shows it. */
export const statementAmount = (row: HistoryRow): Rupiah | undefined => signed(row, row.amount);

/** Returns the amount of a row in rupiah. */
const rupiahOf = (row: HistoryRow): Rupiah | undefined =>
  isForeign(row) ? row.rupiahAmount : row.amount;

/** Returns the sum of amounts without their signs; `undefined` if one is unknown. */
const sumOf = (amounts: readonly (Rupiah | undefined)[]): Rupiah | undefined => {
  let sum: Rupiah = 0;
  for (const amount of amounts) {
    if (amount === undefined) return undefined;
    sum += Math.abs(amount);
  }
  return sum;
};

const arrivedOf = (rows: readonly HistoryRow[], type: HistoryRow['type']): Rupiah | undefined =>
  sumOf(rows.filter((row) => row.type === type && isMoneyIn(row)).map(rupiahOf));

/** Returns whether every row of a month is loaded. */
export const isWholeMonth = ({ rows, ended }: MonthRows, month: string): boolean =>
  ended || (rows[rows.length - 1]?.month ?? '9999') < month;

/** Returns the statement of a period; `undefined` until all its rows are loaded. */
export const statementOf = (loaded: MonthRows, { from, to }: Period): Statement | undefined => {
  if (!isWholeMonth(loaded, from)) return undefined;
  const rows = loaded.rows.filter(({ month }) => from <= month && month <= to).reverse();
  const known = !loaded.hasUnread && rows.every(({ type }) => type !== 'UNKNOWN');
  const sums = [...sumsByMonth(loaded)].filter(([month]) => from <= month && month <= to);
  return {
    rows,
    totals: {
      spent: known ? sumOf(sums.map(([, sum]) => sum)) : undefined,
      paid: known ? arrivedOf(rows, 'REPAYMENT') : undefined,
      refunded: known ? arrivedOf(rows, 'REFUND') : undefined,
    },
  };
};

/** The texts of a statement's table, in the user's language. */
export interface StatementTexts {
  /** Names of the columns: day, time, description, type, status, amount, currency, amount in rupiah, reference. */
  readonly columns: readonly string[];
  readonly typeOf: (row: HistoryRow) => string;
  readonly statusOf: (row: HistoryRow) => string;
}

/** Begins a text that a spreadsheet would take for a formula with an apostrophe. */
const neutral = (text: string): string => (/^(?:\0|\s*[=+\-@\t\r])/.test(text) ? `'${text}` : text);

/** Quotes a text where needed (RFC 4180). */
const quoted = (text: string): string =>
  /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

const numberOf = (value: number | undefined): string => (value === undefined ? '' : String(value));

/**
 * Returns the rows as a table for spreadsheets (RFC 4180, UTF-8 with a byte order mark). Amounts are whole numbers; a
 * field that could not be read is empty, and no text is a formula.
 */
export const csvOf = (
  { rows }: Statement,
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
      neutral(referenceId),
    ];
  });
  const table = [columns, ...lines].map((cells) => `${cells.map(quoted).join(',')}\r\n`);
  return `\uFEFF${table.join('')}`;
};
