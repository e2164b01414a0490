import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../support/temporary-folder';
import { openSandbox } from './sandbox';

const file = join(temporaryFolder(), 'deep/paylater.db');

test('everything stored survives a restart: the user, the token, the draft, the clock', async () => {
  const before = await openSandbox({ file });
  const { userId, token, loginCode } = await before.person('approved');
  const draft = { email: 'tetap@contoh.example' };
  await before.json('PATCH', '/api/v1/kyc', draft, token);
  await before.control('POST', `/users/${userId}/orders`, {
    amount: 60_000,
    merchant: 'Buku Kita',
  });
  await before.control('POST', '/clock', { advanceSeconds: 86_400, userId });
  const clock = await before.control<{ epochMs: number }>('GET', `/clock?userId=${userId}`);
  await before.close();

  const after = await openSandbox({ file });
  const home = await after.json('GET', '/api/v2/homepage', undefined, token);
  expect(home).toMatchObject({
    status: 200,
    body: { data: { profile: { limit: { used: 60_000 } } } },
  });
  expect(await after.control('GET', `/users/${userId}`)).toMatchObject({ loginCode, draft });
  const later = await after.control<{ epochMs: number }>('GET', `/clock?userId=${userId}`);
  expect(later.epochMs).toBeGreaterThanOrEqual(clock.epochMs);
  await after.close();
});

test('a submission is decided by the clock, even across a restart', async () => {
  const before = await openSandbox({ file });
  const { userId, token } = await before.person('pending-auth');
  await before.json('POST', '/api/v1/otp/verificator?channel=SMS', { otp: '123456' }, token);
  await before.close();
  const after = await openSandbox({ file });
  await after.control('POST', '/clock', { advanceSeconds: 5, userId });
  const status = await after.json('GET', '/api/v1/user/application-status', undefined, token);
  expect(status).toMatchObject({ body: { data: { application_status: 'APPROVED' } } });
  await after.close();
});

test('a taken port is an error, not a hang', async () => {
  const first = await openSandbox();
  const port = Number(new URL(first.url).port);
  await expect(openSandbox({ port })).rejects.toThrow(/is in use/);
  await first.close();
});
