import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkBackend } from '../../../contract/check-backend';
import { isRead } from '../../../contract/check/ask';
import { inputOf } from '../../../contract/check/inputs';
import type { ScreenVerdict } from '../../../contract/check/verdicts';
import { CALLS } from '../../../domain/calls';
import { ROUTES } from '../../../domain/navigation/routes';
import { openSandbox, type OpenSandbox } from '../../sandbox/sandbox';
import { type Changes, changedLender } from '../support/changed-lender';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

/** Checks a changed lender, and returns what the command printed. */
const check = async (changes: Changes = {}, persona = 'restructure', ...args: string[]) => {
  const { url, token, asked, stop } = await changedLender(sandbox, persona, changes);
  const printed: string[] = [];
  const code = await checkBackend([url, `--token=${token}`, ...args], (text) => printed.push(text));
  stop();
  return { code, token, asked, printed: printed.join('\n') };
};

const screensOf = async (changes: Changes, persona?: string) => {
  const { code, printed } = await check(changes, persona, '--json');
  const { screens } = JSON.parse(printed) as { screens: readonly ScreenVerdict[] };
  return { code, screens, faulty: screens.filter(({ state }) => state !== 'stands') };
};

test('with --write the text report names every call', async () => {
  const writes = Object.values(CALLS).filter(({ method }) => method !== 'GET');
  // The client uses no field of this answer.
  const unused = Object.fromEntries(
    writes.map(({ method, path }) => [`${method} ${path}`, () => ({ data: { done: true } })]),
  );
  const { printed } = await check(unused, 'restructure', '--write');
  const lines = printed.split('\n');
  const idle = lines.find((line) => line.startsWith('nothing to do: '))?.split(/: |, /) ?? [];
  const silent = Object.values(CALLS).filter(
    ({ method, path }) =>
      !idle.includes(`${method} ${path}`) &&
      !lines.some((line) => line.startsWith(`${method} ${path}  `)),
  );
  expect(silent.map(({ method, path }) => `${method} ${path}`)).toEqual([]);
});

test('the sandbox stands, with a screen for each section', async () => {
  const { code, screens, faulty } = await screensOf({});
  expect(faulty).toEqual([]);
  expect(code).toBe(0);
  const shown = Object.values(ROUTES).filter(({ path }) =>
    screens.some((it) => it.screen === path),
  );
  const sections = new Set(Object.values(ROUTES).map(({ section }) => section));
  expect(new Set(shown.map(({ section }) => section))).toEqual(sections);
});

type Row = Record<string, unknown>;

const renamed = (row: Row, from: string, to: string): Row => {
  const { [from]: value, ...rest } = row;
  return { ...rest, [to]: value };
};

const bills =
  (change: (bill: Row) => Row, more: (data: Row) => Row = (it) => it) =>
  (data: Row) => {
    // One answer has the bills that are due now, the other one those of later.
    const lists = ['current_dues', 'upcoming_dues'].map(
      (name) => [name, ((data[name] ?? []) as Row[]).map(change)] as const,
    );
    return { data: more({ ...data, ...Object.fromEntries(lists) }) };
  };

const same = (row: Row): Row => row;

