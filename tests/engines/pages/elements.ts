import { lender, token } from './host';

export const tags = [
  'paylater-limit-card',
  'paylater-bill-list',
  'paylater-recent-transactions',
  'paylater-instalment-plan',
] as const;
export type Tag = (typeof tags)[number];

/** The part of an element that a partner's script uses. */
export interface Widget extends HTMLElement {
  tokenProvider: (() => Promise<string>) | undefined;
  locale: string;
  type: string;
  limit: number;
  tenor: number | undefined;
  readonly ready: Promise<void>;
  readonly refresh: () => Promise<void>;
}

/** The timeout of every wait, for the slowest engine, in milliseconds. */
const patience = 15_000;

export const until = async (what: string, holds: () => boolean): Promise<void> => {
  const end = performance.now() + patience;
  while (!holds()) {
    if (performance.now() > end) throw new Error(`it never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
};

export const stateOf = (element: Element): string => element.getAttribute('data-state') ?? 'none';

/** Resolves when an element shows something other than its skeleton. */
export const settled = (element: Element) =>
  until(`${element.localName} is ${stateOf(element)}`, () =>
    ['ready', 'empty', 'stale', 'unauthorised', 'error'].includes(stateOf(element)),
  );

/** Resolves after the pending drawing. */
export const drawn = () =>
  new Promise<void>((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
  );

/** All elements of the page, also those inside another shadow root. */
export const widgets = (): Widget[] => {
  const outer = document.querySelector('#outer')?.shadowRoot ?? document;
  return Array.from(outer.querySelectorAll<Widget>(tags.join()));
};

export const inside = (element: Element): ShadowRoot => {
  if (!element.shadowRoot) throw new Error(`${element.localName} has no shadow root`);
  return element.shadowRoot;
};

/** The visible text of an element. */
export const seenIn = (element: Element): string =>
  Array.from(inside(element).children, (child) =>
    child instanceof HTMLElement ? child.innerText : '',
  )
    .join('\n')
    .trim();

/** A new element as a partner's script makes it; `ready` changes it before it is in the page. */
export const make = (
  tag: Tag,
  attributes: Readonly<Record<string, string>> = {},
  change: (element: Widget) => void = (element) => {
    element.tokenProvider = token;
  },
): Widget => {
  const element = document.createElement(tag as string) as Widget;
  for (const [name, text] of Object.entries({ locale: 'id', ...attributes }))
    element.setAttribute(name, text);
  change(element);
  (document.querySelector('main') ?? document.body).append(element);
  return element;
};

/** Loads the script as its tag would, and resolves when it has run. */
export const load = (path = '/embeds/v1/paylater.js', integrity = ''): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    Object.assign(script, { type: 'module', src: lender + path, integrity });
    script.crossOrigin = 'anonymous';
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`refused: ${path}`));
    document.head.append(script);
  });

/** The addresses of all API calls so far, in order. */
export const calls = (): string[] =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((address) => address.startsWith(`${lender}/api/`));
