import { expect, test } from 'vitest';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { type PdfLine, pdf } from '../../../sandbox/lender/pdf';

/** Returns the lines of every page, read by another library. */
const readBack = async (file: string): Promise<readonly (readonly string[])[]> => {
  const data = Uint8Array.from(file, (sign) => sign.charCodeAt(0));
  const document = await getDocument({ data, stopAtErrors: true, verbosity: 0 }).promise;
  const pages: string[][] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent();
    pages.push(items.flatMap((item) => ('str' in item && item.str !== '' ? [item.str] : [])));
  }
  await document.destroy();
  return pages;
};

const lines = (count: number): readonly PdfLine[] =>
  Array.from({ length: count }, (_, at) => ({ text: `Line ${at + 1}` }));

test('a document with any ASCII characters is read back unchanged', async () => {
  const file = pdf([
    { text: 'Title', style: 'title' },
    { text: 'Brackets (one), a backslash \\ and two (' },
    { text: 'Heading', style: 'heading' },
  ]);
  expect(await readBack(file)).toEqual([
    ['Title', 'Brackets (one), a backslash \\ and two (', 'Heading'],
  ]);
});

test('characters outside ASCII become question marks', async () => {
  const file = pdf([{ text: 'Siti – Rp5' }]);
  expect([...file].every((sign) => sign.charCodeAt(0) < 128)).toBe(true);
  expect(await readBack(file)).toEqual([['Siti ? Rp5']]);
});

test.each([
  [0, 1],
  [44, 1],
  [45, 2],
  [100, 3],
])('%i lines fill %i pages, each line once and in order', async (count, pages) => {
  const read = await readBack(pdf(lines(count)));
  expect(read).toHaveLength(pages);
  expect(read.flat()).toEqual(lines(count).map(({ text }) => text));
});

test('every object is at the offset in the table', () => {
  const file = pdf(lines(60));
  const start = Number(/startxref\n(\d+)/.exec(file)?.[1]);
  expect(file.slice(start, start + 4)).toBe('xref');
  const offsets = [...file.slice(start).matchAll(/^(\d{10}) 00000 n $/gm)].map(([, at]) =>
    Number(at),
  );
  expect(offsets).toHaveLength(8);
  for (const [at, offset] of offsets.entries())
    expect(file.slice(offset).startsWith(`${at + 1} 0 obj`)).toBe(true);
});