test.each<readonly [string, Changes, string, ScreenVerdict['state'], string]>([
  [
    'a field that a screen uses is renamed',
    { 'GET /v1/bill-list': bills((bill) => renamed(bill, 'due_time', 'due_date')) },
    '/repayment/bill-list',
    'partly',
    'rename current_dues[].due_date to current_dues[].due_time?',
  ],
  [
    'a field that a screen uses has another type',
    { 'GET /v1/bill-list': bills((bill) => ({ ...bill, due_time: 'soon' })) },
    '/repayment/bill-list',
    'partly',
    'current_dues[].due_time cannot be read',
  ],
  [
    'a field that a screen needs is renamed',
    {
      'GET /v2/homepage': ({ profile, ...data }) => ({
        data: {
          ...data,
          profile: {
            ...(profile as Row),
            limit: renamed((profile as { limit: Row }).limit, 'total', 'granted_total'),
          },
        },
      }),
    },
    '/home/limit-details',
    'useless',
    'rename profile.limit.granted_total to profile.limit.total?',
  ],
  [
    'the account’s page cannot show when the bills are due',
    { 'GET /v1/bill-list': bills((bill) => renamed(bill, 'due_time', 'due_date')) },
    '/repayment/bca-va',
    'partly',
    'rename current_dues[].due_date to current_dues[].due_time?',
  ],
  [
    'the account’s page cannot learn whether a payment is in progress',
    { 'GET /v1/repay/status': () => ({ errors: [{ code: 'CLOSED', message: '' }] }) },
    '/repayment/bca-va',
    'useless',
    'GET /v1/repay/status: refused with CLOSED',
  ],
  [
    'the agreement has no figures to agree to',
    { 'GET /v1/loan-restructure/summary': () => ({ errors: [{ code: 'CLOSED', message: '' }] }) },
    '/bill-restructure/agreement',
    'useless',
    'GET /v1/loan-restructure/summary: refused with CLOSED',
  ],
  [
    'the challenge fails',
    { 'GET /v1/kyc/challenge': () => ({ errors: [{ code: 'CLOSED', message: '' }] }) },
    '/rekyc/education',
    'useless',
    'GET /v1/kyc/challenge: refused with CLOSED',
  ],
  [
    'no amount of a bill can be read, but the total',
    { 'GET /v1/bill-list': bills((bill) => renamed(bill, 'amount', 'total_amount')) },
    '/repayment/bill-list',
    'partly',
    'rename current_dues[].total_amount to current_dues[].amount?',
  ],
  [
    'a bill is overdue, and no bill can be read',
    {
      'GET /v1/bill-list': bills((bill) =>
        renamed({ ...bill, status: 'OVERDUE' }, 'amount', 'total_amount'),
      ),
    },
    '/home',
    'partly',
    'it says that a bill is overdue, and cannot say how much',
  ],
  [
    'a required field is renamed',
    {
      'GET /v1/user/application-status': (data) => ({
        data: renamed(data, 'application_status', 'status'),
      }),
    },
    '/home',
    'useless',
    'rename status to application_status?',
  ],
  [
    'a status is unknown',
    {
      'GET /v1/user/application-status': (data) => ({
        data: { ...data, application_status: 'ACTIVE' },
      }),
    },
    '/transactions',
    'useless',
    'application_status: the client does not know ACTIVE',
  ],
  [
    'a total has another name, and is not the sum of the bills',
    {
      'GET /v1/bill-list': bills(same, (data) => {
        const { total_due: total, ...rest } = data;
        return { ...rest, outstanding: Number(total) + 50_000 };
      }),
    },
    '/repayment/bill-list',
    'wrong',
    'fields that it does not know say more',
  ],
  [
    'the history is in a list beside an empty one',
    {
      'POST /v1/transaction-history': ({ transactions }) => ({
        data: { transactions: [], orders: transactions },
      }),
    },
    '/transactions',
    'wrong',
    'another list has some',
  ],
  [
    'a plan does not add up',
    {
      'GET /v1/loan-restructure/summary': (data) => ({
        data: { ...data, fee: Number(data['fee']) + 1 },
      }),
    },
    '/bill-restructure',
    'useless',
    'contradict each other',
  ],
  [
    'a payment has its time under another name',
    {
      'GET /v1/repay/status': (data) => ({
        data: { ...data, status: 'SUCCESS', time: undefined, repayment_time: '2026-01-15' },
      }),
    },
    '/repayment/processing',
    'partly',
    'rename repayment_time to time?',
  ],
  [
    'the instalments have their days under another name',
    {
      'GET /v1/loan-restructure/summary': (data) => ({
        data: {
          ...data,
          instalments: (data['instalments'] as Row[]).map((it) =>
            renamed(it, 'due_time', 'due_date'),
          ),
        },
      }),
    },
    '/bill-restructure',
    'partly',
    'rename instalments[].due_date to instalments[].due_time?',
  ],
  [
    'the shops of home are in a group that is not read',
    {
      'GET /v2/homepage': (data) => ({
        data: {
          ...data,
          modules: [{ type: 'PARTNERS', data: { merchants: [{ name: 'Toko Contoh' }] } }],
        },
      }),
    },
    '/home',
    'partly',
    'modules[].items is missing: is it inside modules[].data?',
  ],
  [
    'the bills are in a group with another name',
    {
      'GET /v1/bill-list': ({ current_dues: items, ...data }) => ({
        data: { ...data, current_bills: { items, count: 1 } },
      }),
    },
    '/repayment/bill-list',
    'partly',
    'rename current_bills to current_dues?',
  ],
  [
    'a refusal comes with 200',
    { 'GET /v1/partners': () => ({ success: false, errors: [{ code: 'CLOSED', message: '' }] }) },
    '/home/popular-partners',
    'useless',
    'CLOSED',
  ],
])('%s', async (_, changes, screen, state, why) => {
  const { code, screens } = await screensOf(changes);
  expect(screens.find((it) => it.screen === screen)).toMatchObject({
    state,
    why: expect.stringContaining(why),
  });
  expect(code).toBe(state === 'partly' ? 0 : 1);
});

