import { expect, test } from 'vitest';
import { order, pay, refund, withdraw } from '../../sandbox/lender/ledger-actions';
import { ledger } from '../../sandbox/lender/ledger';
import { creditLimitOf } from '../../sandbox/lender/limit';
import { issueToken } from '../../sandbox/lender/people';
import type { LedgerEntry } from '../../sandbox/lender/records';
import { Refusal } from '../../sandbox/lender/world';
import { homepage } from '../../domain/home/calls';
import { notifyLimitChange } from '../../domain/home/notice-calls';
import { day, minute } from '../../domain/kernel/instant';
import { repayStatus, virtualAccount } from '../../domain/repayment/calls';
import { describeFronts, enter, goodValue, pass, valueOf } from './support/fronts';
import { everyRow, figuresOf } from './support/money';
import { ctxOf } from './support/samples';

const idOf = (done: LedgerEntry | Refusal): string => {
  if (done instanceof Refusal) throw new Error(done.message);
  return done.id;
};

describeFronts('a repayment', (front) => {
  const somebody = (persona: string) => {
    const person = enter(front, persona);
    const ctx = () => ctxOf(front.world, person.userId);
    const status = async () => valueOf(await person.http.call(repayStatus, {}));
    return { ...person, ctx, status, wait: (ms: number) => pass(front, person.userId, ms) };
  };

  test('goes to an account number that stays the same', async () => {
    const [one, other] = [somebody('active'), somebody('active')];
    const numberOf = async ({ http }: typeof one) => goodValue(await http.call(virtualAccount, {}));
    const first = await numberOf(one);
    expect(first).toEqual({
      accountNumber: expect.stringMatching(/^\d{8,23}$/),
      amountDue: 822_000,
      amountDueCurrency: 'IDR',
    });
    pay(one.ctx(), 22_000);
    expect(await numberOf(one)).toEqual({ ...first, amountDue: 800_000 });
    expect((await numberOf(other))?.accountNumber).not.toBe(first?.accountNumber);
  });

  test('of a part settles the oldest bill first, and its fee after its purchases', async () => {
    const { http, ctx, status } = somebody('overdue-late-fee');
    expect(await figuresOf(http)).toMatchObject({ totalDue: 825_000, limit: { used: 800_000 } });
    pay(ctx(), 690_000);
    const { currentDues, totalDue, limit } = await figuresOf(http);
    expect(currentDues).toMatchObject([
      { amount: 0, lateFee: 15_000, status: 'OVERDUE_WITH_LATE_FEE' },
      { amount: 120_000, status: 'NOT_OVERDUE' },
    ]);
    expect([totalDue, limit.used]).toEqual([135_000, 120_000]);
    expect(await status()).toMatchObject({ status: 'SUCCESS', amount: 690_000 });
    const [newest] = await everyRow(http);
    expect(newest).toMatchObject({ type: 'REPAYMENT', status: 'SUCCESS', amount: -690_000 });
  });

  test('of everything leaves nothing due, also next month', async () => {
    const { http, ctx } = somebody('active');
    pay(ctx(), 822_000);
    expect(await figuresOf(http)).toMatchObject({
      totalDue: 0,
      currentDues: [],
      nextBill: undefined,
      amountDue: 0,
      upcomingTotalDue: 600_000,
      limit: { used: 600_000 },
    });
  });

  test('of too much pays later bills, and the rest is credit that can be paid out', async () => {
    const { http, ctx } = somebody('due-soon');
    pay(ctx(), 800_000);
    expect(ledger(ctx()).credit).toBe(50_000);
    expect(withdraw(ctx(), 50_001)).toMatchObject({ code: 'NO_CREDIT' });
    idOf(withdraw(ctx()));
    expect(ledger(ctx()).credit).toBe(0);
    expect(withdraw(ctx())).toMatchObject({ code: 'NO_CREDIT' });
    const [newest] = await everyRow(http);
    expect(newest).toMatchObject({ type: 'OVERPAID_WITHDRAWAL', amount: 50_000 });
  });

  test('by virtual account ends the payment in the host app', async () => {
    const { http, ctx, status } = somebody('repayment-processing');
    expect(await status()).toMatchObject({ code: 'REPAYMENT_ALREADY_IN_PROGRESS' });
    pay(ctx(), 750_000);
    expect(await status()).toMatchObject({ status: 'SUCCESS', amount: 750_000 });
    const payments = (await everyRow(http)).filter(({ type }) => type === 'REPAYMENT');
    expect(payments.map((row) => row.status)).toEqual(['SUCCESS', 'SUCCESS']);
    expect(await figuresOf(http)).toMatchObject({ totalDue: 0, amountDue: 0 });
  });

  test('that failed has its status, and settles nothing', async () => {
    const { http, ctx, status } = somebody('repayment-processing');
    pay(ctx(), 750_000, 'FAILED');
    expect(await status()).toMatchObject({ status: 'FAILED', amount: 750_000 });
    expect(await figuresOf(http)).toMatchObject({ totalDue: 750_000 });
  });

  test('has no status for a user who never paid and has no debt', async () => {
    const { http, status } = somebody('approved');
    expect(await status()).toEqual({ status: 'NONE' });
    expect(await figuresOf(http)).toMatchObject({ totalDue: 0, currentDues: [], amountDue: 0 });
  });

  test('and a refund: the refund lowers the bill of its month, once', async () => {
    const { http, ctx } = somebody('approved');
    const id = idOf(order(ctx(), { amount: 300_000, merchant: 'Batik Lestari' }));
    idOf(refund(ctx(), id, 100_000));
    expect(await figuresOf(http)).toMatchObject({ totalDue: 200_000, limit: { used: 200_000 } });
    expect(refund(ctx(), id, 200_001)).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    idOf(refund(ctx(), id));
    expect(refund(ctx(), id)).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    expect(refund(ctx(), 'nothing')).toMatchObject({ code: 'ORDER_NOT_FOUND' });
    expect(await figuresOf(http)).toMatchObject({ totalDue: 0, limit: { used: 0 } });
    const bought = (await everyRow(http)).find(({ type }) => type === 'ORDER');
    expect(bought).toMatchObject({ status: 'REFUNDED', amount: 300_000 });
  });

  test('and instalments: they fall due month by month, and become late like other bills', async () => {
    const { http, ctx, wait } = somebody('approved');
    idOf(order(ctx(), { amount: 100_000, merchant: 'Gawai Nusantara', instalments: 3 }));
    const { totalDue, upcomingDues, limit } = await figuresOf(http);
    expect([totalDue, limit.used]).toEqual([33_334, 100_000]);
    expect(upcomingDues.map(({ amount }) => amount)).toEqual([33_333, 33_333]);
    // Twenty days before the second instalment is due, the first is late by the grace period and some five to ten days
    // more.
    wait((upcomingDues[0]?.dueTime ?? 0) - ctx().now - 20 * day);
    const fresh = front.http(issueToken(front.world, ctx().user.id).token);
    const later = await figuresOf(fresh);
    expect(later.currentDues).toMatchObject([
      { amount: 33_334, lateFee: 25_000, status: 'OVERDUE_WITH_LATE_FEE' },
      { amount: 33_333 },
    ]);
    expect(later.upcomingTotalDue).toBe(33_333);
  });

  test('and a temporary limit: after its end only its used part counts', async () => {
    const { ctx, wait } = somebody('temporary-limit');
    wait(25 * day);
    expect(creditLimitOf(ctx())).toMatchObject({
      total: 6_100_000,
      available: 0,
      temporary: 600_000,
    });
    pay(ctx(), 1_000_000);
    wait(minute);
    expect(creditLimitOf(ctx())).toMatchObject({
      total: 5_500_000,
      temporary: 0,
      available: 400_000,
    });
  });

  test('and a raise: home shows it until the user has seen it', async () => {
    const { http } = somebody('limit-raised');
    const readLimitTypes = async () => goodValue(await http.call(homepage, {})).profile?.limitTypes;
    expect(await readLimitTypes()).toEqual(['REASSESSMENT']);
    await http.call(notifyLimitChange, { body: { limitTypes: ['OTHER'] } });
    expect(await readLimitTypes()).toEqual(['REASSESSMENT']);
    await http.call(notifyLimitChange, { body: { limitTypes: ['REASSESSMENT'] } });
    expect(await readLimitTypes()).toBeUndefined();
  });
});
