import * as fc from 'fast-check';
import { afterAll, describe, expect, test } from 'vitest';
import { CALLS, type CallName } from '../../domain/calls';
import { Journal, type JournalEntry } from '../../sandbox/http/journal';
import { kind, MapStore } from '../../sandbox/lender/store';
import { temporaryFolder } from '../support/temporary-folder';
import { openSandbox, refusal, type OpenSandbox } from './sandbox';

interface Login {
  readonly userId: string;
  readonly token: string;
  readonly loginCode: string;
}

interface Stored {
  readonly entries: readonly { readonly id: string; readonly kind: string }[];
  readonly oneKyc: readonly { readonly token: string }[];
  readonly clock: { readonly stoppedAt?: number };
  readonly pin?: { readonly challengeId?: string };
}

type Act = (sandbox: OpenSandbox, login: Login) => Promise<unknown>;

const control =
  (method: string, pathOf: (userId: string) => string, body?: (userId: string) => unknown): Act =>
  (sandbox, { userId }) =>
    sandbox.json(method, `/_sandbox${pathOf(userId)}`, body?.(userId));

const onUser = (what: string, body: unknown): Act =>
  control(
    'POST',
    (id) => `/users/${id}/${what}`,
    () => body,
  );

const calling =
  (name: CallName, body?: unknown, query = ''): Act =>
  (sandbox, { token }) =>
    sandbox.json(CALLS[name].method, `/api${CALLS[name].path}${query}`, body, token);

const stored = (sandbox: OpenSandbox, userId: string) =>
  sandbox.control<Stored>('GET', `/users/${userId}`);

const amount = fc.integer({ min: 1, max: 1_500_000 });

const acts: fc.Arbitrary<Act> = fc.oneof(
  fc.record({ amount, instalments: fc.integer({ min: 1, max: 3 }) }).map((it) => {
    return onUser('orders', { ...it, merchant: 'Pasar Rumah' });
  }),
  fc
    .record({ amount, stage: fc.constantFrom(undefined, 'PROCESSING', 'FAILED') })
    .map((it) => onUser('payments', it)),
  fc.nat(70).map((turn): Act => {
    return async (sandbox, login) => {
      const { entries } = await stored(sandbox, login.userId);
      const orders = entries.filter(({ kind }) => kind === 'ORDER');
      const orderId = orders[turn % Math.max(1, orders.length)]?.id ?? 'none';
      await onUser('refunds', { orderId })(sandbox, login);
    };
  }),
  fc.constant(onUser('withdrawals', {})),
  // Less than 30 days in all: then the original's token expires, and the copy's, which is new, does not.
  fc.integer({ min: 1, max: 4 * 24 }).map((hours) =>
    control(
      'POST',
      () => '/clock',
      (userId) => ({ advanceSeconds: hours * 3600, stopped: true, userId }),
    ),
  ),
  fc.record({ times: fc.integer({ min: 1, max: 3 }), carriedOut: fc.boolean() }).map((it) =>
    control(
      'POST',
      () => '/faults',
      (userId) => ({ ...it, path: '/v1/*', status: 503, userId }),
    ),
  ),
  fc.constant(control('DELETE', (id) => `/faults?userId=${id}`)),
  fc
    .constantFrom(['application', 'APPROVED'], ['restructure', 'SUCCESS'], ['rekyc', 'APPROVED'])
    .map(([what, outcome]) => onUser('decide', { what, outcome })),
  fc.boolean().map((enabled) => calling('saveToggle', { feature: 'BILL_REMINDER', enabled })),
  fc.constant(calling('giveConsent', { type: 'NEW_ONBOARDING' })),
  amount.map((monthlyIncome) => calling('saveKycDraft', { workInfo: { monthlyIncome } })),
  fc.constant(calling('submitApplication', {})),
  fc.constant(calling('notifyLimitChange', { limitTypes: ['REASSESSMENT'] })),
  fc.constant(calling('submitRestructure', { tenor: 3 })),
  fc.constant(calling('requestReassessment', { challengeId: 'c' })),
  fc.constant(calling('pinChallenge')),
  fc.constantFrom('123456', '000000').map((pin): Act => {
    return async (sandbox, login) => {
      const { pin: known } = await stored(sandbox, login.userId);
      await calling('verifyPin', { challengeId: known?.challengeId ?? 'c', pin })(sandbox, login);
    };
  }),
  fc.constantFrom('SUBMITTED', 'REJECTED', 'CANCELLED').map((outcome): Act => {
    return async (sandbox, login) => {
      await sandbox.send('GET', `/api${CALLS.oneKycToken.path}`, {
        headers: {
          authorization: `Bearer ${login.token}`,
          'onboarding-partner': 'paylater-web',
        },
      });
      const token = (await stored(sandbox, login.userId)).oneKyc.slice(-1)[0]?.token;
      if (token !== undefined) await sandbox.json('POST', '/one-kyc/captures', { outcome }, token);
    };
  }),
);

