import { isHead, type Line } from '../domain/transactions/lines';
import {
  beginOf,
  inGroups,
  likelyBegin,
  likelyHeight,
  overscan,
  remOf,
} from '../ui/pages/transactions/line-places';

/** Returns the index of the last line that the app draws first, in a list that begins at `begin`. */
export const lastShown = (heights: readonly number[], begin: number, screen: number): number => {
  const last = heights.length - 1;
  let endIndex = 0;
  let bottom = begin + (heights[0] ?? 0);
  while (endIndex < last && bottom < screen) {
    endIndex += 1;
    bottom += heights[endIndex] ?? 0;
  }
  return Math.min(inGroups({ startIndex: 0, endIndex }).endIndex + overscan, last);
};

/** Returns the usual heights of lines. */
export const likelyHeights = (lines: readonly Line[]): readonly number[] => {
  const rem = remOf(window);
  return lines.map((line) => likelyHeight(isHead(line), rem));
};

/**
 * Draws lines into a list in the document, and places them as the app does first: those on the screen, and the rest of
 * `drawn` once the user scrolls. Calls `onLast` once the last line is among them.
 */
export const placeLines = (
  list: HTMLElement,
  lines: readonly Line[],
  drawn: readonly HTMLElement[],
  onLast: () => void,
): void => {
  const heights = [...likelyHeights(lines)];
  const { children } = list;
  const drawTo = (last: number) => {
    const from = children.length;
    list.append(...drawn.slice(from, last + 1));
    for (let at = from; at < children.length; at += 1)
      heights[at] = (children[at] as HTMLElement).offsetHeight;
  };
  const place = () => {
    let top = 0;
    heights.forEach((height, at) => {
      // The browser places the first heading.
      if (at > 0 && at < children.length) (children[at] as HTMLElement).style.top = `${top}px`;
      top += height;
    });
    list.style.height = `${top}px`;
    if (children.length === lines.length) onLast();
  };
  drawTo(lastShown(heights, likelyBegin(window), innerHeight));
  const begin = beginOf(list);
  const last = () => Math.min(lastShown(heights, begin, innerHeight), drawn.length - 1);
  while (children.length <= last()) drawTo(last());
  const after = last() + 1;
  while (children.length > after) list.lastChild?.remove();
  place();
  const drawRest = () => {
    if (!list.isConnected) return;
    drawTo(lines.length);
    place();
  };
  addEventListener('scroll', drawRest, { once: true, passive: true });
};
