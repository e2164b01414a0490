import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as bank from './bank';
import * as modest from './modest';
import { dayFirst } from './support/format';
import { Ledger, sum } from './support/ledger';
import type { Running } from './support/server';
import * as wild from './wild';

const NOW = Date.parse('2025-06-10T09:30:00+07:00');
const now = (): number => NOW;

type Json = Record<string, unknown>;
type Request = [
  method: string,
  path: string,
  body?: Json | undefined,
  headers?: Record<string, string>,
];

/** Returns the list of a history answer. */
type Rows = (data: never) => Json[];

const SERVERS: [
  string,
  typeof modest.start,
  { plan: string; row: string; rows: Rows; at: string },
][] = [
  [
    'modest',
    modest.start,
    {
      plan: 'LR-7701',
      row: 'TRX-9017',
      rows: (data: { transactions: Json[] }) => data.transactions,
      at: 'transaction_time',
    },
  ],
  [
    'bank',
    bank.start,
    {
      plan: 'RST7701',
      row: 'FT0000009017',
      rows: (data: { transactions: { items: Json[] } }) => data.transactions.items,
      at: 'transactionTime',
    },
  ],
  [
    'wild',
    wild.start,
    {
      plan: '7701',
      row: '9017',
      rows: (data: { items: Json[] }) => data.items,
      at: 'created_at',
    },
  ],
];

const ASKED = ['ORDER', 'REPAYMENT', 'REFUND', 'OVERPAID_WITHDRAWAL'];

/** Returns the body of a history request with one time as the cursor of every type. */
const page = (limitTime: unknown): Json => ({
  transactions: ASKED.map((transactionType) => ({ transactionType, limitTime })),
  pageSize: 20,
});

/** Returns a right request for every call of the specification, in an order that makes sense. */
const requests = (plan: string, row: string): Request[] => [
  ['GET', '/v2/loan-restructure/eligibility'],
  ['GET', '/v1/loan-restructure/eligibility'],
  ['GET', '/v1/loan-restructure/summary?tenor=3'],
  ['GET', '/v1/loan-restructure/transactions?tenor=3'],
  ['GET', '/v1/loan-restructure/preview-agreement?tenor=3'],
  ['GET', '/v1/bill-list?type=CURRENT'],
  ['GET', '/v1/bill-list?type=UPCOMING'],
  ['POST', '/v1/loan-restructure/submission', { tenor: 3 }],
  ['GET', `/v1/loan-restructure/submission/status?requestId=${plan}`],
  ['GET', '/v1/kyc/combined', undefined, { additional_products: 'GPP' }],
  [
    'PATCH',
    '/v1/kyc/combined',
    { workInfo: { employerName: 'Toko Mawar' } },
    { additional_products: 'GPP', 'X-Trigger-Data-Send': 'true' },
  ],
  ['GET', '/v1/kyc/area/ktp/317407'],
  ['POST', '/v1/kyc/area/ktp', { province: 'DKI Jakarta', city: 'Jakarta Selatan' }],
  ['GET', '/v1/user/info'],
  ['POST', '/v1/kyc/on-demand', {}],
  ['GET', '/v1/user/reassessment/status'],
  ['GET', '/v1/kyc/on-demand/token'],
  ['GET', '/v1/gotopin/challenge'],
  ['POST', '/v1/gotopin/verify', { challengeId: 'CH-1', pin: '123456' }],
  ['GET', '/v2/homepage'],
  ['POST', '/v1/user-consent', { type: 'BILL_RESTRUCTURING' }],
  ['GET', '/v1/user-consent'],
  ['GET', '/v1/user-consent/bill-restructuring'],
  ['POST', '/v1/user/notify-limit-change', { limitTypes: ['INCREASE'] }],
  ['POST', '/v1/user/bottom-sheet-tracker/LR_DISCOUNT'],
  ['GET', '/v1/esign/facility-agreement/preview'],
  ['POST', '/v1/esign/sign-contract', { contractId: 'CT-8801', deviceInfo: {} }],
  ['GET', '/v1/kyc'],
  ['PATCH', '/v1/kyc', { personalInfo: { maritalStatus: 'MARRIED' } }],
  ['GET', '/v1/kyc/one-kyc/token', undefined, { 'onboarding-partner': 'partner' }],
  ['POST', '/v1/user/submit', {}, { 'migration-entry': 'home' }],
  ['GET', '/v1/user/application-status'],
  ['POST', '/v1/kyc/reapply'],
  ['POST', '/v1/otp/generator?channel=SMS', undefined, { 'application-type': 'GPL' }],
  ['POST', '/v1/otp/verificator?channel=SMS', { otp: '123456' }],
  ['POST', '/v1/user/join-waitlist'],
  ['POST', '/v1/kyc/postal-code', { province: 'DKI Jakarta', subDistrict: 'Senayan' }],
  ['GET', '/v1/kyc/challenge'],
  ['POST', '/v1/kyc/challenge', { dob: '1995-08-17' }],
  ['GET', '/v1/partners'],
  ['POST', '/v1/kyc/rekyc', { submissionUuid: 'a1', gojekCustomerId: '70012345' }],
  ['GET', '/v1/kyc/rekyc/status'],
  ['GET', '/v1/kyc/ktp'],
  ['GET', `/v1/transaction-receipt?referenceId=${row}&type=ORDER`],
  ['GET', '/v1/repay/status'],
  ['GET', '/account-management/settings/toggles'],
  ['PATCH', '/account-management/settings/toggle', { feature: 'AUTO_DEBIT', enabled: true }],
  ['POST', '/v1/virtual-account'],
  ['POST', '/v1/transaction-history?metadata=true', page(NOW + 3_600_000)],
];

