import type { HistoryRow } from './row';

/** The heading above the first row of a month. */
export interface MonthHead {
  readonly head: true;
  /** The month, `2025-04`. */
  readonly id: string;
}

/** One line of the list: the head of a month, or a transaction. */
export type Line = MonthHead | HistoryRow;

export const isHead = (line: Line | undefined): line is MonthHead =>
  line !== undefined && 'head' in line;

/** Inserts the head of each month before its first row, by Jakarta's calendar. */
export const linesOf = (rows: readonly HistoryRow[]): readonly Line[] => {
  const lines: Line[] = [];
  let month: string | undefined;
  for (const row of rows) {
    if (row.month !== month) lines.push({ head: true, id: row.month });
    lines.push(row);
    month = row.month;
  }
  return lines;
};
