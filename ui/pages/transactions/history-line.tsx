import { memo } from 'react';
import { isMoneyIn, PLAIN_STATES, type PlainState } from '../../../domain/transactions/plain-state';
import {
  type HistoryRow,
  isForeign,
  isIncoming,
  kindOf,
  type RowKind,
  shownAmount,
} from '../../../domain/transactions/row';
import type { Format } from '../../format/use-format';
import { classes } from '../../kit/classes';
import { said } from '../../kit/said';
import { TransactionLine } from '../../widgets/transaction-line';
import { TransactionTile } from '../../widgets/transaction-tile';
import { stateTones } from '../../widgets/transaction-tones';
import './history-line.css';

/** Message keys of a row's texts; thousands of rows share them. */
export type RowLabel =
  | `type.${RowKind}`
  | `state.${PlainState}`
  | 'flag.NEW_LOAN'
  | 'flag.OLD_LOAN'
  | 'rupiah.given'
  | 'rupiah.missing'
  | 'amountUnread';

interface HistoryLineProps {
  readonly row: HistoryRow;
  readonly stale: boolean;
  readonly say: (key: RowLabel) => string;
  readonly format: Format;
  /** Whether the day needs its year; the heading of a month shows it. */
  readonly hasYear?: boolean;
  /** Whether its receipt is open. */
  readonly isOpen?: boolean;
  readonly onOpen: (row: HistoryRow) => void;
  /** Index of the line in a windowed list, and pixels from the list's top (`top`). */
  readonly index?: number;
  readonly top?: number;
  /** Called with the element, to measure its height. */
  readonly measure?: (element: HTMLLIElement | null) => void;
}

/** Returns the remark below a row: an unread amount, a changed loan, or a foreign amount in rupiah. */
const remark = (
  row: HistoryRow,
  say: (key: RowLabel) => string,
  format: Format,
): string | undefined => {
  const { restructureFlag: flag, rupiahAmount } = row;
  const parts = [
    ...(row.amount === undefined ? [say('amountUnread')] : []),
    // The kind of a new loan has the same meaning.
    ...(flag === 'OLD_LOAN' || (flag === 'NEW_LOAN' && kindOf(row) !== 'LOAN')
      ? [say(`flag.${flag}`)]
      : []),
    ...(!isForeign(row)
      ? []
      : rupiahAmount === undefined
        ? [say('rupiah.missing')]
        : [`${say('rupiah.given')} ${format.rupiah(Math.abs(rupiahAmount))}`]),
  ];
  return parts.length === 0 ? undefined : parts.join(' · ');
};

/** Renders one transaction; a press opens its receipt. It renders again only when its texts or its position change. */
export const HistoryLine = memo((props: HistoryLineProps) => {
  const { row, stale, say, format, hasYear, isOpen, onOpen, index, top, measure } = props;
  const { title, type, status, transactionTime, merchantCategory } = row;
  const kind = kindOf(row);
  const name = say(`type.${kind}`);
  const state = PLAIN_STATES[status];
  const isIn = isMoneyIn(row);
  const date = format.shortDay(transactionTime);
  const day = hasYear ? date : date.replace(/ \d+$/, '');
  const content = (
    <>
      <TransactionTile
        kind={kind}
        name={title ?? name}
        category={merchantCategory}
        hasArrived={isIn}
      />
      <TransactionLine
        row={row}
        amount={shownAmount(row)}
        isIn={isIncoming(row)}
        stale={stale}
        tone={stateTones[state]}
        texts={{
          title: title ?? name,
          detail: title === undefined ? day : `${name}, ${day}`,
          status: say(`state.${state}`),
          flag: said(remark(row, say, format)),
        }}
      />
    </>
  );
  // A receipt is requested by its type, so a row without a known type has none.
  const opens = row.referenceId !== undefined && type !== 'UNKNOWN';
  const className = classes(
    'history__row',
    opens && 'history__row--live',
    isIn && 'history__row--in',
  );
  return (
    <li
      className="history__item"
      data-row="transaction"
      data-id={row.id}
      data-index={index}
      ref={measure}
      style={{ top }}
    >
      {opens ? (
        <button
          type="button"
          className={className}
          aria-current={isOpen || undefined}
          onClick={() => onOpen(row)}
        >
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
});
