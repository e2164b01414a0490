import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';

/**
 * Spec §7, copied from there: `{…}` the fields of the body, `?` the query, `#` headers of this call only, `!` never
 * repeated.
 */
const specification = `
GET /v2/loan-restructure/eligibility
GET /v1/loan-restructure/eligibility
GET /v1/loan-restructure/summary ?tenor
GET /v1/loan-restructure/transactions ?tenor
GET /v1/loan-restructure/preview-agreement ?tenor
POST /v1/loan-restructure/submission {tenor} !
GET /v1/loan-restructure/submission/status ?requestId
GET /v1/kyc/combined #additional_products
PATCH /v1/kyc/combined #additional_products #X-Trigger-Data-Send {…}
GET /v1/kyc/area/ktp/{id}
POST /v1/kyc/area/ktp {…} !
GET /v1/user/info
POST /v1/kyc/on-demand {…} !
GET /v1/user/reassessment/status ?requestId
GET /v1/kyc/on-demand/token
GET /v1/gotopin/challenge
POST /v1/gotopin/verify {…} !
GET /v2/homepage ?…
GET /v1/user-consent/bill-restructuring
POST /v1/user/notify-limit-change {limitTypes}
POST /v1/user/bottom-sheet-tracker/LR_DISCOUNT
GET /v1/esign/facility-agreement/preview
POST /v1/esign/sign-contract {contractId,deviceInfo} !
GET /v1/kyc
PATCH /v1/kyc {…}
GET /v1/kyc/one-kyc/token #onboarding-partner
POST /v1/user/submit #migration-entry {…} !
GET /v1/user/application-status
POST /v1/kyc/reapply !
POST /v1/otp/generator ?channel #application-type !
POST /v1/otp/verificator ?channel {otp} !
POST /v1/user/join-waitlist !
POST /v1/kyc/postal-code {province,city,district,subDistrict}
GET /v1/kyc/challenge
POST /v1/kyc/challenge {dob} !
GET /v1/partners
POST /v1/kyc/rekyc {submissionUuid,gojekCustomerId} !
GET /v1/kyc/rekyc/status
GET /v1/kyc/ktp
GET /v1/transaction-receipt ?referenceId ?type
GET /v1/bill-list ?type
GET /v1/repay/status
GET /account-management/settings/toggles
PATCH /account-management/settings/toggle {feature,enabled}
GET /v1/user-consent
POST /v1/user-consent {type} !
POST /v1/virtual-account !
POST /v1/transaction-history ?metadata {transactions,pageSize}
`
  .trim()
  .split('\n');

const namesIn = (schema: z.ZodMiniType): readonly string[] =>
  schema instanceof z.ZodMiniObject ? Object.keys(schema.shape) : [];

/** Spells a row as the specification does; where the specification writes only `…`, the result does too. */
const spelled = (row: Call, asIn: string): string => {
  const body = namesIn(row.body);
  const query = namesIn(row.query).map((name) => `?${name}`);
  return [
    row.method,
    row.path,
    ...(asIn.includes('?…') && query.length > 0 ? ['?…'] : query),
    ...namesIn(row.headers).map((name) => `#${name}`),
    ...(body.length === 0 ? [] : [asIn.includes('{…}') ? '{…}' : `{${body.join(',')}}`]),
    ...(row.once ? ['!'] : []),
  ].join(' ');
};

const rows: readonly Call[] = Object.values(CALLS);
const lineOf = ({ method, path }: Call): string =>
  specification.find((line) => `${line} `.startsWith(`${method} ${path} `)) ?? '';

test('the table holds exactly the calls of the specification', () => {
  expect(rows.map((row) => spelled(row, lineOf(row))).sort()).toEqual([...specification].sort());
});

test('`once` calls are never retried, and only reads are retried', () => {
  const named = (those: readonly Call[]) => those.map(({ method, path }) => `${method} ${path}`);
  expect(named(rows.filter((row) => row.once && row.retry > 0))).toEqual([]);
  expect(named(rows.filter((row) => row.retry > 0 && row.method !== 'GET')).sort()).toEqual([
    'POST /v1/kyc/postal-code',
    'POST /v1/transaction-history',
  ]);
  expect(named(rows.filter((row) => row.timeout > 60_000))).toEqual([]);
  expect(CALLS.homepage.retry).toBe(3);
});

test('answers require only what the specification names', () => {
  const required = rows.flatMap((row) => {
    const said = row.answer.safeParse({});
    const paths = said.error?.issues.map((issue) => issue.path.join('.')) ?? [];
    return paths.map((path) => `${row.path} ${path}`.trim());
  });
  expect(required.sort()).toEqual(
    [
      '/account-management/settings/toggles',
      '/v1/esign/facility-agreement/preview agreementUrl',
      '/v1/kyc/area/ktp/{id}',
      '/v1/kyc/on-demand/token token',
      '/v1/kyc/one-kyc/token token',
      '/v1/loan-restructure/eligibility eligibleRestructureTenors',
      '/v1/loan-restructure/eligibility isEligibleRestructure',
      '/v1/loan-restructure/preview-agreement body',
      '/v1/loan-restructure/submission/status status',
      '/v1/partners merchants',
      '/v1/transaction-history transactions',
      '/v1/user/application-status applicationStatus',
      '/v1/user/reassessment/status status',
      '/v1/virtual-account accountNumber',
      '/v1/virtual-account amountDue',
      '/v2/homepage modules',
      '/v2/loan-restructure/eligibility eligibleRestructureTenors',
      '/v2/loan-restructure/eligibility isEligibleRestructure',
    ].sort(),
  );
});
