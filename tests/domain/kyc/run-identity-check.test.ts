import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import type { Failure } from '../../../domain/kernel/failure';
import { type IdentityCheckEnd, RunIdentityCheck } from '../../../domain/kyc/run-identity-check';
import type { BridgeOutcome, OneKycResult } from '../../../domain/ports/native-bridge';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf } from '../support/a-visit';

/** Opens the first step. `notTaken` is the failure with which re-KYC refuses a check. */
const checking = async () => {
  const visit = await aVisitOf('new', '/kyc/step1');
  const { http, bridge, ports } = visit;
  const taken: [flow: string, submissionUuid: string][] = [];
  const at: { notTaken?: Failure; lack?: Failure } = {};
  const take = (flow: string) => async (submissionUuid: string) => {
    taken.push([flow, submissionUuid]);
    return at.notTaken;
  };
  const check = new RunIdentityCheck(http, bridge, ports.storage, ports.tracking, {
    language: () => 'en',
    partner: (flow) => `${flow}-gopay`,
    needs: async (flow) => (flow === 'REKYC' ? at.lack : undefined),
    takers: { GPL: take('GPL'), COMBINED: take('COMBINED'), REKYC: take('REKYC') },
  });
  const { left } = visit.navigator.place$.value;
  return { visit, check, taken, at, left };
};

const submitted: OneKycResult = { kind: 'submitted', submissionUuid: 'uuid-1' };

test.each<[outcome: BridgeOutcome<OneKycResult>, end: IdentityCheckEnd]>([
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
])('the identity check that the host ends with %j', async (outcome, end) => {
  const { visit, check, taken, left } = await checking();
  visit.bridge.answers.launchOneKyc = outcome;
  expect(await check.run('GPL', 'kycStep1', left)).toEqual(end);
  expect(check.state$.value).toEqual(end);
  const isSubmitted = end.kind === 'submitted';
  expect(check.submissionUuid).toBe(isSubmitted ? 'uuid-1' : undefined);
  expect(taken).toEqual(isSubmitted ? [['GPL', 'uuid-1']] : []);
  expect(visit.tracking.events.at(-1)).toMatchObject({
    action: 'identity_check_ended',
    route: 'kycStep1',
    properties: { flow: 'GPL', outcome: end.kind },
  });
});

test.each([
  ['GPL', 'GPL-gopay', 'GPL'],
  ['COMBINED', 'COMBINED-gopay', 'COMBINED'],
  ['REKYC', 'REKYC-gopay', undefined],
] as const)('the %s flow is launched as %s and stored as %s', async (flow, partner, kept) => {
  const { visit, check, taken, left } = await checking();
  visit.bridge.answers.launchOneKyc = { kind: 'ok', value: submitted };
  await check.run(flow, 'kycStep1', left);
  const { headers } = visit.http.calls.find(({ name }) => name === 'oneKycToken')?.raw ?? {};
  expect(headers?.['onboarding-partner']).toBe(partner);
  expect(visit.bridge.launches).toMatchObject([{ partner, locale: 'en' }]);
  expect(visit.bridge.launches[0]?.token).toMatch(/./);
  expect(visit.storage.read(STORED.onboardingType)).toBe(kept);
  expect(taken).toEqual([[flow, 'uuid-1']]);
});

test('ten presses run one check, and after its end another one can run', async () => {
  const { visit, check, left } = await checking();
  visit.bridge.answers.launchOneKyc = { kind: 'ok', value: submitted };
  const presses = Array.from({ length: 10 }, () => check.run('GPL', 'kycStep1', left));
  expect(check.state$.value).toEqual({ kind: 'running' });
  const ends = await Promise.all(presses);
  expect(ends.filter((end) => end !== undefined)).toEqual([submitted]);
  expect([visit.count('oneKycToken'), visit.bridge.launches.length]).toEqual([1, 1]);
  expect(await check.run('GPL', 'kycStep1', left)).toEqual(submitted);
});

test('the screen of the host does not open without a token', async () => {
  const { visit, check, left } = await checking();
  addFault(visit.world, { path: '/v1/kyc/one-kyc/token', status: 500, code: 'DOWN', times: 1 });
  const end = await check.run('GPL', 'kycStep1', left);
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'DOWN' } });
  expect([visit.bridge.launches, check.state$.value]).toEqual([[], end]);
});

test('a check that its flow could not accept is kept, and can be handed over again by hand', async () => {
  const { visit, check, taken, at, left } = await checking();
  visit.bridge.answers.launchOneKyc = { kind: 'ok', value: submitted };
  at.notTaken = { kind: 'timeout' };
  const end = await check.run('REKYC', 'kycStep1', left);
  expect(end).toEqual({ ...submitted, kind: 'notTaken', failure: { kind: 'timeout' } });
  expect(check.submissionUuid).toBe('uuid-1');
  delete at.notTaken;
  expect(await check.handOver('REKYC', 'uuid-1')).toEqual(submitted);
  expect([taken.length, visit.bridge.launches.length]).toEqual([2, 1]);
});

test.each<[answer: BridgeOutcome<OneKycResult>, end: IdentityCheckEnd, kept: string | undefined]>([
  [{ kind: 'ok', value: submitted }, submitted, 'uuid-1'],
  [{ kind: 'ok', value: { kind: 'rejected' } }, { kind: 'rejected' }, undefined],
  [{ kind: 'ok', value: { kind: 'cancelled' } }, { kind: 'cancelled' }, undefined],
  [{ kind: 'unsupported' }, { kind: 'submitted', submissionUuid: 'before' }, 'before'],
  [{ kind: 'timeout' }, { kind: 'submitted', submissionUuid: 'before' }, 'before'],
  [{ kind: 'failed', code: 'X' }, { kind: 'submitted', submissionUuid: 'before' }, 'before'],
])('an earlier check is resumed when the host answers %j', async (answer, end, kept) => {
  const { visit, check, taken } = await checking();
  visit.storage.write(STORED.onekycSubmissionUuid, 'before');
  visit.bridge.answers.oneKycStatus = answer;
  expect(await check.resume('GPL', 'before')).toEqual(end);
  expect(check.submissionUuid).toBe(kept);
  expect(taken).toEqual(kept === undefined ? [] : [['GPL', kept]]);
  expect([visit.bridge.calls, visit.count('oneKycToken')]).toEqual([['oneKycStatus'], 0]);
});

test('no identity check is opened for a flow that lacks a required value', async () => {
  const { visit, check, at, left } = await checking();
  at.lack = { kind: 'contract', path: 'gojekCustomerId' };
  expect(await check.run('REKYC', 'kycStep1', left)).toEqual({ kind: 'failed', failure: at.lack });
  expect([visit.count('oneKycToken'), visit.bridge.calls]).toEqual([0, []]);
});
