import type { FormContext } from '../../../../domain/forms/answers';
import type { HardCode, SoftCode } from '../../../../domain/forms/codes';

/**
 * The verdict with strict bounds. `unasked` means that the field counts as valid and is never sent; `may be empty`
 * replaces `blocks empty` for an optional field.
 */
export type Said =
  | 'fine'
  | 'unasked'
  | 'blocks empty'
  | 'may be empty'
  | `blocks ${HardCode}`
  | `warns ${SoftCode | HardCode}`;

/** The context of the answer, if it matters. A typed answer is touched, unless `untouched` is set. */
export type Given = Partial<Pick<FormContext, 'answers' | 'saved' | 'extras' | 'facts'>> & {
  readonly untouched?: true;
};

/** A typed answer and its verdict. */
export type Row = readonly [typed: string, said: Said, given?: Given];

/** The sorts of rows of every field. */
export const always = [
  'empty',
  'spaces',
  'paste',
  'scripts',
  'emoji',
  'bidi',
  'zeroWidth',
  'wrong',
] as const;

/** Further sorts by the way a field is answered: typed, chosen, or from a loaded list. */
export const beside = {
  typed: ['right', 'edges'],
  choice: ['options', 'foreign', 'lower', 'kept'],
  area: ['options', 'lower', 'kept', 'unread'],
} as const;

export type Sort = (typeof always)[number] | (typeof beside)[keyof typeof beside][number];
export type Table = Readonly<Partial<Record<Sort, readonly Row[]>>>;

type TableOf<K extends keyof typeof beside> = Readonly<
  Record<(typeof always)[number] | (typeof beside)[K][number], readonly Row[]>
>;
export type TypedTable = TableOf<'typed'>;
export type ChoiceTable = TableOf<'choice'>;
export type AreaTable = TableOf<'area'>;

/** Answers of white space and of other invisible characters, which count as empty in every field. */
export const blank = {
  empty: [['', 'blocks empty']],
  spaces: [' ', '     ', ' \t', '\n\n', ' \u2009', '\u00a0\t\u3000', '\u2028\u00a0'].map(
    (text): Row => [text, 'blocks empty'],
  ),
} satisfies Table;

/** The same with characters of no width; the rows of a field add visible answers. */
export const invisible: readonly Row[] = [
  '\u200b',
  '\u2060',
  '\u200b \u2060',
  '\ufeff',
  '\u3164\u3164',
  '\u034f\ufe0f',
].map((text): Row => [text, 'blocks empty']);

/** Returns the rows one below a bound, at the bound, and one above it. */
export const edge = (
  bound: number,
  write: (n: number) => string,
  ...said: readonly [below: Said, at: Said, above: Said]
): readonly Row[] => said.map((it, place): Row => [write(bound - 1 + place), it]);

export const letters = (count: number): string => 'a'.repeat(count);
export const digits = (count: number): string => '3'.repeat(count);
