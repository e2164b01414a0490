import { amountTexts } from './placeholders';
import { strip } from './strip';
import { fill } from './templates';

type Pair = readonly [placeholder: string, text: string | undefined];

const isGroup = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Returns the text for each placeholder of a group, from the group of values with the same names. */
export const textsFor = (placeholders: object, values: object): readonly Pair[] => {
  const named = new Map<string, unknown>(Object.entries(values));
  return Object.entries(placeholders).flatMap(
    ([name, placeholder]: [string, unknown]): readonly Pair[] => {
      const value = named.get(name);
      if (isGroup(placeholder)) return textsFor(placeholder, isGroup(value) ? value : {});
      if (typeof placeholder === 'number')
        return amountTexts(placeholder, typeof value === 'number' ? value : undefined);
      // Other texts, such as a currency, are the same in every drawing.
      if (typeof placeholder !== 'string' || !placeholder.startsWith('⟦')) return [];
      return [[placeholder, typeof value === 'string' ? value : undefined]];
    },
  );
};

/** Fills a copy of a template from values with the names of its placeholders; removes those without a value. */
export const filled = (copy: DocumentFragment, ...of: Parameters<typeof textsFor>) => {
  const pairs = textsFor(...of);
  const isAbsent = ([, text]: Pair) => text === undefined;
  strip(
    copy,
    pairs.filter(isAbsent).map(([placeholder]) => placeholder),
  );
  fill(copy, new Map(pairs.map(([placeholder, text = '']) => [placeholder, text])));
  return copy;
};

/** Returns a copy of an element of a template, in a fragment. */
export const copied = (element: Element | undefined): DocumentFragment => {
  const copy = new DocumentFragment();
  if (element) copy.append(element.cloneNode(true));
  return copy;
};
