import type { PageViewport } from 'pdfjs-dist';
import type { TextContent } from 'pdfjs-dist/types/src/display/api';
import type { TextSides } from '../../domain/restructure/pdf-engine';

/** Returns the lines of a page, as far as the file gives its letters a meaning. */
export const textLinesOf = (items: TextContent['items']): readonly string[] =>
  items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** Returns where the text of a page begins and ends; `undefined` if there is none, or if the page or any text is turned. */
export const textSidesOf = (
  items: TextContent['items'],
  { viewBox: [start = 0, , end = 0], rotation }: Pick<PageViewport, 'viewBox' | 'rotation'>,
): TextSides | undefined => {
  const texts = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [item] : []));
  const isLevel = texts.every(({ transform: [x, turn] }) => x > 0 && turn === 0);
  if (texts.length === 0 || rotation !== 0 || !isLevel || end <= start) return undefined;
  const fraction = (x: number): number => Math.min(1, Math.max(0, (x - start) / (end - start)));
  const lefts = texts.map(({ transform }) => fraction(Number(transform[4])));
  const rights = texts.map(({ transform, width }) => fraction(Number(transform[4]) + width));
  return { left: Math.min(...lefts), right: Math.max(...rights) };
};
