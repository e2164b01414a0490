import {
  fax,
  image,
  jbig2,
  jpeg2000,
  latin1,
  liberation,
  line,
  onePackedPage,
  onePage,
  scan,
} from './pdf-file';

/** `inked`: the least share of pixels of the picture that are dark or grey; `says`: why the file is refused. */
type Outcome = { readonly inked: number } | { readonly says: string };

interface Kind {
  readonly file: () => Buffer;
  readonly is: Outcome;
  /** Letters that are missing in the file; a device with a font for them shows the page. */
  readonly borrows?: string;
  /** Words that the text next to the picture contains. */
  readonly hears?: string;
  /** What is shown in place of the picture when the user chooses the text. */
  readonly asText?: string;
}

const words = line('A small agreement');
export const shown = { inked: 0.0015 } as const;
const imaged = { inked: 0.9 } as const;

/** Returns a page that an image covers, with `over` drawn on it. */
const scanned = (says: string, stream: Buffer, over = ''): Buffer =>
  onePage({
    content: scan + over,
    resources: '/XObject << /Im1 7 0 R >>',
    more: ['null', image(says, stream)],
  });

const embedded = (encoding: string): readonly (string | ReturnType<typeof image>)[] => [
  `<< /Type /Font /Subtype /Type0 /BaseFont /Own /Encoding /${encoding} /DescendantFonts [7 0 R] >>`,
  '<< /Type /Font /Subtype /CIDFontType2 /BaseFont /Own /CIDSystemInfo << /Registry (Adobe) /Ordering (Japan1) /Supplement 2 >> /CIDToGIDMap /Identity /FontDescriptor 8 0 R >>',
  '<< /Type /FontDescriptor /FontName /Own /Flags 4 /FontBBox [0 -200 1000 900] /Ascent 900 /Descent -200 /ItalicAngle 0 /CapHeight 700 /StemV 80 /FontFile2 9 0 R >>',
  { says: `/Length1 ${liberation().length}`, stream: liberation() },
];

const field = (says: string, rest: readonly (string | ReturnType<typeof image>)[] = []) => ({
  content: words,
  catalogue:
    '/AcroForm << /Fields [7 0 R] /DA (/Helv 12 Tf 0 g) /DR << /Font << /Helv 4 0 R >> >> >>',
  page: '/Annots [7 0 R]',
  more: [
    'null',
    `<< /Type /Annot /Subtype /Widget /Rect [20 20 280 60] /F 4 /P 3 0 R ${says} >>`,
    ...rest,
  ],
});

const filled = {
  says: '/Type /XObject /Subtype /Form /BBox [0 0 260 40] /Resources << /Font << /Helv 4 0 R >> >>',
  stream: latin1('0.3 g 0 0 260 40 re f'),
};

const launching = {
  content: words,
  catalogue: '/OpenAction 7 0 R /Names << /JavaScript << /Names [(a) 7 0 R] >> >>',
  page: '/AA << /O 8 0 R >>',
  more: [
    'null',
    '<< /S /JavaScript /JS (app.alert\\("run"\\)) /Next 8 0 R >>',
    '<< /S /Launch /F (calc.exe) >>',
  ],
};

