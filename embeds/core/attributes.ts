import { detectLanguage, type Language } from '../../domain/session/locale';
import { mayBeNamed, readAddress } from './addresses';
import { bare, pageLanguage } from './safely';

/** One attribute: whatever stands in the page, its property has a value of its type. */
export interface Attribute<T> {
  /** `undefined`: the attribute is absent. What cannot be understood reads as absent; never throws. */
  readonly read: (said: string | undefined) => T;
}

/** The attributes of an element by the names of their properties. */
export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

export type Values<A extends Attributes> = {
  readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never;
};

/** One of a few words, in any case; another one when it is none of them. */
export const wordElse = <T extends string>(
  words: readonly T[],
  otherwise: () => T,
): Attribute<T> => ({
  read: (said) => words.find((one) => one === said?.trim().toLowerCase()) ?? otherwise(),
});

/** One of a few words, in any case; the first when it is none of them. */
export const word = <const T extends readonly [string, ...string[]]>(
  ...words: T
): Attribute<T[number]> => wordElse(words, () => words[0]);

/** A whole number within bounds, both included. */
export const whole = <T>(from: number, to: number, otherwise: T): Attribute<number | T> => ({
  read: (said) => {
    const number = /^\s*\d{1,9}\s*$/.test(said ?? '') ? Number(said) : Number.NaN;
    return number >= from && number <= to ? number : otherwise;
  },
});

/** `id` or `en`, also as `en-GB`; without one the language of the page, and then Indonesian. */
export const language: Attribute<Language> = {
  read: (said) => detectLanguage(undefined, [said?.trim() ?? '', pageLanguage()]),
};

/** Where the API is: an attribute counts only when it names an origin that may be given a token. */
export const address = (otherwise: () => string): Attribute<string> => ({
  read: (said) => {
    const [url, usual] = [readAddress(said), otherwise()];
    return url !== undefined && mayBeNamed(url, usual) ? url : usual;
  },
});

/** `apiBase` → `api-base`. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

/** Every value of an element, read from its attributes as they are now. */
export const valuesOf = <A extends Attributes>(element: Element, attributes: A): Values<A> =>
  bare(
    Object.fromEntries(
      Object.entries(attributes).map(([property, { read }]) => [
        property,
        read(element.getAttribute(attributeOf(property)) ?? undefined),
      ]),
    ),
  ) as Values<A>;
