import { blank, edge, invisible, letters, type TypedTable } from './row';

export const email: TypedTable = {
  ...blank,
  edges: [
    ...edge(6, (n) => `a@b.${letters(n - 4)}`, 'blocks emailFormat', 'fine', 'fine'),
    ...edge(
      254,
      (n) => `${letters(64)}@${letters(n - 69)}.com`,
      'fine',
      'fine',
      'blocks emailFormat',
    ),
  ],
  right: [
    ['siti@contoh.com', 'fine'],
    ['siti.aminah+kredit@mail.contoh.co.id', 'fine'],
    ["o'neil_2-a@contoh.id", 'fine'],
    ['siti@gmail.com', 'fine'],
    ['siti@yahoo.co.id', 'fine'],
  ],
  paste: [
    ['  siti@contoh.com\r\n', 'fine'],
    ['siti@contoh.com,', 'fine'],
    ['siti@contoh.com;', 'fine'],
    ['<siti@contoh.com>', 'fine'],
    ['siti@contoh.com, budi@contoh.com', 'blocks emailFormat'],
    ['Siti <siti@contoh.com>', 'fine'],
    ['Siti siti@contoh.com', 'blocks emailFormat'],
  ],
  scripts: [
    ['ситі@приклад.укр', 'fine'],
    ['用户@例子.广告', 'fine'],
    ['สมชาย@ตัวอย่าง.ไทย', 'fine'],
    ['siti＠contoh.com', 'blocks emailFormat'],
  ],
  emoji: [
    ['🙂@contoh.com', 'fine'],
    ['📧', 'blocks emailFormat'],
    ['siti@contoh.com📧', 'warns emailTypo'],
  ],
  bidi: [['\u202esiti@contoh.com\u202c', 'fine']],
  zeroWidth: [['si\u00adti@con\u200btoh.com\ufeff', 'fine'], ...invisible],
  wrong: [
    ['siti', 'blocks emailFormat'],
    ['siti@@contoh.com', 'blocks emailFormat'],
    ['siti@contoh', 'blocks emailFormat'],
    ['siti@.com', 'blocks emailFormat'],
    ['siti@contoh..com', 'blocks emailFormat'],
    ['siti aminah@contoh.com', 'blocks emailFormat'],
    ['siti@gmial.com', 'warns emailTypo'],
    ['Siti@GMAIL.CON', 'warns emailTypo'],
    ['siti@yahoo.co', 'warns emailTypo'],
  ],
};

export const person: TypedTable = {
  ...blank,
  edges: [
    ...edge(2, letters, 'warns nameShort', 'fine', 'fine'),
    ...edge(60, letters, 'fine', 'fine', 'warns nameLong'),
  ],
  right: [
    ['Aminah', 'fine'],
    ['Ni’matul Ma‘rufah', 'fine'],
    ["R. A. Kartini, S.Pd. D'Souza-Putri", 'fine'],
  ],
  paste: [
    ['  Nur \t Aminah\r\n', 'fine'],
    ['Nur\u2011Aminah', 'fine'],
    ['Aminah;Nur', 'warns nameSigns'],
    ['Nama: Aminah', 'warns nameSigns'],
  ],
  scripts: [
    ['王美麗', 'fine'],
    ['李', 'fine'],
    ['မြ', 'fine'],
    ['سارة', 'fine'],
    ['ꦱꦶꦠꦶ', 'fine'],
    ['Zoe\u0308', 'fine'],
    ['Nur ٣', 'blocks nameDigits'],
    ['Nur ２', 'blocks nameDigits'],
  ],
  emoji: [
    ['👵🏽', 'blocks nameLetters'],
    ['Aminah 🙂', 'warns nameSigns'],
  ],
  bidi: [['\u202eAminah\u202c \u2067Nur\u2069', 'fine']],
  zeroWidth: [['Ami\u200bnah\u2060', 'fine'], ...invisible],
  wrong: [
    ['.-', 'blocks nameLetters'],
    ['Aminah 2', 'blocks nameDigits'],
    ['Am1nah', 'blocks nameDigits'],
    ['Aminah (almarhumah)', 'warns nameSigns'],
    ['Aminah/Nur', 'warns nameSigns'],
  ],
};

/** The user is `Siti Aminah`. */
export const contact: TypedTable = {
  ...person,
  wrong: [
    ...person.wrong,
    ['Siti Aminah', 'warns ownName'],
    ['siti \u200b AMINAH', 'warns ownName'],
    ['0812', 'blocks nameDigits'],
  ],
};

export const company: TypedTable = {
  ...blank,
  edges: [
    ...edge(2, letters, 'warns companyShort', 'fine', 'fine'),
    ...edge(100, letters, 'fine', 'fine', 'warns companyLong'),
  ],
  right: [
    ['PT Maju Jaya', 'fine'],
    ['7-Eleven', 'fine'],
    ['3M', 'fine'],
  ],
  paste: [
    [' PT  Maju\nJaya (Persero), Tbk. ', 'fine'],
    ['PT Maju\tJaya;', 'fine'],
  ],
  scripts: [
    ['مكتب', 'fine'],
    ['株式会社', 'fine'],
    ['店', 'warns companyShort'],
  ],
  emoji: [
    ['Warung 🍜 Bu Tini', 'fine'],
    ['🏢', 'blocks companyFormat'],
  ],
  bidi: [['\u2066PT Maju\u2069', 'fine']],
  zeroWidth: [['PT\u200b Maju\ufeff', 'fine'], ...invisible],
  wrong: [
    ['--', 'blocks companyFormat'],
    ['7', 'warns companyShort'],
    ['\u2800\u2800', 'blocks empty'],
  ],
};

const numbered = (count: number): string => `1${letters(count - 1)}`;

export const address: TypedTable = {
  ...blank,
  edges: [
    ...edge(5, numbered, 'blocks addressShort', 'warns addressBrief', 'warns addressBrief'),
    ...edge(15, numbered, 'warns addressBrief', 'fine', 'fine'),
    ...edge(255, numbered, 'fine', 'fine', 'warns addressLong'),
  ],
  right: [
    ['Jl. Merdeka No. 12 RT 03/RW 05', 'fine'],
    ['Kampung Baru RT tiga RW lima', 'fine'],
  ],
  paste: [
    ['Jl. Merdeka 12\r\nRT 03 RW 05', 'fine'],
    ['  Jalan Merdeka 12,   Menteng; ', 'fine'],
    ['Jalan\tMerdeka\u202812\u0085Menteng', 'fine'],
  ],
  scripts: [
    ['شارع الحرية رقم ١٢ جاكرتا', 'fine'],
    ['雅加達獨立路12號門騰區中央區十區', 'fine'],
  ],
  emoji: [
    ['🏠🏠🏠🏠🏠', 'warns addressBrief'],
    ['🏠 Jalan Merdeka 12', 'fine'],
    ['🏠', 'blocks addressShort'],
  ],
  bidi: [['\u202aJalan Merdeka 12 Menteng\u202c', 'fine']],
  zeroWidth: [
    ['Jalan\u200b Merdeka\u2060 12 Menteng', 'fine'],
    ['Jl.\u200b\u200b\u200b', 'blocks addressShort'],
  ],
  wrong: [
    ['Jl.', 'blocks addressShort'],
    ['12 A', 'blocks addressShort'],
    ['Jl. Merdeka 12', 'warns addressBrief'],
    ['Jalan Merdeka Raya', 'warns addressNumber'],
    ['\u2800\u2800\u2800\u2800\u2800', 'blocks empty'],
  ],
};
