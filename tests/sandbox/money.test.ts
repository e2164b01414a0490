import { afterAll, beforeAll, expect, test } from 'vitest';
import { issueToken } from '../../adapters/memory/lender/people';
import { openSandbox, type OpenSandbox } from './support/sandbox';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const shopper = async (now: string) => {
  const person = await sandbox.person('approved');
  await sandbox.control('POST', '/clock', { now, userId: person.userId });
  // A token lasts thirty days of the test clock, and this person just travelled further.
  const { token } = issueToken(sandbox.world, person.userId);
  const at = (path: string) => `/users/${person.userId}${path}`;
  return {
    ...person,
    buy: (amount: number, time?: string) =>
      sandbox.json('POST', `/_sandbox${at('/orders')}`, {
        amount,
        merchant: 'Pasar Rumah',
        ...(time ? { time } : {}),
      }),
    pay: (amount: number) => sandbox.control('POST', at('/payments'), { amount }),
    ask: async (method: string, path: string, body?: unknown) =>
      ((await sandbox.json(method, `/api${path}`, body, token)).body as { data: unknown }).data,
  };
};

test('a purchase takes from what is available, and a payment gives it back', async () => {
  const { buy, pay, ask } = await shopper('2031-03-10T12:00:00+07:00');
  await buy(1_200_000);
  expect(await ask('GET', '/v2/homepage')).toMatchObject({
    profile: { limit: { total: 5_500_000, used: 1_200_000, available: 4_300_000 } },
  });
  await pay(200_000);
  expect(await ask('GET', '/v2/homepage')).toMatchObject({
    profile: { limit: { total: 5_500_000, used: 1_000_000, available: 4_500_000 } },
  });
  expect(await ask('GET', '/v1/bill-list?type=CURRENT')).toMatchObject({ total_due: 1_000_000 });
  expect(await ask('POST', '/v1/virtual-account')).toMatchObject({ amount_due: 1_000_000 });
});

test('the history tells both, newest first, each before its own cursor', async () => {
  const { buy, pay, ask } = await shopper('2031-03-10T12:00:00+07:00');
  await buy(100_000, '2031-03-01T09:00:00+07:00');
  await buy(200_000, '2031-03-05T09:00:00+07:00');
  await pay(50_000);
  const history = (order: number) =>
    ask('POST', '/v1/transaction-history?metadata=false', {
      pageSize: 20,
      transactions: [
        { transactionType: 'ORDER', limitTime: order },
        { transactionType: 'REPAYMENT', limitTime: 4e12 },
      ],
    });
  expect(await history(4e12)).toMatchObject({
    transactions: [
      { type: 'REPAYMENT', amount: -50_000 },
      { type: 'ORDER', amount: 200_000 },
      { type: 'ORDER', amount: 100_000 },
    ],
  });
  expect(await history(Date.parse('2031-03-05T09:00:00+07:00'))).toMatchObject({
    transactions: [{ type: 'REPAYMENT' }, { amount: 100_000 }],
  });
});

test('refuses what the limit does not cover, and what lies in the future', async () => {
  const { buy } = await shopper('2031-03-10T12:00:00+07:00');
  expect(await buy(5_500_001)).toMatchObject({
    status: 422,
    body: { errors: [{ code: 'LIMIT_EXCEEDED' }] },
  });
  expect(await buy(1, '2031-03-10T12:01:00+07:00')).toMatchObject({
    body: { errors: [{ code: 'NOT_YET' }] },
  });
  expect(await buy(0)).toMatchObject({ status: 400 });
  expect(await buy(1.5)).toMatchObject({ status: 400 });
});

test('nobody without a credit line can buy', async () => {
  const { userId } = await sandbox.person('new');
  const purchase = { amount: 10_000, merchant: 'Pasar Rumah' };
  const said = await sandbox.json('POST', `/_sandbox/users/${userId}/orders`, purchase);
  expect(said).toMatchObject({ status: 403, body: { errors: [{ code: 'AFI_USER_NOT_ALLOWED' }] } });
});
