import { memo, useEffect, useMemo } from 'react';
import type { Instant } from '../../../domain/kernel/instant';
import type { Language } from '../../../domain/session/locale';
import { isHead, linesOf } from '../../../domain/transactions/filter';
import type { HistoryRow } from '../../../domain/transactions/row';
import { formatDay } from '../../format/date';
import { classes } from '../../kit/classes';
import { HistoryLine, type RowLabel } from './history-line';
import { useWindow } from './use-window';

/** How many lines before the end the next page is requested. */
const ahead = 6;

interface HistoryListProps {
  readonly label: string;
  /** Handed in with the language: looking texts up for every row would slow scrolling down. */
  readonly say: (key: RowLabel) => string;
  readonly language: Language;
  readonly rows: readonly HistoryRow[];
  readonly stale: boolean;
  readonly onOpen: (row: HistoryRow) => void;
  /** Called when the end of the list comes near. */
  readonly onEnd: () => void;
}

interface MonthLineProps {
  readonly at: Instant;
  readonly language: Language;
  /** Which line of the list it is, and how far below its top in pixels; the one that sticks is placed by the browser. */
  readonly index: number;
  readonly top: number | undefined;
  readonly measure: (element: HTMLLIElement | null) => void;
}

const MonthLine = memo(({ at, language, index, top, measure }: MonthLineProps) => (
  <li
    className={classes('history__month', top === undefined && 'history__month--sticks')}
    data-index={index}
    ref={measure}
    style={{ top }}
  >
    <h2 className="history__month-name">{formatDay(at, language).replace(/^\d+ /, '')}</h2>
  </li>
));

/** Rows under the headings of their months; only those in sight are in the document. */
export const HistoryList = (props: HistoryListProps) => {
  const { label, say, language, rows, stale, onOpen, onEnd } = props;
  const lines = useMemo(() => linesOf(rows), [rows]);
  const { list, begin, virtualizer, head } = useWindow(lines);
  const items = virtualizer.getVirtualItems();
  // The lines whose end is near: once for each of them, not for every step of a thumb there.
  const ending = items.some(({ index }) => index >= lines.length - ahead) ? lines : undefined;

  useEffect(() => {
    if (ending) onEnd();
  }, [ending, onEnd]);

  return (
    <ul
      className="history"
      ref={list}
      aria-label={label}
      style={{ height: virtualizer.getTotalSize() }}
    >
      {items.map(({ key, index, start }) => {
        const line = lines[index];
        if (!line) return null;
        const top = start - begin;
        return isHead(line) ? (
          <MonthLine
            key={key}
            at={line.at}
            language={language}
            index={index}
            top={index === head ? undefined : top}
            measure={virtualizer.measureElement}
          />
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
