/** What closes when the user goes back: every modal of the kit except the host's cover, and the display settings. */
const covers = 'dialog[open]:not(.cover), .display-settings[open]';

const topmost = (page: Document): Element | undefined => [...page.querySelectorAll(covers)].pop();

/** Returns whether something covers the page. */
export const isCovered = (page: Document): boolean => topmost(page) !== undefined;

/** Calls `changed` when the page is covered or uncovered. Watches the document: the kit knows nothing of hosts. */
export const onCovering = (page: Document, changed: () => void): void =>
  new MutationObserver(changed).observe(page.body, { subtree: true, attributeFilter: ['open'] });

/** Closes the topmost cover, as Escape would. */
export const uncover = (page: Document): void => {
  const cover = topmost(page);
  if (cover instanceof HTMLDialogElement)
    cover.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (cover instanceof HTMLDetailsElement) cover.open = false;
};
