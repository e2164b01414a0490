import { expect, test } from 'vitest';
import type { FetchHttpOptions } from '../../../adapters/http/fetch-http';
import { type CallName, CALLS } from '../../../domain/calls';
import type { Call, InputOf } from '../../../domain/wire/call';
import { samples } from '../../contract/support/samples';
import { aClient, data } from '../support/http-client';

/** The result of a call, and the fields that it reports. */
const read = async (name: CallName, body: unknown, more: Partial<FetchHttpOptions> = {}) => {
  const { http, reporter, failures } = aClient([data(body)], more);
  const row: Call = CALLS[name];
  const { input } = samples[name];
  const asked = input.length === 0 ? (input as () => InputOf<Call>)() : { body: { pin: '1' } };
  const answer = await http.call(row, asked as InputOf<Call>);
  return {
    value: answer.ok ? answer.value : answer.error,
    reported: reporter.reports.map(({ kind, field }) => `${kind} ${field}`),
    failures: failures.length,
  };
};

const module = { type: 'HELP', title: 'Bantuan' };
const bill = { amount: 5, title: 'Januari' };
const transaction = { type: 'ORDER', status: 'SUCCESS', transaction_time: 1_750_000_000_000 };

test.each<[what: string, name: CallName, body: unknown, value: unknown, reported: string[]]>([
  [
    'a flag for a product’s status, and words for promos',
    'applicationStatus',
    {
      application_status: 'APPROVED',
      additional_product_status: { GPP: true },
      additional_product_promo_eligibility: { GPP: 'YES' },
    },
    {
      applicationStatus: 'APPROVED',
      additionalProductStatus: { GPP: true },
      additionalProductPromoEligibility: {},
    },
    ['drift additionalProductPromoEligibility.*'],
  ],
  [
    'products that are objects, and an empty time',
    'applicationStatus',
    {
      application_status: 'REJECTED',
      available_additional_products: [{ name: 'GPP' }, 'GPP'],
      credit_application_response: { reapply_time: '' },
    },
    {
      applicationStatus: 'REJECTED',
      availableAdditionalProducts: ['GPP'],
      creditApplicationResponse: {},
    },
    ['drift creditApplicationResponse.reapplyTime', 'drift availableAdditionalProducts.*'],
  ],
  [
    'a module without its type, a limit that is a word, a banner that is a list',
    'homepage',
    { profile: { name: 'S', limit: 'x' }, top_banner: [], modules: [module, { title: 'x' }, null] },
    { profile: { name: 'S' }, modules: [module] },
    ['drift profile.limit', 'drift topBanner', 'drift modules.*.type', 'drift modules.*'],
  ],
  [
    'a bill without its amount, and one that is none',
    'billList',
    { total_due: 10, current_dues: [bill, { ...bill, amount: {} }, 'x'] },
    { totalDue: 10, currentDues: [bill, { title: 'Januari' }, {}] },
    ['drift currentDues.*.amount', 'drift currentDues.*'],
  ],
  [
    'bills that are no list, which are not none',
    'billList',
    { current_dues: { first: bill }, upcoming_dues: [] },
    { currentDues: [{}], upcomingDues: [] },
    ['drift currentDues'],
  ],
  [
    'bills of which none has an amount',
    'billList',
    { total_due: 10, current_dues: [{ title: 'Januari' }, 'x'] },
    { totalDue: 10, currentDues: [{ title: 'Januari' }, {}] },
    ['drift currentDues.*'],
  ],
  [
    'rows of the history that are none, which count for its page',
    'transactionHistory',
    { transactions: [transaction, null, 'x', { ...transaction, transaction_time: 'x' }] },
    {
      transactions: [
        { type: 'ORDER', status: 'SUCCESS', transactionTime: 1_750_000_000_000 },
        {},
        {},
        { type: 'ORDER', status: 'SUCCESS' },
      ],
    },
    ['drift transactions.*', 'drift transactions.*.transactionTime'],
  ],
  [
    'consents that are a list',
    'userConsent',
    { status: 'GIVEN', consents: ['NEW_ONBOARDING'] },
    { status: 'GIVEN' },
    ['drift consents'],
  ],
  [
    'a consent that is a word',
    'userConsent',
    { consents: { NEW_ONBOARDING: true, MGR_MIGRATION: 'yes' } },
    { consents: { NEW_ONBOARDING: true } },
    ['drift consents.*'],
  ],
  [
    'instalments that are no list',
    'restructureSummary',
    { total: 10, instalments: { first: 5 } },
    { total: 10, instalments: [{}] },
    ['drift instalments'],
  ],
  [
    'a list in an object',
    'settingsToggles',
    {
      list: [
        { feature: 'A', enabled: true },
        { feature: 'B', enabled: 'yes' },
      ],
    },
    [{ feature: 'A', enabled: true }],
    ['drift answer', 'drift *.enabled'],
  ],
  [
    'a time beyond all calendars, in the fields that froze a page',
    'homepage',
    { modules: [{ ...module, due_time: 8_640_000_000_000_000 }] },
    { modules: [module] },
    ['drift modules.*.dueTime'],
  ],
  [
    'an amount beyond all numbers and a text of a megabyte',
    'billList',
    {
      total_due: 1e300,
      upcoming_total_due: 7,
      current_dues: [{ ...bill, title: 'x'.repeat(1e6) }],
    },
    { totalDue: 'UNREAD', upcomingTotalDue: 7, currentDues: [{ amount: 5 }] },
    ['drift totalDue', 'drift currentDues.*.title'],
  ],
  [
    'a field that is null, as one that is missing',
    'billList',
    { total_due: null, current_dues: null },
    {},
    [],
  ],
  ['a write that answers a word', 'reapply', 'OK', 'OK', []],
  ['a write that answers a list', 'joinWaitlist', [], [], []],
  ['a write of a shape of ours that answers a word', 'generateOtp', 'OK', {}, ['drift answer']],
])('%s', async (_, name, body, value, reported) => {
  const answer = await read(name, body);
  expect(answer.value).toEqual(value);
  expect([...answer.reported].sort()).toEqual([...reported].sort());
  expect(answer.failures).toBe(0);
});

