import type { HostVersion } from '../../../domain/host/host';
import { expect, test } from 'vitest';
import { flowTypeOf, gppOf, loanOutcome, mayHaveLoan } from '../../../domain/application/products';
import {
  type Application,
  bareApplication,
  eligibilityLabel,
  readApplication,
  readStatus,
} from '../../../domain/application/status';
import {
  type ApplicationStatus,
  eligibilities,
  type Eligibility,
  statuses,
} from '../../../domain/navigation/statuses';
import { applicationStatus } from '../../../domain/application/calls';
import { type Case, differences } from '../../support/failures';

const wire = (answer: object): Application => {
  const read = applicationStatus.answer.safeParse(answer);
  if (!read.success) throw new Error(read.error.issues[0]?.message);
  return readApplication(read.data);
};

/** Spec §4, "When status is stored": the status that each eligibility forces; `.` keeps it. */
const forced: Readonly<Record<Eligibility | 'none', ApplicationStatus | '.'>> = {
  MIGRATED: '.',
  NOT_MIGRATED: 'PENDING_MIGRATION',
  ELIGIBLE: '.',
  NOT_ELIGIBLE: 'INELIGIBLE',
  BLACKLISTED: 'INELIGIBLE',
  ELIGIBLE_NON_WL: '.',
  none: '.',
};

test('every eligibility overrides every status as the specification demands', () => {
  const cases: Case[] = [];
  for (const said of statuses)
    for (const eligibility of [...eligibilities, undefined]) {
      const answer = { applicationStatus: said, ...(eligibility && { eligibility }) };
      const meant = forced[eligibility ?? 'none'];
      cases.push([`${said}, ${eligibility}`, wire(answer).status, meant === '.' ? said : meant]);
    }
  expect(differences(cases)).toEqual([]);
});

test.each([
  ['SUCCESS', 'APPROVED'],
  ['FAILED', 'REJECTED'],
  ['PROCESSING', 'SUBMITTED'],
  ['approved', 'ERROR'],
  ['FROZEN', 'ERROR'],
  ['', 'ERROR'],
  ['toString', 'ERROR'],
  ['__proto__', 'ERROR'],
])('the word %s means %s', (said, status) => {
  expect(readStatus(said)).toBe(status);
  expect(wire({ applicationStatus: said }).status).toBe(status);
});

test('an answer needs only a status, and an unknown eligibility is dropped', () => {
  expect(wire({ applicationStatus: 'DRAFT', eligibility: 'GOLD' })).toEqual(
    bareApplication('DRAFT'),
  );
  const whole = wire({
    applicationStatus: 'FAILED',
    eligibility: 'ELIGIBLE',
    creditApplicationResponse: { reapplyTime: '2000-01-01T07:00:01' },
    waitlist: { isJoined: true },
    availableAdditionalProducts: ['GPP'],
    additionalProductStatus: { GPP: 'DRAFT' },
    additionalProductPromoEligibility: { GPP: true },
  });
  expect(whole).toEqual({
    status: 'REJECTED',
    eligibility: 'ELIGIBLE',
    reapplyTime: Date.UTC(2000, 0) + 1000,
    waitlist: { isJoined: true },
    products: ['GPP'],
    productStatus: { GPP: 'DRAFT' },
    promo: { GPP: true },
  });
});

test.each<[status: ApplicationStatus, eligibility: Eligibility | undefined, label: string]>([
  ['APPROVED', 'ELIGIBLE', 'activated'],
  ['APPROVED', undefined, 'activated'],
  ['ACCOUNT_CLOSED', 'ELIGIBLE', 'onboarding'],
  ['NOT_APPLIED', 'ELIGIBLE', 'onboarding'],
  ['INELIGIBLE', 'NOT_ELIGIBLE', 'ineligible'],
  ['INELIGIBLE', 'BLACKLISTED', 'blacklisted'],
  ['DRAFT', 'ELIGIBLE_NON_WL', 'open_market'],
  ['NOT_APPLIED', 'MIGRATED', 'unknown'],
  ['PENDING_MIGRATION', 'NOT_MIGRATED', 'unknown'],
  ['ERROR', undefined, 'unknown'],
])('events label %s with %s as «%s»', (status, eligibility, label) => {
  expect(
    eligibilityLabel({ ...bareApplication(status), ...(eligibility && { eligibility }) }),
  ).toBe(label);
});