/** Kinds of agreements as lenders send them. Each is drawn as viewers draw it, or refused with the true reason. */
export const agreementKinds: Readonly<Record<string, Kind>> = {
  'a scan in JPEG 2000': {
    file: () => scanned('/Filter /JPXDecode /ColorSpace /DeviceGray', jpeg2000()),
    is: imaged,
  },
  'a scan in JBIG2': {
    file: () =>
      scanned('/Filter /JBIG2Decode /ColorSpace /DeviceGray /BitsPerComponent 1', jbig2()),
    is: imaged,
  },
  'a scan as a fax': {
    file: () =>
      scanned(
        '/Filter /CCITTFaxDecode /DecodeParms << /K -1 /Columns 60 /Rows 40 >> /ColorSpace /DeviceGray /BitsPerComponent 1',
        fax(),
      ),
    is: imaged,
  },
  'a scan that is damaged': {
    file: () => scanned('/Filter /JPXDecode /ColorSpace /DeviceGray', jpeg2000().subarray(0, 60)),
    is: { says: 'Ada gambar di halaman ini' },
  },
  'a scan with a stamped line': {
    file: () =>
      scanned('/ColorSpace /DeviceGray /BitsPerComponent 8', Buffer.alloc(60 * 40, 0x60), words),
    is: imaged,
    hears: 'A small agreement',
  },
  'letters that need a character map': {
    file: () =>
      onePage({
        content: 'BT /F2 24 Tf 20 100 Td <004300440045> Tj ET',
        more: embedded('UniJIS-UCS2-H'),
      }),
    is: shown,
  },
  'letters of Chinese that are not in the file': {
    file: () =>
      onePage({
        content: 'BT /F2 24 Tf 20 100 Td <4e004e8c> Tj ET',
        more: [
          '<< /Type /Font /Subtype /Type0 /BaseFont /STSong /Encoding /UniGB-UCS2-H /DescendantFonts [7 0 R] >>',
          '<< /Type /Font /Subtype /CIDFontType0 /BaseFont /STSong /CIDSystemInfo << /Registry (Adobe) /Ordering (GB1) /Supplement 2 >> /FontDescriptor 8 0 R >>',
          '<< /Type /FontDescriptor /FontName /STSong /Flags 4 /FontBBox [0 -200 1000 900] /Ascent 900 /Descent -200 /ItalicAngle 0 /CapHeight 700 /StemV 80 >>',
        ],
      }),
    is: { says: 'Ada huruf di halaman ini' },
    borrows: '一二',
  },
  'letters without their meaning': {
    file: () =>
      onePage({
        content: 'BT /F2 24 Tf 20 100 Td <004300440045> Tj ET',
        more: embedded('Identity-H'),
      }),
    is: shown,
  },
  'an empty field for a signature': { file: () => onePage(field('/FT /Sig /T (sign)')), is: shown },
  'a signature': {
    file: () =>
      onePage(
        field('/FT /Sig /T (sign) /V 8 0 R /AP << /N 9 0 R >>', [
          '<< /Type /Sig /Filter /Adobe.PPKLite /SubFilter /adbe.pkcs7.detached /ByteRange [0 1 2 3] /Contents <00> >>',
          filled,
        ]),
      ),
    is: { inked: 0.15 },
  },
  'a filled form': {
    file: () => onePage(field('/FT /Tx /T (name) /V (Rp9.000.000) /AP << /N 8 0 R >>', [filled])),
    is: { inked: 0.15 },
  },
  'a filled form without pictures of its values': {
    file: () => onePage({ ...field('/FT /Tx /T (name) /V (Rp9.000.000)'), content: '' }),
    is: shown,
  },
  'a layer that is switched off': {
    file: () =>
      onePage({
        content: `${words}/OC /Off BDC ${line('Not agreed', 60)}0 0 300 80 re f EMC`,
        resources: '/Properties << /Off 7 0 R >>',
        catalogue: '/OCProperties << /OCGs [7 0 R] /D << /OFF [7 0 R] >> >>',
        more: ['null', '<< /Type /OCG /Name (Draft) >>'],
      }),
    is: shown,
    asText: 'Tidak ada teks yang bisa ditampilkan.',
  },
  'a note that is pinned to it': {
    file: () =>
      onePage({
        content: words,
        page: '/Annots [7 0 R]',
        more: [
          'null',
          '<< /Type /Annot /Subtype /Text /Rect [200 150 220 170] /Contents (The fee is doubled) >>',
        ],
      }),
    is: shown,
    hears: 'The fee is doubled',
  },
  'two languages in columns': {
    file: () => onePage({ content: `${words}BT /F1 12 Tf 160 100 Td (Perjanjian kecil) Tj ET` }),
    is: shown,
  },
  'bytes before its beginning and after its end': {
    file: () =>
      Buffer.concat([
        latin1('\u00ef\u00bb\u00bf\r\n'),
        onePage({ content: words }),
        Buffer.alloc(2_000, 0x0a),
      ]),
    is: shown,
  },
  'a password': {
    file: () =>
      onePage({
        content: words,
        trailer: '/Encrypt 7 0 R /ID [<00> <00>]',
        more: [
          'null',
          `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'41'.repeat(32)}> /U <${'42'.repeat(32)}> >>`,
        ],
      }),
    is: { says: 'kata sandi' },
  },
  'a script, and a program to launch': { file: () => onePage(launching), is: shown },
  'a program to launch among packed objects': { file: () => onePackedPage(launching), is: shown },
  'a form that is not on its page': {
    file: () =>
      onePage({
        content: words,
        catalogue: '/AcroForm << /Fields [] /XFA 7 0 R >>',
        more: [
          'null',
          { stream: latin1('<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"></xdp:xdp>') },
        ],
      }),
    is: { says: 'berupa formulir' },
  },
};
