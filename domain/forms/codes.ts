/** Codes of answers that cannot be correct and block. Each is a message under `errors`. */
export const hardCodes = [
  'option',
  'emailFormat',
  'nameDigits',
  'nameLetters',
  'sameName',
  'samePhone',
  'phoneOwn',
  'phoneContact',
  'phoneFixed',
  'zipFormat',
  'addressShort',
  'companyFormat',
  'incomeFormat',
  'incomeUnclear',
  'countFormat',
  'dateFormat',
  'dateReal',
  'dateFuture',
  'dateYear',
  'nikFormat',
  'otpFormat',
  'pinFormat',
] as const;

/** Codes of probable mistakes: shown once, passed by the second press. Each is a message under `warnings`. */
export const softCodes = [
  'emailTypo',
  'nameShort',
  'nameLong',
  'nameSigns',
  'ownName',
  'ownPhone',
  'phoneNotMobile',
  'phoneShape',
  'zipUnknown',
  'addressBrief',
  'addressLong',
  'addressNumber',
  'companyShort',
  'companyLong',
  'incomeLow',
  'incomeHigh',
  'countHigh',
  'nikDiffers',
] as const;

export type HardCode = (typeof hardCodes)[number];
export type SoftCode = (typeof softCodes)[number];

/** The code of an empty answer; the message is the field's own (`errors.empty.<word>`). */
export type EmptyCode = `empty.${string}`;
export type Code = HardCode | SoftCode | EmptyCode;

const soft: ReadonlySet<string> = new Set(softCodes);

/** Returns the key of a code in the `fields` messages. */
export const messageOf = (code: Code): string =>
  `${soft.has(code) ? 'warnings' : 'errors'}.${code}`;
