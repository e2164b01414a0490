import type { TextContent } from 'pdfjs-dist/types/src/display/api';

/** The lines of a page, as far as the file says what its letters mean. */
export const linesOf = (items: TextContent['items']): readonly string[] =>
  items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
