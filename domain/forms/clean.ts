import { legible } from '../kernel/legible';
import { readAmount } from './amount';
import { readDate } from './calendar';
import { readEmail } from './email';
import { readPhone } from './phone';

/** What kind of input a field is: it decides the control and how typed text is cleaned. */
export type FieldKind =
  | 'text'
  | 'person'
  | 'email'
  | 'phone'
  | 'money'
  | 'choice'
  | 'area'
  | 'zip'
  | 'address'
  | 'count'
  | 'date'
  | 'code';

const tidy = (text: string, form: 'NFC' | 'NFKC'): string =>
  legible(text).normalize(form).replace(/\s+/g, ' ').trim();

/** Arabic-Indic digits share their last four bits with ours; full-width ones are folded by NFKC. */
const numeric = (text: string): string =>
  tidy(text, 'NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  );

/** Digits without what groups them; what is not digits stays whole. */
const bare = (text: string): string => {
  const numerals = numeric(text);
  const digits = numerals.replace(/[\s.\-\u2010-\u2015]/g, '');
  return /^[0-9]+$/.test(digits) ? digits : numerals;
};

const plain = (text: string): string => tidy(text, 'NFC');

const cleaners: Readonly<Record<FieldKind, (text: string) => string>> = {
  text: plain,
  email: (text) => readEmail(plain(text)),
  choice: plain,
  area: plain,
  address: plain,
  // Phones and word processors bend quotes and stretch hyphens; a family card does not.
  person: (text) =>
    plain(text)
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2010-\u2015]/g, '-'),
  zip: bare,
  code: bare,
  // No sign groups so few digits: 1.5 is not fifteen, and -1 is not one.
  count: (text) => numeric(text).replace(/^0+(?=\d)/, ''),
  phone: (text) => readPhone(numeric(text))?.sent ?? numeric(text),
  money: (text) => readAmount(numeric(text)) ?? numeric(text),
  date: (text) => readDate(numeric(text)) ?? numeric(text),
};

/**
 * The text as it is judged and sent: what cannot be seen is gone, an email address stands alone, a phone number is E.164,
 * an amount is digits, a date is `YYYY-MM-DD`. Text that cannot be read as its kind stays as it is. Cleaning twice changes
 * nothing.
 */
export const clean = (kind: FieldKind, text: string): string => cleaners[kind](text);
