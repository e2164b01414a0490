import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { OneKyc, type OneKycEnd } from '../../../domain/kyc/one-kyc';
import type { BridgeOutcome, OneKycResult } from '../../../domain/ports/native-bridge';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf } from '../support/a-visit';

const perHost = (name: string) => ({
  gojek: `${name}-gojek`,
  gopay: `${name}-gopay`,
  'partner-sdk': `${name}-sdk`,
  web: `${name}-web`,
});

const checking = async (persona = 'new') => {
  const visit = await aVisitOf(persona, '/kyc/step1');
  const { http, bridge, storage, session } = visit;
  const oneKyc = new OneKyc(http, bridge, storage, session, {
    host: () => 'gopay',
    language: () => 'en',
    partners: perHost('single'),
    combinedPartners: perHost('combined'),
  });
  return { visit, oneKyc };
};

const submitted: OneKycResult = { kind: 'submitted', submissionUuid: 'uuid-1' };

test.each<[outcome: BridgeOutcome<OneKycResult>, end: OneKycEnd]>([
  [{ kind: 'ok', value: submitted }, submitted],
  [{ kind: 'ok', value: { kind: 'rejected' } }, { kind: 'rejected' }],
  [{ kind: 'ok', value: { kind: 'cancelled' } }, { kind: 'cancelled' }],
  [{ kind: 'cancelled' }, { kind: 'cancelled' }],
  [
    { kind: 'upgrade', minVersion: '4.75' },
    { kind: 'upgrade', minVersion: '4.75' },
  ],
  [{ kind: 'unsupported' }, { kind: 'unsupported' }],
  [{ kind: 'denied' }, { kind: 'failed' }],
  [{ kind: 'timeout' }, { kind: 'failed' }],
  [{ kind: 'malformed' }, { kind: 'failed' }],
  [{ kind: 'failed', code: 'SDK_42' }, { kind: 'failed' }],
])('an identity check that the host ends in %j', async (outcome, end) => {
  const { visit, oneKyc } = await checking();
  visit.bridge.answers.launchOneKyc = outcome;
  expect(await oneKyc.launch('GPL')).toEqual(end);
  expect(oneKyc.submissionUuid).toBe(end.kind === 'submitted' ? 'uuid-1' : undefined);
  expect(oneKyc.launching$.value).toBe(false);
});

test.each(['GPL', 'COMBINED'] as const)(
  'the %s flow has its own partner identifier',
  async (flow) => {
    const { visit, oneKyc } = await checking();
    visit.bridge.answers.launchOneKyc = { kind: 'ok', value: submitted };
    await oneKyc.launch(flow);
    const partner = flow === 'GPL' ? 'single-gopay' : 'combined-gopay';
    const { headers } = visit.http.calls.find(({ name }) => name === 'oneKycToken')!.raw;
    expect(headers['onboarding-partner']).toBe(partner);
    expect(visit.bridge.launches).toMatchObject([{ partner, locale: 'en' }]);
    expect(visit.bridge.launches[0]?.token).toMatch(/./);
  },
);

test('it is open once, however often it is asked for, and again when it has ended', async () => {
  const { visit, oneKyc } = await checking();
  visit.bridge.answers.launchOneKyc = { kind: 'ok', value: submitted };
  const ends = await Promise.all(Array.from({ length: 10 }, () => oneKyc.launch('GPL')));
  expect(ends.filter(({ kind }) => kind === 'submitted')).toHaveLength(1);
  expect([visit.count('oneKycToken'), visit.bridge.launches.length]).toEqual([1, 1]);
  expect(await oneKyc.launch('GPL')).toEqual(submitted);
});

test('without a token the host’s screen does not open', async () => {
  const { visit, oneKyc } = await checking();
  addFault(visit.world, { path: '/v1/kyc/one-kyc/token', status: 500, code: 'DOWN', times: 1 });
  const end = await oneKyc.launch('GPL');
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'DOWN' } });
  expect(visit.bridge.launches).toEqual([]);
  expect(oneKyc.launching$.value).toBe(false);
});

test('what one person submitted is not kept for another who logged in meanwhile', async () => {
  const { visit, oneKyc } = await checking();
  visit.bridge.answers.launchOneKyc = { kind: 'ok', value: submitted };
  const ending = oneKyc.launch('GPL');
  visit.storage.elsewhere(STORED.authToken, visit.person('new').token);
  expect(await ending).toEqual({ kind: 'cancelled' });
  expect(oneKyc.submissionUuid).toBeUndefined();
});

test.each<[said: BridgeOutcome<OneKycResult>, end: OneKycEnd, kept: string | undefined]>([
  [{ kind: 'ok', value: submitted }, submitted, 'uuid-1'],
  [{ kind: 'ok', value: { kind: 'rejected' } }, { kind: 'rejected' }, undefined],
  [{ kind: 'ok', value: { kind: 'cancelled' } }, { kind: 'cancelled' }, undefined],
  [{ kind: 'unsupported' }, { kind: 'submitted', submissionUuid: 'before' }, 'before'],
  [{ kind: 'timeout' }, { kind: 'submitted', submissionUuid: 'before' }, 'before'],
  [{ kind: 'failed', code: 'X' }, { kind: 'submitted', submissionUuid: 'before' }, 'before'],
])('a check of before, of which the host says %j', async (said, end, kept) => {
  const { visit, oneKyc } = await checking();
  visit.storage.write(STORED.onekycSubmissionUuid, 'before');
  visit.bridge.answers.oneKycStatus = said;
  expect(await oneKyc.resume('before')).toEqual(end);
  expect(oneKyc.submissionUuid).toBe(kept);
  expect([visit.bridge.calls, visit.count('oneKycToken')]).toEqual([['oneKycStatus'], 0]);
});

test('what the host says of one person’s check is not taken for another’s', async () => {
  const { visit, oneKyc } = await checking();
  visit.bridge.answers.oneKycStatus = { kind: 'ok', value: submitted };
  const ending = oneKyc.resume('before');
  visit.storage.elsewhere(STORED.authToken, visit.person('new').token);
  expect(await ending).toEqual({ kind: 'cancelled' });
  expect(oneKyc.submissionUuid).toBeUndefined();
});
