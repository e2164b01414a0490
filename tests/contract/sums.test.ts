import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { order, pay, refund, withdraw } from '../../sandbox/lender/ledger-actions';
import { ledger } from '../../sandbox/lender/ledger';
import { many } from '../../sandbox/lender/records';
import {
  decideRestructure,
  restructures,
  submitTenor,
} from '../../sandbox/lender/restructure-deal';
import { all, Refusal, type Ctx } from '../../sandbox/lender/world';
import { day } from '../../domain/kernel/instant';
import { issueToken } from '../../sandbox/lender/people';
import { everyRow, figuresOf, sumOf } from './support/money';
import { enter, inMemory, pass } from './support/fronts';
import { ctxOf } from './support/samples';

type Act = (ctx: Ctx) => unknown;

const amount = fc.integer({ min: 1, max: 2_500_000 });
const days = fc.integer({ min: 0, max: 70 });
const shopping = fc
  .record({
    amount,
    instalments: fc.integer({ min: 1, max: 4 }),
    stage: fc.constantFrom(
      undefined,
      undefined,
      'PRE_SETTLE',
      'WAITING_CONFIRM',
      'INITIAL',
      'FAILED',
    ),
    ago: fc.constantFrom(0, 0, 0, 3, 40),
  })
  .map(({ ago, stage, ...it }): Act => {
    return (ctx) =>
      order(ctx, {
        ...it,
        merchant: 'Pasar Rumah',
        time: ctx.now - ago * day,
        ...(stage === undefined ? {} : { stage }),
      });
  });
const paying = fc
  .tuple(amount, fc.constantFrom(undefined, undefined, undefined, 'PROCESSING', 'FAILED'))
  .map(
    ([sum, stage]): Act =>
      (ctx) =>
        pay(ctx, sum, stage),
  );
const giving = fc.tuple(fc.nat(20), fc.option(amount)).map(([turn, part]): Act => {
  return (ctx) => {
    const orders = all(ctx, many.entries).filter(({ kind }) => kind === 'ORDER');
    const { id = '' } = orders[turn % Math.max(1, orders.length)] ?? {};
    return refund(ctx, id, part ?? undefined);
  };
});
/** Splits every purchase that can be split. */
const splitting = fc.constantFrom(3, 6, 12).map((tenor): Act => {
  return (ctx) => {
    const asked = submitTenor(ctx, tenor);
    return asked instanceof Refusal ? asked : decideRestructure(ctx, asked, 'SUCCESS');
  };
});
const takingOut = fc.option(amount).map(
  (part): Act =>
    (ctx) =>
      withdraw(ctx, part ?? undefined),
);

/** An action, and the days that pass after it. */
const lives = fc.array(
  fc.tuple(
    fc.oneof(
      { arbitrary: shopping, weight: 5 },
      { arbitrary: paying, weight: 3 },
      { arbitrary: giving, weight: 1 },
      { arbitrary: takingOut, weight: 1 },
      { arbitrary: splitting, weight: 1 },
    ),
    fc.oneof({ arbitrary: fc.constant(0), weight: 2 }, { arbitrary: days, weight: 1 }),
  ),
  { maxLength: 12 },
);

const plainly = fc.integer({ min: 60_000, max: 700_000 }).map(
  (sum): Act =>
    (ctx) =>
      order(ctx, { amount: sum, merchant: 'Buku Kita' }),
);
/** Sequences in which purchases are split, with any actions before and after. */
const splitLives = fc
  .tuple(lives, plainly, plainly, splitting, days, lives)
  .map(([before, one, other, split, wait, after]) => [
    ...before,
    ...[one, other].map((act) => [act, 0] as const),
    [split, wait] as const,
    ...after,
  ]);

describe('amounts after any purchases, payments and refunds, at any time', async () => {
  const front = await inMemory();

  const lived = (life: readonly (readonly [Act, number])[]) => {
    const { userId } = enter(front, 'approved');
    const done: boolean[] = [];
    for (const [act, wait] of life) {
      done.push(!(act(ctxOf(front.world, userId)) instanceof Refusal));
      pass(front, userId, wait * day);
    }
    // A token lasts thirty days of the test clock.
    const http = front.http(issueToken(front.world, userId).token);
    return { userId, http, done, ctx: () => ctxOf(front.world, userId) };
  };

  const agrees = async (life: readonly (readonly [Act, number])[]) => {
    const { http, ctx, done } = lived(life);
    const { summed, totalDue, upcomingTotalDue, ...answer } = await figuresOf(http);
    expect(totalDue).toBe(summed.current);
    expect(upcomingTotalDue).toBe(summed.later);
    expect(answer.limit.used).toBe(summed.open);
    expect(answer.limit.total).toBe(answer.limit.used + answer.limit.available);
    expect(answer.limit.available).toBeGreaterThanOrEqual(0);
    expect(answer.nextBill?.amount ?? 0).toBe(totalDue);
    expect(answer.amountDue ?? totalDue).toBe(totalDue);
    const credit = ledger(ctx()).credit;
    expect(sumOf(await everyRow(http))).toBe(totalDue + upcomingTotalDue - credit);
    if (credit > 0) expect(totalDue + upcomingTotalDue).toBe(0);
    const splits = restructures(ctx()).filter(({ status }) => status === 'SUCCESS');
    return { happened: done.filter(Boolean).length, splits: splits.length };
  };

  test.each([
    ['', lives, 0],
    [' after a split, too', splitLives, 100],
  ])('all screens agree to the rupiah%s', async (_, how, least) => {
    const all = { happened: 0, splits: 0 };
    await fc.assert(
      fc.asyncProperty(how, async (life) => {
        const { happened, splits } = await agrees(life);
        all.happened += happened;
        all.splits += splits;
      }),
      { numRuns: 150 },
    );
    expect(all.happened).toBeGreaterThan(150);
    expect(all.splits).toBeGreaterThanOrEqual(least);
  });

  test('a charged fee stays, and time alone never lowers a debt', async () => {
    await fc.assert(
      fc.asyncProperty(fc.oneof(lives, splitLives), days, async (life, wait) => {
        const { userId, http } = lived(life);
        const fees = async () => (await everyRow(http)).filter(({ type }) => type === 'FEE');
        const [before, owed] = [await fees(), sumOf(await everyRow(http))];
        pass(front, userId, (wait % 25) * day);
        const after = await fees();
        expect(after.map(({ id }) => id)).toEqual(
          expect.arrayContaining(before.map(({ id }) => id)),
        );
        expect(sumOf(await everyRow(http))).toBe(owed + (after.length - before.length) * 25_000);
      }),
      { numRuns: 60 },
    );
  });
});
