/** A phone number that could be read. */
export interface Phone {
  /** The number to send: E.164, or only digits when the country is unknown. */
  readonly sent: string;
  /** The digits after +62; absent for other countries, and when the country is unknown. */
  readonly national?: string;
}

/** The beginning of a copied link, or of its label. */
const prefix = /^tel\s*:/i;
const separators = /[\s\-.()/\u2010-\u2015\u00b7]/g;

/** Reads an Indonesian number. A zero may follow the country code: +62 (0) 812. */
const indonesian = (rest: string): Phone | undefined => {
  const national = rest.replace(/^0/, '');
  return /^[1-9]/.test(national) ? { sent: `+62${national}`, national } : undefined;
};

const international = (digits: string): Phone | undefined => {
  if (digits.startsWith('62')) return indonesian(digits.slice(2));
  return /^[1-9]/.test(digits) ? { sent: `+${digits}` } : undefined;
};

/**
 * Reads a number in the usual spellings: 08…, 8…, 628…, +62 8…, +62 (0) 8…, 0062…, other countries with + or 00, local
 * numbers, and a copied `tel:` link. `undefined` for any other text, such as a number with an extension.
 */
export const readPhone = (text: string): Phone | undefined => {
  const compact = text.trim().replace(prefix, '').replace(separators, '');
  if (!/^\+?[0-9]+$/.test(compact)) return undefined;
  if (compact.startsWith('+')) return international(compact.slice(1));
  if (compact.startsWith('00')) return international(compact.slice(2));
  if (compact.startsWith('0')) return indonesian(compact.slice(1));
  if (compact.startsWith('62')) return international(compact);
  return compact.startsWith('8') ? indonesian(compact) : { sent: compact };
};

/** Returns whether a number is mobile: 8, a digit other than 0 and 4, nine to twelve digits in all. */
export const isMobile = (phone: Phone): boolean =>
  /^8[1-35-9][0-9]{7,10}$/.test(phone.national ?? '');

/** Returns whether a number is a fixed line. The largest cities have area codes of two digits, all others of three. */
export const isFixedLine = (phone: Phone): boolean =>
  /^(?:(?:2[124]|31|61)[0-9]{5,9}|(?:2[35-9]|3[2-8]|[457][0-9]|6[02-9]|9[0-9])[0-9]{6,9})$/.test(
    phone.national ?? '',
  );

/** Returns the spelling that users know: +62812… becomes 0812…; anything else stays. */
export const localSpelling = (sent: string): string => sent.replace(/^\+62(?=[1-9])/, '0');
