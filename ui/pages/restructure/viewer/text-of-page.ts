import type { PDFPageProxy } from 'pdfjs-dist';

/** The text of a page, line by line, for screen readers and for copying. */
export const textOfPage = async (page: PDFPageProxy): Promise<readonly string[]> => {
  const { items } = await page.getTextContent();
  const text = items
    .map((item) => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : ''))
    .join('');
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
