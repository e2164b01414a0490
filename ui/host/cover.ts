/** What closes when the user goes back: every modal of the kit but the host's cover, and the display settings. */
const covers = 'dialog[open]:not(.cover), .display-settings[open]';

const topmost = (page: Document): Element | undefined => [...page.querySelectorAll(covers)].pop();

/** Whether something lies over the page. */
export const isCovered = (page: Document): boolean => topmost(page) !== undefined;

/** Tells when something is laid over the page or taken away. The document is watched: the kit knows of no hosts. */
export const onCovering = (page: Document, changed: () => void): void =>
  new MutationObserver(changed).observe(page.body, { subtree: true, attributeFilter: ['open'] });

/** Closes what lies uppermost, as Escape would. */
export const uncover = (page: Document): void => {
  const cover = topmost(page);
  if (cover instanceof HTMLDialogElement)
    cover.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (cover instanceof HTMLDetailsElement) cover.open = false;
};
