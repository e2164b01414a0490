import { bare, rootOf, safely } from './safely';

/** The elements that read the values of their attributes anew when something else of the page changes them. */
const followers = new Set<() => void>();

/** Called when a script has configured the page. */
export const tellPageChange = (): void => {
  for (const follow of followers) safely(follow, undefined);
};

let observer: MutationObserver | undefined;

/** Observes the language of a document; observing it twice is the same as once. */
export const observeLanguage = (page: Document): void =>
  safely(() => {
    const root = rootOf(page);
    observer ??= new MutationObserver(tellPageChange);
    if (root) observer.observe(root, bare({ attributeFilter: ['lang'] }));
  }, undefined);

/** Calls back when the page is configured, or its language changes. Returns a function that stops it. */
export const onPageChange = (page: Document, follow: () => void): (() => void) => {
  observeLanguage(page);
  followers.add(follow);
  return () => followers.delete(follow);
};
