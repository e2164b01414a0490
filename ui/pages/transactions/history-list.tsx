import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/session/locale';
import { linesOf } from '../../../domain/transactions/narrowing';
import type { HistoryRow } from '../../../domain/transactions/row';
import { formatDay } from '../../format/date';
import { classes } from '../../kit/classes';
import { HistoryLine } from './history-line';
import { useWindow } from './use-window';

/** So many lines before the end the next page is asked for. */
const ahead = 12;

interface HistoryListProps {
  readonly rows: readonly HistoryRow[];
  readonly stale: boolean;
  readonly onOpen: (row: HistoryRow) => void;
  /** Told when the end of the list comes near. */
  readonly onEnd: () => void;
}

/** Rows under the heads of their months; only what is in sight is in the document. */
export const HistoryList = ({ rows, stale, onOpen, onEnd }: HistoryListProps) => {
  const { t, i18n } = useTranslation('transactions');
  const lines = useMemo(() => linesOf(rows), [rows]);
  const { list, begin, virtualizer, head } = useWindow(lines);
  const items = virtualizer.getVirtualItems();
  const last = items[items.length - 1]?.index ?? 0;

  useEffect(() => {
    if (last >= lines.length - ahead) onEnd();
  }, [last, lines, onEnd]);

  /** `April 2025` */
  const month = ({ transactionTime }: HistoryRow) =>
    formatDay(transactionTime, i18n.language as Language).replace(/^\d+ /, '');

  return (
    <ul
      className="history"
      ref={list}
      aria-label={t('list')}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => {
        const line = lines[index];
        if (!line) return null;
        const sticks = index === head;
        const place = {
          ref: virtualizer.measureElement,
          'data-index': index,
          ...(sticks ? {} : { style: { transform: `translateY(${start - begin}px)` } }),
        };
        return line.kind === 'row' ? (
          <HistoryLine key={key} row={line.row} stale={stale} onOpen={onOpen} place={place} />
        ) : (
          <li
            key={key}
            className={classes('history__month', sticks && 'history__month--sticks')}
            {...place}
          >
            <h2 className="history__month-name">{month(line.row)}</h2>
          </li>
        );
      })}
    </ul>
  );
};
