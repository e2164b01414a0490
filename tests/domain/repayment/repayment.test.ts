import { expect, test } from 'vitest';
import { order, pay } from '../../../adapters/memory/lender/ledger-actions';
import { addFault } from '../../../adapters/memory/lender/faults';
import { contextOf, userById } from '../../../adapters/memory/lender/people';
import { MemoryShell } from '../../../adapters/memory/memory-shell';
import { Bills } from '../../../domain/bills/bills';
import { minute } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import { Repayment } from '../../../domain/repayment/repayment';
import { aVisitOf } from '../support/a-visit';

const status = '/v1/repay/status';
const account = '/v1/virtual-account';

const owing = async (persona = 'due-soon', shell = new MemoryShell()) => {
  const visit = await aVisitOf(persona);
  const { http, clock, session, storage, world, me } = visit;
  const user = userById(world, me.userId);
  if (!user) throw new Error('nobody');
  const bills = new Bills(http, clock, storage);
  const repayment = new Repayment(http, bills, storage, session, () => shell.openPayment());
  const lender = () => contextOf(world, user);
  const owed = async () => {
    await bills.load('CURRENT');
    return latestValue(bills.book$('CURRENT').value)?.total ?? 0;
  };
  return { visit, world, bills, repayment, lender, owed };
};

test('the account is for exactly what is owed, and stays while that is so', async () => {
  const { visit, repayment, lender, owed } = await owing();
  await repayment.requestVirtualAccount();
  const total = await owed();
  expect(repayment.accountRequest$.value).toMatchObject({
    kind: 'taken',
    account: { amountDue: total, currency: 'IDR' },
  });
  await repayment.requestVirtualAccount();
  expect(visit.count('virtualAccount')).toBe(1);
  order(lender(), { amount: 75_000, merchant: 'Pasar Rumah' });
  await owed();
  await repayment.requestVirtualAccount();
  expect(visit.count('virtualAccount')).toBe(2);
  expect(repayment.accountRequest$.value).toMatchObject({ account: { amountDue: total + 75_000 } });
});

test('however often it is asked for at once, it is taken once', async () => {
  const { visit, repayment } = await owing();
  await Promise.all(Array.from({ length: 10 }, () => repayment.requestVirtualAccount()));
  expect(visit.count('virtualAccount')).toBe(1);
  expect(visit.count('repayStatus')).toBe(1);
});

test('with nothing due none is asked for', async () => {
  const { visit, repayment } = await owing('approved');
  await repayment.requestVirtualAccount();
  expect(repayment.accountRequest$.value).toEqual({ kind: 'nothingDue' });
  expect(visit.count('virtualAccount')).toBe(0);
});

test.each([
  [status, 'REPAYMENT_STATUS_NOT_ELIGIBLE', { kind: 'refused' }, 0],
  [status, 'CLIENT_UNPROCESSABLE_ENTITY', { kind: 'refused' }, 0],
  [status, 'REPAYMENT_ALREADY_IN_PROGRESS', { kind: 'inProgress' }, 0],
  [account, 'REPAYMENT_ALREADY_IN_PROGRESS', { kind: 'inProgress' }, 1],
  [status, 'OTHER', { kind: 'failed', failure: { code: 'OTHER' } }, 0],
  [account, 'OTHER', { kind: 'failed', failure: { code: 'OTHER' } }, 1],
])('%s refuses with %s: %j', async (path, code, accountRequest, sent) => {
  const { visit, world, repayment } = await owing();
  addFault(world, { path, status: 422, code, times: 1 });
  await repayment.requestVirtualAccount();
  expect(repayment.accountRequest$.value).toMatchObject(accountRequest);
  expect(visit.count('virtualAccount')).toBe(sent);
});

test('money that comes in is told once, takes the account away, and has the bills read again', async () => {
  const { visit, repayment, lender, bills, owed } = await owing();
  const before = await owed();
  await repayment.requestVirtualAccount();
  expect(await repayment.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(minute);
  pay(lender(), 100_000);
  expect(await repayment.look()).toEqual({ ok: true, value: true });
  expect(repayment.arrival$.value).toEqual({ amount: 100_000, time: lender().now });
  expect(repayment.accountRequest$.value).toEqual({ kind: 'idle' });
  await new Promise((done) => setImmediate(done));
  expect(latestValue(bills.book$('CURRENT').value)?.total).toBe(before - 100_000);
  expect(await repayment.look()).toEqual({ ok: true, value: false });
  await repayment.requestVirtualAccount();
  expect(repayment.accountRequest$.value).toMatchObject({
    account: { amountDue: before - 100_000 },
  });
  expect(repayment.arrival$.value).toBeUndefined();
});

test('money of before the account is no arrival; the same amount again is one', async () => {
  const { visit, repayment, lender } = await owing();
  pay(lender(), 50_000);
  await repayment.requestVirtualAccount();
  expect(await repayment.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(minute);
  pay(lender(), 50_000);
  expect(await repayment.look()).toEqual({ ok: true, value: true });
});

test('without an account the first look says what there is, and arrivals are told from there', async () => {
  const { visit, repayment, lender } = await owing();
  pay(lender(), 50_000);
  expect(await repayment.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(minute);
  pay(lender(), 25_000);
  expect(await repayment.look()).toEqual({ ok: true, value: true });
  expect(repayment.arrival$.value).toMatchObject({ amount: 25_000 });
});

test('a payment under way in the host app ends in an arrival', async () => {
  const { visit, repayment, lender } = await owing();
  pay(lender(), 80_000, 'PROCESSING');
  expect(await repayment.check()).toEqual({ ok: true, value: { kind: 'inProgress' } });
  await repayment.look();
  await visit.clock.advance(minute);
  pay(lender(), 80_000);
  expect(await repayment.look()).toEqual({ ok: true, value: true });
});

test('a look that fails changes nothing, and says so', async () => {
  const { world, repayment } = await owing();
  await repayment.requestVirtualAccount();
  const accountRequest = repayment.accountRequest$.value;
  addFault(world, { path: status, drop: true, times: 1 });
  expect(await repayment.look()).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(repayment.accountRequest$.value).toBe(accountRequest);
});