const history = { transactions: [{ transactionType: 'ORDER', limitTime: 4e12 }], pageSize: 100 };

/** Reads that show every part of a user. */
const reads: readonly (readonly [name: CallName, body?: unknown, query?: string])[] = [
  ['userInfo'],
  ['applicationStatus'],
  ['kycDraft'],
  ['homepage', undefined, '?appVersion=1.9.1'],
  ['billList', undefined, '?type=CURRENT'],
  ['billList', undefined, '?type=UPCOMING'],
  ['transactionHistory', history, '?metadata=true'],
  ['settingsToggles'],
  ['userConsent'],
  ['rekycStatus'],
  ['reassessmentStatus'],
  ['restructureEligibility'],
  ['facilityAgreement'],
  ['repayStatus'],
];

/** Returns all that a user can read and all that is stored, without the ids and secrets that differ in a copy. */
const everythingOf = async (sandbox: OpenSandbox, { userId, token }: Login): Promise<unknown> => {
  const answers: unknown[] = [];
  for (const [name, body, query = ''] of reads) {
    const { method, path } = CALLS[name];
    const {
      status,
      body: answer,
      headers,
    } = await sandbox.json(method, `/api${path}${query}`, body, token);
    answers.push([name, status, answer, headers.get('date')]);
  }
  const all = await stored(sandbox, userId);
  const { loginCode: _, copyOf: __, ...rest } = all as Stored & Record<string, unknown>;
  // A stopped clock ignores its offset from real time.
  const clock = all.clock.stoppedAt;
  const oneKyc = all.oneKyc.map((it) => ({ ...it, token: '' }));
  return JSON.parse(
    JSON.stringify([answers, { ...rest, clock, oneKyc }]).replaceAll(userId, 'USER'),
  );
};

const entriesOf = (sandbox: OpenSandbox, userId: string) =>
  sandbox.control<JournalEntry[]>('GET', `/journal?userId=${userId}`);

const stop = (sandbox: OpenSandbox, userId: string) =>
  sandbox.control('POST', '/clock', { advanceSeconds: 0, stopped: true, userId });

const fork = (sandbox: OpenSandbox, userId: string, at?: number) =>
  sandbox.control<Login>('POST', '/fork', { userId, ...(at === undefined ? {} : { at }) });

const personas = ['new', 'draft', 'review', 'active', 'closed', 'restructure', 'reassess'];

describe.each<[string, () => Promise<OpenSandbox>]>([
  ['in memory', () => openSandbox()],
  ['in a file', () => openSandbox({ file: `${temporaryFolder()}/fork.db` })],
])('%s', async (_, open) => {
  const sandbox = await open();
  afterAll(() => sandbox.close());

  test('a copy at any request answers as the original did right after it', async () => {
    const lives = fc.record({
      persona: fc.constantFrom(...personas),
      steps: fc.array(acts, { minLength: 2, maxLength: 6 }),
    });
    await fc.assert(
      fc.asyncProperty(lives, async ({ persona, steps }) => {
        const original = await sandbox.person(persona);
        await stop(sandbox, original.userId);
        const seen: (readonly [at: number, everything: unknown])[] = [];
        for (const act of steps) {
          await act(sandbox, original);
          // Makes decisions that are due, since their records get random ids.
          await stored(sandbox, original.userId);
          await sandbox.json('GET', '/api/v1/nothing', undefined, original.token);
          const at = (await entriesOf(sandbox, original.userId)).slice(-1)[0]?.id ?? 0;
          seen.push([at, await everythingOf(sandbox, original)]);
        }
        const last = await everythingOf(sandbox, original);
        for (const [at, everything] of seen) {
          const copy = await fork(sandbox, original.userId, at);
          expect(await everythingOf(sandbox, copy)).toEqual(everything);
          for (const act of steps) await act(sandbox, copy);
        }
        expect(await everythingOf(sandbox, original)).toEqual(last);
      }),
      { numRuns: 8 },
    );
  });

  test('a copy of a copy, and a copy of now', async () => {
    const original = await sandbox.person('active');
    await stop(sandbox, original.userId);
    const first = await fork(sandbox, original.userId);
    await onUser('payments', { amount: 100_000, stage: 'PROCESSING' })(sandbox, first);
    const second = await fork(sandbox, first.userId);
    await onUser('payments', { amount: 100_000 })(sandbox, second);
    const third = await fork(sandbox, second.userId);
    expect(await everythingOf(sandbox, third)).toEqual(await everythingOf(sandbox, second));
    expect(await everythingOf(sandbox, first)).not.toEqual(await everythingOf(sandbox, second));
    expect(await stored(sandbox, third.userId)).toMatchObject({ copyOf: second.userId });
  });
});