test.each<[what: string, name: CallName, body: unknown, path: string]>([
  ['no status', 'applicationStatus', { eligibility: 'ELIGIBLE' }, 'applicationStatus'],
  ['modules that are no list', 'homepage', { modules: 'all' }, 'modules'],
  ['a word instead of a write’s fields', 'virtualAccount', 'OK', 'answer'],
  ['no address of the agreement', 'facilityAgreement', {}, 'agreementUrl'],
  ['an amount to pay that is none', 'virtualAccount', { account_number: '1' }, 'amountDue'],
  ['a list instead of a read’s fields', 'billList', [], 'answer'],
  ['no list of partners', 'partners', { page: 1 }, 'merchants'],
  [
    'rows without a time',
    'transactionHistory',
    { transactions: [{ type: 'ORDER', status: 'SUCCESS' }] },
    'transactions',
  ],
  ['rows that are none', 'transactionHistory', { transactions: [null, 7] }, 'transactions'],
  ['partners without a name', 'partners', { merchants: [{ id: 'm-1' }, {}] }, 'merchants'],
  [
    'tenors that are none',
    'restructureEligibility',
    { is_eligible_restructure: true, eligible_restructure_tenors: [{ months: 3 }] },
    'eligibleRestructureTenors',
  ],
  [
    'tenors of the older answer that are none',
    'restructureEligibilityV1',
    { is_eligible_restructure: true, eligible_restructure_tenors: ['three'] },
    'eligibleRestructureTenors',
  ],
])('an unreadable required field fails the answer: %s', async (_, name, body, path) => {
  expect(await read(name, body)).toMatchObject({ value: { kind: 'contract', path }, failures: 1 });
});

test('a configured spelling is read as the invented value, another one as unknown, and neither fails the answer', async () => {
  const spellings = { repayStatuses: { IN_FLIGHT: 'PROCESSING' } } as const;
  const result = async (status: string) => read('repayStatus', { status }, { spellings });
  expect(await result('IN_FLIGHT')).toEqual({
    value: { status: 'PROCESSING' },
    reported: [],
    failures: 0,
  });
  expect((await result('TELEPORTED')).value).toEqual({ status: 'UNKNOWN' });
  expect((await result('constructor')).value).toEqual({ status: 'UNKNOWN' });
});

test.each([
  ['signContract', 'SUDAH_TTD', 'CONTRACT_ALREADY_SIGNED'],
  ['signContract', 'constructor', 'constructor'],
  ['signContract', 'OTHER', 'OTHER'],
  // A call without our code in its row keeps the lender's code.
  ['reapply', 'SUDAH_TTD', 'SUDAH_TTD'],
] as const)('%s refused with %s is refused with %s', async (name, sent, code) => {
  const spellings = { refusals: { SUDAH_TTD: 'CONTRACT_ALREADY_SIGNED' } } as const;
  const body = JSON.stringify({ errors: [{ code: sent }] });
  const { http } = aClient([new Response(body, { status: 409 })], { spellings });
  const row: Call = CALLS[name];
  const answer = await http.call(row, {
    body: { contractId: 'c', deviceInfo: {} },
  } as InputOf<Call>);
  expect(answer).toMatchObject({ ok: false, error: { status: 409, code } });
});

