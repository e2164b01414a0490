import type { ElementLanguage } from '../core/attributes';
import { en } from './en';
import { id } from './id';

type Widened<T> = T extends string
  ? string
  : T extends (...given: infer A) => string
    ? (...given: A) => string
    : { readonly [K in keyof T]: Widened<T[K]> };

/** All messages of the elements, in one language. */
export type Messages = Widened<typeof id>;

export const messagesIn: Readonly<Record<ElementLanguage, Messages>> = { id, en };
