import { memo, useEffect, useEffectEvent, useMemo } from 'react';
import type { Rupiah } from '../../../domain/kernel/money';
import { isHead, linesOf } from '../../../domain/transactions/filter';
import type { HistoryRow } from '../../../domain/transactions/row';
import type { MonthSpending } from '../../../domain/transactions/spending';
import type { Format } from '../../format/use-format';
import { Bar } from '../../kit/bar';
import { classes } from '../../kit/classes';
import { HistoryLine, type RowLabel } from './history-line';
import { useWindow } from './use-window';

/** How many lines before the end the next page is requested. */
const ahead = 6;

interface HistoryListProps {
  readonly label: string;
  /** Passed in, as `format` is: looking texts up in every row slows down scrolling. */
  readonly say: (key: RowLabel) => string;
  readonly format: Format;
  readonly rows: readonly HistoryRow[];
  /** What was spent in each month that is wholly known. */
  readonly spending: ReadonlyMap<string, MonthSpending>;
  /** The month to bring into sight, as often as it changes; the one before it where it has no rows. */
  readonly to: MonthJump | undefined;
  readonly stale: boolean;
  readonly onOpen: (row: HistoryRow) => void;
  /** Called when the end of the list comes near. */
  readonly onEnd: () => void;
}

export interface MonthJump {
  /** `2025-04` */
  readonly month: string;
}

interface MonthLineProps {
  /** `2025-04` */
  readonly month: string;
  readonly spent: Rupiah | undefined;
  /** The sum leaves out purchases that wait. */
  readonly hasPending: boolean;
  /** The most that was spent in any month. */
  readonly highest: Rupiah;
  readonly say: (key: RowLabel) => string;
  readonly format: Format;
  /** Which line of the list it is, and how far below its top in pixels; the one that sticks is placed by the browser. */
  readonly index: number;
  readonly top: number | undefined;
  readonly measure: (element: HTMLLIElement | null) => void;
}

const MonthLine = memo((props: MonthLineProps) => {
  const { month, spent, hasPending, highest, say, format, index, top, measure } = props;
  return (
    <li
      className={classes('history__month', top === undefined && 'history__month--sticks')}
      data-index={index}
      ref={measure}
      style={{ top }}
    >
      <div className="history__month-line">
        <h2 className="history__month-name" tabIndex={-1}>
          {format.month(month)}
        </h2>
        {spent !== undefined && (
          <span className="history__spent">
            {`${say(hasPending ? 'month.settled' : 'month.spent')} ${format.rupiah(spent)}`}
          </span>
        )}
      </div>
      {spent !== undefined && <Bar value={spent} highest={highest} />}
    </li>
  );
});

/** Lines that were only guessed are measured once they are drawn, which moves what is below them: so many times at most. */
const mostSteps = 10;

/** Scrolls on until the heading stands where headings stick, and gives it the focus. */
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

/** Rows under the headings of their months; only those in sight are in the document. */
export const HistoryList = (props: HistoryListProps) => {
  const { label, say, format, rows, spending, to, stale, onOpen, onEnd } = props;
  const highest = Math.max(0, ...[...spending.values()].map(({ sum }) => sum));
  const lines = useMemo(() => linesOf(rows), [rows]);
  const { list, begin, virtualizer, head } = useWindow(lines);
  const items = virtualizer.getVirtualItems();
  // The lines whose end is near: once for each of them, not for every step of a thumb there.
  const ending = items.some(({ index }) => index >= lines.length - ahead) ? lines : undefined;

  useEffect(() => {
    if (ending) onEnd();
  }, [ending, onEnd]);

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
            month={line.id}
            spent={spending.get(line.id)?.sum}
            hasPending={spending.get(line.id)?.hasPending === true}
            highest={highest}
            say={say}
            format={format}
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
