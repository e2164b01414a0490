/** Counts the digits of every script: a keyboard may type others, which are then written as ours. */
const countDigits = (text: string): number => [...text.matchAll(/\p{Nd}/gu)].length;

/**
 * Returns the caret's position when `before` is regrouped as `after`: behind the same number of digits. After deleting
 * forwards it also skips a dot or a space; otherwise the next press would delete only that.
 */
export const caretAfter = (
  before: string,
  caret: number,
  after: string,
  forward: boolean,
): number => {
  const wanted = countDigits(before.slice(0, caret));
  let at = 0;
  for (let seen = 0; seen < wanted && at < after.length; at += 1)
    if (/\d/.test(after.charAt(at))) seen += 1;
  return forward && /[. ]/.test(after.charAt(at)) ? at + 1 : at;
};

/** Writes the grouped text into a field and keeps the caret behind the same digits. */
export const writeGrouped = (target: HTMLInputElement, grouped: string, event: Event): void => {
  if (grouped === target.value) return;
  const forward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const caret = caretAfter(target.value, target.selectionStart ?? Infinity, grouped, forward);
  // Not left to the next render, which would put the caret at the end.
  target.value = grouped;
  if (document.activeElement === target) target.setSelectionRange(caret, caret);
};
