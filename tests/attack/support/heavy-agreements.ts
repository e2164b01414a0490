import { deflateSync } from 'node:zlib';
import { latin1, onePage, pdfOf } from '../../e2e/support/pdf-file';

/** A quarter of a gigabyte, compressed to a quarter of a megabyte. */
const bomb = (): Buffer => deflateSync(Buffer.alloc(256 * 1024 * 1024, 0x20), { level: 1 });

/** A pattern of fine strokes that a viewer draws for half a minute without a pause. */
const pattern = () => ({
  says: '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 300 200] /XStep 300 /YStep 200 /Resources << >> /Filter /FlateDecode',
  stream: deflateSync(latin1('0 0 300 200 re 1 1 298 198 re f* '.repeat(900_000))),
});

/** An image of 4000 by 4000 pixels, the largest that is drawn. */
const image = (dots: Buffer) => ({
  says: '/Type /XObject /Subtype /Image /Width 4000 /Height 4000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Filter 8 0 R',
  stream: dots,
});

const withImage = (dots: Buffer): Buffer =>
  onePage({
    content: 'q 300 0 0 200 0 0 cm /Im1 Do Q',
    resources: '/XObject << /Im1 7 0 R >>',
    more: ['null', image(dots), '/FlateDecode'],
  });

/** A layer over the page, which a viewer draws separately. */
const layer = {
  says: '/Type /XObject /Subtype /Form /BBox [0 0 300 200] /Group << /S /Transparency >>',
  stream: latin1('0.9 g 0 0 300 200 re f'),
};

interface Heavy {
  readonly file: () => Buffer;
  /** Why the file is refused; without it the file is drawn. */
  readonly says?: string;
}

/** Files that would overload the device: none may freeze the page or exceed its memory limit. */
export const heavyAgreements: Readonly<Record<string, Heavy>> = {
  'a decompression bomb': {
    file: () => onePage({ content: { says: '/Filter /FlateDecode', stream: bomb() } }),
    says: 'Halaman ini terlalu berat',
  },
  'a decompression bomb behind an indirect filter': {
    file: () =>
      onePage({
        content: { says: '/Filter 7 0 R', stream: bomb() },
        more: ['null', '/FlateDecode'],
      }),
    says: 'Halaman ini terlalu berat',
  },
  'a decompression bomb within another': {
    file: () =>
      onePage({
        content: { says: '/Filter 7 0 R', stream: deflateSync(bomb()) },
        more: ['null', '[/FlateDecode /FlateDecode]'],
      }),
    says: 'Sebagian halaman ini',
  },
  'a decompression bomb as an image': { file: () => withImage(bomb()) },
  'a pattern without end': {
    file: () =>
      onePage({
        content: '/Pattern cs /P1 scn 0 0 300 200 re f',
        resources: '/Pattern << /P1 7 0 R >>',
        more: ['null', pattern()],
      }),
    says: 'Halaman ini terlalu berat',
  },
  'layers without end': {
    file: () =>
      onePage({
        content: '/G1 Do '.repeat(100_000),
        resources: '/XObject << /G1 7 0 R >>',
        more: ['null', layer],
      }),
    says: 'Halaman ini terlalu berat',
  },
  'dashes without end': {
    file: () => onePage({ content: `[0.001] 0 d ${'0 0 m 300 200 l S '.repeat(20_000)}` }),
    says: 'Halaman ini terlalu berat',
  },
  'more pages than anybody reads': {
    file: () =>
      pdfOf([
        '<< /Type /Catalog /Pages 2 0 R >>',
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(61)}] /Count 61 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] >>',
      ]),
    says: 'Perjanjiannya terlalu berat',
  },
};
