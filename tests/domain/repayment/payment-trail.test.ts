import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pay } from '../../../sandbox/lender/ledger-actions';
import { minute } from '../../../domain/kernel/instant';
import { type TrailFacts, trailOf } from '../../../domain/repayment/payment-trail';
import type { RepaymentStatus } from '../../../domain/repayment/repayment-status';
import { STORED } from '../../../domain/storage/stored';
import { payingAs } from '../support/paying';

const [before, taken, sent, arrived] = [1_000, 2_000, 3_000, 4_000];
const receivedAt = (time: number | string, amount = 100): RepaymentStatus => ({
  kind: 'received',
  receipt: { amount, time },
});
const due = (total: number) => ({ total, isWhole: true });

const waiting: TrailFacts = {
  seen: { taken, sent },
  after: before,
  status: receivedAt(before),
  arrival: undefined,
  owedBefore: 800,
  bills: due(800),
};
const short = (facts: Partial<TrailFacts>) =>
  trailOf({ ...waiting, ...facts }).parts.map(({ stage, state, at }) =>
    [stage, state, ...(at === undefined ? [] : [at])].join(' '),
  );
const own = ['taken done 2000', 'sent done 3000'];

test('while the app waits, the number is taken and the money sent, and nothing else is seen', () => {
  const rest = ['received notYet', 'posted notYet'];
  expect(short({})).toEqual([...own, ...rest]);
  for (const kind of ['open', 'inProgress', 'failed'] as const)
    expect(short({ status: { kind } }), kind).toEqual([...own, ...rest]);
  expect(short({ seen: { taken } })).toEqual(['taken done 2000', 'sent notYet', ...rest]);
});

test('a newer payment is received, with the time that the server names', () => {
  expect(short({ status: receivedAt(arrived) })).toEqual([
    ...own,
    'received done 4000',
    'posted notYet',
  ]);
  expect(trailOf({ ...waiting, status: receivedAt(arrived, 70) }).amount).toBe(70);
  expect(trailOf(waiting).amount).toBe(undefined);
});

test('a payment that arrived without a time is received without one', () => {
  const facts = { status: { kind: 'received', receipt: {} } as const, arrival: {} };
  expect(short(facts).slice(0, 3)).toEqual([...own, 'received done']);
});

test('a payment without a time that did not arrive during the visit may be another one', () => {
  const untimed: Partial<TrailFacts> = { status: { kind: 'received', receipt: { amount: 100 } } };
  expect(short(untimed)).toEqual(own);
  expect(trailOf({ ...waiting, ...untimed }).amount).toBe(undefined);
  expect(short({ ...untimed, seen: undefined, after: undefined })).toEqual([]);
});

test('a payment from before the number does not complete its trail, unless the clocks may differ', () => {
  const seen = { taken: Date.parse('2026-11-26T10:00:00+07:00') };
  const mine = [`taken done ${seen.taken}`];
  const close = seen.taken - 5 * minute;
  expect(short({ seen, status: receivedAt(close - 1) })).toEqual(mine);
  expect(short({ seen, status: receivedAt(close), arrival: { time: close - 1 } })).toEqual(mine);
  expect(short({ seen, status: receivedAt(close) })[1]).toBe(`received done ${close}`);
  expect(short({ seen, status: receivedAt('2026-11-25') })).toEqual([`taken done ${seen.taken}`]);
  expect(short({ seen, status: receivedAt('2026-11-26') })[1]).toBe('received done 2026-11-26');
});

test('a day without an hour is later than the days before it', () => {
  const facts = { after: Date.parse('2026-11-25T00:00:00+07:00') };
  expect(short({ ...facts, status: receivedAt('2026-11-26') })[2]).toBe('received done 2026-11-26');
  expect(short({ ...facts, status: receivedAt('2026-11-25') })[2]).toBe('received notYet');
});

test.each<[string, Partial<TrailFacts>, string[]]>([
  ['nothing left', { bills: due(0) }, ['posted done']],
  [
    'nothing left, without the amount before',
    { bills: due(0), owedBefore: undefined },
    ['posted done'],
  ],
  ['less by the amount', { bills: due(700) }, ['posted done']],
  ['less by a smaller amount', { bills: due(701) }, []],
  ['the same amount', { bills: due(800) }, ['posted notYet']],
  ['more, after a purchase', { bills: due(900) }, []],
  ['another amount, without the one before', { owedBefore: undefined }, []],
  ['bills that load', { bills: undefined }, []],
  ['bills that failed', { bills: 'unread' }, ['posted unread']],
  ['bills that may lack one', { bills: { ...due(0), isWhole: false } }, ['posted unread']],
])('whether a received payment is posted: %s', (_, facts, posted) => {
  expect(short({ status: receivedAt(arrived), ...facts }).slice(3)).toEqual(posted);
});

test('a status that could not be read, or a refusal, shows nothing of the money', () => {
  expect(short({ status: 'unread' })).toEqual([...own, 'received unread']);
  expect(short({ status: { kind: 'refused', code: 'X' } })).toEqual([...own, 'received unread']);
  expect(short({ status: undefined })).toEqual([]);
});

