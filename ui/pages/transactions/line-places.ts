/** Where the lines of the history stand, and which of them are drawn. */

/**
 * Usual height of a line in rem. Each line is measured once it is rendered; if its height differs, all lines below are
 * placed a second time.
 */
const likely = { month: 2.5, row: 4 };

/** Number of lines that are drawn beyond the screen. */
export const overscan = 2;

/**
 * Number of lines that are added and removed together. One by one, fast scrolling would render the list in every frame,
 * and one line costs nearly as much as four.
 */
const together = 4;

/** Returns the usual height of a line, in pixels. */
export const likelyHeight = (isHead: boolean, rem: number): number =>
  (isHead ? likely.month : likely.row) * rem;

/** Returns the number of pixels in a rem. Reading it makes the browser lay out the page. */
export const remOf = (view: Window): number =>
  Number.parseFloat(view.getComputedStyle(view.document.documentElement).fontSize) || 16;

/** Returns where the list probably begins: only lines that fit are rendered before it is measured. */
export const likelyBegin = ({ innerHeight }: Window): number => innerHeight / 2;

/** Returns the first and the last line of the groups of these lines. */
export const inGroups = <R extends { readonly startIndex: number; readonly endIndex: number }>(
  range: R,
): R => ({
  ...range,
  startIndex: range.startIndex - (range.startIndex % together),
  endIndex: range.endIndex - (range.endIndex % together) + together - 1,
});

/**
 * Returns how far the list begins below the sticky parts at the top, in pixels of the document; the list's
 * `scroll-margin-top` is their height.
 */
export const beginOf = (list: HTMLElement): number =>
  list.getBoundingClientRect().top +
  window.scrollY -
  (Number.parseFloat(getComputedStyle(list).scrollMarginTop) || 0);
