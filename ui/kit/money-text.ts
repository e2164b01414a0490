const countDigits = (text: string): number => text.replace(/\D/g, '').length;

/**
 * Where the caret goes when `before` is regrouped as `after`: behind as many digits as it stood behind. After deleting
 * forwards it also steps over a dot or a space, or the next press would delete that again and nothing else.
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

/** Writes into a field what was just typed there in groups, with the caret where it belongs. */
export const writeGrouped = (target: HTMLInputElement, grouped: string, event: Event): void => {
  if (grouped === target.value) return;
  const forward = event instanceof InputEvent && event.inputType === 'deleteContentForward';
  const caret = caretAfter(target.value, target.selectionStart ?? Infinity, grouped, forward);
  // Written here, not left to the next render: that would put the caret at the end.
  target.value = grouped;
  if (document.activeElement === target) target.setSelectionRange(caret, caret);
};
