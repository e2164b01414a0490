import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type OpenSandbox } from './support/sandbox';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const path = '/api/v1/loan-restructure/submission';

/** A person who can restructure, and the answer to their request. */
const asking = async (persona = 'restructure') => {
  const { userId, token } = await sandbox.person(persona);
  const answer = await sandbox.json('POST', path, { tenor: 6 }, token);
  const { request_id: id } = (answer.body as { data: { request_id: string } }).data;
  return {
    userId,
    answer,
    status: () => sandbox.json('GET', `${path}/status?requestId=${id}`, undefined, token),
    decide: (outcome: string) =>
      sandbox.json('POST', `/_sandbox/users/${userId}/decide`, { what: 'restructure', outcome }),
    stored: () =>
      sandbox.control<{ restructures: readonly unknown[]; entries: readonly unknown[] }>(
        'GET',
        `/users/${userId}`,
      ),
  };
};

test('a request is answered in snake_case, and stored where QA can see it', async () => {
  const { answer, stored } = await asking();
  expect(answer).toMatchObject({
    status: 200,
    body: { data: { request_id: expect.any(String), status: 'PROCESSING' } },
  });
  expect((await stored()).restructures).toMatchObject([
    { tenor: 6, status: 'PROCESSING', principal: 1_447_531 },
  ]);
});

test.each(['SUCCESS', 'FAILED', 'PROMO_RESERVE_FAILED'])(
  'the control API ends it as %s',
  async (outcome) => {
    const { decide, status, stored } = await asking();
    const before = (await stored()).entries.length;
    expect(await decide('MAYBE')).toMatchObject({ status: 400 });
    expect(await decide(outcome)).toMatchObject({ status: 200 });
    expect(await status()).toMatchObject({ body: { data: { status: outcome } } });
    expect((await stored()).entries).toHaveLength(before + Number(outcome === 'SUCCESS'));
    expect(await decide(outcome)).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'NOTHING_TO_DECIDE' }] },
    });
  },
);

test.each(['restructure', 'discount-promo'])(
  '%s: home offers to split the bills until they are split',
  async (persona) => {
    const { token, userId } = await sandbox.person(persona);
    const offers = async () => {
      const { body } = await sandbox.json('GET', '/api/v2/homepage', undefined, token);
      const { modules } = (body as { data: { modules: readonly { type: string }[] } }).data;
      return modules.filter(({ type }) => /^(RESTRUCTURE|DISCOUNT_PROMO)$/.test(type)).length;
    };
    expect(await offers()).toBe(1);
    await sandbox.json('POST', path, { tenor: 3 }, token);
    // Its page shows how the request goes.
    expect(await offers()).toBe(1);
    const success = { what: 'restructure', outcome: 'SUCCESS' };
    await sandbox.json('POST', `/_sandbox/users/${userId}/decide`, success);
    expect(await offers()).toBe(0);
  },
);

test('five seconds of the person’s own clock decide it, and nobody else’s', async () => {
  const [one, other] = [await asking(), await asking('restructure-promo-fails')];
  await sandbox.control('POST', '/clock', { advanceSeconds: 5, userId: other.userId });
  expect(await other.status()).toMatchObject({
    body: { data: { status: 'PROMO_RESERVE_FAILED' } },
  });
  expect((await one.stored()).restructures).toMatchObject([{ status: 'PROCESSING' }]);
});

test('a status call without a known request is refused', async () => {
  const { token } = await sandbox.person('approved');
  expect(await sandbox.json('GET', `${path}/status`, undefined, token)).toMatchObject({
    status: 400,
  });
  const unknown = await sandbox.json('GET', `${path}/status?requestId=x`, undefined, token);
  expect(unknown).toMatchObject({
    status: 404,
    body: { errors: [{ code: 'RESTRUCTURE_NOT_FOUND' }] },
  });
});
