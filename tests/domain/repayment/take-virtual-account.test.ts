import { expect, test } from 'vitest';
import { order, pay } from '../../../sandbox/lender/ledger-actions';
import { addFault } from '../../../sandbox/lender/faults';
import { minute, second } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Watching } from '../../../domain/async/watched';
import { settled } from '../support/held-http';
import { payingAs } from '../support/paying';

const status = '/v1/repay/status';
const virtualAccount = '/v1/virtual-account';

const owing = async (persona = 'due-soon') => {
  const it = await payingAs(persona);
  const owed = async () => {
    await it.bills.of('CURRENT').load();
    return latestValue(it.bills.of('CURRENT').state$.value)?.total ?? 0;
  };
  return { ...it, owed };
};

test('the account is for exactly the debt, and stays while the debt is the same', async () => {
  const { visit, account, lender, owed } = await owing();
  await account.take();
  const total = await owed();
  expect(account.request$.value).toMatchObject({
    kind: 'taken',
    account: { amountDue: total, currency: 'IDR' },
  });
  await account.take();
  expect(visit.count('virtualAccount')).toBe(1);
  order(lender(), { amount: 75_000, merchant: 'Pasar Rumah' });
  await owed();
  await account.take();
  expect(visit.count('virtualAccount')).toBe(2);
  expect(account.request$.value).toMatchObject({ account: { amountDue: total + 75_000 } });
});

test('ten presses at once request one account', async () => {
  const { visit, account } = await owing();
  await Promise.all(Array.from({ length: 10 }, () => account.take()));
  expect(visit.count('virtualAccount')).toBe(1);
  expect(visit.count('repayStatus')).toBe(1);
});

test('no account is requested while nothing is due', async () => {
  const { visit, account } = await owing('approved');
  await account.take();
  expect(account.request$.value).toEqual({ kind: 'nothingDue' });
  expect(visit.count('virtualAccount')).toBe(0);
});

test.each([
  [status, 'REPAYMENT_STATUS_NOT_ELIGIBLE', { kind: 'refused' }, 0],
  [status, 'CLIENT_UNPROCESSABLE_ENTITY', { kind: 'refused' }, 0],
  [status, 'REPAYMENT_ALREADY_IN_PROGRESS', { kind: 'inProgress' }, 0],
  [virtualAccount, 'REPAYMENT_ALREADY_IN_PROGRESS', { kind: 'inProgress' }, 1],
  [status, 'OTHER', { kind: 'failed', failure: { code: 'OTHER' } }, 0],
  [virtualAccount, 'OTHER', { kind: 'failed', failure: { code: 'OTHER' } }, 1],
])('%s refuses with %s: %j', async (path, code, accountRequest, sent) => {
  const { visit, world, account } = await owing();
  addFault(world, { path, status: 422, code, times: 1 });
  await account.take();
  expect(account.request$.value).toMatchObject(accountRequest);
  expect(visit.count('virtualAccount')).toBe(sent);
});

test('money that arrives is one arrival, ends the account and reloads the bills', async () => {
  const { visit, payment, account, lender, bills, owed } = await owing();
  const before = await owed();
  await account.take();
  expect(await payment.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(minute);
  pay(lender(), 100_000);
  expect(await payment.look()).toEqual({ ok: true, value: true });
  expect(payment.arrival$.value).toEqual({ amount: 100_000, time: lender().now });
  expect(account.request$.value).toEqual({ kind: 'idle' });
  await settled();
  expect(latestValue(bills.of('CURRENT').state$.value)?.total).toBe(before - 100_000);
  expect(await payment.look()).toEqual({ ok: true, value: false });
  await account.take();
  expect(account.request$.value).toMatchObject({
    account: { amountDue: before - 100_000 },
  });
  expect(payment.arrival$.value).toBeUndefined();
});

test('money from before the account is not an arrival, but the same amount afterwards is', async () => {
  const { visit, payment, account, lender } = await owing();
  pay(lender(), 50_000);
  await account.take();
  expect(await payment.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(minute);
  pay(lender(), 50_000);
  expect(await payment.look()).toEqual({ ok: true, value: true });
});

test('without an account, only money that arrives after the first look is an arrival', async () => {
  const { visit, payment, lender } = await owing();
  pay(lender(), 50_000);
  expect(await payment.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(minute);
  pay(lender(), 25_000);
  expect(await payment.look()).toEqual({ ok: true, value: true });
  expect(payment.arrival$.value).toMatchObject({ amount: 25_000 });
});

test('a payment under way in the host app ends in an arrival', async () => {
  const { visit, payment, lender } = await owing();
  pay(lender(), 80_000, 'PROCESSING');
  expect(await payment.check()).toEqual({ ok: true, value: { kind: 'inProgress' } });
  await payment.look();
  await visit.clock.advance(minute);
  pay(lender(), 80_000);
  expect(await payment.look()).toEqual({ ok: true, value: true });
});

test('a failed look changes nothing and returns the failure', async () => {
  const { world, payment, account } = await owing();
  await account.take();
  const accountRequest = account.request$.value;
  addFault(world, { path: status, drop: true, times: 1 });
  expect(await payment.look()).toMatchObject({ ok: false, error: { kind: 'network' } });
  expect(account.request$.value).toBe(accountRequest);
});

test('a watch polls by the schedule, pauses while the page is hidden, and ends when money arrives', async () => {
  const { visit, payment, lender, visible$ } = await owing();
  const { clock } = visit;
  const seen: Watching[] = [];
  let ended = false;
  payment.watch$.subscribe({ next: (it) => seen.push(it), complete: () => (ended = true) });
  await clock.advance(6 * second);
  expect(visit.count('repayStatus')).toBe(2);
  visible$.next(false);
  await clock.advance(minute);
  expect(visit.count('repayStatus')).toBe(2);
  pay(lender(), 10_000);
  visible$.next(true);
  await settled();
  expect(payment.arrival$.value).toMatchObject({ amount: 10_000 });
  expect([seen.length, seen.at(-1), ended]).toEqual([
    3,
    { checkedAt: clock.now(), gaveUp: false },
    true,
  ]);
});

test('a watch ends with its login', async () => {
  const { visit, payment } = await owing();
  let ended = false;
  payment.watch$.subscribe({ complete: () => (ended = true) });
  visit.session.end('person');
  await visit.clock.advance(2 * second);
  expect([ended, visit.count('repayStatus')]).toEqual([true, 0]);
});
