import { readPart } from '../../domain/kernel/unread';
import { expect, test } from 'vitest';
import { clockOf, setClock } from '../../sandbox/lender/clocks';
import { ledgerOf, usedIn } from '../../sandbox/lender/ledger';
import { creditLimitOf } from '../../sandbox/lender/limit';
import { dealPeople } from '../../sandbox/lender/personas/deal-people';
import { homePeople } from '../../sandbox/lender/personas/home-people';
import { spenders } from '../../sandbox/lender/personas/spenders';
import { many } from '../../sandbox/lender/records';
import { all } from '../../sandbox/lender/world';
import { homepage } from '../../domain/home/calls';
import { repayStatus, virtualAccount } from '../../domain/repayment/calls';
import { describeFronts, enter, goodValue, refusal } from './support/fronts';
import { everyRow, figuresOf, sumOf } from './support/money';
import { ctxOf } from './support/samples';

const everybody = [...spenders, ...homePeople, ...dealPeople].map(({ id }) => id);
const isAbroad = (persona: string) => persona === 'foreign-currency';
const due = (month: number, openAmount: number, status: string, lateFee?: number) => ({
  month,
  openAmount,
  status,
  ...(lateFee === undefined ? {} : { lateFee }),
});

describeFronts('a persona with debts', (front) => {
  test.each(everybody)('%s has the same amounts on every screen', async (persona) => {
    const { http } = enter(front, persona);
    const { totalDue, upcomingTotalDue, summed, limit, nextBill, amountDue } =
      await figuresOf(http);
    expect(totalDue).toBeGreaterThan(50_000);
    expect([totalDue, upcomingTotalDue]).toEqual([summed.current, summed.later]);
    expect(limit).toMatchObject({ used: summed.open, total: limit.used + limit.available });
    expect(nextBill?.amount).toBe(totalDue);
    expect(amountDue).toBe(persona === 'repayment-processing' ? undefined : totalDue);
    const rows = await everyRow(http);
    if (!isAbroad(persona)) expect(sumOf(rows)).toBe(totalDue + upcomingTotalDue);
  });

  test.each(everybody)(
    '%s never exceeded the limit, and bought nothing in the future',
    (persona) => {
      const { userId } = enter(front, persona);
      const ctx = ctxOf(front.world, userId);
      expect(ctx.now).toBeLessThanOrEqual(clockOf(front.world));
      const entries = all(ctx, many.entries);
      expect(entries.length).toBeGreaterThan(0);
      expect(Math.max(...entries.map(({ at }) => at))).toBeLessThanOrEqual(ctx.now);
      const { total } = creditLimitOf(ctx);
      const moments = entries.filter((_entry, turn) => turn % Math.ceil(entries.length / 60) === 0);
      for (const { at } of moments)
        expect(usedIn(ledgerOf(entries, at))).toBeLessThanOrEqual(total);
    },
  );

  test.each([
    [
      'active',
      [due(0, 822_000, 'NOT_OVERDUE')],
      [due(1, 300_000, 'NOT_OVERDUE'), due(2, 300_000, 'NOT_OVERDUE')],
    ],
    ['due-soon', [due(0, 750_000, 'DUE_SOON')], []],
    ['overdue', [due(-1, 680_000, 'OVERDUE'), due(0, 120_000, 'NOT_OVERDUE')], []],
    [
      'overdue-late-fee',
      [due(-1, 680_000, 'OVERDUE_WITH_LATE_FEE', 25_000), due(0, 120_000, 'NOT_OVERDUE')],
      [],
    ],
  ])('%s owes %j now and %j later', async (persona, current, later) => {
    const { http, userId } = enter(front, persona);
    const now = new Date(ctxOf(front.world, userId).now);
    const seen = await figuresOf(http);
    const plain = (dues: typeof seen.currentDues) =>
      dues.map(({ dueTime = 0, amount = 0, status = '', lateFee }) => {
        const end = new Date(dueTime);
        const months = (end.getUTCFullYear() - now.getUTCFullYear()) * 12;
        return due(
          months + end.getUTCMonth() - now.getUTCMonth(),
          amount,
          status,
          readPart(lateFee),
        );
      });
    expect([plain(seen.currentDues), plain(seen.upcomingDues)]).toEqual([current, later]);
  });

  test('has the same debts at the first and the last moment of a month', async () => {
    for (const now of ['2027-01-01T00:00:00+07:00', '2028-02-29T23:59:59+07:00']) {
      const before = clockOf(front.world);
      setClock(front.world, Date.parse(now));
      const { http, userId } = enter(front, 'active');
      const { totalDue, upcomingTotalDue } = await figuresOf(http);
      expect([totalDue, upcomingTotalDue]).toEqual([822_000, 600_000]);
      expect(ctxOf(front.world, userId).now).toBeLessThanOrEqual(Date.parse(now));
      setClock(front.world, before);
    }
  });

  test('has a bill that shows how much of the temporary limit it uses', async () => {
    const { http } = enter(front, 'temporary-limit');
    const { billUseTempLimit, limit } = await figuresOf(http);
    expect(billUseTempLimit).toBe(true);
    expect(limit).toMatchObject({
      total: 7_000_000,
      used: 6_100_000,
      available: 900_000,
      temporary: 1_500_000,
      temporaryUntil: expect.any(Number),
    });
    expect(await figuresOf(enter(front, 'active').http)).toMatchObject({ billUseTempLimit: false });
  });

  test.each([
    ['repayment-processing', repayStatus, 409, 'REPAYMENT_ALREADY_IN_PROGRESS'],
    ['repayment-processing', virtualAccount, 409, 'REPAYMENT_ALREADY_IN_PROGRESS'],
    ['repayment-not-eligible', repayStatus, 422, 'REPAYMENT_STATUS_NOT_ELIGIBLE'],
  ])('%s is refused', async (persona, row, status, code) => {
    const { http } = enter(front, persona);
    expect(await http.call(row, {})).toMatchObject(refusal(status, code));
  });

  test.each([
    ['limit-raised', ['REASSESSMENT'], 'NEXT_BILL SHORTCUTS PARTNERS EDUCATION HELP'],
    ['zero-percent', undefined, 'NEXT_BILL ZERO_PERCENT SHORTCUTS PARTNERS HELP'],
    ['discount-promo', undefined, 'DISCOUNT_PROMO NEXT_BILL SHORTCUTS EDUCATION HELP'],
    [
      'home-unknown-module',
      undefined,
      'SHORTCUTS UNKNOWN NEXT_BILL RESTRUCTURE REASSESSMENT PARTNERS EDUCATION HELP',
    ],
  ])('%s has %j and %j on home', async (persona, limitTypes, modules) => {
    const home = goodValue(await enter(front, persona).http.call(homepage, {}));
    expect(home.profile?.limitTypes).toEqual(limitTypes);
    expect(home.modules.map(({ type }) => type).join(' ')).toBe(modules);
  });

  test('sees tagged billers, and shortcuts of the own products only', async () => {
    const items = async (persona: string) => {
      const { modules } = goodValue(await enter(front, persona).http.call(homepage, {}));
      return modules.flatMap((module) => module.items ?? []);
    };
    expect((await items('active')).filter(({ tag }) => tag === 'GOPAYLATER')).toHaveLength(1);
    expect((await items('active')).flatMap(({ product }) => product ?? [])).toEqual([]);
    expect((await items('coach-marks')).flatMap(({ product }) => product ?? [])).toEqual([
      'GPL',
      'GPP',
    ]);
  });
});
