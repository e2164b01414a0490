/** A telephone number that could be read. */
export interface Phone {
  /** What is sent: E.164, or bare digits when the country is not known. */
  readonly sent: string;
  /** What follows +62; absent for other countries and for numbers whose country is not known. */
  readonly national?: string;
}

/** What a copied link, or its label, has before the number. */
const prefix = /^tel\s*:/i;
const separators = /[\s\-.()/\u2010-\u2015\u00b7]/g;

/** A zero may stand between the country code and the number: +62 (0) 812. */
const indonesian = (rest: string): Phone | undefined => {
  const national = rest.replace(/^0/, '');
  return /^[1-9]/.test(national) ? { sent: `+62${national}`, national } : undefined;
};

const international = (digits: string): Phone | undefined => {
  if (digits.startsWith('62')) return indonesian(digits.slice(2));
  return /^[1-9]/.test(digits) ? { sent: `+${digits}` } : undefined;
};

/**
 * Reads a number in the spellings people use: 08…, 8…, 628…, +62 8…, +62 (0) 8…, 0062…, other countries with + or 00,
 * and local numbers; a copied `tel:` link, too. `undefined` for what is not a telephone number, an extension included.
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

/** Mobile numbers are 8, then a digit other than 0 and 4, nine to twelve digits in all. */
export const isMobile = (phone: Phone): boolean =>
  /^8[1-35-9][0-9]{7,10}$/.test(phone.national ?? '');

/** Two-digit area codes are those of the largest cities, all others have three. */
export const isFixedLine = (phone: Phone): boolean =>
  /^(?:(?:2[124]|31|61)[0-9]{5,9}|(?:2[35-9]|3[2-8]|[457][0-9]|6[02-9]|9[0-9])[0-9]{6,9})$/.test(
    phone.national ?? '',
  );

/** The spelling people type and recognise: +62812… is shown as 0812…; anything else stays as it is. */
export const localSpelling = (sent: string): string => sent.replace(/^\+62(?=[1-9])/, '0');
