import { memo } from 'react';
import type { HistoryRow } from '../../../domain/transactions/row';
import { classes } from '../../kit/classes';
import { said } from '../../kit/said';
import { TransactionLine } from '../../widgets/transaction-line';
import { TransactionTile } from '../../widgets/transaction-tile';
import { rowView, type RowWords } from './row-view';
import './history-line.css';

interface HistoryLineProps extends RowWords {
  readonly row: HistoryRow;
  readonly stale: boolean;
  /** Whether its receipt is open. */
  readonly isOpen?: boolean;
  readonly onOpen: (row: HistoryRow) => void;
  /** Index of the line in a windowed list, and pixels from the list's top (`top`). */
  readonly index?: number;
  readonly top?: number;
  /** Called with the element, to measure its height. */
  readonly measure?: (element: HTMLLIElement | null) => void;
}

/** Renders one transaction; a press opens its receipt. It renders again only when one of its props changes. */
export const HistoryLine = memo((props: HistoryLineProps) => {
  const { row, stale, isOpen, onOpen, index, top, measure } = props;
  const view = rowView(row, props);
  const { kind, category, hasArrived, title, detail, status } = view;
  const content = (
    <>
      <TransactionTile kind={kind} name={title} category={category} hasArrived={hasArrived} />
      <TransactionLine
        row={row}
        amount={view.amount}
        isIn={view.isIn}
        stale={stale}
        tone={view.tone}
        texts={{ title, detail, status, flag: said(view.flag) }}
      />
    </>
  );
  const className = classes(
    'history__row',
    view.opens && 'history__row--live',
    hasArrived && 'history__row--in',
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
      {view.opens ? (
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
