import { expect, test } from 'vitest';
import { personas } from '../../sandbox/lender/personas/personas';
import { pay, refund } from '../../sandbox/lender/ledger-actions';
import { many } from '../../sandbox/lender/records';
import { all } from '../../sandbox/lender/world';
import { jakartaMonth } from '../../domain/kernel/instant';
import {
  restructureAgreement,
  restructureEligibility,
  restructureEligibilityV1,
  restructureSummary,
  restructureTransactions,
} from '../../domain/restructure/calls';
import { describeFronts, refusal } from './support/fronts';
import { splitter } from './support/splitting';

const owing = personas
  .filter(({ applicationStatus }) => applicationStatus === 'APPROVED')
  .map(({ id }) => id);
const notOffered = refusal(422, 'RESTRUCTURE_NOT_OFFERED');

describeFronts('a restructure offer', (front) => {
  test('has both versions, and a discount for eligible tenors', async () => {
    const { http, offer } = splitter(front);
    expect(await offer()).toEqual({
      isEligibleRestructure: true,
      isDiscountEligible: true,
      eligibleRestructureTenors: [
        { tenor: 3, isEligibleForDiscount: false },
        { tenor: 6, isEligibleForDiscount: true },
        { tenor: 12, isEligibleForDiscount: true },
      ],
    });
    expect(await http.call(restructureEligibilityV1, {})).toMatchObject({
      value: { isEligibleRestructure: true, eligibleRestructureTenors: [3, 6, 12] },
    });
    for (const [persona, isDiscountEligible] of [
      ['restructure-fails', false],
      ['restructure-promo-fails', true],
      ['discount-promo', true],
    ] as const)
      expect(await splitter(front, persona).offer()).toMatchObject({ isDiscountEligible });
  });

  test.each(owing)('of %s adds up to the rupiah, for every tenor', async (persona) => {
    const { offer, summary, split } = splitter(front, persona);
    const { isEligibleRestructure, eligibleRestructureTenors: tenors } = await offer();
    expect(isEligibleRestructure).toBe(tenors.length > 0);
    for (const { tenor, isEligibleForDiscount = false } of tenors) {
      const { principal, fee, discount, total, instalments } = await summary(tenor);
      expect(instalments).toHaveLength(tenor);
      const sum = (key: 'amount' | 'principal' | 'fee') =>
        instalments.reduce((all, it) => all + (it[key] ?? 0), 0);
      expect([sum('amount'), sum('principal'), sum('fee')]).toEqual([
        total,
        principal,
        fee - discount,
      ]);
      expect(total).toBe(principal + fee - discount);
      expect(discount > 0).toBe(isEligibleForDiscount);
      for (const it of instalments) expect(it.amount).toBe((it.principal ?? 0) + (it.fee ?? 0));
      const bought = await split(tenor);
      expect(bought.reduce((all, { amount = 0 }) => all + amount, 0)).toBe(principal);
    }
  });

  test('puts the remainder of an uneven sum into the first instalment', async () => {
    const { principal, instalments } = await splitter(front).summary(12);
    expect(principal % 12).toBeGreaterThan(0);
    const [first = { amount: 0 }, ...others] = instalments;
    expect(new Set(others.map(({ amount }) => amount)).size).toBe(1);
    expect((first.amount ?? 0) - (others[0]?.amount ?? 0)).toBe(principal % 12);
  });

  test('has one due date at the end of each month, from this month on', async () => {
    const { summary, ctx } = splitter(front);
    const { instalments } = await summary(6);
    const months = instalments.map(({ dueTime = 0 }) => jakartaMonth(dueTime));
    expect(months[0]).toBe(jakartaMonth(ctx().now));
    expect(new Set(months).size).toBe(6);
    expect(months).toEqual([...months].sort());
  });

  test('has only purchases that are unpaid and not refunded', async () => {
    const { http, split, ctx } = splitter(front);
    const [oldest, second, third] = await split(3);
    pay(ctx(), 1000);
    refund(ctx(), third?.id ?? '', 500);
    const left = (await split(3)).map(({ id }) => id);
    expect(left).toContain(second?.id);
    expect(left).not.toContain(oldest?.id);
    expect(left).not.toContain(third?.id);
    pay(ctx(), 2_000_000);
    expect(await http.call(restructureSummary, { query: { tenor: 3 } })).toMatchObject(notOffered);
  });

  test('of an active user has no unfinished purchase, instalment or new loan', async () => {
    const { split, ctx } = splitter(front, 'active');
    const ids = (await split(3)).map(({ id }) => id);
    expect(ids.length).toBeGreaterThan(0);
    for (const { id, stage, instalments, loan } of all(ctx(), many.entries))
      if (ids.includes(id))
        expect([stage, instalments, loan]).toEqual([undefined, undefined, undefined]);
  });

  test('is empty without debts, and for an unknown tenor', async () => {
    const none = splitter(front, 'approved');
    expect(await none.http.call(restructureEligibility, {})).toMatchObject({
      value: { isEligibleRestructure: false, eligibleRestructureTenors: [] },
    });
    for (const row of [restructureSummary, restructureTransactions, restructureAgreement]) {
      expect(await none.http.call(row, { query: { tenor: 3 } })).toMatchObject(notOffered);
      const asked = await splitter(front).http.call(row, { query: { tenor: 4 } });
      expect(asked).toMatchObject(notOffered);
    }
  });

  test('is never above the limit', async () => {
    const { offer } = splitter(front, 'temporary-limit');
    expect((await offer()).eligibleRestructureTenors.map(({ tenor }) => tenor)).toEqual([3, 6]);
  });
});
