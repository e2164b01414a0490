import { blank, edge, invisible, type TypedTable } from './row';

/** The loaded list is 40115 and 40116. */
export const zip: TypedTable = {
  ...blank,
  edges: edge(5, (n) => '401155'.slice(0, n), 'blocks zipFormat', 'fine', 'blocks zipFormat'),
  right: [['40116', 'fine']],
  paste: [
    [' 40115\r\n', 'fine'],
    ['40 116', 'fine'],
    ['401-15', 'fine'],
    ['40.115', 'fine'],
    ['40115,', 'blocks zipFormat'],
  ],
  scripts: [
    ['４０１１５', 'fine'],
    ['٤٠١١٥', 'fine'],
    ['四零一一五', 'blocks zipFormat'],
  ],
  emoji: [
    ['5️⃣', 'blocks zipFormat'],
    ['40115📮', 'blocks zipFormat'],
  ],
  bidi: [['\u202d40115\u202c', 'fine']],
  zeroWidth: [['401\u200b15', 'fine'], ...invisible],
  wrong: [
    ['10110', 'warns zipUnknown'],
    ['99999', 'warns zipUnknown'],
    ['00115', 'blocks zipFormat'],
    ['4O115', 'blocks zipFormat'],
    ['Bandung', 'blocks zipFormat'],
  ],
};

export const income: TypedTable = {
  ...blank,
  edges: [
    ...edge(1, String, 'blocks incomeFormat', 'warns incomeLow', 'warns incomeLow'),
    ...edge(100_000, String, 'warns incomeLow', 'fine', 'fine'),
    ...edge(100_000_000, String, 'fine', 'fine', 'warns incomeHigh'),
    ...edge(
      15,
      (n) => '9'.repeat(n),
      'warns incomeHigh',
      'warns incomeHigh',
      'blocks incomeFormat',
    ),
  ],
  right: [
    ['7500000', 'fine'],
    ['Rp7.500.000', 'fine'],
  ],
  paste: [
    ['7.500.000', 'fine'],
    ['Rp. 7.500.000,00\r\n', 'fine'],
    ['IDR 7,500,000.00', 'fine'],
    ['rp 7 500 000,-', 'fine'],
    ["7'500'000", 'fine'],
    ['7500000.00', 'fine'],
    ['750,000.00', 'fine'],
    ['7500000,00', 'fine'],
    ['7,500,000,-', 'fine'],
    ['7.500.00', 'blocks incomeUnclear'],
    ['7.500.000,50', 'blocks incomeUnclear'],
    ['0.750', 'blocks incomeUnclear'],
    ['5.000.000-7.500.000', 'blocks incomeFormat'],
  ],
  scripts: [
    ['７５０００００', 'fine'],
    ['٧٥٠٠٠٠٠', 'fine'],
    ['七百五十万', 'blocks incomeFormat'],
  ],
  emoji: [
    ['💰', 'blocks incomeFormat'],
    ['7500000 💰', 'blocks incomeFormat'],
  ],
  bidi: [['\u202a0007500000\u202c', 'fine']],
  zeroWidth: [['7\u200b500\u2060000', 'fine'], ...invisible],
  wrong: [
    ['-7500000', 'blocks incomeFormat'],
    ['7,5', 'blocks incomeUnclear'],
    ['7.5', 'blocks incomeUnclear'],
    ['7,5 juta', 'blocks incomeFormat'],
    ['1e6', 'blocks incomeFormat'],
    ['9'.repeat(400), 'blocks incomeFormat'],
  ],
};

export const dependents: TypedTable = {
  ...blank,
  edges: [
    ...edge(0, String, 'blocks countFormat', 'fine', 'fine'),
    ...edge(10, String, 'fine', 'fine', 'warns countHigh'),
    ...edge(20, String, 'warns countHigh', 'warns countHigh', 'blocks countFormat'),
  ],
  right: [
    ['3', 'fine'],
    ['03', 'fine'],
  ],
  paste: [
    [' 2\r\n', 'fine'],
    ['1,5', 'blocks countFormat'],
    ['1.5', 'blocks countFormat'],
    ['2-3', 'blocks countFormat'],
    ['1 2', 'blocks countFormat'],
    ['2 orang', 'blocks countFormat'],
  ],
  scripts: [
    ['５', 'fine'],
    ['٤', 'fine'],
    ['三', 'blocks countFormat'],
  ],
  emoji: [['👶👶', 'blocks countFormat']],
  bidi: [['\u20662\u2069', 'fine']],
  zeroWidth: [['\u200b1\ufeff', 'fine'], ...invisible],
  wrong: [
    ['dua', 'blocks countFormat'],
    ['1e1', 'blocks countFormat'],
    ['+2', 'blocks countFormat'],
  ],
};
