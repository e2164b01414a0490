import { type Instant, jakartaDay } from '../kernel/instant';
import { readingsOf } from './amount';
import type { ContextValues } from './answers';
import { birthDateProblem } from './calendar';
import type { FieldKind } from './clean';
import type { HardCode, SoftCode } from './codes';
import { emailMeant, isEmail } from './email';
import { differsFromProfile, readNik } from './nik';
import { isFixedLine, isMobile, readPhone } from './phone';

/** The input of a rule. `value` is clean and not empty; it must differ from `otherValue`. */
export interface RuleInput {
  readonly value: string;
  readonly otherValue: string | undefined;
  /** The options of the field, or the list that was looked up for it. */
  readonly choices: readonly string[] | undefined;
  readonly facts: ContextValues;
  readonly now: Instant;
}

export interface Rule {
  readonly kind: FieldKind;
  readonly hard: (input: RuleInput) => HardCode | undefined;
  readonly soft?: (input: RuleInput) => SoftCode | undefined;
}

const unless = <C extends string>(good: boolean, code: C): C | undefined =>
  good ? undefined : code;
const matches = (pattern: RegExp, code: HardCode) => (input: RuleInput) =>
  unless(pattern.test(input.value), code);
const lengthOf = (text: string): number => [...text].length;
const same = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** Two letters, or one of a script without capitals, which can be a whole name. */
const spelledOut = /\p{Lo}|\p{L}.*\p{L}/u;

const person = ({ value }: RuleInput): HardCode | undefined =>
  unless(!/\p{Nd}/u.test(value), 'nameDigits') ?? unless(/\p{L}/u.test(value), 'nameLetters');

const personSoft = ({ value }: RuleInput): SoftCode | undefined =>
  unless(spelledOut.test(value), 'nameShort') ??
  unless(lengthOf(value) <= 60, 'nameLong') ??
  unless(/^[\p{L}\p{M} '.,-]+$/u.test(value), 'nameSigns');

const digitsSent = (value: string): number => readPhone(value)?.sent.replace('+', '').length ?? 0;
const between = (n: number, low: number, high: number): boolean => n >= low && n <= high;

const listed = ({ value, choices = [] }: RuleInput): boolean =>
  choices.length === 0 || choices.includes(value);

const addressSoft = ({ value }: RuleInput): SoftCode | undefined =>
  unless(lengthOf(value) >= 15, 'addressBrief') ??
  unless(lengthOf(value) <= 255, 'addressLong') ??
  unless(/\p{Nd}|\b(?:rt|rw|no|nomor|blok)\b/iu.test(value), 'addressNumber');

const income = ({ value }: RuleInput): SoftCode | undefined =>
  unless(Number(value) >= 100_000, 'incomeLow') ??
  unless(Number(value) <= 100_000_000, 'incomeHigh');

/** The rules of all fields: what blocks and what warns (decision 2). */
export const RULES = {
  email: {
    kind: 'email',
    hard: ({ value }) => unless(isEmail(value), 'emailFormat'),
    soft: ({ value }) => unless(emailMeant(value) === undefined, 'emailTypo'),
  },
  person: { kind: 'person', hard: person, soft: personSoft },
  contact: {
    kind: 'person',
    hard: (input) => person(input) ?? unless(!same(input.value, input.otherValue), 'sameName'),
    soft: (input) =>
      unless(!same(input.value, input.facts.ownName), 'ownName') ?? personSoft(input),
  },
  choice: { kind: 'choice', hard: (input) => unless(listed(input), 'option') },
  area: { kind: 'area', hard: (input) => unless(listed(input), 'option') },
  ownPhone: {
    kind: 'phone',
    hard: ({ value }) => unless(isMobile(readPhone(value) ?? { sent: '' }), 'phoneOwn'),
  },
  contactPhone: {
    kind: 'phone',
    hard: ({ value, otherValue }) =>
      unless(between(digitsSent(value), 7, 15), 'phoneContact') ??
      unless(value !== otherValue, 'samePhone'),
    soft: ({ value, facts }) =>
      unless(value !== readPhone(facts.ownPhone ?? '')?.sent, 'ownPhone') ??
      unless(isMobile(readPhone(value) ?? { sent: '' }), 'phoneNotMobile'),
  },
  fixedPhone: {
    kind: 'phone',
    hard: ({ value }) =>
      unless(between(readPhone(value)?.national?.length ?? 0, 7, 12), 'phoneFixed'),
    soft: ({ value }) => {
      const phone = readPhone(value) ?? { sent: '' };
      return unless(isFixedLine(phone) || isMobile(phone), 'phoneShape');
    },
  },
  zip: {
    kind: 'zip',
    hard: matches(/^[1-9][0-9]{4}$/, 'zipFormat'),
    soft: (input) => unless(listed(input), 'zipUnknown'),
  },
  address: {
    kind: 'address',
    hard: ({ value }) => unless(lengthOf(value) >= 5, 'addressShort'),
    soft: addressSoft,
  },
  company: {
    kind: 'text',
    hard: matches(/[\p{L}\p{Nd}]/u, 'companyFormat'),
    soft: ({ value }) =>
      unless(lengthOf(value) > 1, 'companyShort') ?? unless(lengthOf(value) <= 100, 'companyLong'),
  },
  income: {
    kind: 'money',
    hard: ({ value }) =>
      unless(readingsOf(value) === undefined, 'incomeUnclear') ??
      unless(/^[1-9][0-9]{0,14}$/.test(value), 'incomeFormat'),
    soft: income,
  },
  dependents: {
    kind: 'count',
    hard: matches(/^(?:1?[0-9]|20)$/, 'countFormat'),
    soft: ({ value }) => unless(Number(value) <= 10, 'countHigh'),
  },
  birthDate: { kind: 'date', hard: ({ value, now }) => birthDateProblem(value, jakartaDay(now)) },
  nik: {
    kind: 'code',
    hard: ({ value }) => unless(readNik(value) !== undefined, 'nikFormat'),
    soft: ({ value, facts }) => {
      const says = readNik(value);
      return unless(says === undefined || !differsFromProfile(says, facts), 'nikDiffers');
    },
  },
  otp: {
    kind: 'code',
    hard: ({ value, facts }) =>
      unless(/^[0-9]+$/.test(value) && value.length === (facts.codeLength ?? 6), 'otpFormat'),
  },
  pin: { kind: 'code', hard: matches(/^[0-9]{6}$/, 'pinFormat') },
} as const satisfies Readonly<Record<string, Rule>>;

export type RuleName = keyof typeof RULES;
