import { expect, test } from 'vitest';
import { order, pay } from '../../../sandbox/lender/ledger-actions';
import { addFault } from '../../../sandbox/lender/faults';
import { Bills } from '../../../domain/bills/bills';
import { onlyBill } from '../../../domain/bills/read-bills';
import { minute } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { aVisitOf } from '../support/a-visit';

const path = '/v1/bill-list';

const visiting = async (persona: string) => {
  const visit = await aVisitOf(persona);
  const { http, clock, storage, lender } = visit;
  return { visit, bills: new Bills(http, clock, storage), lender };
};

test('each list is requested by its type, and stores the time of the answer', async () => {
  const { visit, bills } = await visiting('active');
  await bills.of('CURRENT').load();
  await bills.of('UPCOMING').load();
  expect(visit.http.calls.slice(-2).map(({ raw }) => raw.query)).toEqual([
    { type: 'CURRENT' },
    { type: 'UPCOMING' },
  ]);
  for (const type of ['CURRENT', 'UPCOMING'] as const) {
    const book = latestValue(bills.of(type).state$.value);
    expect(book?.total).toBeGreaterThan(50_000);
    expect(book?.bills.reduce((sum, { whole }) => sum + whole, 0)).toBe(book?.total);
    expect(book?.readAt).toBe(visit.clock.now());
  }
});

test('the refusal UNIFIED_BILLS_NOT_FOUND means that nothing is due', async () => {
  const { visit, bills } = await visiting('active');
  addFault(visit.world, { path, status: 404, code: 'UNIFIED_BILLS_NOT_FOUND', times: 1 });
  await bills.of('CURRENT').load();
  expect(bills.of('CURRENT').state$.value).toMatchObject({
    phase: 'ready',
    value: { bills: [], total: 0 },
  });
});

test('a failure keeps the last bills and their time', async () => {
  const { visit, bills } = await visiting('active');
  await bills.of('CURRENT').load();
  const before = latestValue(bills.of('CURRENT').state$.value);
  await visit.clock.advance(5 * minute);
  addFault(visit.world, { path, status: 404, code: 'OTHER', times: 1 });
  await bills.of('CURRENT').load();
  expect(bills.of('CURRENT').state$.value).toMatchObject({
    phase: 'failed',
    failure: { kind: 'api', code: 'OTHER' },
    last: before,
  });
});

test('after orders and payments a new load has the exact sum', async () => {
  const { bills, lender } = await visiting('approved');
  order(lender(), { amount: 1_250_000, merchant: 'Pasar Rumah' });
  await bills.of('CURRENT').load();
  expect(latestValue(bills.of('CURRENT').state$.value)?.total).toBe(1_250_000);
  pay(lender(), 249_999);
  await bills.of('CURRENT').load();
  expect(latestValue(bills.of('CURRENT').state$.value)?.total).toBe(1_000_001);
});

test.each([
  ['its whole list', {}, true],
  ['a list that is not whole', { isWhole: false }, false],
  ['a list with unread bills', { unlisted: [] }, false],
  ['a total that is higher', { total: 6 }, false],
])('a bill is the only one of %s: %s', (_, rest, isOnly) => {
  const bill = { id: '1', whole: 5, currency: 'IDR' };
  const read = { bills: [bill], total: 5, currency: 'IDR', isWhole: true, ...rest };
  expect(onlyBill(read)).toBe(isOnly ? bill : undefined);
  expect(onlyBill({ ...read, bills: [bill, bill] })).toBeUndefined();
  expect(onlyBill({ ...read, bills: [] })).toBeUndefined();
});

test('the list that was opened last is stored', async () => {
  const { visit, bills } = await visiting('active');
  expect(bills.lastOpened).toBe('CURRENT');
  bills.open('UPCOMING');
  expect(new Bills(visit.http, visit.clock, visit.storage).lastOpened).toBe('UPCOMING');
});
