import type { Language } from '../../domain/session/locale';
import { en } from './en';
import { id } from './id';

type Spoken<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : { readonly [K in keyof T]: Spoken<T[K]> };

/** Everything the elements say, in one language. */
export type Words = Spoken<typeof id>;

export const wordsIn: Readonly<Record<Language, Words>> = { id, en };
