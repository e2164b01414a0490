import { expect, test } from 'vitest';
import { routeIds, ROUTES } from '../../domain/navigation/routes';
import { repeated } from '../support/failures';

type Words = { readonly [key: string]: Words | string };

const languages = ['id', 'en'] as const;
const files = import.meta.glob<Words>('../../ui/messages/*/*.json', {
  eager: true,
  import: 'default',
});
const areasIn = (language: string) =>
  Object.keys(files).flatMap((path) => path.split(`/messages/${language}/`)[1] ?? []);
const areas = areasIn('id').map((name) => name.replace('.json', ''));

const flat = (words: Words, above = ''): [string, string][] =>
  Object.entries(words).flatMap(([key, value]) =>
    typeof value === 'string' ? [[above + key, value]] : flat(value, `${above}${key}.`),
  );

const read = (language: string, area: string): Map<string, string> =>
  new Map(flat(files[`../../ui/messages/${language}/${area}.json`] ?? {}));

/** Removes the plural suffix: English has two forms where Indonesian has one, for the same key. */
const plain = (key: string) => key.replace(/_(one|other)$/, '');
const keysOf = (words: Map<string, string>) => [...new Set([...words.keys()].map(plain))].sort();
const placeholders = (text: string) =>
  [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([it]) => it).sort();

test('every area exists in both languages', () => {
  expect(areas.length).toBeGreaterThan(10);
  expect(areasIn('en')).toEqual(areasIn('id'));
});

test.each(areas)('%s has the same keys and placeholders in both languages', (area) => {
  const [id, en] = [read('id', area), read('en', area)];
  expect(keysOf(en)).toEqual(keysOf(id));
  for (const [key, text] of id) {
    const same = en.get(key) ?? en.get(`${plain(key)}_other`) ?? '';
    expect([key, placeholders(same)]).toEqual([key, placeholders(text)]);
  }
});

