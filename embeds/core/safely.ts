/**
 * Protects our code from the page's markup and globals. Names in markup hide members of the document (`<form
 * name="documentElement">`). Every plain object inherits what a script puts on `Object.prototype`: property
 * descriptors, options of a call, and absent fields.
 */
const { getPrototypeOf, getOwnPropertyDescriptor, setPrototypeOf } = Object;
const { apply, get } = Reflect;

/** The browser's own promise, which a library of the page may have replaced. */
export const OwnPromise = (async () => {})().constructor as PromiseConstructor;

/** Removes the prototype of an object, and returns it. */
export const bare = <T extends object>(it: T): T => setPrototypeOf(it, null);

/** Removes the prototypes of all objects in a value, except arrays. For data without cycles. */
export const bareData = <T>(value: T): T => {
  if (typeof value !== 'object' || value === null) return value;
  for (const held of Object.values(value)) bareData(held);
  return Array.isArray(value) ? value : bare(value);
};

/** Runs code that must not throw into the page; returns `otherwise` when it throws. */
export const safely = <T>(act: () => T, otherwise: T): T => {
  try {
    return act();
  } catch {
    return otherwise;
  }
};

/** Runs code in a microtask, and never throws into the page. */
export const soon = (act: () => unknown): void =>
  queueMicrotask(() => void safely<unknown>(act, undefined));

type Method<Given extends readonly unknown[], Answer> = (...given: Given) => Answer;

// Taken from the prototype: a form's name in the page cannot hide these.
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

/** Reads a member of a document, whichever window it belongs to. */
const memberOf = <T>(name: string): ((page: Document) => T | undefined) => {
  const read = getterOf(Document.prototype, name);
  return (page) => (read && (apply(read, page, []) as T | null)) ?? undefined;
};
export const rootOf = memberOf<Element>('documentElement');
export const viewOf = memberOf<Window & typeof globalThis>('defaultView');

export const newElement = (namespace: string, tag: string): Element =>
  apply(createElement, document, [namespace, tag]);

export const newText = (text: string): Text => apply(createText, document, [text]);

/** Returns the language of a document, from its root element. */
export const languageOf = (page: Document): string => rootOf(page)?.getAttribute('lang') ?? '';

/** Returns whether this property of the document is true. Markup can hide it with an element, which is not `true`. */
export const isTrueOfDocument = (name: 'hidden' | 'prerendering'): boolean =>
  get(document, name) === true;
