import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { failures } from '../access/judge';
import { wordsOf } from '../e2e/support/messages';

interface Sentence {
  readonly id: string;
  readonly en: string;
  /** The tests that show it, or a word on why none can. */
  readonly shownBy: readonly string[] | string;
}

/** The accessibility statement of the terms page, sentence by sentence. */
const statement: readonly Sentence[] = [
  {
    id: 'PayLater dibuat menurut WCAG 2.2 tingkat AA.',
    en: 'PayLater is made to meet WCAG 2.2, level AA.',
    shownBy: ['tests/access/engines.ts', 'tests/a11y/keyboard.test.ts'],
  },
  {
    id: 'Setiap halaman diperiksa otomatis oleh tiga program: dalam dua bahasa, di dua tema, dan dengan tiga ukuran teks.',
    en: 'Three programs check every page automatically: in both languages, in both themes and at three text sizes.',
    shownBy: ['tests/access/pages.access.ts'],
  },
  {
    id: 'Jumlah dan tanggal bayar punya kontras setinggi tingkat AAA.',
    en: 'Amounts and due dates have the contrast of level AAA.',
    shownBy: ['tests/a11y/money.test.ts'],
  },
  {
    id: 'Di halaman yang menampilkan jumlah, tombol mudah ditekan ibu jari, dan yang dipilih dengan papan ketik tidak pernah tertutup.',
    en: 'On pages that show amounts, buttons are easy to press with a thumb, and what a keyboard selects is never covered.',
    shownBy: ['tests/a11y/money.test.ts'],
  },
  {
    id: 'Pembaca layar di ponsel belum diuji oleh penggunanya.',
    en: 'Screen readers on phones have not been tested by the people who use them.',
    shownBy: 'Needs people.',
  },
  {
    id: 'Halaman perjanjian dari pemberi pinjaman adalah gambar, dan teks yang kami baca darinya bisa kurang lengkap.',
    en: 'The pages of the lender’s agreements are images, and the text that we read from them can be incomplete.',
    shownBy: ['tests/e2e/agreement-kinds.test.ts'],
  },
];

test.each(['id', 'en'] as const)(
  'the accessibility statement says these sentences and every known failure: %s',
  (language) => {
    const sentences = [...statement, ...failures];
    expect(wordsOf(language, 'legal:sections.access.body')).toBe(
      sentences.map((it) => it[language]).join(' '),
    );
  },
);

test('the tests that show its sentences exist', () => {
  const files = statement.flatMap(({ shownBy }) => (typeof shownBy === 'string' ? [] : shownBy));
  expect(files.filter((it) => !existsSync(it))).toEqual([]);
});
