import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
  type Virtualizer,
} from '@tanstack/react-virtual';
import {
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { isHead, type Line } from '../../../domain/transactions/lines';
import { beginOf, inGroups, likelyBegin, likelyHeight, overscan, remOf } from './line-places';

/** Heights from the previous visit, so that every line is at the same position when the user returns. */
let measured: VirtualItem[] = [];

const headsOf = (lines: readonly Line[]): readonly number[] => {
  const heads: number[] = [];
  lines.forEach((line, at) => {
    if (isHead(line)) heads.push(at);
  });
  return heads;
};

/** Returns the index of the heading above a line. */
const headOf = (heads: readonly number[], at: number): number => {
  let turn = heads.length - 1;
  while (turn > 0 && (heads[turn] ?? 0) > at) turn -= 1;
  return heads[turn] ?? 0;
};

const useBegin = (list: RefObject<HTMLElement | null>): number => {
  const [begin, setBegin] = useState(likelyBegin(window));
  useLayoutEffect(() => {
    const { current } = list;
    const page = current?.parentElement;
    if (!current || !page) return;
    let begins = Number.NaN;
    const measure = () => {
      const now = beginOf(current);
      if (now === begins) return;
      begins = now;
      setBegin(now);
      // The scroll position may have been restored before the virtualizer listened.
      dispatchEvent(new Event('scroll'));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(page);
    return () => observer.disconnect();
  }, [list]);
  return begin;
};

/** Keeps the visible lines at their position when lines are added above them. */
const useStanding = (
  lines: readonly Line[],
  virtualizer: Pick<Virtualizer<Window, HTMLLIElement>, 'measurementsCache'>,
): void => {
  const before = useRef<{ readonly id: string; readonly start: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const startOf = (at: number) => virtualizer.measurementsCache[at]?.start;
    // The heading of the newest month comes before the newest row.
    const [, newest] = lines;
    const was = before.current;
    const at = lines.findIndex(({ id }) => id === was?.id);
    const start = startOf(at);
    if (was && start !== undefined && at > 1 && window.scrollY > was.start)
      window.scrollBy(0, start - was.start);
    before.current = newest && { id: newest.id, start: startOf(1) ?? 0 };
  }, [lines, virtualizer]);
};

/** Returns the visible lines of a long list, and the heading of their month. */
export const useWindow = (lines: readonly Line[]) => {
  const list = useRef<HTMLUListElement>(null);
  const begin = useBegin(list);
  // Read once, because reading them makes the browser lay out the page.
  const [{ rem, rect }] = useState(() => ({
    rem: remOf(window),
    rect: { width: window.innerWidth, height: window.innerHeight },
  }));
  const heads = useMemo(() => headsOf(lines), [lines]);
  // A new function would place every line again.
  const getItemKey = useCallback((at: number) => lines[at]?.id ?? at, [lines]);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: (at) => likelyHeight(isHead(lines[at]), rem),
    getItemKey,
    scrollMargin: begin,
    overscan,
    useFlushSync: false,
    initialRect: rect,
    initialMeasurementsCache: measured,
    rangeExtractor: (range) => {
      const head = headOf(heads, range.startIndex);
      return [head, ...defaultRangeExtractor(inGroups(range)).filter((at) => at !== head)];
    },
  });
  useEffect(
    () => () => {
      measured = virtualizer.takeSnapshot();
    },
    [virtualizer],
  );
  useStanding(lines, virtualizer);
  return {
    list,
    begin,
    virtualizer,
    /** Index of the sticky heading. */
    head: headOf(heads, virtualizer.range?.startIndex ?? 0),
  };
};
