import { blank, edge, invisible, type TypedTable } from './row';

const dayLength = 86_400_000;
const day = (n: number): string => new Date(n * dayLength).toISOString().slice(0, 10);
const dayOf = (date: string): number => Date.parse(date) / dayLength;
const upTo = (text: string) => (n: number) => text.slice(0, n);

/** Today is 15 January 2026 in Jakarta. */
export const birthDate: TypedTable = {
  ...blank,
  edges: [
    ...edge(dayOf('1900-01-01'), day, 'blocks dateYear', 'fine', 'fine'),
    ...edge(dayOf('2026-01-15'), day, 'fine', 'blocks dateFuture', 'blocks dateFuture'),
  ],
  right: [
    ['27 03 1995', 'fine'],
    ['1995-03-27', 'fine'],
    ['27031995', 'fine'],
    ['19950327', 'fine'],
    ['29 02 2000', 'fine'],
  ],
  paste: [
    ['27/03/1995\r\n', 'fine'],
    ['7.3.1995', 'fine'],
    [' 27 - 03 - 1995 ', 'fine'],
    ['27,03,1995', 'blocks dateFormat'],
  ],
  scripts: [
    ['٢٧/٠٣/١٩٩٥', 'fine'],
    ['２７ ０３ １９９５', 'fine'],
    ['一九九五年', 'blocks dateFormat'],
  ],
  emoji: [['🎂', 'blocks dateFormat']],
  bidi: [['\u202d27/03/1995\u202c', 'fine']],
  zeroWidth: [['27\u200b03\u20601995', 'fine'], ...invisible],
  wrong: [
    ['27 03 2126', 'blocks dateFuture'],
    ['29 02 1900', 'blocks dateReal'],
    ['31 04 1995', 'blocks dateReal'],
    ['27 13 1995', 'blocks dateReal'],
    ['00 01 1995', 'blocks dateReal'],
    ['27 03 95', 'blocks dateFormat'],
    ['27 Maret 1995', 'blocks dateFormat'],
    ['1995', 'blocks dateFormat'],
  ],
};

/** The user is a woman born on 27 March 1995. */
export const nik: TypedTable = {
  ...blank,
  edges: edge(16, upTo('31710167039500011'), 'blocks nikFormat', 'fine', 'blocks nikFormat'),
  right: [['9671016703950001', 'fine']],
  paste: [
    ['3171 0167 0395 0001\n', 'fine'],
    ['3171-0167-0395-0001', 'fine'],
    ['317101.670395.0001', 'fine'],
    ['3171016703950001,', 'blocks nikFormat'],
  ],
  scripts: [
    ['３１７１０１６７０３９５０００１', 'fine'],
    ['٣١٧١٠١٦٧٠٣٩٥٠٠٠١', 'fine'],
    ['三一七一', 'blocks nikFormat'],
  ],
  emoji: [['🪪', 'blocks nikFormat']],
  bidi: [['\u202d3171016703950001\u202c', 'fine']],
  zeroWidth: [['\u200b3171016703950001', 'fine'], ...invisible],
  wrong: [
    ['3171012703950001', 'warns nikDiffers'],
    ['3171016803950001', 'warns nikDiffers'],
    ['9671016903000001', 'warns nikDiffers'],
    ['3171016703950000', 'blocks nikFormat'],
    ['2071016703950001', 'blocks nikFormat'],
    ['3171010003950001', 'blocks nikFormat'],
    ['3171013203950001', 'blocks nikFormat'],
    ['3171017203950001', 'blocks nikFormat'],
    ['3171016713950001', 'blocks nikFormat'],
    ['3171016902950001', 'blocks nikFormat'],
    ['317101670395000O', 'blocks nikFormat'],
  ],
};

/** A code of six digits, or a PIN. */
const sixDigits = (code: 'otpFormat' | 'pinFormat'): TypedTable => ({
  ...blank,
  edges: edge(6, upTo('1234567'), `blocks ${code}`, 'fine', `blocks ${code}`),
  right: [['000000', 'fine']],
  paste: [
    ['123 456', 'fine'],
    ['12 34 56', 'fine'],
    ['123-456', 'fine'],
    [' 123456\r\n', 'fine'],
    ['kode: 123456', `blocks ${code}`],
    ['PIN: 123456', `blocks ${code}`],
  ],
  scripts: [
    ['１２３４５６', 'fine'],
    ['١٢٣٤٥٦', 'fine'],
    ['۱۲۳۴۵۶', 'fine'],
    ['一二三四五六', `blocks ${code}`],
  ],
  emoji: [
    ['1️⃣23456', `blocks ${code}`],
    ['🔒', `blocks ${code}`],
  ],
  bidi: [
    ['\u200e123456', 'fine'],
    ['\u206612\u20693456', 'fine'],
  ],
  zeroWidth: [['12\u200d3\u200b456', 'fine'], ...invisible],
  wrong: [
    ['12345a', `blocks ${code}`],
    ['rahasia', `blocks ${code}`],
  ],
});

export const otp = sixDigits('otpFormat');
export const pin = sixDigits('pinFormat');
