import { randomInt, randomUUID } from 'node:crypto';

/**
 * The values that identify a user or open something, and the figures of home, the bills and the history. They may leave
 * only through listed channels.
 */
export const canaryNames = [
  'nik',
  'name',
  'motherMaidenName',
  'email',
  'ownMobile',
  'emergencyName',
  'emergencyName2',
  'emergencyPhone',
  'emergencyPhone2',
  'homePhone',
  'businessPhone',
  'address',
  'employer',
  'income',
  'dob',
  'otp',
  'pinChallengeId',
  'pinRequestId',
  'bearer',
  'refresh',
  'va',
  'oneKycToken',
  'figure',
] as const;
export type CanaryName = (typeof canaryNames)[number];

const anyOf = (signs: string): string => signs[randomInt(signs.length)] ?? '';

/** Returns random digits that neither start nor end with zero, so that they do not look like a round amount. */
export const digits = (count: number): string =>
  anyOf('123456789') +
  Array.from({ length: count - 2 }, () => anyOf('0123456789')).join('') +
  anyOf('123456789');

/** Returns a random pronounceable word of nine letters, unlike any real name. */
const word = (): string => {
  const syllable = () => anyOf('bdfgjklmnprstvwz') + anyOf('aeiou');
  const text = `${syllable()}${syllable()}${syllable()}${syllable()}`;
  return `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}q`;
};

const birthDate = (): string => {
  const two = (low: number, high: number) => String(randomInt(low, high)).padStart(2, '0');
  return `19${two(60, 99)}-${two(1, 13)}-${two(1, 29)}`;
};

/** One user's values, random for every run. Values that only the server creates are learned from its answers. */
export interface Person {
  readonly nik: string;
  readonly name: string;
  readonly motherMaidenName: string;
  readonly email: string;
  /** Phone numbers without +62. */
  readonly ownMobile: string;
  readonly emergencyName: string;
  readonly emergencyName2: string;
  readonly emergencyPhone: string;
  readonly emergencyPhone2: string;
  readonly homePhone: string;
  readonly businessPhone: string;
  readonly address: string;
  readonly employer: string;
  readonly income: string;
  readonly dob: string;
  readonly otp: string;
  /** Counts as a one-time code, too. */
  readonly pin: string;
  readonly refresh: string;
  readonly va: string;
}

export const drawPerson = (): Person => ({
  nik: `31${digits(14)}`,
  name: `${word()} ${word()}`,
  motherMaidenName: `${word()} D'${word()}é`,
  email: `${word().toLowerCase()}.${word().toLowerCase()}@contoh.example`,
  ownMobile: `812${digits(8)}`,
  emergencyName: `${word()} ${word()}`,
  emergencyName2: `${word()} ${word()}`,
  emergencyPhone: `813${digits(8)}`,
  emergencyPhone2: `856${digits(8)}`,
  homePhone: `22${digits(8)}`,
  businessPhone: `21${digits(8)}`,
  address: `Jalan ${word()} No. ${randomInt(10, 99)}, RT 003/RW 005`,
  // Base64 and base64url encode question marks differently.
  employer: `PT "${word()}" & ${word()}???`,
  income: digits(8),
  dob: birthDate(),
  otp: digits(6),
  pin: digits(6),
  refresh: randomUUID(),
  va: digits(16),
});

const wordsOf = (text: string): readonly string[] => [text, ...(text.match(/\p{L}{8,}/gu) ?? [])];

const spelledDate = (date: string): readonly string[] => {
  const [year = '', month = '', day = ''] = date.split('-');
  return [date, `${year}${month}${day}`, `${day}${month}${year}`, `${day}/${month}/${year}`];
};

/** The values to search for, by canary, in every spelling. */
export type Wanted = Readonly<Record<CanaryName, ReadonlySet<string>>>;

export const wantedOf = (
  person: Person,
  learned: ReadonlyMap<CanaryName, ReadonlySet<string>>,
): Wanted => {
  const { pin, otp, dob, email, ...others } = person;
  const spelled: Partial<Record<CanaryName, readonly string[]>> = {
    ...Object.fromEntries(Object.entries(others).map(([name, text]) => [name, wordsOf(text)])),
    email: [email, email.split('@')[0] ?? email],
    dob: spelledDate(dob),
    otp: [otp, pin],
  };
  const all = canaryNames.map((name) => [
    name,
    new Set([...(spelled[name] ?? []), ...(learned.get(name) ?? [])]),
  ]);
  return Object.fromEntries(all) as Wanted;
};
