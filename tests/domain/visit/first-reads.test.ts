import { expect, test } from 'vitest';
import { firstReads, firstReadsOf } from '../../../domain/first-reads';
import type { RouteId } from '../../../domain/navigation/routes';

const arrival = { query: '?type=UPCOMING', openedBy: { sourcePage: 'push' }, now: 1_000 };

test.each<[RouteId, object]>([
  ['start', { path: '/v2/homepage', query: { sourcePage: 'push' } }],
  ['home', { path: '/v2/homepage', query: { sourcePage: 'push' } }],
  ['billList', { path: '/v1/bill-list', query: { type: 'UPCOMING' } }],
  ['kycStep2', { path: '/v1/kyc' }],
  ['kycStep6', { path: '/v1/kyc' }],
])('%s reads %j on arrival', (id, read) => {
  expect(firstReadsOf(id, arrival)).toEqual([read]);
});

test('the history reads its first page, from an hour ahead', () => {
  const [read] = firstReadsOf('transactions', arrival);
  expect(read).toMatchObject({ path: '/v1/transaction-history', query: { metadata: 'true' } });
  expect(read?.body).toMatchObject({
    transactions: Array.from({ length: 4 }, () => ({ limitTime: 3_601_000 })),
  });
});

test('home without an entry has no query, and other pages read nothing', () => {
  expect(firstReads.home?.({ query: '', now: 0 })).toEqual({ path: '/v2/homepage', query: {} });
  expect(firstReadsOf('homeSettings', arrival)).toEqual([]);
  expect(firstReadsOf(undefined, arrival)).toEqual([]);
});
