import type { TFunction } from 'i18next';
import { useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Language } from '../../../domain/session/locale';
import { isHead, linesOf } from '../../../domain/transactions/narrowing';
import type { HistoryRow } from '../../../domain/transactions/row';
import { formatDay } from '../../format/date';
import { classes } from '../../kit/classes';
import { HistoryLine, type RowWord } from './history-line';
import { useWindow } from './use-window';

/** So many lines before the end the next page is asked for. */
const ahead = 6;

/** Each word is looked up once: doing so for every row is an eighth of what drawing it costs. */
const sayingOf = (t: TFunction<'transactions'>) => {
  const said: Partial<Record<RowWord, string>> = {};
  return (word: RowWord): string => {
    said[word] ??= t(word);
    return said[word];
  };
};

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
  const say = useMemo(() => sayingOf(t), [t]);
  const lines = useMemo(() => linesOf(rows), [rows]);
  const { list, begin, virtualizer, head } = useWindow(lines);
  const items = virtualizer.getVirtualItems();
  const last = items[items.length - 1]?.index ?? 0;

  useEffect(() => {
    if (last >= lines.length - ahead) onEnd();
  }, [last, lines, onEnd]);

  const language = i18n.language as Language;

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
        const top = start - begin;
        return isHead(line) ? (
          <li
            key={key}
            className={classes('history__month', sticks && 'history__month--sticks')}
            data-index={index}
            ref={virtualizer.measureElement}
            style={sticks ? undefined : { top }}
          >
            <h2 className="history__month-name">
              {formatDay(line.at, language).replace(/^\d+ /, '')}
            </h2>
          </li>
        ) : (
          <HistoryLine
            key={key}
            row={line}
            stale={stale}
            language={language}
            say={say}
            onOpen={onOpen}
            index={index}
            top={top}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </ul>
  );
};
