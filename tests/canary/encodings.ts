/** The encodings in which a value is searched for; `ending` is the last six digits of a long number. */
export const encodings = [
  'raw',
  'lower-case',
  'URL',
  'double URL',
  'base64',
  'base64url',
  'hex',
  'JSON',
  'ending',
] as const;
export type Encoding = (typeof encodings)[number];

/** Returns the base64 characters that depend on the value alone when it starts after so many bytes. */
const base64At = (value: string, bytesBefore: number): string => {
  const bytes = Buffer.concat([Buffer.alloc(bytesBefore), Buffer.from(value)]);
  const signs = bytes.toString('base64').replace(/=+$/, '');
  const whole = bytes.length % 3 === 0 ? signs : signs.slice(0, -1);
  return whole.slice(Math.ceil((bytesBefore * 8) / 6));
};
const base64 = (value: string) => [0, 1, 2].map((before) => base64At(value, before));
const url = (value: string) => [
  encodeURIComponent(value),
  new URLSearchParams([['', value]]).toString().slice(1),
];
const escaped = (value: string): string => JSON.stringify(value).slice(1, -1);
const pureAscii = (text: string): string =>
  text.replace(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

const spell: Readonly<
  Record<Exclude<Encoding, 'raw' | 'ending'>, (value: string) => readonly string[]>
> = {
  'lower-case': (value) => [value],
  URL: url,
  'double URL': (value) => url(value).map((once) => encodeURIComponent(once)),
  base64,
  base64url: (value) => base64(value).map((text) => text.replaceAll('+', '-').replaceAll('/', '_')),
  hex: (value) => [Buffer.from(value).toString('hex')],
  JSON: (value) => [escaped(value), pureAscii(escaped(value))],
};

const isFew = (value: string): boolean => /^\d{1,8}$/.test(value);

/** Encodings in which upper and lower case differ. */
const exact: readonly Encoding[] = ['raw', 'base64', 'base64url'];

interface Needles {
  readonly encoding: Encoding;
  readonly needles: readonly string[];
  readonly exactly: boolean;
}

const known = new Map<string, readonly Needles[]>();

/** Returns a value in every encoding. A short number is equal in some of them, and is searched for once. */
const needlesOf = (value: string): readonly Needles[] => {
  const before = known.get(value);
  if (before) return before;
  const all = Object.entries(spell).map(([name, encode]): Needles => {
    const encoding = name as Encoding;
    const exactly = exact.includes(encoding);
    const needles = encode(value).map((needle) => (exactly ? needle : needle.toLowerCase()));
    const isShort = isFew(value);
    return { encoding, exactly, needles: needles.filter((it) => !(isShort && it === value)) };
  });
  known.set(value, all);
  return all;
};

/** A text prepared for several searches. */
export interface Haystack {
  readonly text: string;
  readonly lower: string;
  /** The text without separators between digits. */
  readonly joined: string;
}

export const haystack = (text: string): Haystack => ({
  text,
  lower: text.toLowerCase(),
  joined: text.replace(/(?<=\d)(?:[ .\-/\u2010-\u2015]|%20|\+)(?=\d)/g, ''),
});

/** Whether a short number occurs by itself: its digits are part of many other numbers, and six digits of ids too. */
const standsAlone = (text: string, value: string): boolean => {
  const inOthers = value.length > 6 ? /\d/ : /[0-9a-z]/i;
  for (let at = text.indexOf(value); at >= 0; at = text.indexOf(value, at + 1)) {
    const around = `${text[at - 1] ?? ' '}${text[at + value.length] ?? ' '}`;
    if (!inOthers.test(around)) return true;
  }
  return false;
};

/** Whether a text has the last six digits of this number, and not those of another one. */
const endsAs = (text: string, number: string): boolean => {
  const last = number.slice(-6);
  for (let at = text.indexOf(last); at >= 0; at = text.indexOf(last, at + 1)) {
    const before = /[0-9a-z]*$/i.exec(text.slice(Math.max(0, at - 20), at))?.[0] ?? '';
    const after = text[at + last.length] ?? ' ';
    if (!/[0-9a-z]/i.test(after) && number.slice(0, -6).endsWith(before)) return true;
  }
  return false;
};

/** Returns the encoding in which a text contains a value; `undefined` when it does not. */
export const foundIn = ({ text, lower, joined }: Haystack, value: string): Encoding | undefined => {
  const stands = (where: string) =>
    isFew(value) ? standsAlone(where, value) : value !== '' && where.includes(value);
  if (stands(text) || stands(joined)) return 'raw';
  for (const { encoding, needles, exactly } of needlesOf(value))
    if (needles.some((needle) => (exactly ? text : lower).includes(needle))) return encoding;
  return /^\d{10,}$/.test(value) && (endsAs(text, value) || endsAs(joined, value))
    ? 'ending'
    : undefined;
};