test('a copy has the planned faults in their order, and none of the tokens', async () => {
  const sandbox = await openSandbox();
  const original = await sandbox.person('approved');
  const { userId, token } = original;
  for (const status of [503, 502])
    await sandbox.control('POST', '/faults', { path: '/v2/homepage', status, userId });
  const statusOf = async (path: string, bearer: string) =>
    (await sandbox.json('GET', `/api${path}`, undefined, bearer)).status;
  await statusOf('/v1/user/info', token);
  const [entry] = await entriesOf(sandbox, userId);
  expect(await statusOf('/v2/homepage', token)).toBe(503);
  const copy = await fork(sandbox, userId, entry?.id);
  const home = '/v2/homepage?appVersion=1.9.1';
  for (const status of [503, 502, 200]) expect(await statusOf(home, copy.token)).toBe(status);
  for (const status of [502, 200]) expect(await statusOf(home, token)).toBe(status);
  const rows = sandbox.world.store.rowsOf(copy.userId);
  expect(rows.filter(({ kind: it }) => it === 'token')).toHaveLength(1);
  await sandbox.close();
});

describe('the clock of a copy', async () => {
  const sandbox = await openSandbox();
  afterAll(() => sandbox.close());

  test('runs on from the time of the request', async () => {
    const original = await sandbox.person('approved');
    await sandbox.data('GET', '/v1/user/info', original.token);
    const [entry] = await entriesOf(sandbox, original.userId);
    const ahead = { advanceSeconds: 1_000_000, userId: original.userId };
    await sandbox.control('POST', '/clock', ahead);
    const { userId } = await fork(sandbox, original.userId, entry?.id);
    const now = async () =>
      (await sandbox.control<{ epochMs: number }>('GET', `/clock?userId=${userId}`)).epochMs;
    const past = (await now()) - Date.parse(entry?.time ?? '');
    expect(past).toBeGreaterThanOrEqual(0);
    expect(past).toBeLessThan(60_000);
    await expect.poll(now).toBeGreaterThan(Date.parse(entry?.time ?? '') + past);
  });
});

describe('what cannot be forked', async () => {
  const sandbox = await openSandbox();
  afterAll(() => sandbox.close());

  test('an unknown user or request, a request of another user', async () => {
    const [one, other] = [await sandbox.person('approved'), await sandbox.person('approved')];
    await sandbox.data('GET', '/v1/user/info', other.token);
    const [entry] = await entriesOf(sandbox, other.userId);
    const forking = (body: object) => sandbox.json('POST', '/_sandbox/fork', body);
    const { userId } = one;
    expect(await forking({ userId: 'none' })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await forking({ userId, at: 99_999 })).toMatchObject(refusal(404, 'NOT_FOUND'));
    expect(await forking({ userId, at: entry?.id })).toMatchObject(refusal(400, 'BAD_REQUEST'));
    for (const at of [0, -1, 1.5, '1', null])
      expect(await forking({ userId, at }), String(at)).toMatchObject(refusal(400, 'BAD_REQUEST'));
  });

  test('a request from before the reset', async () => {
    const own = await openSandbox();
    const { userId, token } = await own.person('approved');
    await own.data('GET', '/v1/user/info', token);
    const at = (await entriesOf(own, userId))[0]?.id;
    await own.control('POST', '/reset');
    const { userId: later } = await own.person('approved');
    const answer = await own.json('POST', '/_sandbox/fork', { userId: later, at });
    expect(answer).toMatchObject(refusal(410, 'ENTRY_DROPPED'));
    await own.close();
  });

  test('a request that the journal dropped; a later one is still found', () => {
    const journal = new Journal();
    const pets = kind<string>('pet');
    const store = journal.changes.watch(new MapStore());
    const call = (body: string) =>
      journal.add(
        { time: '', method: 'GET', path: '/', query: {}, headers: {}, body, status: 200, userId },
        journal.changes.follow(userId),
      );
    const userId = 'ann';
    for (const name of ['a', 'b', 'c']) {
      store.put(pets, 'one', name, userId);
      call(name);
    }
    store.put(pets, 'one', 'x'.repeat(70_000_000), userId);
    store.put(pets, 'one', 'd', userId);
    expect(journal.changes.text).toBeGreaterThan(70_000_000);
    call('d');
    expect([1, 2, 3].map((id) => journal.find(id))).toEqual(Array(3).fill('dropped'));
    expect(journal.find(99)).toBeUndefined();
    expect(journal.changes.text).toBeLessThan(1_000);
    store.put(pets, 'one', 'e', userId);
    const found = journal.find(4);
    const moment = typeof found === 'object' ? found.moment : -1;
    const rowsAt = (at: number) => journal.changes.rowsAt(at, userId, store.rowsOf(userId));
    expect(rowsAt(moment)?.map(({ json }) => json)).toEqual(['"d"']);
    expect(rowsAt(moment - 1)).toBeUndefined();
  });
});
