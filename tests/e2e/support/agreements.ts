import { deflateSync } from 'node:zlib';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

/** A PDF of one page: the objects as they are given, and a table that says where they stand. */
const pdfOf = (objects: readonly Buffer[]): Buffer => {
  let file = latin1('%PDF-1.4\n');
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file = Buffer.concat([file, latin1(`${at + 1} 0 obj\n`), object, latin1('\nendobj\n')]);
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, latin1(end)]);
};

interface Parts {
  /** What the catalogue says beside its pages. */
  readonly catalogue?: string;
  readonly content: Buffer;
  readonly filter?: string;
}

const onePage = ({ catalogue = '', content, filter = '' }: Parts): Buffer =>
  pdfOf([
    latin1(`<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`),
    latin1('<< /Type /Pages /Kids [3 0 R] /Count 1 >>'),
    latin1(
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R >> >> /Contents 5 0 R >>',
    ),
    latin1('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'),
    Buffer.concat([
      latin1(`<< /Length ${content.length} ${filter} >>\nstream\n`),
      content,
      latin1('\nendstream'),
    ]),
  ]);

const words = latin1('BT /F1 12 Tf 20 100 Td (A small agreement) Tj ET');
const good = onePage({ content: words });

const base64 = (bytes: Buffer) => bytes.toString('base64');

/** Spaces without end: a quarter of a gigabyte in a quarter of a megabyte. */
const bomb = () =>
  onePage({
    content: deflateSync(Buffer.alloc(256 * 1024 * 1024, 0x20), { level: 1 }),
    filter: '/Filter /FlateDecode',
  });

export const goodAgreement = base64(good);

/** The eight that must be refused; what each of them says is a part of its message. */
export const badAgreements: Readonly<Record<string, { body: () => string; says: string }>> = {
  'not a PDF': { body: () => base64(latin1('<html>agree</html>')), says: 'rusak' },
  truncated: { body: () => base64(good.subarray(0, good.length - 120)), says: 'rusak' },
  'over 5 MB': {
    body: () => base64(Buffer.concat([good, Buffer.alloc(5 * 1024 * 1024, 0x20)])),
    says: 'terlalu besar',
  },
  empty: { body: () => '', says: 'kosong' },
  'wrong base64': {
    body: () => `${goodAgreement.slice(0, 40)}*${goodAgreement.slice(41)}`,
    says: 'rusak',
  },
  'with a script action': {
    body: () =>
      base64(
        onePage({
          catalogue: '/OpenAction << /S /JavaScript /JS (app.alert\\("run"\\)) >>',
          content: words,
        }),
      ),
    says: 'tidak aman',
  },
  'decompression bomb': { body: () => base64(bomb()), says: 'terlalu berat' },
  'right magic and garbage after': {
    body: () =>
      base64(
        Buffer.concat([
          latin1('%PDF-1.7\n'),
          Buffer.alloc(4_000, 0xa7),
          latin1('startxref\n9\n%%EOF\n'),
        ]),
      ),
    says: 'rusak',
  },
};