/** Sends a request and returns the status and the JSON of the answer. */
async function send(url: string, token: string, request: Request) {
  const [method, path, body, extra] = request;
  const response = await fetch(url + path, {
    method,
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      'X-User-Locale': 'id',
      'application-source': 'GOJEK',
      ...(body ? { 'Content-Type': 'application/json' } : {}),
      ...extra,
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  return { status: response.status, json: text ? JSON.parse(text) : undefined };
}

describe.each(SERVERS)('the %s server', (_, start, { plan, row, rows, at }) => {
  let server: Running;
  beforeAll(async () => {
    server = await start({ now });
  });
  afterAll(() => server.stop());

  it('refuses every call without the token', async () => {
    for (const request of requests(plan, row)) {
      expect([request, (await send(server.url, '', request)).status]).toEqual([request, 401]);
      expect((await send(server.url, 'other', request)).status).toBe(401);
    }
  });

  it('gives every row of the history once, over two pages', async () => {
    const path = '/v1/transaction-history?metadata=false';
    const ask = async (limit: unknown): Promise<Json[]> => {
      const answer = await send(server.url, server.token, ['POST', path, page(limit)]);
      return rows(answer.json.data as never);
    };
    const first = await ask(NOW + 3_600_000);
    const second = await ask(first.at(-1)?.[at]);
    expect(first).toHaveLength(20);
    expect(second.length).toBeGreaterThan(0);
    expect(second.length).toBeLessThan(20);
    const all = [...first, ...second].map((item) => JSON.stringify(item));
    expect(new Set(all).size).toBe(all.length);
  });

  it('accepts a right request for every call', async () => {
    for (const request of requests(plan, row)) {
      const { status, json } = await send(server.url, server.token, request);
      expect([request, Math.floor(status / 100), json?.success ?? true]).toEqual([
        request,
        2,
        true,
      ]);
    }
  });

  it('reads back what the drafts, the settings and the plan have saved', async () => {
    const read = async (path: string) => {
      const { json } = await send(server.url, server.token, ['GET', path]);
      return JSON.stringify(json);
    };
    expect(await read('/v1/kyc/combined')).toContain('Toko Mawar');
    expect(await read('/v1/kyc')).toContain('MARRIED');
    expect(await read('/account-management/settings/toggles')).toMatch(/AUTO_DEBIT[^}]*(true|Y|1)/);
    const status = `/v1/loan-restructure/submission/status?requestId=${plan}`;
    expect(await read(status)).toContain('SUCCESS');
    expect(await read('/v1/user/reassessment/status')).toMatch(/SUCCESS|APPROVED|done/);
    expect(await read('/v1/kyc/rekyc/status')).toContain('APPROVED');
  });
});

describe('the books behind the servers', () => {
  it('add up in whole rupiah', () => {
    const ledger = new Ledger({ now });
    const bills = [...ledger.current, ...ledger.upcoming];
    for (const bill of bills) {
      expect(bill.total).toBe(bill.principal + bill.serviceFee + bill.lateFee);
      expect(sum(bill.parts, (part) => part.amount)).toBe(bill.principal);
      expect(Number.isInteger(bill.total)).toBe(true);
    }
    expect(sum(ledger.splittable(), (item) => item.total)).toBe(ledger.due().current);
    const { total, used, available } = ledger.limit();
    expect(used + available).toBe(total);
  });

  it.each([3, 6, 12])('split the plan of %i months without a remainder', (tenor) => {
    const offer = new Ledger({ now }).offer(tenor);
    expect(offer?.total).toBe((offer?.principal ?? 0) + (offer?.fee ?? 0) - (offer?.discount ?? 0));
    expect(sum(offer?.instalments ?? [], (item) => item.amount)).toBe(offer?.total);
    expect(sum(offer?.instalments ?? [], (item) => item.principal)).toBe(offer?.principal);
  });

  it('put the plan in place of the bills at the second look', () => {
    const ledger = new Ledger({ now });
    const due = ledger.due();
    ledger.takePlan(3);
    expect(ledger.lookAtPlan('7701')?.status).toBe('PROCESSING');
    expect(ledger.lookAtPlan('7701')?.status).toBe('SUCCESS');
    expect(ledger.due()).toEqual({
      current: 0,
      upcoming: due.upcoming + (ledger.plan?.terms.total ?? 0),
    });
    expect(ledger.tenors()).toEqual([]);
  });

  it('show their days in the time of Jakarta', () => {
    expect(dayFirst(new Ledger({ now }).today)).toBe('10-06-2025 00:00:00');
  });
});
