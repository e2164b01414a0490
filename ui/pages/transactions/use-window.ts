import {
  defaultRangeExtractor,
  useWindowVirtualizer,
  type VirtualItem,
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
import { isHead, type Line } from '../../../domain/transactions/narrowing';

/**
 * How high a line is unless its words need more, in rem. Each is measured once it is drawn; where one is not as high as
 * this says, all that follow are placed a second time.
 */
const likely = { month: 2.5, row: 4.5 };
const remOf = (page: Document): number =>
  Number.parseFloat(getComputedStyle(page.documentElement).fontSize) || 16;

/** Heights measured by the visit before: whoever comes back finds every line where it was. */
let measured: VirtualItem[] = [];

const headsOf = (lines: readonly Line[]): readonly number[] => {
  const heads: number[] = [];
  lines.forEach((line, at) => {
    if (isHead(line)) heads.push(at);
  });
  return heads;
};

/** Where the head is that a line stands under. */
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
  const [begin, setBegin] = useState(0);
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
      // A position that was restored before anybody listened is told once more.
      dispatchEvent(new Event('scroll'));
    };
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
  // Asked once: the answers make the browser lay the page out.
  const [{ rem, rect }] = useState(() => ({
    rem: remOf(document),
    rect: { width: window.innerWidth, height: window.innerHeight },
  }));
  const heads = useMemo(() => headsOf(lines), [lines]);
  const moved = useRef({ at: 0, by: 1 });
  // A new function would have every line placed anew.
  const getItemKey = useCallback((at: number) => lines[at]?.key ?? at, [lines]);
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
      // Each line that is drawn costs every step of a thumb: more of them ahead of it than behind.
      const at = startIndex + endIndex;
      const by = Math.sign(at - moved.current.at) || moved.current.by;
      moved.current = { at, by };
      const drawn = { ...range, startIndex: startIndex + by, endIndex: endIndex + by };
      return [head, ...defaultRangeExtractor(drawn).filter((line) => line !== head)];
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
    head: headOf(heads, virtualizer.range?.startIndex ?? 0),
  };
};
