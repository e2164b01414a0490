import { expect, test } from 'vitest';
import { openSandbox, type OpenSandbox, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

interface Login {
  readonly userId: string;
  readonly token: string;
}

const seeded = (seed: number, persona = 'active', at: OpenSandbox = sandbox) =>
  at.control<Login>('POST', '/users', { persona, seed });

const journal = ({ userId }: Login, at: OpenSandbox = sandbox) =>
  at.control<readonly { path: string; time: string }[]>('GET', `/journal?userId=${userId}`);

const home = '/v2/homepage';

/** Returns what a new sandbox of seed 7 answers. */
const world = async () => {
  const own = await openSandbox({ seed: 7 });
  try {
    const made = [await own.person('active'), await own.person('active'), await own.person('new')];
    const answers = await Promise.all(
      made.map(({ token }) => own.json('GET', `/api${home}`, undefined, token)),
    );
    const dates = answers.map(({ headers }) => headers.get('date'));
    const text = JSON.stringify(answers.map(({ body }) => body));
    return { made, dates, answers: text.replaceAll(own.url, '') };
  } finally {
    await own.close();
  }
};

test('a sandbox that is started with a seed has the same users, answers and dates each time', async () => {
  const { made, dates, answers } = await world();
  expect(await world()).toEqual({ made, dates, answers });
  expect(new Set(made.flatMap((it) => Object.values(it))).size).toBe(9);
});

test('a reset gives the whole sandbox a seed, and repeats the world that it has', async () => {
  const own = await openSandbox();
  try {
    await own.control('POST', '/reset', { seed: 7 });
    const first = await own.person('active');
    expect((await world()).made[0]).toEqual(first);
    await own.control('POST', '/reset');
    expect(await own.person('active')).toEqual(first);
  } finally {
    await own.close();
  }
});

test('a reset with a seed starts the ids of the journal again, so that a copy repeats', async () => {
  const own = await openSandbox();
  const copyOfFirst = async () => {
    await own.control('POST', '/reset', { seed: 7 });
    const { userId, token } = await own.person('active');
    await own.json('GET', `/api${home}`, undefined, token);
    return own.control('POST', '/fork', { userId, at: 1 });
  };
  try {
    expect(await copyOfFirst()).toEqual(await copyOfFirst());
  } finally {
    await own.close();
  }
});

test('a reset with the seed null ends the world of a seed', async () => {
  const own = await openSandbox({ seed: 7 });
  const first = await own.person('active');
  try {
    await own.control('POST', '/reset', { seed: null });
    expect((await own.person('active')).userId).not.toBe(first.userId);
    const { epochMs } = await own.control<{ epochMs: number }>('GET', '/clock');
    expect(Math.abs(epochMs - Date.now())).toBeLessThan(60_000);
  } finally {
    await own.close();
  }
});

test('without a seed, no two users have the same ids', async () => {
  const [one, other] = [await sandbox.person('active'), await sandbox.person('active')];
  expect(one.userId).not.toBe(other.userId);
  expect(one.token).not.toBe(other.token);
});

test('a user with a seed replaces the earlier one, and begins again', async () => {
  const first = await seeded(1);
  await sandbox.control('POST', `/users/${first.userId}/payments`, { amount: 1_000 });
  await sandbox.control('POST', '/faults', { path: '/*', status: 500, userId: first.userId });
  const again = await seeded(1);
  expect(again).toEqual(first);
  const other = await seeded(1, 'new');
  expect(await sandbox.control('GET', `/users/${other.userId}`)).toMatchObject({ entries: [] });
  const status = '/api/v1/user/application-status';
  expect((await sandbox.json('GET', status, undefined, other.token)).status).toBe(200);
});

test('the clock of a seeded user moves by a second with each request, and by what is set', async () => {
  const user = await seeded(2, 'new');
  const call = () => sandbox.json('GET', `/api${home}`, undefined, user.token);
  await call();
  await call();
  await sandbox.control('POST', '/clock', { advanceSeconds: 60, userId: user.userId });
  await call();
  const times = (await journal(user)).map(({ time }) => time.slice(11, 19));
  expect(times).toEqual(['10:00:00', '10:00:01', '10:01:02']);
});

const together = ['/v1/bill-list', '/v1/partners', '/v1/kyc', '/v1/user-consent', home];

test('requests that are sent together are answered in an order that depends on the seed alone', async () => {
  const orderOf = async (seed: number, paths: readonly string[]) => {
    const user = await seeded(seed, 'approved');
    const earlier = (await journal(user)).length;
    await sandbox.control('POST', '/faults', { path: home, delayMs: 1, userId: user.userId });
    await Promise.all(
      paths.map((path) => sandbox.json('GET', `/api${path}`, undefined, user.token)),
    );
    return (await journal(user)).slice(earlier).map(({ path }) => path);
  };
  const first = await orderOf(3, together);
  expect(await orderOf(3, [...together].reverse())).toEqual(first);
  const others = await Promise.all([4, 5, 6].map((seed) => orderOf(seed, together)));
  expect(others.some((order) => order.join(' ') !== first.join(' '))).toBe(true);
});

test('a planned delay of a seeded user ends when the client hangs up', async () => {
  const user = await seeded(8, 'new');
  await sandbox.control('POST', '/faults', { path: home, delayMs: 60_000, userId: user.userId });
  const headers = { authorization: `Bearer ${user.token}` };
  const waiting = fetch(`${sandbox.url}/api${home}`, { headers, signal: AbortSignal.timeout(200) });
  await expect(waiting).rejects.toThrow('timeout');
  await expect
    .poll(async () => (await journal(user)).map(({ path }) => path))
    .toEqual([`/api${home}`]);
});

test('a copy of a seeded user makes other ids than the original', async () => {
  const user = await seeded(9);
  const copy = await sandbox.control<Login>('POST', '/fork', { userId: user.userId });
  const tokenOf = ({ userId }: Login) =>
    sandbox.control<{ token: string }>('POST', `/users/${userId}/token`);
  expect((await tokenOf(copy)).token).not.toBe((await tokenOf(user)).token);
  expect((await sandbox.json('GET', `/api${home}`, undefined, user.token)).status).toBe(200);
});

test('a seed is a whole number below 2³²', async () => {
  for (const seed of [-1, 1.5, 2 ** 32, '1'])
    expect(await sandbox.json('POST', '/_sandbox/users', { persona: 'new', seed })).toMatchObject({
      status: 400,
    });
});