test.each(areas)('%s has no empty or untidy text, and states no rate', (area) => {
  for (const language of languages)
    for (const [key, text] of read(language, area)) {
      const where = `${language} ${area} ${key}`;
      // A prefix may end with a space before the word that follows.
      const bare = key.endsWith('Prefix') ? text.trimStart() : text.trim();
      expect([where, bare]).toEqual([where, text]);
      expect([where, text === '']).toEqual([where, false]);
      expect([where, /[%\u00a0]|\s{2}|\$t\(/.test(text)]).toEqual([where, false]);
    }
});

/** Words of courtesy that make an instruction longer, and no clearer. */
const courtesies = { id: /silakan|mohon|harap|maaf/i, en: /please|sorry/i } as const;

test.each(areas)('no text of %s says "please" or "silakan"', (area) => {
  for (const language of languages)
    for (const [key, text] of read(language, area))
      expect([language, key, courtesies[language].test(text) ? text : '']).toEqual([
        language,
        key,
        '',
      ]);
});

/** Words for what a user risks. Users read only short sentences to the end. */
const risks = {
  id: /denda|riwayat kredit|wajib|dibatalkan|terlambat/i,
  en: /late fee|credit history|must|undone|taken back|overdue|pay late/i,
} as const;

test.each(areas)('%s names a risk in at most 14 words a sentence', (area) => {
  for (const language of languages)
    for (const [key, text] of read(language, area))
      for (const sentence of text.split(/(?<=[.?!:;])\s+/)) {
        const isLong = risks[language].test(sentence) && sentence.split(' ').length > 14;
        expect([key, isLong ? sentence : '']).toEqual([key, '']);
      }
});

/** Words of the other language that a hurried translation leaves behind, without the loan words in use. */
const english =
  /\b(?:anda|please|submit\w*|loading|retry|try again|settings?|continue|cancel\w*|your|you|the|account|payment|bills?|due date|next|back|errors?|failed|success|click|login|log in|sign in|screen|update|download|approved?|rejected|pending|application|apply|fees?|lender|credit limit)\b/i;
const indonesian =
  /\b(?:kamu|anda|yang|dan|atau|tidak|untuk|dengan|pengajuan|tagihan|halaman|coba|masuk|keluar|bantuan|kirim|sudah|belum)\b/i;

test.each([
  ['id', english],
  ['en', indonesian],
] as const)('no word of the other language is left in %s', (language, glossary) => {
  const left = areas.flatMap((area) =>
    [...read(language, area)]
      .filter(([key]) => !key.startsWith('language.'))
      // A placeholder is not a word, and the product of a bank keeps its name.
      .filter(([, text]) => glossary.test(text.replace(/\{\{\w+\}\}|Virtual Account/g, '')))
      .map(([key, text]) => `${area} ${key}: ${text}`),
  );
  expect(left).toEqual([]);
});

test.each(languages)('every route has its own title in %s', (language) => {
  const titles = routeIds.map((id) => read(language, ROUTES[id].area).get(`titles.${id}`));
  const missing = routeIds.filter((_, index) => !titles[index]);
  expect(missing).toEqual([]);
  expect(repeated(titles)).toEqual([]);
  const keys = areas.flatMap((area) => [...read(language, area).keys()]);
  const titled = keys.filter((key) => key.startsWith('titles.'));
  expect(titled.sort()).toEqual(routeIds.map((id) => `titles.${id}`).sort());
});

test.each(languages)(
  'no page promises a fee that no page shows, and the review of a limit has one name, in %s',
  (language) => {
    const names = { id: 'Tinjau ulang limit', en: 'Limit review' };
    const [application, guide] = [read(language, 'application'), read(language, 'guide')];
    const sent = [...application].filter(([key]) => /^(?:submit|progress)\./.test(key));
    const fees = [...guide].filter(([key]) => key.startsWith('fee.'));
    expect(sent.length).toBeGreaterThan(3);
    expect(fees.length).toBeGreaterThan(3);
    for (const [, text] of sent) expect(text).not.toMatch(/biaya|\bfees?\b/i);
    for (const [, text] of fees) expect(text).not.toMatch(/sebelum|before you agree/i);
    expect(read(language, 'overview').get('modules.REASSESSMENT')).toBe(names[language]);
    expect(read(language, 'reassessment').get('titles.reassessment')).toBe(names[language]);
    expect(guide.get('limit.review')).toBe(names[language]);
  },
);

test.each(languages)(
  'each doctorate has one name in both products, with any spelling on the wire, in %s',
  (language) => {
    const doctorates = (['kyc', 'combined'] as const).flatMap((area) =>
      [...read(language, area)].filter(([key]) => /^options\.\w+\.(?:PHD|PH_D|DOCTOR)/.test(key)),
    );
    expect(doctorates).toHaveLength(4);
    const names = (kind: RegExp) =>
      new Set(doctorates.filter(([key]) => kind.test(key)).map(([, text]) => text));
    expect([names(/PH_?D/).size, names(/DOCTOR/).size]).toEqual([1, 1]);
    expect(new Set(doctorates.map(([, text]) => text)).size).toBe(2);
  },
);

test('no text agrees to "hal di atas", which is vague when it is read alone above the button', () => {
  const vague = areas.flatMap((area) =>
    [...read('id', area)].filter(([, text]) => /\bhal di atas\b/i.test(text)),
  );
  expect(vague).toEqual([]);
});

/** What may name the connection: an offline device, a request without an answer, and work online. */
const ofConnection = [
  /^unavailable offline\./,
  /^(?:common|form|home|repayment|transactions) (?:\w+\.)?offline/,
  /^common failure\.network$/,
  /^(?:fields|kyc|combined) .*internetBased/i,
];

test('only what the connection can explain names the connection, so an unclear answer does not', () => {
  const word = /koneksi|internet|jaringan|sinyal|offline|connect(?:ed|ion)|network|\bonline\b/i;
  const named = languages.flatMap((language) =>
    areas.flatMap((area) =>
      [...read(language, area)]
        .filter(([, text]) => word.test(text))
        .map(([key]) => `${area} ${key}`),
    ),
  );
  expect(named.filter((key) => !ofConnection.some((pattern) => pattern.test(key)))).toEqual([]);
});

test.each(languages)(
  'in %s a status that could not be loaded says what stays the same',
  (language) => {
    const texts = areas.flatMap((area) => {
      const text = read(language, area).get('unread.why');
      return text === undefined ? [] : [[area, text] as const];
    });
    expect(texts.length).toBeGreaterThan(3);
    const same = language === 'id' ? /tidak (?:berubah|mengubah)/ : /not (?:change|changed)\b/;
    for (const [area, text] of texts) expect(text, area).toMatch(same);
  },
);
