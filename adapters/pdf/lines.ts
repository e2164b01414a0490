import type { TextContent } from 'pdfjs-dist/types/src/display/api';

/** Returns the lines of a page, as far as the file gives its letters a meaning. */
export const textLinesOf = (items: TextContent['items']): readonly string[] =>
  items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
