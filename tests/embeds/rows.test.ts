import * as z from 'zod/mini';
import fc from 'fast-check';
import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call } from '../../domain/wire/call';
import { maybe, text } from '../../domain/wire/schemas';
import { readAnswer } from '../../domain/wire/read-answer';
import { firstCursors, pagedTypes, pageSize } from '../../domain/transactions/first-page';
import type { Deviations } from '../../embeds/core/reader';
import type { ElementCall } from '../../embeds/core/call-server';
import { billsOf } from '../../embeds/elements/bill-list';
import { eligibility, eligibilityV1, summaryOf } from '../../embeds/elements/instalment-plan';
import { homeCall } from '../../embeds/elements/limit-card';
import { historyAt } from '../../embeds/elements/recent-transactions';
import { elementRows } from '../../scripts/lib/element-rows';

test('rows.json equals the rows, from which a build writes it', () => {
  const written: unknown = JSON.parse(readFileSync('embeds/core/rows.json', 'utf8'));
  expect(written).toEqual(elementRows(CALLS));
});

describe('a path, a refusal, a retry or a field of a row', () => {
  const { billList } = CALLS;
  let newBillsOf = billsOf;
  // Loads the module before the test, so that mutation testing does not attribute it to the test.
  beforeAll(async () => {
    const changed = {
      ...billList,
      path: '/v3/bills',
      refusals: ['NO_BILLS'],
      retry: 1,
      answer: z.object({ ...billList.answer.shape, totalDue: maybe(text) }),
    } as const;
    vi.doMock('../../embeds/core/rows.json', () => ({
      default: elementRows({ ...CALLS, billList: changed }),
    }));
    vi.resetModules();
    ({ billsOf: newBillsOf } = await import('../../embeds/elements/bill-list'));
    vi.doUnmock('../../embeds/core/rows.json');
    vi.resetModules();
  });

  test('changes the elements without another edit', () => {
    const call = newBillsOf('CURRENT');
    expect([call.path, call.retry]).toEqual(['/v3/bills?type=CURRENT', 1]);
    expect(call.none).toContain('NO_BILLS');
    expect(call.none).not.toContain('UNIFIED_BILLS_NOT_FOUND');
    const [before, after]: Deviations[] = [{}, {}];
    billsOf('CURRENT').read({ totalDue: 7 }, before ?? {});
    call.read({ totalDue: 7 }, after ?? {});
    expect([before, after]).toEqual([{}, { leftOut: true }]);
  });
});

test('a field that no row has, and an answer that no reader reads, stop the build', () => {
  const { profile: _, ...shape } = CALLS.homepage.answer.shape;
  const homepage = { ...CALLS.homepage, answer: z.object(shape) };
  expect(() => elementRows({ ...CALLS, homepage })).toThrow('the row has no homepage.profile');
  const billList = { ...CALLS.billList, answer: z.object({ totalDue: z.bigint() }) };
  expect(() => elementRows({ ...CALLS, billList })).toThrow('reads billList.totalDue');
});

const now = Date.parse('2026-01-15T10:00:00+07:00');

/** The calls of the elements, by the name of their rows in CALLS. */
const asks: readonly (readonly [CallName, ElementCall<unknown>])[] = [
  ['homepage', homeCall],
  ['billList', billsOf('CURRENT')],
  ['transactionHistory', historyAt(now)],
  ['restructureEligibility', eligibility],
  ['restructureEligibilityV1', eligibilityV1],
  ['restructureSummary', summaryOf(3)],
];

const queryOf = (path: string) =>
  Object.fromEntries(new URL(path, 'https://x.example').searchParams);

test.each(asks)('%s is called as its row specifies', (name, ask) => {
  const row: Call = CALLS[name];
  expect([ask.method, ask.path.replace(/\?.*/, '')]).toEqual([row.method, row.path]);
  expect([ask.retry, ask.timeout, ask.budget ?? Infinity]).toEqual([
    row.retry,
    row.timeout,
    row.budget,
  ]);
  expect(row.query.safeParse(queryOf(ask.path)).success).toBe(true);
  expect(row.body.safeParse(JSON.parse(ask.body ?? '{}')).success).toBe(true);
});

test('the history call equals the call of the app for its first page', () => {
  const cursors = firstCursors(now);
  const transactions = pagedTypes.map((transactionType) => ({
    transactionType,
    limitTime: cursors[transactionType],
  }));
  expect(JSON.parse(historyAt(now).body ?? '')).toEqual({ transactions, pageSize });
});

/** Fields that no element shows, so no reader reads them. */
const unseen = new Set([
  'topBanner',
  'name',
  'limitTypes',
  'metadata',
  'billUseTempLimit',
  'loanRestructureDetail',
  'extendInfo',
  'referenceId',
  'rupiahAmount',
  'merchantCategory',
  'isDiscountEligible',
  'isEligibleForDiscount',
]);

/** Valid and invalid values that servers send. */
const odd = fc.constantFrom<unknown[]>(
  1_500_000,
  '1500000',
  '1500000.00',
  1.5,
  -3,
  0,
  '',
  'x',
  'x'.repeat(5_000),
  1e300,
  8_640_000_000_000_000,
  9_007_199_254_740_992,
  true,
  [],
  {},
  '2026-01-15T10:00:00.000+07:00',
  '2026-01-15',
  'ORDER',
  'SUCCESS',
  'OVERDUE',
  'NEW_LOAN',
);

type Def = {
  readonly type: string;
  readonly shape?: Readonly<Record<string, z.ZodMiniType>>;
  readonly element?: z.ZodMiniType;
  readonly innerType?: z.ZodMiniType;
  readonly values?: readonly unknown[];
};
const defOf = (schema: z.ZodMiniType) => schema._zod.def as unknown as Def;

/** Returns arbitrary answers of the shape of a schema, some with a wrong field. */
const answers = (schema: z.ZodMiniType): fc.Arbitrary<unknown> => {
  const { type, shape, element, innerType } = defOf(schema);
  if (innerType) return answers(innerType);
  if (element)
    return fc.oneof({ weight: 9, arbitrary: fc.array(answers(element), { maxLength: 3 }) }, odd);
  if (type === 'boolean') return fc.oneof({ weight: 4, arbitrary: fc.boolean() }, odd);
  if (type !== 'object' || !shape) return odd;
  const fields = Object.entries(shape).filter(([name]) => !unseen.has(name));
  const model = Object.fromEntries(
    fields.map(([name, it]) => [name, name === 'modules' ? fc.constant([]) : answers(it)]),
  );
  return fc.oneof({ weight: 9, arbitrary: fc.record(model, { requiredKeys: [] }) }, odd);
};

test.each(asks)('%s is read as its row reads it', (name, ask) => {
  const row: Call = CALLS[name];
  let good = 0;
  let partly = 0;
  fc.assert(
    fc.property(answers(row.answer), (result) => {
      const drift: Deviations = {};
      const value = ask.read(result, drift);
      const read = readAnswer(row.answer, result);
      expect(drift.failed === undefined, JSON.stringify([result, drift])).toBe(read.ok);
      if (!read.ok) return;
      good += 1;
      partly += read.leftOut.length > 0 ? 1 : 0;
      expect(drift.leftOut === undefined, JSON.stringify([result, drift])).toBe(
        read.leftOut.length === 0,
      );
      expect(value).toEqual(read.value);
    }),
    { numRuns: 3_000 },
  );
  expect(good).toBeGreaterThan(10);
  expect(partly).toBeGreaterThan(5);
});
