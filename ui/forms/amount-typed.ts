import { readAmount } from '../../domain/forms/amount';
import { clean } from '../../domain/forms/clean';
import { groupDigits } from '../format/rupiah';

const isDigits = (text: string): boolean => /^[0-9]*$/.test(text);

/** Returns what a key typed; an empty string for a deletion, `undefined` for a paste, autofill and everything else. */
const keyed = (event: Event): string | undefined => {
  if (!(event instanceof InputEvent)) return undefined;
  if (event.inputType.startsWith('delete')) return '';
  return /^insert(?:Composition)?Text$/.test(event.inputType) ? (event.data ?? '') : undefined;
};

/**
 * Returns what an amount field holds after a change: digits, or the text unchanged while it is not an amount. Dots
 * between typed digits come from the grouping, and stay groups while digits are added and deleted. A separator that the
 * user typed or pasted keeps its meaning: `750,000.00` is 750000, and `7.5` is not an amount.
 */
export const amountTyped = (text: string, before: string, event: Event): string => {
  const key = keyed(event);
  const plain = clean('code', text);
  if (key !== undefined && isDigits(before) && /^\p{Nd}*$/u.test(key))
    return isDigits(plain) ? plain : text;
  // Only complete groups from the grouping: `7.00` may become `7.000`, and `7,500` may go on as `7,500,000`.
  if (key !== undefined && [...key].length < 2)
    return readAmount(text) === plain && groupDigits(plain) === text ? plain : text;
  const amount = clean('money', text);
  return isDigits(amount) ? amount : text;
};
