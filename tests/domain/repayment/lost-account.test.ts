import fc from 'fast-check';
import { expect, test } from 'vitest';
import { billList } from '../../../domain/bills/calls';
import type { Failure } from '../../../domain/kernel/failure';
import { repayStatus, virtualAccount } from '../../../domain/repayment/calls';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';
import { payingIn } from '../support/paying';

const timeout: Failure = { kind: 'timeout' };
const network: Failure = { kind: 'network' };
const answer = { accountNumber: '7000181270000005', amountDue: 500_000 };
const owed = { totalDue: 500_000, currentDues: [{ id: 'a', amount: 500_000 }] };
const paid = { status: 'SUCCESS', amount: 500_000, time: 1 };

/** Creates a repayment over a server whose answers the test controls. */
const held = () => {
  const [visit, http] = [new Visit(), new HeldHttp()];
  const { payment, account } = payingIn(visit, http);
  /** Answers the requests that come before the account. */
  const begin = async () => {
    await http.answer({});
    await http.answer(owed);
  };
  return {
    http,
    storage: visit.ports.storage,
    payment,
    account,
    begin,
    kind: () => account.request$.value.kind,
    waiting: () => http.waiting.map(({ row }) => row),
    /** Opens the same browser again. */
    anew: () => payingIn(visit, http).account,
  };
};

/** The same, up to the request for an account, which a press or the page sends. */
const asking = async (by: 'take' | 'open' = 'take') => {
  const all = held();
  void (by === 'take' ? all.account.take() : all.account.open(false));
  await all.begin();
  return all;
};

test.each<Failure>([timeout, network, { kind: 'api', status: 502 }, { kind: 'api', status: 504 }])(
  'after a lost answer ($kind) the status shows a payment under way',
  async (lost) => {
    const { http, kind, waiting } = await asking();
    await http.fail(lost);
    expect(waiting()).toEqual([repayStatus]);
    await http.answer({ status: 'PROCESSING' });
    expect(kind()).toBe('inProgress');
  },
);

test('after a lost answer every other status stays unsure, and only a press tries again', async () => {
  for (const after of [() => ({}), () => paid, undefined]) {
    const { http, account, begin, kind } = await asking();
    await http.fail(timeout);
    await (after ? http.answer(after()) : http.fail(network));
    expect(kind()).toBe('unsure');
    expect(http.waiting).toEqual([]);
    void account.take();
    await begin();
    await http.answer(answer);
    expect(account.request$.value).toMatchObject({
      kind: 'taken',
      account: { amountDue: 500_000 },
    });
  }
});

test.each<[Failure, string]>([
  [{ kind: 'api', status: 500 }, 'failed'],
  [{ kind: 'contract', path: 'accountNumber' }, 'failed'],
  [{ kind: 'cancelled' }, 'idle'],
])('after %j nothing is checked', async (failure, end) => {
  const { http, kind } = await asking();
  await http.fail(failure);
  expect([kind(), http.waiting.length]).toEqual([end, 0]);
});

test('an account is requested even if the bills cannot be read', async () => {
  const { http, account, kind } = held();
  void account.take();
  await http.answer({});
  await http.fail(network);
  await http.answer(answer);
  expect(kind()).toBe('taken');
});

test('in any order of presses and answers at most one request is in flight, and none once an account is shown', async () => {
  const steps = fc.array(fc.constantFrom('take', 'look', 'answer', 'lose', 'refuse'), {
    minLength: 15,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { http, payment, account, kind, waiting } = held();
      const answers = new Map<unknown, unknown>([
        [repayStatus, {}],
        [billList, owed],
        [virtualAccount, answer],
      ]);
      const step = async (it: string) => {
        const stood = kind() === 'taken';
        const posts = () => waiting().filter((row) => row === virtualAccount).length;
        if (it === 'take') void account.take();
        else if (it === 'look') void payment.look();
        else if (http.waiting[0]) {
          if (it === 'lose') await http.fail(timeout);
          else if (it === 'refuse') await http.fail({ kind: 'api', status: 400 });
          else await http.answer(answers.get(http.waiting[0].row));
        }
        await settled();
        expect(posts()).toBeLessThan(2);
        if (stood) expect([kind(), posts()]).toEqual(['taken', 0]);
      };
      for (const it of all) await step(it);
    }),
    { numRuns: 25 },
  );
});

test('after a request neither a reload nor another tab requests another account without a press', async () => {
  const { http, account, begin, anew } = await asking('open');
  const other = anew();
  void other.open(false);
  await http.answer({}, 1);
  await http.answer(owed, 1);
  expect(other.request$.value.kind).toBe('requestedBefore');
  await http.answer(answer);
  expect(account.request$.value.kind).toBe('taken');
  void other.take();
  await begin();
  await http.answer(answer);
  expect(other.request$.value.kind).toBe('taken');
});

test.each<[lost: Failure, end: string]>([
  [timeout, 'unsure'],
  [{ kind: 'contract', path: 'accountNumber' }, 'failed'],
])(
  'after a lost or unreadable answer (%j) a reload requests no second account',
  async (lost, end) => {
    const { http, begin, anew, kind } = await asking('open');
    await http.fail(lost);
    if (end === 'unsure') await http.answer({});
    expect(kind()).toBe(end);
    const other = anew();
    void other.open(false);
    await begin();
    expect(other.request$.value.kind).toBe('requestedBefore');
    expect(http.waiting).toEqual([]);
  },
);

test('after a refusal, and after a payment, a page requests an account automatically', async () => {
  const { http, storage, anew } = await asking('open');
  await http.fail({ kind: 'api', status: 500 });
  expect(storage.read(STORED.accountAskedAfter)).toBe(undefined);
  storage.write(STORED.accountAskedAfter, 0);
  const other = anew();
  void other.open(false);
  // In the meantime money arrived.
  await http.answer(paid);
  await http.answer(owed);
  expect(http.waiting.map(({ row }) => row)).toEqual([virtualAccount]);
});
