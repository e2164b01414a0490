import { expect, test, vi } from 'vitest';
import { askEarly, earlyFetch } from '../../../adapters/http/early-fetch';
import { requestOf } from '../../../adapters/http/request';
import { applicationStatus } from '../../../domain/application/calls';
import { billList } from '../../../domain/bills/calls';
import { firstReadsOf, statusRead } from '../../../domain/first-reads';
import { homepage } from '../../../domain/home/calls';
import { kycDraft } from '../../../domain/kyc/calls';
import type { RouteId } from '../../../domain/navigation/routes';
import { transactionHistory } from '../../../domain/transactions/calls';
import { firstCursors, pageBody } from '../../../domain/transactions/first-page';

const context = {
  bases: { '/v1': '/api/v1/', '/v2': '/api/v2' },
  token: 'a',
  locale: 'id',
  applicationSource: 'GOJEK',
} as const;
const openedBy = { sourcePage: 'banner', entryPoint: undefined, appVersion: '1.2.3' };
const at = Date.UTC(2026, 5, 1);

/** Returns a view in which what a page reads has been requested, and what the app asks with. */
const asking = async (id: RouteId, query = '') => {
  const performance = { now: vi.fn<() => number>(() => 2_000) };
  const fetch = vi.fn<Window['fetch']>(async () => new Response('early'));
  const view = { fetch, performance: performance as unknown as Performance };
  const reads = firstReadsOf(id, { query, openedBy, now: at });
  askEarly(view, [statusRead, ...reads], context);
  askEarly(view, reads, context);
  const sent = fetch.mock.calls.length;
  fetch.mockImplementation(async () => new Response('late'));
  const ask = earlyFetch(view);
  const answerTo = async (
    row: Parameters<typeof requestOf>[0],
    input: Parameters<typeof requestOf>[1],
    changed: object = {},
  ) => {
    const { url, ...request } = requestOf(row, input, context);
    return (await ask(url, { method: row.method, ...request, ...changed })).text();
  };
  return { answerTo, sent, time: performance.now, fetch };
};

const metadata = { metadata: true };
const historyAt = (now: number) => ({ query: metadata, body: pageBody(firstCursors(now)) });

test.each([
  ['home', '', homepage, { query: { sourcePage: 'banner', appVersion: '1.2.3' } }],
  ['start', '', homepage, { query: { sourcePage: 'banner', appVersion: '1.2.3' } }],
  ['billList', '', billList, { query: { type: 'CURRENT' } }],
  ['billList', '?type=UPCOMING', billList, { query: { type: 'UPCOMING' } }],
  ['transactions', '', transactionHistory, historyAt(at)],
  ['transactions', '', transactionHistory, historyAt(at + 900)],
  ['kycStep4', '', kycDraft, {}],
] as const)(
  'what %s%s reads is requested once, and given to its call once',
  async (id, query, row, input) => {
    const { answerTo, sent } = await asking(id, query);
    expect(sent).toBe(2);
    expect(await answerTo(applicationStatus, {})).toBe('early');
    expect(await answerTo(row, input)).toBe('early');
    expect(await answerTo(row, input)).toBe('late');
  },
);

test('a page without first reads requests the status alone', async () => {
  expect((await asking('terms')).sent).toBe(1);
});

const headers = requestOf(kycDraft, {}, context).headers;

test.each([
  ['another user', { headers: { ...headers, Authorization: 'Bearer b' } }],
  ['another language', { headers: { ...headers, 'X-User-Locale': 'en' } }],
  ['a header more', { headers: { ...headers, 'application-type': 'REAPPLY' } }],
  ['a header less', { headers: { Accept: 'application/json' } }],
])('%s is requested again', async (_, changed) => {
  const { answerTo, fetch } = await asking('kycStep4');
  expect(await answerTo(kycDraft, {}, changed)).toBe('late');
  expect(fetch).toHaveBeenLastCalledWith('/api/v1/kyc', { method: 'GET', ...changed });
});

test.each([
  ['another query', { ...historyAt(at), query: { metadata: false } }],
  ['another page', { query: metadata, body: pageBody(firstCursors(at - 3_600_000)) }],
  ['a clock that was corrected', historyAt(at + 300_000)],
  ['a moment 15 seconds later', historyAt(at + 15_000)],
  ['more of it', { query: metadata, body: { ...pageBody(firstCursors(at)), pageSize: 99 } }],
])('%s of the history is requested again', async (_, input) => {
  const { answerTo } = await asking('transactions');
  expect(await answerTo(transactionHistory, input)).toBe('late');
});

test('an answer that is old, or from before a write, is requested again', async () => {
  const old = await asking('kycStep4');
  old.time.mockReturnValue(17_001);
  expect(await old.answerTo(kycDraft, {})).toBe('late');
  const current = await asking('kycStep4');
  current.time.mockReturnValue(17_000);
  // Another read makes nothing outdated.
  expect(await current.answerTo(homepage, {})).toBe('late');
  expect(await current.answerTo(kycDraft, {})).toBe('early');
  const changed = await asking('kycStep4');
  await changed.answerTo(kycDraft, {}, { method: 'PATCH', body: '{}' });
  expect(await changed.answerTo(kycDraft, {})).toBe('late');
});

test('a read with a body is posted, another one is not', async () => {
  const { fetch } = await asking('transactions');
  const [status, history] = fetch.mock.calls.map(([, init]) => init);
  expect(status).not.toHaveProperty('method');
  expect(status).not.toHaveProperty('body');
  expect(history).toMatchObject({
    method: 'POST',
    body: JSON.stringify(pageBody(firstCursors(at))),
  });
});

test('a read is sent early again once its answer is too old', () => {
  const performance = { now: vi.fn<() => number>(() => 2_000) };
  const fetch = vi.fn<Window['fetch']>(async () => new Response('early'));
  const view = { fetch, performance: performance as unknown as Performance };
  for (const now of [2_000, 16_999, 17_000]) {
    performance.now.mockReturnValue(now);
    askEarly(view, [statusRead], context);
  }
  expect(fetch).toHaveBeenCalledTimes(2);
});
