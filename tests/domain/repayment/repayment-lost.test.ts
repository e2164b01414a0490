import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Bills } from '../../../domain/bills/bills';
import { billList } from '../../../domain/bills/calls';
import type { Failure } from '../../../domain/kernel/failure';
import { repayStatus, virtualAccount } from '../../../domain/repayment/calls';
import { Repayment } from '../../../domain/repayment/repayment';
import { STORED } from '../../../domain/session/stored';
import { Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const timeout: Failure = { kind: 'timeout' };
const network: Failure = { kind: 'network' };
const account = { accountNumber: '7000181270000005', amountDue: 500_000 };
const owed = { totalDue: 500_000, currentDues: [{ id: 'a', amount: 500_000 }] };
const paid = { status: 'SUCCESS', amount: 500_000, time: 1 };

/** A browser has no payment of its own. */
const none = async () => ({ kind: 'unsupported' }) as const;

/** Paying back over a server that answers as the test says. */
const held = () => {
  const http = new HeldHttp();
  const { session, clock, storage } = new Visit();
  const repayment = new Repayment(http, new Bills(http, clock, storage), storage, session, none);
  /** Answers what is asked before the account is taken. */
  const begin = async () => {
    await http.answer({});
    await http.answer(owed);
  };
  const kind = () => repayment.accountRequest$.value.kind;
  const waiting = () => http.waiting.map(({ row }) => row);
  /** The same browser, opened anew. */
  const anew = () => {
    const bills = new Bills(http, clock, storage);
    return new Repayment(http, bills, storage, session, none);
  };
  return { http, session, storage, repayment, begin, kind, waiting, anew };
};

test.each<Failure>([timeout, network, { kind: 'api', status: 502 }, { kind: 'api', status: 504 }])(
  'a lost answer ($kind): the status tells of a payment under way',
  async (lost) => {
    const { http, repayment, begin, kind, waiting } = held();
    void repayment.requestVirtualAccount();
    await begin();
    await http.fail(lost);
    expect(waiting()).toEqual([repayStatus]);
    await http.answer({ status: 'PROCESSING' });
    expect(kind()).toBe('inProgress');
  },
);

test('a lost answer: else nobody knows, and the next try is by hand', async () => {
  for (const after of [() => ({}), () => paid, undefined]) {
    const { http, repayment, begin, kind } = held();
    void repayment.requestVirtualAccount();
    await begin();
    await http.fail(timeout);
    await (after ? http.answer(after()) : http.fail(network));
    expect(kind()).toBe('unsure');
    expect(http.waiting).toEqual([]);
    void repayment.requestVirtualAccount();
    await begin();
    await http.answer(account);
    expect(repayment.accountRequest$.value).toMatchObject({
      kind: 'taken',
      account: { amountDue: 500_000 },
    });
  }
});

test.each<[Failure, string]>([
  [{ kind: 'api', status: 500 }, 'failed'],
  [{ kind: 'contract', path: 'accountNumber' }, 'failed'],
  [{ kind: 'cancelled' }, 'failed'],
])('%j is an answer, and asks for no other', async (failure, end) => {
  const { http, repayment, begin, kind } = held();
  void repayment.requestVirtualAccount();
  await begin();
  await http.fail(failure);
  expect([kind(), http.waiting.length]).toEqual([end, 0]);
});

test('bills that cannot be read do not keep anybody from paying', async () => {
  const { http, repayment, kind } = held();
  void repayment.requestVirtualAccount();
  await http.answer({});
  await http.fail(network);
  await http.answer(account);
  expect(kind()).toBe('taken');
});

test('nobody’s account is taken, or shown, in the name of whoever logs in meanwhile', async () => {
  const { http, session, repayment, begin, kind, waiting } = held();
  void repayment.requestVirtualAccount();
  session.end('person');
  void repayment.requestVirtualAccount();
  expect(http.waiting.length).toBe(4);
  await begin();
  expect(waiting()).toEqual([repayStatus, billList]);
  await begin();
  expect(waiting()).toEqual([virtualAccount]);
  session.end('person');
  await http.answer(account);
  expect(kind()).toBe('idle');
});

test('money of the one before is no arrival of the next', async () => {
  const { http, session, repayment } = held();
  const look = repayment.look();
  session.end('person');
  await http.answer(paid);
  expect(await look).toEqual({ ok: true, value: false });
  expect(repayment.arrival$.value).toBeUndefined();
  expect(repayment.status$.value).toEqual({ phase: 'idle' });
});

test('in any order of presses and answers at most one account is on its way, and none after one stands', async () => {
  const steps = fc.array(fc.constantFrom('take', 'look', 'answer', 'lose', 'refuse'), {
    minLength: 15,
    maxLength: 40,
  });
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      const { http, repayment, kind, waiting } = held();
      const answers = new Map<unknown, unknown>([
        [repayStatus, {}],
        [billList, owed],
        [virtualAccount, account],
      ]);
      const step = async (it: string) => {
        const stood = kind() === 'taken';
        const posts = () => waiting().filter((row) => row === virtualAccount).length;
        if (it === 'take') void repayment.requestVirtualAccount();
        else if (it === 'look') void repayment.look();
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

test('an account that was asked for is not asked for again by a reload or another tab, but by hand', async () => {
  const { http, repayment, begin, anew } = held();
  void repayment.requestVirtualAccount('arrival');
  await begin();
  const other = anew();
  void other.requestVirtualAccount('arrival');
  await http.answer({}, 1);
  await http.answer(owed, 1);
  expect(other.accountRequest$.value.kind).toBe('askedBefore');
  await http.answer(account);
  expect(repayment.accountRequest$.value.kind).toBe('taken');
  void other.requestVirtualAccount();
  await begin();
  await http.answer(account);
  expect(other.accountRequest$.value.kind).toBe('taken');
});

test.each<[lost: Failure, end: string]>([
  [timeout, 'unsure'],
  [{ kind: 'contract', path: 'accountNumber' }, 'failed'],
])(
  'an account whose answer was lost or unreadable (%j) is not asked for again by a reload',
  async (lost, end) => {
    const { http, repayment, begin, anew, kind } = held();
    void repayment.requestVirtualAccount('arrival');
    await begin();
    await http.fail(lost);
    if (end === 'unsure') await http.answer({});
    expect(kind()).toBe(end);
    const other = anew();
    void other.requestVirtualAccount('arrival');
    await begin();
    expect(other.accountRequest$.value.kind).toBe('askedBefore');
    expect(http.waiting).toEqual([]);
  },
);

test('what was refused, and what is owed after a payment, is asked for', async () => {
  const { http, storage, repayment, begin, anew } = held();
  void repayment.requestVirtualAccount('arrival');
  await begin();
  await http.fail({ kind: 'api', status: 500 });
  expect(storage.read(STORED.accountAskedAfter)).toBe(undefined);
  storage.write(STORED.accountAskedAfter, 0);
  const other = anew();
  void other.requestVirtualAccount('arrival');
  // Money came in meanwhile.
  await http.answer(paid);
  await http.answer(owed);
  expect(http.waiting.map(({ row }) => row)).toEqual([virtualAccount]);
});
