import { legible } from '../kernel/legible';
import { readAmount } from './amount';
import { readDate } from './calendar';
import { readEmail } from './email';
import { readPhone } from './phone';

/** The kind of a field's input, which decides the control and how typed text is cleaned. */
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

/** Converts Arabic-Indic digits, which share their last four bits with ours; NFKC converts full-width ones. */
const numeric = (text: string): string =>
  tidy(text, 'NFKC').replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) =>
    String(digit.charCodeAt(0) & 15),
  );

/** Removes the separators between digits; a text with other characters stays. */
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
  // Phones and word processors replace quotes and hyphens with typographic ones; a family card does not have them.
  person: (text) =>
    plain(text)
      .replace(/[\u2018\u2019\u02bc]/g, "'")
      .replace(/[\u2010-\u2015]/g, '-'),
  zip: bare,
  code: bare,
  // Separators stay, since so few digits are never grouped: 1.5 is not fifteen, and -1 is not one.
  count: (text) => numeric(text).replace(/^0+(?=\d)/, ''),
  phone: (text) => readPhone(numeric(text))?.sent ?? numeric(text),
  money: (text) => readAmount(numeric(text)) ?? numeric(text),
  date: (text) => readDate(numeric(text)) ?? numeric(text),
};

/**
 * Returns the text that is checked and sent: without invisible characters, an email address without the text around it,
 * a phone number as E.164, an amount as digits, a date as `YYYY-MM-DD`. A text that cannot be read as its kind stays.
 * Cleaning twice changes nothing.
 */
export const clean = (kind: FieldKind, text: string): string => cleaners[kind](text);
