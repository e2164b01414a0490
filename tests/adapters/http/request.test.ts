import { expect, test } from 'vitest';
import { requestOf } from '../../../adapters/http/request';
import { areasBelow } from '../../../domain/address/calls';
import { submitApplication } from '../../../domain/application/calls';
import { CALLS } from '../../../domain/calls';
import { combinedDraft } from '../../../domain/combined/calls';
import { homepage } from '../../../domain/home/calls';
import { saveKycDraft } from '../../../domain/kyc/calls';
import { restructureSummary } from '../../../domain/restructure/calls';
import { transactionHistory } from '../../../domain/transactions/calls';

const carried = {
  bases: { '/v1': 'https://api.example/v1/', '/v2': '/two//', '/account-management': '/api/am' },
  token: 't0ken',
  locale: 'en',
  applicationSource: 'GOPAY',
} as const;

test('every call has the three headers of the specification', () => {
  expect(requestOf(homepage, {}, carried).headers).toEqual({
    Accept: 'application/json',
    Authorization: 'Bearer t0ken',
    'X-User-Locale': 'en',
    'application-source': 'GOPAY',
  });
  const { headers } = requestOf(homepage, {}, { ...carried, token: undefined });
  expect(Object.keys(headers)).not.toContain('Authorization');
});

test('every row of the table has a configured base', () => {
  for (const row of Object.values(CALLS))
    expect(
      requestOf(
        {
          ...row,
          params: CALLS.homepage.params,
          query: CALLS.homepage.params,
          headers: CALLS.homepage.params,
          body: CALLS.homepage.params,
        },
        {},
        carried,
      ).url,
    ).toMatch(/^(https:\/\/api\.example\/v1|\/two|\/api\/am)\//);
});

test('a path prefix without a base throws', () => {
  expect(() => requestOf(homepage, {}, { ...carried, bases: { '/v1': '/api' } })).toThrow(
    '/v2/homepage',
  );
});

test.each([
  [
    'a path parameter',
    () => requestOf(areasBelow, { params: { id: '31/73?&é' } }, carried),
    'https://api.example/v1/kyc/area/ktp/31%2F73%3F%26%C3%A9',
  ],
  [
    'a number',
    () => requestOf(restructureSummary, { query: { tenor: 6 } }, carried),
    'https://api.example/v1/loan-restructure/summary?tenor=6',
  ],
  [
    'what is absent',
    () => requestOf(homepage, { query: { entryPoint: 'a b&c' } }, carried),
    '/two/homepage?entryPoint=a+b%26c',
  ],
  ['nothing', () => requestOf(homepage, {}, carried), '/two/homepage'],
])('spells %s in the address', (_, build, expected) => {
  expect(build().url).toBe(expected);
});

test('a row’s own headers keep their names', () => {
  const input = { headers: { additional_products: 'GPP' } };
  expect(requestOf(combinedDraft, input, carried).headers).toMatchObject({
    additional_products: 'GPP',
  });
});

test('a body has the keys of the specification, and drops fields outside its row', () => {
  const { body, headers } = requestOf(
    saveKycDraft,
    {
      body: {
        personalInfo: { motherMaidenName: 'SITI', secret: 'x' },
        workInfo: { monthlyIncome: 7_500_000 },
      },
    },
    carried,
  );
  expect(body).toBe(
    '{"personalInfo":{"motherMaidenName":"SITI"},"workInfo":{"monthlyIncome":7500000}}',
  );
  expect(headers['Content-Type']).toBe('application/json');
});

test('a call may have a flag in the query and a list in the body', () => {
  const { url, body } = requestOf(
    transactionHistory,
    {
      query: { metadata: true },
      body: { transactions: [{ transactionType: 'ORDER', limitTime: 1 }], pageSize: 20 },
    },
    carried,
  );
  expect(url).toBe('https://api.example/v1/transaction-history?metadata=true');
  expect(body).toBe('{"transactions":[{"transactionType":"ORDER","limitTime":1}],"pageSize":20}');
});

test('a call without a payload sends no body', () => {
  const { body, headers } = requestOf(CALLS.reapply, {}, carried);
  expect([body, headers['Content-Type']]).toEqual([undefined, undefined]);
});

test('header values that are not allowed do not break the call', () => {
  const input = { headers: { 'migration-entry': 'pindah→\r\nX: y' }, body: {} };
  const { headers } = requestOf(submitApplication, input, { ...carried, token: 'tök\u0000en' });
  expect(headers).toMatchObject({ 'migration-entry': 'pindahX: y', Authorization: 'Bearer tken' });
  expect(() => new Headers(headers)).not.toThrow();
});

test('input that the row does not allow throws', () => {
  const input = { body: { workInfo: { monthlyIncome: 1.5 } } };
  expect(() => requestOf(saveKycDraft, input, carried)).toThrow();
});
