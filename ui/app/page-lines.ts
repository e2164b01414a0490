const never = '[aria-hidden="true"], [hidden], nav, form, svg';

/** Buttons and links are left out, except a row with an amount. */
const isOnlyPress = (element: Element): boolean => {
  const press = element.closest('button, a');
  return press !== null && press.querySelector('[data-amount], [data-stale]') === null;
};

const isRead = (element: Element): boolean =>
  element.closest(never) === null &&
  !isOnlyPress(element) &&
  // Browsers without it read folded text too.
  (element.checkVisibility?.() ?? true);

const blockOf = (element: Element): Element => {
  const { display, position } = getComputedStyle(element);
  // What only screen readers read is out of the flow, in the middle of a line.
  const isBlock = /^(?:block|flex|grid|list-item|table|flow-root)/.test(display);
  const isOwn = isBlock && position !== 'absolute';
  return isOwn || !element.parentElement ? element : blockOf(element.parentElement);
};

/**
 * Returns the text of a part of the page in lines, one for each block that holds text, in the order of the document:
 * what screen readers read there, without buttons, links and fields.
 */
export const pageLines = (root: Element): readonly string[] => {
  const lines: { readonly block: Element; text: string }[] = [];
  const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement, textContent } = texts.currentNode;
    if (!parentElement || !textContent || !isRead(parentElement)) continue;
    const block = blockOf(parentElement);
    const last = lines[lines.length - 1];
    if (last?.block === block) last.text += textContent;
    else lines.push({ block, text: textContent });
  }
  return lines.map(({ text }) => text.replaceAll(/\s+/g, ' ').trim()).filter(Boolean);
};