const profile = (change: (profile: Row) => Row) => ({
  'GET /v2/homepage': (data: Row) => ({
    data: { ...data, profile: change(data['profile'] as Row) },
  }),
});

test('a renamed group is named once, and none of its fields is', async () => {
  const { screens } = await screensOf({
    'GET /v2/homepage': (data) => ({ data: renamed(data, 'profile', 'owner') }),
  });
  const whys = screens.flatMap(({ why }) => why.split('; ')).filter((it) => it.includes('profile'));
  expect(whys).toEqual([
    'GET /v2/homepage: profile is missing (is it one of these, which the client does not read: owner?)',
    'GET /v2/homepage: profile is missing (is it one of these, which the client does not read: owner?)',
  ]);
});

test('a group whose fields are found above it is not missing itself', async () => {
  const { printed } = await check(
    profile(({ limit, ...rest }) => ({ ...rest, total_limit: (limit as Row)['total'] })),
  );
  expect(printed).toContain('move profile.total_limit to profile.limit.total?');
  expect(printed).not.toMatch(/missing:.*profile\.limit(;|$)/m);
});

test.each<readonly [string, Changes, string]>([
  [
    'a total, if every bill has an amount',
    { 'GET /v1/bill-list': bills(same, (data) => renamed(data, 'total_due', 'colour')) },
    '/repayment/bill-list',
  ],
  [
    'the status of a bill, if it has a due time',
    { 'GET /v1/bill-list': bills((bill) => renamed(bill, 'status', 'colour')) },
    '/repayment/bill-list',
  ],
  [
    'the available limit, if the used one is there',
    profile((it) => ({ ...it, limit: renamed(it['limit'] as Row, 'available', 'colour') })),
    '/home/limit-details',
  ],
  [
    'the contract id of the user, if the agreement has it',
    { 'GET /v1/user/info': (data) => ({ data: renamed(data, 'contract_id', 'colour') }) },
    '/transactions/agreement',
  ],
  [
    'the older call for the tenors, if the newer one answers',
    { 'GET /v1/loan-restructure/eligibility': () => ({ errors: [{ code: 'CLOSED' }] }) },
    '/bill-restructure',
  ],
])('no loss: %s', async (_, changes, screen) => {
  const { screens } = await screensOf(changes);
  expect(screens.find((it) => it.screen === screen)).toMatchObject({ state: 'stands', why: '' });
});

test.each<readonly [string, Changes, string]>([
  [
    'both parts of the limit',
    profile((it) => {
      const { available: _, used: __, ...limit } = it['limit'] as Row;
      return { ...it, limit: { ...limit, colour: 1 } };
    }),
    '/home/limit-details',
  ],
  [
    'the newer call for the tenors, although the older one answers',
    { 'GET /v2/loan-restructure/eligibility': () => ({ errors: [{ code: 'CLOSED' }] }) },
    '/bill-restructure',
  ],
])('a loss: %s', async (_, changes, screen) => {
  const { screens } = await screensOf(changes);
  expect(screens.find((it) => it.screen === screen)).toMatchObject({ state: 'partly' });
});

test.each([
  ['IDR', false],
  ['USD', true],
])('a receipt in %s needs an amount in rupiah: %s', async (currency, isNeeded) => {
  const { printed } = await check({
    'GET /v1/transaction-receipt': (data) => ({
      data: { ...data, currency, rupiah_amount: undefined, total_amount: 75_000 },
    }),
  });
  expect(printed.includes('rename total_amount to rupiah_amount?')).toBe(isNeeded);
});

test('a field is not reported as missing beside another one that is enough', async () => {
  const { printed } = await check({}, 'restructure', '--write');
  expect(printed).toMatch(/^nothing to do: .*POST \/v1\/kyc\/postal-code/m);
  expect(printed).not.toMatch(/missing:.*(postal_codes|is_valid)/);
});

