import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** An object of a file: text, or a stream with further entries of its dictionary. */
export type PdfObject = string | { readonly says?: string; readonly stream: Buffer };

export const latin1 = (text: string): Buffer => Buffer.from(text, 'latin1');
export const base64 = (bytes: Buffer): string => bytes.toString('base64');

const written = (object: PdfObject): Buffer =>
  typeof object === 'string'
    ? latin1(object)
    : Buffer.concat([
        latin1(`<< /Length ${object.stream.length} ${object.says ?? ''} >>\nstream\n`),
        object.stream,
        latin1('\nendstream'),
      ]);

/** Writes the objects one after the other, numbered from 1, and a table of their offsets; the catalogue is first. */
export const pdfOf = (objects: readonly PdfObject[], trailer = ''): Buffer => {
  let file = latin1('%PDF-1.7\n');
  const offsets = objects.map((object, at) => {
    const offset = file.length;
    file = Buffer.concat([
      file,
      latin1(`${at + 1} 0 obj\n`),
      written(object),
      latin1('\nendobj\n'),
    ]);
    return offset;
  });
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = objects.length + 1;
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\nstartxref\n${file.length}\n%%EOF\n`;
  return Buffer.concat([file, latin1(end)]);
};

/** Packs numbers of one, four and two bytes. */
const row = (kind: number, where: number, at: number): Buffer => {
  const bytes = Buffer.alloc(7);
  bytes.writeUInt8(kind, 0);
  bytes.writeUInt32BE(where, 1);
  bytes.writeUInt16BE(at, 5);
  return bytes;
};

/** Writes objects as most programs do since PDF 1.5: those without a stream are packed into one stream. */
const packedPdf = (objects: readonly PdfObject[]): Buffer => {
  const texts = objects.flatMap((it, at) => (typeof it === 'string' ? [{ it, id: at + 1 }] : []));
  const [pack, table] = [objects.length + 1, objects.length + 2];
  let offset = 0;
  const index = texts.map(({ it, id }) => {
    const at = offset;
    offset += it.length + 1;
    return `${id} ${at} `;
  });
  const stream = deflateSync(latin1(index.join('') + texts.map(({ it }) => `${it}\n`).join('')));
  const says = `/Type /ObjStm /N ${texts.length} /First ${index.join('').length} /Filter /FlateDecode`;
  let file = latin1('%PDF-1.7\n');
  const rows = [...objects, { says, stream }].map((object, at) => {
    if (typeof object === 'string')
      return row(
        2,
        pack,
        texts.findIndex(({ id }) => id === at + 1),
      );
    const where = file.length;
    file = Buffer.concat([
      file,
      latin1(`${at + 1} 0 obj\n`),
      written(object),
      latin1('\nendobj\n'),
    ]);
    return row(1, where, 0);
  });
  const start = file.length;
  const end = {
    says: `/Type /XRef /W [1 4 2] /Size ${table + 1} /Root 1 0 R`,
    stream: Buffer.concat([row(0, 0, 65535), ...rows, row(1, start, 0)]),
  };
  return Buffer.concat([
    file,
    latin1(`${table} 0 obj\n`),
    written(end),
    latin1(`\nendobj\nstartxref\n${start}\n%%EOF\n`),
  ]);
};

interface Parts {
  /** The operators that draw the page, or a stream of them. */
  readonly content: string | Exclude<PdfObject, string>;
  /** Additional entries of the catalogue, the page and its resources. */
  readonly catalogue?: string;
  readonly page?: string;
  readonly resources?: string;
  readonly trailer?: string;
  /** The objects from number 6 on. */
  readonly more?: readonly PdfObject[];
}

/** Returns the objects of a file with one page of 300 by 200 points, with Helvetica as `/F1`. */
const objectsOf = ({ content, ...more }: Parts): readonly PdfObject[] => {
  const { catalogue = '', page = '', resources = '', more: objects = [] } = more;
  return [
    `<< /Type /Catalog /Pages 2 0 R ${catalogue} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Resources << /Font << /F1 4 0 R /F2 6 0 R >> ${resources} >> /Contents 5 0 R ${page} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    typeof content === 'string' ? { stream: latin1(content) } : content,
    ...objects,
  ];
};

export const onePage = (parts: Parts): Buffer => pdfOf(objectsOf(parts), parts.trailer);
export const onePackedPage = (parts: Parts): Buffer => packedPdf(objectsOf(parts));

export const line = (text: string, y = 100, font = 'F1'): string =>
  `BT /${font} 12 Tf 20 ${y} Td (${text}) Tj ET\n`;

/** Covers the page with an image. */
export const scan = 'q 300 0 0 200 0 0 cm /Im1 Do Q\n';

export const image = (says: string, stream: Buffer): PdfObject => ({
  says: `/Type /XObject /Subtype /Image /Width 60 /Height 40 ${says}`,
  stream,
});

/** Reads a font program from a package, for files that embed their font. */
export const liberation = (): Buffer =>
  readFileSync('node_modules/pdfjs-dist/standard_fonts/LiberationSans-Regular.ttf');

const short = (value: number): readonly number[] => [value >> 8, value & 255];
const long = (value: number): readonly number[] => [
  ...short(value >>> 16),
  ...short(value & 0xffff),
];

/** Returns a grey JPEG 2000 image of 60 by 40 pixels: one tile whose only packet is empty, so all pixels are grey. */
export const jpeg2000 = (): Buffer =>
  Buffer.from(
    [
      [0xff, 0x4f],
      [0xff, 0x51, ...short(41), ...short(0), ...long(60), ...long(40), ...long(0), ...long(0)],
      [...long(60), ...long(40), ...long(0), ...long(0), ...short(1), 7, 1, 1],
      [0xff, 0x52, ...short(12), 0, 0, ...short(1), 0, 0, 4, 4, 0, 1],
      [0xff, 0x5c, ...short(4), 0x40, 0x40],
      [0xff, 0x90, ...short(10), ...short(0), ...long(15), 0, 1, 0xff, 0x93, 0],
      [0xff, 0xd9],
    ].flat(),
  );

/** Returns a black fax image (CCITT group 4) of 60 by 40 pixels: a black row, 39 equal rows, and an end. */
export const fax = (): Buffer => {
  const bits = ['001', '00110101', '000000101100', '11'.repeat(39), '000000000001'.repeat(2)].join(
    '',
  );
  const bytes = bits.match(/.{1,8}/g) ?? [];
  return Buffer.from(bytes.map((byte) => Number.parseInt(byte.padEnd(8, '0'), 2)));
};

/** Returns a black JBIG2 image of 60 by 40 pixels: a page that starts black, and an end. */
export const jbig2 = (): Buffer =>
  Buffer.from(
    [
      [
        ...long(0),
        48,
        0,
        1,
        ...long(19),
        ...long(60),
        ...long(40),
        ...long(0),
        ...long(0),
        4,
        0,
        0,
      ],
      [...long(1), 49, 0, 1, ...long(0)],
    ].flat(),
  );
