import { useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { isHead, linesOf } from '../../../domain/transactions/lines';
import type { HistoryRow } from '../../../domain/transactions/row';
import type { MonthSpending } from '../../../domain/transactions/spending';
import type { Format } from '../../format/use-format';
import { HistoryLine } from './history-line';
import { HistoryLines } from './history-lines';
import { MonthLine } from './month-line';
import { spentText } from './month-texts';
import type { RowLabel } from './row-view';
import { useWindow } from './use-window';

/** Number of lines before the end at which the next page is requested. */
const ahead = 6;

interface HistoryListProps {
  /** Passed as a prop, as `format` is: looking texts up in every row slows down scrolling. */
  readonly say: (key: RowLabel) => string;
  readonly format: Format;
  readonly rows: readonly HistoryRow[];
  /** Spending of each month that is completely loaded. */
  readonly spending: ReadonlyMap<string, MonthSpending>;
  /** Month to scroll to, whenever the object changes; an earlier month if it has no rows. */
  readonly to: MonthJump | undefined;
  readonly stale: boolean;
  /** The reference of the transaction whose receipt is open. */
  readonly opened: string | undefined;
  readonly onOpen: (row: HistoryRow) => void;
  /** Called when the end of the list is near. */
  readonly onEnd: () => void;
  /** Called with whether the last line is in the document, when that changes. */
  readonly onLast: (isShown: boolean) => void;
}

export interface MonthJump {
  /** `2025-04` */
  readonly month: string;
}

/** Maximum number of corrections: an estimated line is measured when it is rendered, which moves the lines below it. */
const mostSteps = 10;

/** Scrolls until the heading is at its sticky position, and focuses it. */
const standAt = (list: HTMLElement, index: number, steps = mostSteps): void => {
  requestAnimationFrame(() => {
    const line = list.querySelector(`[data-index="${index}"]`);
    const top = Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0;
    const off = line ? line.getBoundingClientRect().top - top : 0;
    if (steps > 0 && (!line || Math.abs(off) > 1)) {
      window.scrollBy(0, off);
      return standAt(list, index, steps - 1);
    }
    line?.querySelector('h2')?.focus({ preventScroll: true });
  });
};

/** Renders rows under the headings of their months; only the visible lines are in the document. */
export const HistoryList = (props: HistoryListProps) => {
  const { say, format, rows, spending, to, stale, opened, onOpen, onEnd, onLast } = props;
  const { t } = useTranslation('transactions');
  const lines = useMemo(() => linesOf(rows), [rows]);
  const { list, begin, virtualizer, head } = useWindow(lines);
  const items = virtualizer.getVirtualItems();
  // The lines whose end is near: the effect runs once for each new list, not for every scroll event.
  const ending = items.some(({ index }) => index >= lines.length - ahead) ? lines : undefined;

  useEffect(() => {
    if (ending) onEnd();
  }, [ending, onEnd]);

  const isLast = items[items.length - 1]?.index === lines.length - 1;
  // Before it is painted: until then the text below the list is that of a longer one.
  useLayoutEffect(() => onLast(isLast), [isLast, onLast]);

  const goTo = useEffectEvent(({ month }: MonthJump) => {
    const heads = lines.flatMap((line, index) => (isHead(line) ? [{ month: line.id, index }] : []));
    const { index } = heads.find((head) => head.month <= month) ?? heads[heads.length - 1] ?? {};
    if (index === undefined) return;
    virtualizer.scrollToIndex(index, { align: 'start' });
    if (list.current) standAt(list.current, index);
  });
  useEffect(() => {
    if (to) goTo(to);
  }, [to]);

  return (
    <HistoryLines list={list} height={virtualizer.getTotalSize()}>
      {items.map(({ key, index, start }) => {
        const line = lines[index];
        if (!line) return null;
        const top = start - begin;
        return isHead(line) ? (
          <MonthLine
            key={key}
            name={format.month(line.id)}
            spent={spentText(spending.get(line.id), t, format)}
            index={index}
            top={index === head ? undefined : top}
            measure={virtualizer.measureElement}
          />
        ) : (
          <HistoryLine
            key={key}
            row={line}
            stale={stale}
            format={format}
            say={say}
            isOpen={opened !== undefined && line.referenceId === opened}
            onOpen={onOpen}
            index={index}
            top={top}
            measure={virtualizer.measureElement}
          />
        );
      })}
    </HistoryLines>
  );
};
