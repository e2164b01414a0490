import { expect, test } from 'vitest';
import { issueToken } from '../../sandbox/lender/people';
import { refusal, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const shopper = async (now: string) => {
  const person = await sandbox.person('approved');
  await sandbox.control('POST', '/clock', { now, userId: person.userId });
  // A token is valid for thirty days of the test clock, and the clock has moved further.
  const { token } = issueToken(sandbox.world, person.userId);
  return {
    ...person,
    buy: (amount: number, time?: string) =>
      sandbox.json('POST', `/_sandbox/users/${person.userId}/orders`, {
        amount,
        merchant: 'Pasar Rumah',
        ...(time ? { time } : {}),
      }),
    ask: (path: string) => sandbox.data('GET', path, token),
  };
};

test('refuses what exceeds the limit, and what is in the future', async () => {
  const { buy } = await shopper('2031-03-10T12:00:00+07:00');
  expect(await buy(5_500_001)).toMatchObject(refusal(422, 'LIMIT_EXCEEDED'));
  expect(await buy(1, '2031-03-10T12:01:00+07:00')).toMatchObject({
    body: { errors: [{ code: 'NOT_YET' }] },
  });
});

test('a user without a credit line cannot buy', async () => {
  const { userId } = await sandbox.person('new');
  const purchase = { amount: 10_000, merchant: 'Pasar Rumah' };
  const answer = await sandbox.json('POST', `/_sandbox/users/${userId}/orders`, purchase);
  expect(answer).toMatchObject(refusal(403, 'AFI_USER_NOT_ALLOWED'));
});

test('every action on money is a call: instalments, a payment in progress, a refund, a withdrawal', async () => {
  const { userId, buy, ask } = await shopper('2031-03-10T12:00:00+07:00');
  const act = (what: string, body: unknown) =>
    sandbox.json('POST', `/_sandbox/users/${userId}/${what}`, body);
  const { body } = await buy(300_000);
  const split = { amount: 90_000, merchant: 'Buku Kita', instalments: 3 };
  expect(await act('orders', split)).toMatchObject({ status: 200, body: { instalments: 3 } });
  const upcoming = () => ask('/v1/bill-list?type=UPCOMING');
  expect(await upcoming()).toMatchObject({
    upcoming_total_due: 60_000,
    upcoming_dues: [{ due_time: '2031-04-30T23:59:59.000+07:00' }, { amount: 30_000 }],
  });
  await act('payments', { amount: 330_000, stage: 'PROCESSING' });
  expect(await ask('/v1/repay/status')).toBeUndefined();
  await act('payments', { amount: 330_000 });
  expect(await ask('/v1/repay/status')).toMatchObject({ status: 'SUCCESS' });
  const orderId = (body as { id: string }).id;
  expect(await act('refunds', { orderId })).toMatchObject({ body: { amount: 300_000 } });
  expect(await upcoming()).toMatchObject({ upcoming_total_due: 0 });
  expect(await act('withdrawals', {})).toMatchObject({ body: { amount: 240_000 } });
  expect(await act('withdrawals', {})).toMatchObject(refusal(422, 'NO_CREDIT'));
  expect(await act('orders', { ...split, stage: 'LOST' })).toMatchObject({ status: 400 });
});
