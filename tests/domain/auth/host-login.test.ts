import { expect, test } from 'vitest';
import { kycDraft } from '../../../domain/kyc/calls';
import { STORED } from '../../../domain/storage/stored';
import { Visit } from '../support/a-visit';

test.each([
  ['ok', { kind: 'ok', value: 'host-token' }, { kind: 'in', to: '/' }],
  ['cancelled', { kind: 'cancelled' }, { kind: 'cancelled' }],
  ['denied', { kind: 'denied' }, { kind: 'failed' }],
  ['timeout', { kind: 'timeout' }, { kind: 'failed' }],
  ['unsupported', { kind: 'unsupported' }, { kind: 'unsupported' }],
  ['upgrade', { kind: 'upgrade', minVersion: '4.99.0' }, { kind: 'upgrade' }],
] as const)('a login of the host that is %s', async (_, outcome, end) => {
  const visit = new Visit();
  visit.bridge.answers.token = outcome;
  visit.bridge.answers.loginWithAuth = outcome;
  expect(await visit.login.fromHost()).toEqual(end);
  expect(await visit.login.fromHost(true)).toEqual(end);
  expect(visit.bridge.calls).toEqual(['token', 'loginWithAuth']);
  const told = { action: 'login_ended', route: 'authLogin' };
  const properties = { way: 'bridge', outcome: end.kind };
  expect(visit.tracking.events).toEqual([1, 2].map(() => ({ ...told, properties })));
  expect(visit.session.token).toBe(outcome.kind === 'ok' ? 'host-token' : undefined);
  if (outcome.kind === 'ok') expect(visit.storage.read(STORED.loginType)).toBe('bridge');
});

const isOf = (token: string) => ({ kind: 'ok', value: token }) as const;

/** Prepares a user of the host whose token the lender has just refused. */
const refusedByLender = async () => {
  const visit = new Visit('/home');
  visit.bridge.answers.token = isOf('stale');
  await visit.login.fromHost();
  await visit.errorHandler.failed({ kind: 'api', status: 401 }, kycDraft, 'stale');
  expect(visit.session.token).toBeUndefined();
  return visit;
};

test('a token that was just refused is not taken from the host again automatically', async () => {
  const { login, bridge, session } = await refusedByLender();
  // The logout page ends the session once more.
  session.end('api');
  for (const _ of [1, 2]) expect(await login.fromHost()).toEqual({ kind: 'failed' });
  expect(session.token).toBeUndefined();
  bridge.answers.token = isOf('fresh');
  expect(await login.fromHost()).toMatchObject({ kind: 'in' });
  expect(session.token).toBe('fresh');
});

test('a user whom the host asks may log in with the refused token once more', async () => {
  const { login, bridge, session } = await refusedByLender();
  bridge.answers.loginWithAuth = isOf('stale');
  expect(await login.fromHost(true)).toMatchObject({ kind: 'in' });
  expect(await session.isRefused('stale')).toBe(false);
  session.end('person');
  expect(await login.fromHost()).toMatchObject({ kind: 'in' });
});

test('a login or a logout during the request to the host is kept', async () => {
  const visit = new Visit();
  visit.bridge.answers.token = isOf('of-the-host');
  const asked = visit.login.fromHost();
  visit.storage.elsewhere(STORED.authToken, 'of-another-tab');
  expect(await asked).toEqual({ kind: 'in', to: '/' });
  expect(visit.session.token).toBe('of-another-tab');
  const again = visit.login.fromHost();
  visit.session.end('person');
  expect(await again).toEqual({ kind: 'cancelled' });
  expect(visit.session.token).toBeUndefined();
});

test('several presses make the host ask the user once', async () => {
  const visit = new Visit();
  visit.bridge.answers.loginWithAuth = isOf('of-the-host');
  const ends = await Promise.all([1, 2, 3].map(() => visit.login.fromHost(true)));
  expect(ends).toEqual(Array(3).fill({ kind: 'in', to: '/' }));
  expect(visit.bridge.calls).toEqual(['loginWithAuth']);
});
