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
import { isHead, type Line } from '../../../domain/transactions/filter';

/**
 * How high a line is unless its words need more, in rem. Each is measured once it is drawn; where one is not as high as
 * this says, all that follow are placed a second time.
 */
const likely = { month: 2.5, row: 4.5 };

/**
 * So many lines come and go together. One by one, a quick thumb would have the page drawn anew with every frame, and the
 * most of what that costs is the same for one line as for four.
 */
const together = 4;

/** Heights measured on the visit before, so that every line is where it was when the person comes back. */
let measured: VirtualItem[] = [];

const headsOf = (lines: readonly Line[]): readonly number[] => {
  const heads: number[] = [];
  lines.forEach((line, at) => {
    if (isHead(line)) heads.push(at);
  });
  return heads;
};

/** The index of the heading above a line. */
const headOf = (heads: readonly number[], at: number): number => {
  let turn = heads.length - 1;
  while (turn > 0 && (heads[turn] ?? 0) > at) turn -= 1;
  return heads[turn] ?? 0;
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
  // About so far below the top it will be, so that no more rows than fit are drawn before it is known.
  const [begin, setBegin] = useState(window.innerHeight / 2);
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

/** Keeps the lines in sight where they are when lines are added above them. */
const useStanding = (
  lines: readonly Line[],
  virtualizer: Pick<Virtualizer<Window, HTMLLIElement>, 'measurementsCache'>,
): void => {
  const before = useRef<{ readonly id: string; readonly start: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const startOf = (at: number) => virtualizer.measurementsCache[at]?.start;
    // The head of the newest month comes before the newest row.
    const [, newest] = lines;
    const was = before.current;
    const at = lines.findIndex(({ id }) => id === was?.id);
    const start = startOf(at);
    if (was && start !== undefined && at > 1 && window.scrollY > was.start)
      window.scrollBy(0, start - was.start);
    before.current = newest && { id: newest.id, start: startOf(1) ?? 0 };
  }, [lines, virtualizer]);
};

/** The few lines of a long list that are in sight, and the head of the month they are in. */
export const useWindow = (lines: readonly Line[]) => {
  const list = useRef<HTMLUListElement>(null);
  const begin = useBegin(list);
  // Asked once: the answers make the browser lay the page out.
  const [{ rem, rect }] = useState(() => ({
    rem: Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16,
    rect: { width: window.innerWidth, height: window.innerHeight },
  }));
  const heads = useMemo(() => headsOf(lines), [lines]);
  // A new function would have every line placed anew.
  const getItemKey = useCallback((at: number) => lines[at]?.id ?? at, [lines]);
  const virtualizer = useWindowVirtualizer<HTMLLIElement>({
    count: lines.length,
    estimateSize: (at) => (isHead(lines[at]) ? likely.month : likely.row) * rem,
    getItemKey,
    scrollMargin: begin,
    overscan: 2,
    useFlushSync: false,
    initialRect: rect,
    initialMeasurementsCache: measured,
    rangeExtractor: (range) => {
      const { startIndex, endIndex } = range;
      const head = headOf(heads, startIndex);
      const groups = {
        ...range,
        startIndex: startIndex - (startIndex % together),
        endIndex: endIndex - (endIndex % together) + together - 1,
      };
      return [head, ...defaultRangeExtractor(groups).filter((at) => at !== head)];
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
    /** The head that sticks. */
    head: headOf(heads, virtualizer.range?.startIndex ?? 0),
  };
};