test('only the pages that show whether a bill is late are partly there without it', async () => {
  const { screens } = await screensOf({
    'GET /v1/bill-list': bills((bill) =>
      renamed({ ...bill, status: 'OVERDUE' }, 'amount', 'total_amount'),
    ),
  });
  const named = screens.filter(({ why }) => why.includes('cannot say how much'));
  expect(named.map(({ screen }) => screen)).toEqual([
    '/home',
    '/repayment/bill-list',
    '/repayment/bca-va',
  ]);
});

test('without --write only reads are sent, and with it each write once', async () => {
  const reads = await check();
  const changing = (call: string) => !/^GET|transaction-history$|postal-code$/.test(call);
  expect(reads.asked.filter(changing)).toEqual([]);
  const writes = await check({}, 'restructure', '--write');
  const sent = writes.asked.filter(changing);
  expect(sent.length).toBeGreaterThan(15);
  expect(new Set(sent).size).toBe(sent.length);
  expect(writes.printed).toContain('0 useless, 0 wrong');
});

const rowOf = (printed: string, screen: string): string | undefined =>
  printed.split('\n').find((line) => line.startsWith(`${screen} `));

test('the report names the writes of a screen that were not asked, and counts them', async () => {
  const { printed } = await check();
  expect(rowOf(printed, '/repayment/bca-va')).toMatch(
    / {2}stands so far {2}not asked: POST \/v1\/virtual-account$/,
  );
  expect(rowOf(printed, '/home/popular-partners')).toMatch(/ {2}stands$/);
  const count = Object.values(CALLS).filter((row) => !isRead(row)).length;
  expect(printed).toMatch(
    new RegExp(`^not asked: ${count} writes, which --write makes once each.*$`, 'm'),
  );
});

test('with --write a screen names only what could not be asked or checked', async () => {
  const { printed } = await check(
    { 'POST /v1/otp/verificator': () => ({ errors: [{ code: 'OTP_INVALID', message: '' }] }) },
    'restructure',
    '--write',
  );
  expect(rowOf(printed, '/home')).toMatch(/ {2}stands$/);
  expect(rowOf(printed, '/kyc/otp')).toMatch(/not checked: POST \/v1\/otp\/verificator$/);
  expect(printed).not.toMatch(/^not asked: \d/m);
});

test('the JSON has the calls of a screen that were not checked', async () => {
  const { screens } = await screensOf({});
  const unchecked = (screen: string) => screens.find((it) => it.screen === screen)?.unchecked;
  expect(unchecked('/home/settings')).toEqual(['PATCH /account-management/settings/toggle']);
  expect(unchecked('/home/popular-partners')).toEqual([]);
});

test('the reference and the type of a receipt are those of one row', () => {
  const transactions = [{ type: 'REPAYMENT' }, { type: 'ORDER', referenceId: 'example-1' }];
  const made = inputOf('transactionReceipt', CALLS.transactionReceipt, () => ({ transactions }));
  expect(made).toMatchObject({ input: { query: { type: 'ORDER', referenceId: 'example-1' } } });
});

test('a write whose values no answer gives is left out, and the report is complete', async () => {
  const { printed } = await check(
    {
      'GET /v1/user/info': (data) => ({ data: renamed(data, 'gojek_customer_id', 'customer') }),
    },
    'restructure',
    '--write',
  );
  expect(printed).toMatch(
    /kyc\/rekyc  not asked: it needs gojek_customer_id, which GET \/v1\/user\/info did not/,
  );
  expect(printed).toMatch(/^screens: /m);
});

test.each<readonly [string, readonly string[], RegExp]>([
  ['no server', ['http://127.0.0.1:9/api', '--token', 't'], /gives no answer: /],
  ['an address without a token', ['http://127.0.0.1:9/api'], /--token <token>/],
  ['an address without http', ['127.0.0.1:9', '--token', 't'], /begins with http/],
  ['a file that is no document', ['package.json'], /no OpenAPI document/],
  ['a document in YAML', ['docs/qa-guide.yaml'], /There is no file/],
])('%s is answered with what to do', async (_, args, message) => {
  await expect(checkBackend(args, () => {})).rejects.toThrow(message);
});

test('a refused token ends the check with one sentence', async () => {
  const at = (url: string) => checkBackend([url, '--token', 'wrong'], () => {});
  await expect(at(`${sandbox.url}/api`)).rejects.toThrow('refuses the token (401)');
});