test('in another visit, the newest payment is shown as the newest one, and not as posted', () => {
  const other = { seen: undefined, after: undefined, bills: due(0) };
  expect(short({ ...other, status: receivedAt(arrived) })).toEqual(['received done 4000']);
  expect(trailOf({ ...waiting, ...other, status: receivedAt(arrived) }).isOwn).toBe(false);
  expect(short({ ...other, status: { kind: 'open' } })).toEqual([]);
});

const time = fc.integer({ min: 1, max: 9_000 });
const receipt = fc.record({ amount: fc.nat(), time }, { requiredKeys: [] });
const anyFacts: fc.Arbitrary<TrailFacts> = fc.record({
  seen: fc.option(fc.record({ taken: time, sent: time }, { requiredKeys: ['taken'] }), {
    nil: undefined,
  }),
  after: fc.option(time, { nil: undefined }),
  status: fc.oneof(
    fc.constantFrom('unread' as const, undefined),
    fc.constantFrom({ kind: 'open' as const }, { kind: 'inProgress' as const }),
    receipt.map((it) => ({ kind: 'received' as const, receipt: it })),
  ),
  arrival: fc.option(receipt, { nil: undefined }),
  owedBefore: fc.option(fc.nat(), { nil: undefined }),
  bills: fc.oneof(
    fc.constantFrom('unread' as const, undefined),
    fc.record({ total: fc.nat(), isWhole: fc.boolean() }),
  ),
});
const stages = ['taken', 'sent', 'received', 'posted'];

test('the stages are in order, no stage is done before an earlier one, and posted money was received', () => {
  fc.assert(
    fc.property(anyFacts, (facts) => {
      const { parts } = trailOf(facts);
      const order = parts.map(({ stage }) => stages.indexOf(stage));
      expect(order).toEqual([...new Set(order)].sort((a, b) => a - b));
      const states = parts.map(({ state }) => state === 'done');
      expect(states.lastIndexOf(true)).toBe(states.filter(Boolean).length - 1);
      if (parts.length > 0) expect(states[0]).toBe(true);
      const isDone = (stage: string) =>
        parts.some((part) => part.stage === stage && part.state === 'done');
      expect(isDone('received') || !isDone('posted')).toBe(true);
    }),
  );
});

test('the tab keeps the times of the first number and the first word, until a newer payment', async () => {
  const { account, marks, visit, lender, payment } = await payingAs('due-soon');
  const { clock, ports } = visit;
  const trail = () => ports.storage.read(STORED.paymentTrail);
  marks.send();
  expect(trail()).toBe(undefined);
  await account.take();
  const first = trail();
  expect(first).toEqual({ after: expect.any(Number), taken: clock.now() });
  expect(JSON.stringify(first)).not.toMatch(/70001/);
  expect(payment.owedBefore).toBe(750_000);
  await clock.advance(minute);
  marks.send();
  expect(marks.seen).toEqual({ ...first, sent: clock.now() });
  await clock.advance(minute);
  marks.send();
  account.reset();
  await account.take();
  expect(marks.seen).toEqual({ ...first, sent: clock.now() - minute });
  pay(lender(), 100_000);
  await payment.look();
  await account.take();
  expect(marks.seen).toEqual({ after: lender().now, taken: clock.now() });
  expect(marks.seen?.after).toBeGreaterThan(first?.after ?? 0);
  expect(payment.owedBefore).toBe(650_000);
});

test('the amount before is the one at the last look without money, also after a reload', async () => {
  const { payment, bills, lender } = await payingAs('due-soon');
  await payment.look();
  expect(payment.owedBefore).toBe(undefined);
  await bills.of('CURRENT').load();
  await payment.look();
  expect(payment.owedBefore).toBe(750_000);
  pay(lender(), 100_000);
  await bills.of('CURRENT').load();
  await payment.look();
  expect([payment.arrival$.value?.amount, payment.owedBefore]).toEqual([100_000, 750_000]);
});

test('money that arrived while the app was closed counts, and the amount before stays unknown', async () => {
  const { payment, bills, lender, visit } = await payingAs('due-soon');
  const begun = lender().now;
  pay(lender(), 100_000);
  await bills.of('CURRENT').load();
  visit.ports.storage.write(STORED.paymentTrail, { after: begun - 1, taken: begun });
  await payment.look();
  await payment.look();
  expect([payment.arrival$.value?.amount, payment.owedBefore]).toEqual([100_000, undefined]);
});

test('money is awaited from the time it was marked as sent until it arrives', async () => {
  const { marks, visit } = await payingAs('active');
  expect(marks.awaitedSince).toBeUndefined();
  marks.take(0);
  expect(marks.awaitedSince).toBeUndefined();
  const sentAt = visit.clock.now();
  marks.send();
  await visit.clock.advance(minute);
  marks.send();
  expect(marks.awaitedSince).toBe(sentAt);
  marks.receive();
  expect(marks.awaitedSince).toBeUndefined();
});
