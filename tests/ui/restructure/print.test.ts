import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  lastCorner,
  nextView,
  type Print,
  type Viewport,
} from '../../../ui/pages/restructure/viewer/print';

interface Block {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

const [width, height] = [100, 160];

/** Returns a white page with black blocks. Its margin of one dot stays white. */
const printOf = (blocks: readonly Block[]): Print => {
  const dots = new Uint32Array(width * height);
  for (const block of blocks)
    for (let y = block.top; y < Math.min(height - 1, block.top + block.height); y += 1)
      for (let x = block.left; x < Math.min(width - 1, block.left + block.width); x += 1)
        dots[y * width + x] = 1;
  return { dots, width, height };
};

/** Returns the first view of a page and those that follow; throws when they do not end. */
const viewsOf = (print: Print, first: Viewport): readonly Viewport[] => {
  const views = [first];
  for (let view = nextView(print, first); view; view = nextView(print, view)) {
    views.push(view);
    if (views.length > 1_000) throw new Error('the views do not end');
  }
  return views;
};

const shows = (view: Viewport, x: number, y: number): boolean =>
  x >= view.left && x < view.left + view.width && y >= view.top && y < view.top + view.height;

const printed = ({ dots, width }: Print): readonly (readonly [x: number, y: number])[] =>
  [...dots].flatMap((dot, at) =>
    dot === 0 ? [] : [[at % width, Math.floor(at / width)] as const],
  );

/**
 * Returns the greatest number of views for a line of marks. Each group without a gap as long as a view needs its length
 * and one more.
 */
const mostViews = (marks: readonly number[], length: number): number => {
  const sorted = [...new Set(marks)].sort((a, b) => a - b);
  let [from, most] = [0, 0];
  sorted.forEach((mark, at) => {
    if ((sorted[at + 1] ?? Number.POSITIVE_INFINITY) - mark < length) return;
    const extent = mark + 1 - (sorted[from] ?? 0);
    most += Math.ceil(extent / (length - Math.floor(0.15 * length))) + 1;
    from = at + 1;
  });
  return most;
};

const block = fc.record({
  left: fc.integer({ min: 1, max: 90 }),
  top: fc.integer({ min: 1, max: 150 }),
  width: fc.integer({ min: 1, max: 60 }),
  height: fc.integer({ min: 1, max: 60 }),
});
const page = fc.record({
  blocks: fc.array(block, { maxLength: 8 }),
  first: fc.record({
    left: fc.constant(0),
    top: fc.constant(0),
    width: fc.integer({ min: 10, max: 100 }),
    height: fc.integer({ min: 10, max: 160 }),
  }),
});

const forEveryPage = (check: (print: Print, first: Viewport) => void) =>
  fc.assert(fc.property(page, ({ blocks, first }) => check(printOf(blocks), first)));

test('every printed dot is in some view', () => {
  forEveryPage((print, first) => {
    const views = viewsOf(print, first);
    expect(printed(print).filter(([x, y]) => !views.some((it) => shows(it, x, y)))).toEqual([]);
  });
});

test('every view after the first shows print and stays on the page', () => {
  forEveryPage((print, first) => {
    const marks = printed(print);
    for (const view of viewsOf(print, first).slice(1)) {
      expect(marks.some(([x, y]) => shows(view, x, y))).toBe(true);
      expect(Math.min(view.left, view.top)).toBeGreaterThanOrEqual(0);
      expect(view.left + view.width).toBeLessThanOrEqual(print.width);
      expect(view.top + view.height).toBeLessThanOrEqual(print.height);
    }
  });
});

test('a page needs as many views as its print fills, and one more for each block', () => {
  forEveryPage((print, first) => {
    const down = viewsOf(print, { ...first, width: print.width });
    const rows = printed(print).map(([, y]) => y);
    expect(down.length - 1).toBeLessThanOrEqual(mostViews(rows, first.height));
    const across = viewsOf(print, { ...first, height: print.height });
    const columns = printed(print).map(([x]) => x);
    expect(across.length - 1).toBeLessThanOrEqual(mostViews(columns, first.width));
  });
});

/** A mark that ends at 58 % of the width: in floating point, 58 / 100 * 100 is slightly less than 58. */
const aNarrowColumn = {
  blocks: [{ left: 57, top: 1, width: 1, height: 60 }],
  first: { left: 0, top: 0, width: 10, height: 10 },
};

test('the last view shows the last corner', () => {
  fc.assert(
    fc.property(page, ({ blocks, first }) => {
      const print = printOf(blocks);
      fc.pre(printed(print).length > 0);
      const { x, y } = lastCorner(print, first.height);
      const shown = viewsOf(print, first).map((it) =>
        shows(it, Math.round(x * width) - 1, Math.round(y * height) - 1),
      );
      expect(shown.at(-1)).toBe(true);
    }),
    { examples: [[aNarrowColumn]] },
  );
});

test('the last corner of an empty page is its own corner, and no view follows', () => {
  const print = printOf([]);
  expect(lastCorner(print, 40)).toEqual({ x: 1, y: 1 });
  expect(nextView(print, { left: 0, top: 0, width: 40, height: 40 })).toBe(undefined);
});
