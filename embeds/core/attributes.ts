import { detectLanguage, type Language } from '../../domain/kernel/locale';
import { mayBeNamed, readAddress } from './addresses';
import { bare, languageOf } from './safely';
import { warn } from './warn';

/** One attribute. Its property has a value of its type, whatever the markup holds. */
export interface Attribute<T> {
  /**
   * Reads the attribute's text; `undefined` means an absent attribute. An unreadable value counts as absent. `page` is
   * the document of the element. Never throws.
   */
  readonly read: (text: string | undefined, page?: Document) => T;
  /** Returns whether the text is a valid value. */
  readonly knows: (text: string) => boolean;
}

/** The attributes of an element, by property name. */
export type Attributes = Readonly<Record<string, Attribute<unknown>>>;

export type Values<A extends Attributes> = {
  readonly [K in keyof A]: A[K] extends Attribute<infer T> ? T : never;
};

/** Reads one of the options, in any case; otherwise returns the value of `otherwise`. */
export const oneOfElse = <T extends string>(
  options: readonly T[],
  otherwise: () => T,
): Attribute<T> => {
  const find = (text = '') => options.find((one) => one === text.trim().toLowerCase());
  return {
    read: (text) => find(text) ?? otherwise(),
    knows: (text) => find(text) !== undefined,
  };
};

/** Reads one of the options, in any case; otherwise returns the first. */
export const oneOf = <const T extends readonly [string, ...string[]]>(
  ...options: T
): Attribute<T[number]> => oneOfElse(options, () => options[0]);

/** Reads a whole number within bounds, both included. */
export const whole = <T>(from: number, to: number, otherwise: T): Attribute<number | T> => {
  const find = (text = '') => {
    const number = /^\s*\d{1,9}\s*$/.test(text) ? Number(text) : Number.NaN;
    return number >= from && number <= to ? number : undefined;
  };
  return { read: (text) => find(text) ?? otherwise, knows: (text) => find(text) !== undefined };
};

/** The elements are versioned apart from the client, and so are their languages. */
const languages = ['id', 'en'] as const satisfies readonly Language[];
export type ElementLanguage = (typeof languages)[number];

/** Reads `id` or `en`, also written like `en-GB` or `en_GB`; otherwise the language of the page, then Indonesian. */
export const language: Attribute<ElementLanguage> = {
  read: (text, page = document) =>
    detectLanguage(undefined, [text?.trim() ?? '', languageOf(page)], languages),
  knows: (text) => /^\s*(?:id|en)(?![a-z])/i.test(text),
};

/** Reads the address of the API. The attribute counts only when it names an origin that may receive a token. */
export const address = (otherwise: () => string): Attribute<string> => {
  const find = (text?: string) => {
    const url = readAddress(text);
    return url !== undefined && mayBeNamed(url, otherwise()) ? url : undefined;
  };
  return { read: (text) => find(text) ?? otherwise(), knows: (text) => find(text) !== undefined };
};

/** `apiBase` → `api-base`. */
export const attributeOf = (property: string): string =>
  property.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`);

/** Returns the current values of all attributes. */
export const valuesOf = <A extends Attributes>(element: Element, attributes: A): Values<A> =>
  bare(
    Object.fromEntries(
      Object.entries(attributes).map(([property, { read }]) => [
        property,
        read(element.getAttribute(attributeOf(property)) ?? undefined, element.ownerDocument),
      ]),
    ),
  ) as Values<A>;

/** Warns of each attribute with an invalid value. It counts as absent, as an empty one does without a warning. */
export const warnOfUnknown = (element: Element, attributes: Attributes): void => {
  for (const [property, { knows }] of Object.entries(attributes)) {
    const name = attributeOf(property);
    const text = element.getAttribute(name) ?? '';
    if (text.trim() !== '' && !knows(text))
      warn(
        `the value of ${name} on <${element.localName}> is not valid, and is ignored`,
        'Attributes and properties',
      );
  }
};
