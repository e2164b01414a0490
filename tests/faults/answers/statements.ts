import { readdirSync, readFileSync } from 'node:fs';
import { explanations } from './explanations';
import type { Screen } from './screen';

/** Words that state an absence, an end, a mistake or a present: a screen may show them only if an answer proves it. */
const stating =
  /tidak ada|tanpa |belum ada|belum pernah|belum bisa jadi|belum waktunya|kosong|lunas|sudah|salah|belum cocok|tidak cocok|berhasil|selesai|sekarang|baru saja|terkirim|tersimpan|diterima|terpakai|habis|dibuka lagi|disetujui|ditolak|berakhir|berubah|kamu bisa|terkunci|ditutup|terputus/i;

/** The Indonesian texts are the original ones. */
const folder = 'ui/messages/id';

type Texts = { readonly [name: string]: string | Texts };

const leaves = (texts: Texts, path: string): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, held]) => {
    const key = path.endsWith(':') ? `${path}${name}` : `${path}.${name}`;
    return typeof held === 'string' ? [[key, held] as const] : leaves(held, key);
  });

const messages = readdirSync(folder).flatMap((file) =>
  leaves(
    JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')) as Texts,
    file.replace('.json', ':'),
  ),
);

/** A text that states something, and all of its keys. */
interface Statement {
  readonly keys: readonly string[];
  readonly timesIn: (screen: Screen) => number;
}

/** Returns a pattern for a text with any value in place of each `{{name}}`. */
const patternOf = (text: string): string =>
  text
    .split(/\{\{\w+\}\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.{0,80}?');

/** A shorter text may be a part of another one, so that it must be the whole text of an element. */
const longEnough = 24;

const statementOf = (text: string, keys: readonly string[]): Statement => {
  if (text.length >= longEnough) {
    const anywhere = new RegExp(patternOf(text), 'g');
    return { keys, timesIn: ({ shown }) => [...shown.matchAll(anywhere)].length };
  }
  const whole = new RegExp(`^${patternOf(text)}$`);
  return { keys, timesIn: ({ texts }) => texts.filter((it) => whole.test(it)).length };
};

const named = (entry: string, key: string): boolean =>
  entry.endsWith('*') ? key.startsWith(entry.slice(0, -1)) : entry === key;

const stated = messages.filter(([, text]) => stating.test(text));
const keysOf = new Map<string, string[]>();
for (const [key, text] of stated) keysOf.set(text, [...(keysOf.get(text) ?? []), key]);

/** Every text of the client that states something, unless one of its keys is among the explanations. */
export const statements: readonly Statement[] = [...keysOf]
  .filter(([, keys]) => !keys.some((key) => explanations.some((entry) => named(entry, key))))
  .map(([text, keys]) => statementOf(text, keys));

/** The explanations that match no text of the client with a stating word. */
export const unknownExplanations: readonly string[] = explanations.filter(
  (entry) => !stated.some(([key]) => named(entry, key)),
);

/** Figures that mean nothing, or come from a failed conversion. */
const zeros = /\bRp0\b(?![.\d])|\b0 (?:hari|kali|cicilan|transaksi|bulan|toko)\b|\b1970\b|NaN/g;

/** Returns what a screen states beyond the right one. `sent`: every number of the right answers. */
export const newStatements = (
  screen: Screen,
  right: Screen,
  sent: ReadonlySet<number>,
): readonly string[] => {
  const isNew = ({ timesIn }: Pick<Statement, 'timesIn'>) => timesIn(screen) > timesIn(right);
  const invented = [...screen.amounts].filter(
    (amount) => !right.amounts.has(amount) && !sent.has(Math.abs(Number(amount))),
  );
  const zerosIn = ({ texts }: Screen) => texts.join('\n').match(zeros) ?? [];
  const timesIn = (it: Screen) => zerosIn(it).length;
  return [
    ...statements.filter(isNew).map(({ keys }) => `says ${keys.join(' or ')}`),
    ...(isNew({ timesIn }) ? [`says ${zerosIn(screen)[0] ?? ''}`] : []),
    ...invented.map((amount) => `shows ${amount}`),
  ];
};
