import type { TFunction } from 'i18next';
import { memo } from 'react';
import type { Language } from '../../../domain/session/locale';
import { type HistoryRow, shownAmount } from '../../../domain/transactions/row';
import { formatShortDay } from '../../format/date';
import { Amount } from '../../kit/amount';
import { classes } from '../../kit/classes';
import { StatusChip } from '../../kit/status-chip';
import { statusTones } from './tones';

interface ContentProps {
  readonly row: HistoryRow;
  readonly stale: boolean;
  /** Asked for once by the list: every row that did so itself would listen for another language. */
  readonly t: TFunction<'transactions'>;
  readonly language: Language;
}

interface HistoryLineProps extends ContentProps {
  readonly onOpen: (row: HistoryRow) => void;
  /** Which line of the list it is, and how far below the list's top, in pixels. */
  readonly index: number;
  readonly top: number;
  /** Told of the element, so that its height is known. */
  readonly measure: (element: HTMLLIElement | null) => void;
}

const Content = ({ row, stale, t, language }: ContentProps) => {
  const { title, type, status, transactionTime, restructureFlag, currency } = row;
  const amount = shownAmount(row);
  // The head of the month says the year.
  const day = formatShortDay(transactionTime, language).replace(/ \d+$/, '');
  const changed = restructureFlag === 'NEW_LOAN' || restructureFlag === 'OLD_LOAN';
  return (
    <>
      <span className="history__line">
        {title ?? t(`type.${type}`)}
        {amount !== undefined && (
          <Amount value={amount} currency={currency} size="strong" stale={stale} />
        )}
      </span>
      <span className="history__line history__line--soft">
        {title === undefined ? day : `${t(`type.${type}`)}, ${day}`}
        <StatusChip tone={statusTones[status]}>{t(`status.${status}`)}</StatusChip>
      </span>
      {changed && (
        <span className="history__line history__line--soft">{t(`flag.${restructureFlag}`)}</span>
      )}
    </>
  );
};

/** One transaction; a press on it opens its receipt. Drawn anew only when it says something else or moved. */
export const HistoryLine = memo((props: HistoryLineProps) => {
  const { row, onOpen, index, top, measure } = props;
  const content = <Content {...props} />;
  const opens = row.referenceId !== undefined;
  const className = classes('history__row', opens && 'history__row--live');
  return (
    <li
      className="history__item"
      data-row="transaction"
      data-id={row.id ?? row.key}
      data-index={index}
      ref={measure}
      style={{ top }}
    >
      {opens ? (
        <button type="button" className={className} onClick={() => onOpen(row)}>
          {content}
        </button>
      ) : (
        <div className={className}>{content}</div>
      )}
    </li>
  );
});
