import { isRealDay } from './calendar';

/** Two-digit codes of the 38 provinces. */
const provinces = new Set(
  '11 12 13 14 15 16 17 18 19 21 31 32 33 34 35 36 51 52 53 61 62 63 64 65 71 72 73 74 75 76 81 82 91 92 93 94 95 96'.split(
    ' ',
  ),
);

/** The parts of an identity card number: six digits of place, then day, month and year of birth, then a serial. */
const shape = /^([0-9]{2})[0-9]{4}([0-9]{2})([0-9]{2})([0-9]{2})([0-9]{4})$/;

/** The facts in an identity card number. Women have 40 added to their day of birth. */
export interface NikFacts {
  readonly gender: 'MALE' | 'FEMALE';
  /** `YY-MM-DD`, such as `95-03-27`. */
  readonly born: string;
}

/**
 * Reads an identity card number; `undefined` when no card can have it. The year has two digits, so 29 February is valid
 * in every year that is divisible by four.
 */
export const readNik = (nik: string): NikFacts | undefined => {
  const parts = shape.exec(nik);
  if (!parts) return undefined;
  const [, province = '', dayPart = '', month = '', year = '', serial = ''] = parts;
  const female = Number(dayPart) > 40;
  const day = Number(dayPart) - (female ? 40 : 0);
  const real = isRealDay(2000 + Number(year), Number(month), day);
  if (!provinces.has(province) || !real || serial === '0000') return undefined;
  return {
    gender: female ? 'FEMALE' : 'MALE',
    born: `${year}-${month}-${String(day).padStart(2, '0')}`,
  };
};

/** Returns whether sex or birth date differ from the profile. That can be lawful, so it only warns. */
export const differsFromProfile = (
  facts: NikFacts,
  profile: { readonly born?: string; readonly gender?: string },
): boolean =>
  (profile.born !== undefined && profile.born.slice(2) !== facts.born) ||
  (profile.gender !== undefined && profile.gender !== facts.gender);
