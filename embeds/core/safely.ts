/**
 * What keeps our code standing on a page whose markup and globals are not ours. Names in markup hide members of the
 * document (`<form name="documentElement">`), and what a script puts on `Object.prototype` is inherited by every plain
 * object: by a property descriptor, by the options of a call, by a field that is absent.
 */
const { getPrototypeOf, getOwnPropertyDescriptor, setPrototypeOf } = Object;
const { apply, get } = Reflect;

/** The same object, inheriting nothing. */
export const bare = <T extends object>(it: T): T => setPrototypeOf(it, null);

/** The same value, none of whose objects inherits anything but what arrays do. For data without cycles. */
export const bareData = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  for (const held of Object.values(value)) bareData(held);
  return Array.isArray(value) ? value : bare(value);
};

/** Runs what must not throw into the page; where it does, `otherwise` is the answer. */
export const safely = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** Runs something in a moment, and never throws into the page. */
export const soon = (act: () => unknown): void =>
  queueMicrotask(() => void safely<unknown>(act, undefined));

type Method<Given extends readonly unknown[], Answer> = (...given: Given) => Answer;

// What is read off the prototype is the browser's, whatever the page names its forms.
const createElement: Method<readonly [string, string], Element> = get(
  Document.prototype,
  'createElementNS',
);
const createText: Method<readonly [string], Text> = get(Document.prototype, 'createTextNode');

const getterOf = (owner: object | null, name: string): Method<[], unknown> | undefined => {
  if (owner === null) return undefined;
  const own = getOwnPropertyDescriptor(owner, name);
  return own ? get(own, 'get') : getterOf(getPrototypeOf(owner), name);
};
const rootOf = getterOf(Document.prototype, 'documentElement');

export const newElement = (namespace: string, tag: string): Element =>
  apply(createElement, document, [namespace, tag]);

export const newText = (text: string): Text => apply(createText, document, [text]);

/** The language that the page says it is in. */
export const pageLanguage = (): string => {
  const root: unknown = rootOf && apply(rootOf, document, []);
  return (root instanceof Element && root.getAttribute('lang')) || '';
};
