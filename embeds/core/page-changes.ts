import { bare, rootOf, safely } from './safely';

/** Callbacks of the elements that must read their attributes again after a change of the page. */
const followers = new Set<() => void>();

/** Notifies the elements that a script configured the page, or that its `lang` changed. */
export const tellPageChange = (): void => {
  for (const follow of followers) safely(follow, undefined);
};

let observer: MutationObserver | undefined;

/** Observes the language of a document. A second call has no further effect. */
export const observeLanguage = (page: Document): void =>
  safely(() => {
    const root = rootOf(page);
    observer ??= new MutationObserver(tellPageChange);
    if (root) observer.observe(root, bare({ attributeFilter: ['lang'] }));
  }, undefined);

/** Calls back when a script configures the page, or its language changes. Returns a function that stops it. */
export const onPageChange = (page: Document, follow: () => void): (() => void) => {
  observeLanguage(page);
  followers.add(follow);
  return () => followers.delete(follow);
};