const minimum = { gojek: '4.90.0', gopay: '1.28.0' };
const hosts: readonly (readonly [at: HostVersion, newEnough: boolean])[] = [
  [{ host: 'gojek', version: '4.90.0' }, true],
  [{ host: 'gojek', version: '4.89.9' }, false],
  [{ host: 'gojek', version: undefined }, false],
  [{ host: 'gojek', version: '4.90.0-beta' }, false],
  [{ host: 'gopay', version: '1.28' }, true],
  [{ host: 'gopay', version: '1.27.99' }, false],
  [{ host: 'web', version: undefined }, true],
  [{ host: 'partner-sdk', version: '0.1' }, true],
];

test('GPP is eligible when it is offered and the app is new enough, and a draft needs a consent', () => {
  const cases: Case[] = [];
  for (const [at, newEnough] of hosts)
    for (const offered of [true, false])
      for (const said of ['DRAFT', 'PROCESSING', 'NOT_APPLIED', 'SOMETHING', undefined])
        for (const consented of [true, false]) {
          const application: Application = {
            ...bareApplication('NOT_APPLIED'),
            products: offered ? ['GPP'] : ['OTHER'],
            productStatus: said === undefined ? {} : { GPP: said },
          };
          const eligible = offered && newEnough;
          const expected = {
            eligible,
            outdated: offered && !newEnough,
            status: said === 'DRAFT' || said === 'PROCESSING' ? said : 'NOT_APPLIED',
            toTerms: eligible && said === 'DRAFT' && !consented,
            draft: said === 'DRAFT' && consented,
            pending: said === 'PROCESSING',
          };
          const name = `${at.host} ${at.version}, offered ${offered}, ${said}, consent ${consented}`;
          cases.push([name, gppOf(application, at, minimum, consented), expected]);
        }
  expect(differences(cases)).toEqual([]);
});

test.each([
  ['PROCESSING', 'PROCESSING'],
  ['SUBMITTED', 'PROCESSING'],
  ['REJECTED', 'REJECTED'],
  ['FAILED', 'REJECTED'],
  ['DRAFT', undefined],
  ['NOT_APPLIED', undefined],
  ['SOMETHING', undefined],
  ['constructor', undefined],
  [undefined, undefined],
])('a loan with the status %s is %s', (said, outcome) => {
  const application = { ...bareApplication('APPROVED'), productStatus: said ? { GPP: said } : {} };
  expect(loanOutcome(application)).toBe(outcome);
});

test('the type of the flow follows a precedence: ineligible, combined, eligible, normal', () => {
  const byEligibility: Readonly<Record<Eligibility | 'none', string>> = {
    MIGRATED: 'normal',
    NOT_MIGRATED: 'normal',
    ELIGIBLE: 'eligible',
    NOT_ELIGIBLE: 'ineligible',
    BLACKLISTED: 'ineligible',
    ELIGIBLE_NON_WL: 'eligible',
    none: 'normal',
  };
  const cases: Case[] = [];
  for (const eligibility of [...eligibilities, undefined])
    for (const products of [[], ['GPP']])
      for (const [at, newEnough] of hosts) {
        const application = {
          ...bareApplication('DRAFT'),
          products,
          ...(eligibility && { eligibility }),
        };
        const plain = byEligibility[eligibility ?? 'none'];
        const combined = products.length > 0 && newEnough && plain !== 'ineligible';
        const type = flowTypeOf(true, application, at, minimum);
        const name = `${eligibility}, ${products.length} products, ${at.host} ${at.version}`;
        cases.push([name, type, combined ? 'combined' : plain]);
        const withoutPlus = flowTypeOf(false, application, at, minimum);
        cases.push([`${name}, without the parameter`, withoutPlus, undefined]);
      }
  expect(differences(cases)).toEqual([]);
});

test('the loan is for a user whose application has it, in a host that is new enough', () => {
  const bare = bareApplication('APPROVED');
  const application = { ...bare, products: ['GPP'] };
  const minimum = { gojek: '4.90.0', gopay: '1.28.0' };
  const web = { host: 'web', version: undefined } as const;
  expect(mayHaveLoan(application, web, minimum)).toBe(true);
  expect(mayHaveLoan(undefined, web, minimum)).toBe(false);
  expect(mayHaveLoan(bare, web, minimum)).toBe(false);
  expect(mayHaveLoan(application, { host: 'gojek', version: '4.89.9' }, minimum)).toBe(false);
});