test('an internal error fails the call, is reported, and never rejects', async () => {
  const thrown = new Error('no storage');
  const { http, reporter, busy } = aClient([data({})], {
    applicationSource: () => {
      throw thrown;
    },
  });
  expect(await http.call(CALLS.reapply, {})).toEqual({
    ok: false,
    error: { kind: 'contract', path: 'request' },
  });
  expect(reporter.reports).toMatchObject([{ kind: 'bug', where: 'POST /v1/kyc/reapply' }]);
  expect(busy.value).toBe(0);
});

test('an impossible Date header does not change the clock', async () => {
  const headers = { Date: 'Sat, 13 Sep 275760 00:00:00 GMT' };
  const { http, clock } = aClient([data({ application_status: 'DRAFT' }, { headers })]);
  const before = clock.now();
  await http.call(CALLS.applicationStatus, {});
  expect(clock.now()).toBe(before);
});

const enough = { ok: true, value: { applicationStatus: 'DRAFT' } };
const none: readonly CallName[] = ['kycDraft', 'userConsent', 'rekycStatus'];

test.each<[what: string, body: unknown, status: number, answer: unknown]>([
  [
    'errors beside data',
    { errors: [{ code: 'NO' }], data: { application_status: 'DRAFT' } },
    200,
    'NO',
  ],
  ['errors inside data', { data: { errors: [{ code: 'NO' }] } }, 200, 'NO'],
  ['an object of errors', { errors: { code: 'NO' } }, 201, 'NO'],
  ['no success, with a code', { success: false, code: 'NO', data: null }, 200, 'NO'],
  ['no success in a word', { success: 'false', errors: [{ code: 'NO' }] }, 200, 'NO'],
  ['no success, and nothing else', { success: false, data: null }, 200, undefined],
  ['an error that says nothing', { errors: [null] }, 200, undefined],
  ['errors that are a word', { errors: 'no' }, 200, undefined],
  // Only the status of HTTP logs a user out or shows the maintenance page.
  ['a code of another refusal', { errors: [{ code: 'UNAUTHORIZED' }] }, 200, 'UNAUTHORIZED'],
])('a good answer with %s is a refusal', async (_, body, status, code) => {
  const { http, failures, requests } = aClient([new Response(JSON.stringify(body), { status })]);
  for (const row of [CALLS.applicationStatus, CALLS.reapply]) {
    const answer = await http.call(row, {});
    expect(answer.ok || answer.error).toMatchObject({ kind: 'api', status: 200 });
    expect(!answer.ok && 'code' in answer.error ? answer.error.code : undefined).toBe(code);
  }
  expect([failures.length, requests.length]).toEqual([2, 2]);
});

test.each([
  ['an empty list of errors', { errors: [], data: { application_status: 'DRAFT' } }],
  ['no errors', { errors: null, success: true, data: { application_status: 'DRAFT' } }],
  ['success without an envelope', { success: 'Y', application_status: 'DRAFT' }],
])('a good answer with %s is good', async (_, body) => {
  const { http } = aClient([new Response(JSON.stringify(body))]);
  expect(await http.call(CALLS.applicationStatus, {})).toEqual(enough);
});

test('a 204 is an empty answer, and so is a 404 if its row allows it', async () => {
  const gone = new Response('{"errors":[{"code":"NOT_FOUND"}]}', { status: 404 });
  for (const name of none)
    for (const step of [new Response(null, { status: 204 }), gone]) {
      const { http } = aClient([step]);
      expect(await http.call(CALLS[name] as Call, {}), name).toEqual({ ok: true, value: {} });
    }
  const { http } = aClient([gone]);
  const input = { query: { type: 'CURRENT' } } as const;
  expect(await http.call(CALLS.billList, input)).toMatchObject({ ok: false });
});

const saying = (code: string, message: string) => JSON.stringify({ errors: [{ code, message }] });
test.each([
  ['a code and a message', saying('X'.repeat(64), 'x'.repeat(4000)), ['code', 'message', 'body']],
  ['a code and a message that are too long', saying('X'.repeat(65), 'x'.repeat(4001)), ['body']],
  ['an empty code and message', saying('', ''), ['body']],
  ['nothing', '', []],
])('a refusal with %s', async (_, body, kept) => {
  const { http } = aClient([new Response(body, { status: 400 })]);
  const answer = await http.call(CALLS.applicationStatus, {});
  expect(answer.ok || Object.keys(answer.error)).toEqual(['kind', 'status', ...kept]);
});
