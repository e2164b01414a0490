import { expect, test } from 'vitest';
import type { JournalEntry } from '../../sandbox/http/journal';
import { refusal, sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const path = '/api/v1/kyc/combined';

const save = (token: string, trigger: string, body: object) =>
  sandbox.send('PATCH', path, {
    headers: {
      authorization: `Bearer ${token}`,
      additional_products: 'GPP',
      'X-Trigger-Data-Send': trigger,
    },
    body: JSON.stringify(body),
  });

const stored = (userId: string) =>
  sandbox.control<Record<string, unknown>>('GET', `/users/${userId}`);

test('the journal has the headers of the combined calls, and the user has their result', async () => {
  const { userId, token } = await sandbox.person('gpp-available');
  const headers = { authorization: `Bearer ${token}`, additional_products: 'GPL' };
  expect(await sandbox.send('GET', path, { headers })).toMatchObject({
    status: 200,
    body: { data: { user_info: { mobile_number: expect.stringMatching(/^\+62/) } } },
  });
  await save(token, 'false', { additionalProducts: ['GPP'] });
  expect(await stored(userId)).not.toHaveProperty('combinedDataSent');
  await save(token, 'true', { userInfo: { dependents: 2 } });
  expect(await stored(userId)).toMatchObject({
    application: { additionalProductStatus: { GPP: 'DRAFT' } },
    combinedDraft: { additionalProducts: ['GPP'], userInfo: { dependents: 2 } },
    combinedDataSent: { at: expect.any(Number) },
  });
  const calls = await sandbox.control<JournalEntry[]>(
    'GET',
    `/journal?userId=${userId}&path=/v1/kyc/combined`,
  );
  expect(
    calls.map(({ method, headers: { additional_products: products, ...other } }) => [
      method,
      products,
      other['x-trigger-data-send'],
    ]),
  ).toEqual([
    ['GET', 'GPL', undefined],
    ['PATCH', 'GPP', 'false'],
    ['PATCH', 'GPP', 'true'],
  ]);
});

test.each([
  ['no trigger', { additional_products: 'GPP' }],
  ['a trigger that is no boolean', { additional_products: 'GPP', 'X-Trigger-Data-Send': '1' }],
  ['no products', { 'X-Trigger-Data-Send': 'true' }],
])('a combined draft with %s is refused', async (_what, headers) => {
  const { userId, token } = await sandbox.person('gpp-available');
  const result = await sandbox.send('PATCH', path, {
    headers: { authorization: `Bearer ${token}`, ...headers },
    body: '{}',
  });
  expect(result).toMatchObject(refusal(400, 'BAD_REQUEST'));
  expect(await stored(userId)).toMatchObject({ application: { status: 'NOT_APPLIED' } });
});
