import { expect, test } from 'vitest';
import { refund } from '../../sandbox/lender/ledger-actions';
import { clockOf, setClock } from '../../sandbox/lender/clocks';
import { issueToken } from '../../sandbox/lender/people';
import { billList } from '../../domain/bills/calls';
import { day, hour } from '../../domain/kernel/instant';
import type { Http } from '../../domain/ports/http';
import { transactionReceipt } from '../../domain/receipts/calls';
import { transactionHistory } from '../../domain/transactions/calls';
import { everyRow, figuresOf, sumOf } from './support/money';
import { describeFronts, goodValue } from './support/fronts';
import { splitter } from './support/splitting';

const detailOf = async (http: Http) => {
  const now = goodValue(await http.call(billList, { query: { type: 'CURRENT' } }));
  const later = goodValue(await http.call(billList, { query: { type: 'UPCOMING' } }));
  expect(later.loanRestructureDetail).toEqual(now.loanRestructureDetail);
  return now.loanRestructureDetail;
};

describeFronts('restructured purchases', (front) => {
  test.each([3, 6, 12])('are owed as the summary of %i states, on every screen', async (tenor) => {
    const { http, summary, ask, wait } = splitter(front);
    const before = await figuresOf(http);
    const { principal, total, instalments } = await summary(tenor);
    await ask(tenor);
    wait();
    const after = await figuresOf(http);
    const amounts = instalments.map(({ amount }) => amount);
    expect(after.totalDue).toBe(before.totalDue - principal + (amounts[0] ?? 0));
    expect(after.upcomingDues.map(({ amount }) => amount)).toEqual(amounts.slice(1));
    expect(after.upcomingDues.map(({ dueTime }) => dueTime)).toEqual(
      instalments.slice(1).map(({ dueTime }) => dueTime),
    );
    expect(after.limit.used).toBe(before.limit.used - principal + total);
    expect(after.limit.total).toBe(before.limit.total);
    expect(after.nextBill?.amount).toBe(after.totalDue);
    expect(after.amountDue).toBe(after.totalDue);
    expect(await detailOf(http)).toEqual({ tenor, paid: 0, amount: amounts[0] });
    expect(sumOf(await everyRow(http))).toBe(after.totalDue + after.upcomingTotalDue);
  });

  test('are old loans, replaced by one new loan, each with a receipt', async () => {
    const { http, split, summary, ask, wait } = splitter(front);
    const [bought, { principal, total }] = [await split(6), await summary(6)];
    await ask(6);
    wait();
    const rows = await everyRow(http);
    const flagged = (flag: string) => rows.filter((row) => row.restructureFlag === flag);
    expect(new Set(flagged('OLD_LOAN').map(({ id }) => id))).toEqual(
      new Set(bought.map(({ id }) => id)),
    );
    expect(new Set(flagged('OLD_LOAN').map(({ status }) => status))).toEqual(new Set(['SETTLED']));
    expect(flagged('NEW_LOAN')).toMatchObject([
      { type: 'ORDER', status: 'ONGOING', amount: total },
    ]);
    for (const { id = '', type, amount = 0 } of rows) {
      const query = { referenceId: id, type };
      const { lines = [] } = goodValue(await http.call(transactionReceipt, { query }));
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(Math.abs(amount));
      if (id === flagged('NEW_LOAN')[0]?.id)
        expect(lines.map((line) => line.amount)).toEqual([principal, total - principal]);
    }
    const body = {
      transactions: [{ transactionType: 'ORDER' as const, limitTime: 4e12 }],
      pageSize: 20,
    };
    expect(await http.call(transactionHistory, { query: { metadata: true }, body })).toMatchObject({
      value: { metadata: { loanRestructure: { loans: [{ id: expect.any(String) }] } } },
    });
  });

  test('cannot be restructured or refunded again', async () => {
    const { split, submit, ask, wait, ctx, offer } = splitter(front);
    const [first] = await split(3);
    await ask(3);
    wait();
    expect(refund(ctx(), first?.id ?? '')).toMatchObject({ code: 'REFUND_TOO_HIGH' });
    expect(await offer()).toMatchObject({ isEligibleRestructure: false });
    expect(await submit(3)).toMatchObject({ error: { code: 'RESTRUCTURE_NOT_OFFERED' } });
  });

  test('that were late keep their fee, and owe nothing else of that month', async () => {
    const { http, ask, wait, split, summary } = splitter(front, 'overdue-late-fee');
    const [{ totalDue }, { principal, instalments }] = [await figuresOf(http), await summary(3)];
    expect([totalDue, principal, (await split(3)).length]).toEqual([825_000, 800_000, 4]);
    await ask(3);
    wait();
    const { currentDues, totalDue: due } = await figuresOf(http);
    expect(currentDues).toMatchObject([
      { amount: 0, lateFee: 25_000, status: 'OVERDUE_WITH_LATE_FEE' },
      { amount: instalments[0]?.amount, status: 'NOT_OVERDUE' },
    ]);
    expect(due).toBe(25_000 + (instalments[0]?.amount ?? 0));
    expect(sumOf(await everyRow(http))).toBe((await figuresOf(http)).summed.open + 25_000);
  });

  test('that were not late yet never get a late fee for that month', async () => {
    const { http, ask, wait, userId } = splitter(front, 'overdue');
    await ask(3);
    wait();
    setClock(front.world, clockOf(front.world, userId) + 8 * day, userId);
    const { currentDues } = await figuresOf(http);
    expect(currentDues.map(({ lateFee }) => lateFee)).toEqual([undefined]);
  });

  test('are ordinary purchases again when the clock is set back', async () => {
    const { http, ask, wait, userId, offer } = splitter(front);
    const before = await figuresOf(http);
    await ask(3);
    wait();
    setClock(front.world, clockOf(front.world, userId) - hour, userId);
    expect(await figuresOf(http)).toEqual(before);
    expect(await offer()).toMatchObject({ isEligibleRestructure: false });
    const flags = (await everyRow(http)).map(({ restructureFlag }) => restructureFlag);
    expect(new Set(flags)).toEqual(new Set(['NOT_RESTRUCTURE']));
  });

  test('of a month ago have one paid instalment, and the next is due this month', async () => {
    const { http, userId } = splitter(front, 'restructured');
    expect(await detailOf(http)).toEqual({ tenor: 3, paid: 1, amount: 318_000 });
    expect(await figuresOf(http)).toMatchObject({ totalDue: 448_500, upcomingTotalDue: 318_000 });
    const rows = await everyRow(http);
    expect(rows.filter((row) => row.restructureFlag === 'OLD_LOAN')).toHaveLength(3);
    setClock(front.world, clockOf(front.world, userId) + 25 * day, userId);
    const later = await figuresOf(front.http(issueToken(front.world, userId).token));
    expect(later.upcomingDues).toEqual([]);
    expect(later.currentDues).toMatchObject([{ lateFee: 25_000 }, { amount: 318_000 }]);
  });
});
