import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { isHead, type Line } from '../../../domain/transactions/narrowing';

/** Heights that are likely, in rem: a line is measured once it is drawn. */
const likely = { month: 2.5, row: 4.5 };
const remOf = (page: Document): number =>
  Number.parseFloat(getComputedStyle(page.documentElement).fontSize) || 16;

/** Heights measured by the visit before: whoever comes back finds every line where it was. */
let measured: VirtualItem[] = [];

/** The last head of a month at or before a line. */
const headBefore = (lines: readonly Line[], at: number): number => {
  let index = Math.min(at, lines.length - 1);
  while (index > 0 && !isHead(lines[index])) index -= 1;
  return index;
};

/**
 * How far the list begins below what sticks at the top, in pixels of the document: `scroll-margin-top` of the list says
 * what that is.
 */
const beginOf = (list: HTMLElement): number =>
  list.getBoundingClientRect().top +
  window.scrollY -
  (Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0);

const useBegin = (list: RefObject<HTMLElement | null>): number => {
  const [begin, setBegin] = useState(0);
  useLayoutEffect(() => {
    const { current } = list;
    const page = current?.parentElement;
    if (!current || !page) return;
    const measure = () => setBegin(beginOf(current));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    return () => observer.disconnect();
  }, [list]);
  return begin;
};

/** When lines are added above what is being looked at, the page moves along with it. */
const useStanding = (lines: readonly Line[], startOf: (at: number) => number | undefined): void => {
  const before = useRef<{ readonly key: string; readonly start: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const first = lines.findIndex((line) => !isHead(line));
    const was = before.current;
    const at = was ? lines.findIndex(({ key }) => key === was.key) : -1;
    const start = startOf(at);
    if (was && start !== undefined && at > first && window.scrollY > was.start)
      window.scrollBy(0, start - was.start);
    const line = lines[first];
    before.current = line && { key: line.key, start: startOf(first) ?? 0 };
  }, [lines, startOf]);
};

/** The few lines of a long list that are in sight, and the head of the month they are in. */
export const useWindow = (lines: readonly Line[]) => {
  const list = useRef<HTMLUListElement>(null);
  const begin = useBegin(list);
  const [rem] = useState(() => remOf(document));
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: (at) => (isHead(lines[at]) ? likely.month : likely.row) * rem,
    getItemKey: (at) => lines[at]?.key ?? at,
    scrollMargin: begin,
    overscan: 6,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    initialMeasurementsCache: measured,
    rangeExtractor: (range) => {
      const head = headBefore(lines, range.startIndex);
      const rest = defaultRangeExtractor(range).filter((at) => at !== head);
      return [head, ...rest];
    },
  });
  useEffect(
    () => () => {
      measured = virtualizer.takeSnapshot();
    },
    [virtualizer],
  );
  const startOf = useCallback(
    (at: number) => virtualizer.measurementsCache[at]?.start,
    [virtualizer],
  );
  useStanding(lines, startOf);
  return {
    list,
    begin,
    virtualizer,
    /** The head that sticks. */
    head: headBefore(lines, virtualizer.range?.startIndex ?? 0),
  };
};
