/** Writes a small PDF 1.4: lines of text on A4 pages, in Helvetica, which every reader has. */

export interface PdfLine {
  readonly text: string;
  readonly style?: 'title' | 'heading';
}

const perPage = 44;
const [left, top, leading] = [56, 780, 16];
const sizes = { title: 16, heading: 12, plain: 10.5 } as const;

/** Replaces characters that the standard encoding lacks, and escapes brackets and backslashes. */
const quoted = (text: string): string =>
  text.replace(/[^\x20-\x7e]/g, '?').replace(/[()\\]/g, '\\$&');

const shown = ({ text, style }: PdfLine): string => {
  const font = style === undefined ? 'F1' : 'F2';
  return `/${font} ${sizes[style ?? 'plain']} Tf (${quoted(text)}) Tj T*`;
};

const content = (lines: readonly PdfLine[]): string =>
  ['BT', `${leading} TL`, `${left} ${top} Td`, ...lines.map(shown), 'ET'].join('\n');

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`;

/** Returns the numbered objects of a document: catalogue, page tree, two fonts, then each page and its contents. */
const objectsOf = (pages: readonly (readonly PdfLine[])[]): readonly string[] => {
  const numberOf = (page: number): number => 5 + 2 * page;
  const kids = pages.map((_, page) => `${numberOf(page)} 0 R`).join(' ');
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    ...pages.flatMap((lines, page) => {
      const text = content(lines);
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R /F2 4 0 R >> >> /Contents ${numberOf(page) + 1} 0 R >>`,
        `<< /Length ${text.length} >>\nstream\n${text}\nendstream`,
      ];
    }),
  ];
};

/** Returns the document. All of its bytes are ASCII. */
export const pdf = (lines: readonly PdfLine[]): string => {
  const pages = Array.from({ length: Math.max(1, Math.ceil(lines.length / perPage)) }, (_, page) =>
    lines.slice(page * perPage, (page + 1) * perPage),
  );
  const objects = objectsOf(pages);
  let file = '%PDF-1.4\n';
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
};
