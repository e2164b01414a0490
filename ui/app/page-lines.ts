const never = '[aria-hidden="true"], [hidden], nav, svg';

const isSeen = (element: Element): boolean =>
  // Browsers without it read folded text too.
  element.closest(never) === null && (element.checkVisibility?.() ?? true);

/** Returns whether a text is of a button or a link without an amount: its name is read at the end. */
const isOnlyPress = (element: Element): boolean => {
  const press = element.closest('button, a');
  return press !== null && press.querySelector('[data-amount], [data-stale]') === null;
};

const blockOf = (element: Element): Element => {
  const { display, position } = getComputedStyle(element);
  // What only screen readers read is out of the flow, in the middle of a line.
  const isBlock = /^(?:block|flex|grid|list-item|table|flow-root)/.test(display);
  const isOwn = isBlock && position !== 'absolute';
  return isOwn || !element.parentElement ? element : blockOf(element.parentElement);
};

/** Returns the seen text of a part of a page in lines, one for each block that holds text. */
const linesOf = (
  root: Element,
  isRead: (element: Element) => boolean = () => true,
): readonly string[] => {
  const lines: { readonly block: Element; text: string }[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent || !isSeen(parentElement) || !isRead(parentElement))
      continue;
    const block = blockOf(parentElement);
    const last = lines[lines.length - 1];
    if (last?.block === block) last.text += textContent;
    else lines.push({ block, text: textContent });
  }
  return lines.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
};

/**
 * Returns the text of a part of a page in lines, in the order of the document: what screen readers read there, without
 * buttons, links and fields.
 */
export const pageLines = (root: Element): readonly string[] =>
  linesOf(root, (it) => it.closest('form') === null && !isOnlyPress(it));

/** Returns the names of the buttons and links whose text `pageLines` leaves out, each name once. */
export const pageActions = (root: Element): readonly string[] => {
  const presses = [...root.querySelectorAll('button:not([disabled]), a')].filter(
    (it) => isSeen(it) && isOnlyPress(it),
  );
  const names = presses.map((it) => it.getAttribute('aria-label') ?? linesOf(it)[0]);
  return [...new Set(names.flatMap((name) => name ?? []))];
};
