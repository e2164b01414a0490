import type { PDFPageProxy } from 'pdfjs-dist';

/** What is written on a page, line by line, for who listens instead of looking, and for copying. */
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
