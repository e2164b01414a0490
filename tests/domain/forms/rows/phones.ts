import { blank, digits, edge, invisible, type TypedTable } from './row';

/** Returns a mobile number with `count` digits after its country code. */
const mobile = (count: number): string => `0812${digits(count - 3)}`;

export const ownPhone: TypedTable = {
  ...blank,
  edges: [
    ...edge(9, mobile, 'blocks phoneOwn', 'fine', 'fine'),
    ...edge(12, mobile, 'fine', 'fine', 'blocks phoneOwn'),
  ],
  right: [
    ['081234567890', 'fine'],
    ['81234567890', 'fine'],
    ['6281234567890', 'fine'],
    ['0062 812 3456 7890', 'fine'],
  ],
  paste: [
    ['+62 812-3456-7890', 'fine'],
    ['+62 (0) 812 3456 7890', 'fine'],
    ['0812.3456.7890\r\n', 'fine'],
    ['tel:+62-812-3456-7890', 'fine'],
    ['Tel: 0812 3456 7890', 'fine'],
    ['0812/3456\t7890', 'fine'],
    ['+62\u00a0812\u20113456\u20117890', 'fine'],
    ['0812 3456 7890, 0813 3456 7890', 'blocks phoneOwn'],
  ],
  scripts: [
    ['０８１２３４５６７８９０', 'fine'],
    ['٠٨١٢٣٤٥٦٧٨٩٠', 'fine'],
    ['۰۸۱۲۳۴۵۶۷۸۹۰', 'fine'],
    ['०८१२३४५६७८९०', 'blocks phoneOwn'],
    ['電話', 'blocks phoneOwn'],
  ],
  emoji: [['📱081234567890', 'blocks phoneOwn']],
  bidi: [['\u202a+62 812 3456 7890\u202c', 'fine']],
  zeroWidth: [['0812\u200b3456\ufeff7890', 'fine'], ...invisible],
  wrong: [
    ['0842 3456 7890', 'blocks phoneOwn'],
    ['021 555 1234', 'blocks phoneOwn'],
    ['+65 9123 4567', 'blocks phoneOwn'],
    ['0812 3456 7890 ext 2', 'blocks phoneOwn'],
    ['0812 3456 789O', 'blocks phoneOwn'],
  ],
};

/** The phone number of the user is 0811 1111 111. */
export const contactPhone: TypedTable = {
  ...blank,
  edges: [
    ...edge(
      7,
      (n) => `5${digits(n - 1)}`,
      'blocks phoneContact',
      'warns phoneNotMobile',
      'warns phoneNotMobile',
    ),
    ...edge(
      15,
      (n) => `+1${digits(n - 1)}`,
      'warns phoneNotMobile',
      'warns phoneNotMobile',
      'blocks phoneContact',
    ),
    ...edge(9, mobile, 'warns phoneNotMobile', 'fine', 'fine'),
    ...edge(12, mobile, 'fine', 'fine', 'warns phoneNotMobile'),
  ],
  right: [
    ['081234567890', 'fine'],
    ['62 0812 3456 7890', 'fine'],
  ],
  paste: [
    ['+62 812 3456 7890\n', 'fine'],
    ['0062-812-3456-7890', 'fine'],
    ['(0812) 3456.7890', 'fine'],
    ['0812;3456', 'blocks phoneContact'],
  ],
  scripts: [
    ['۰۸۱۲۳۴۵۶۷۸۹۰', 'fine'],
    ['０８１２　３４５６　７８９０', 'fine'],
    ['Будi', 'blocks phoneContact'],
  ],
  emoji: [
    ['☎️', 'blocks phoneContact'],
    ['0812 3456 7890 🙏', 'blocks phoneContact'],
  ],
  bidi: [['\u206881234567890\u2069', 'fine']],
  zeroWidth: [['0812\u200d34567890', 'fine'], ...invisible],
  wrong: [
    ['+62 811-1111-111', 'warns ownPhone'],
    ['021 555 1234', 'warns phoneNotMobile'],
    ['+65 9123 4567', 'warns phoneNotMobile'],
    ['0812x3456', 'blocks phoneContact'],
    ['Budi', 'blocks phoneContact'],
  ],
};

export const fixedPhone: TypedTable = {
  ...blank,
  edges: [
    ...edge(7, (n) => `021${digits(n - 2)}`, 'blocks phoneFixed', 'fine', 'fine'),
    ...edge(12, (n) => `021${digits(n - 2)}`, 'fine', 'warns phoneShape', 'blocks phoneFixed'),
  ],
  right: [
    ['021 555 1234', 'fine'],
    ['0274 512345', 'fine'],
    ['0812 3456 7890', 'fine'],
  ],
  paste: [
    ['(021) 555-1234', 'fine'],
    ['+62 21 555.1234\r\n', 'fine'],
    ['0062 22 420 1234', 'fine'],
    ['021/555\u20131234', 'fine'],
  ],
  scripts: [
    ['０２１　５５５　１２３４', 'fine'],
    ['٠٢١ ٥٥٥ ١٢٣٤', 'fine'],
    ['кантор', 'blocks phoneFixed'],
  ],
  emoji: [['☎ 021 555 1234', 'blocks phoneFixed']],
  bidi: [['\u202d021 5551234\u202c', 'fine']],
  zeroWidth: [['021\u200b5551234', 'fine'], ...invisible],
  wrong: [
    ['010 1234567', 'warns phoneShape'],
    ['0842 1234567', 'warns phoneShape'],
    ['555 1234', 'blocks phoneFixed'],
    ['+65 6123 4567', 'blocks phoneFixed'],
    ['kantor', 'blocks phoneFixed'],
  ],
};
