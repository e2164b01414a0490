import type { FormContext } from '../../../../domain/forms/answers';
import type { HardCode, SoftCode } from '../../../../domain/forms/codes';

/**
 * What is said when bounds of our own apply strictly. `unasked` is a field that counts as right and is never
 * sent; `may be empty` is what an optional field has for `blocks empty`.
 */
export type Said =
  | 'fine'
  | 'unasked'
  | 'blocks empty'
  | 'may be empty'
  | `blocks ${HardCode}`
  | `warns ${SoftCode | HardCode}`;

/** What surrounds the answer, where that decides. An answer is touched by being typed, unless it says otherwise. */
export type Given = Partial<Pick<FormContext, 'answers' | 'saved' | 'extras' | 'facts'>> & {
  readonly untouched?: true;
};

/** What is typed, and what is said about it. */
export type Row = readonly [typed: string, said: Said, given?: Given];

/** What is tried on every field. */
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

/** What is tried on a field beside it: on one that is typed, on a choice, on a list that is looked up. */
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

/** What is said one below a bound, at it, and one above it. */
export const edge = (
  bound: number,
  write: (n: number) => string,
  ...said: readonly [below: Said, at: Said, above: Said]
): readonly Row[] => said.map((it, place): Row => [write(bound - 1 + place), it]);

export const letters = (count: number): string => 'a'.repeat(count);
export const digits = (count: number): string => '3'.repeat(count);
