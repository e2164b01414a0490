import { cell, type Live } from '../../domain/kernel/live';

/** What closes by itself when it is gone back from: every modal of the kit, and the display settings. */
const covers = 'dialog[open], .display-settings[open]';

const topmost = (page: Document): Element | undefined => [...page.querySelectorAll(covers)].pop();

/** Whether something lies over the page. The document is watched, so that no part of the kit has to know of hosts. */
export const covered = (page: Document): Live<boolean> => {
  const look = (): boolean => topmost(page) !== undefined;
  const covered$ = cell(look());
  const observer = new MutationObserver(() => {
    if (look() !== covered$.value) covered$.next(look());
  });
  observer.observe(page.body, { subtree: true, attributeFilter: ['open'] });
  return covered$;
};

/** Closes what lies uppermost, as Escape would. */
export const uncover = (page: Document): void => {
  const cover = topmost(page);
  if (cover instanceof HTMLDialogElement)
    cover.dispatchEvent(new Event('cancel', { cancelable: true }));
  else if (cover instanceof HTMLDetailsElement) cover.open = false;
};
