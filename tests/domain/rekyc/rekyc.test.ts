import { expect, test } from 'vitest';
import { latestValue } from '../../../domain/kernel/loadable';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { Rekyc, type RekycStatus } from '../../../domain/rekyc/rekyc';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

test.each<[persona: string, status: RekycStatus | undefined]>([
  ['closed', undefined],
  ['rekyc-initiated', 'INITIATED'],
  ['rekyc-mismatch', 'KTP_MISMATCH'],
  ['rekyc-rejected', 'REJECTED'],
  ['rekyc-approved', 'APPROVED'],
])('the status of %s is %s', async (persona, status) => {
  const rekyc = new Rekyc((await aVisitOf(persona)).http);
  const loading = rekyc.load();
  expect(rekyc.state$.value.phase).toBe('loading');
  await loading;
  expect(latestValue(rekyc.state$.value)).toEqual(status === undefined ? {} : { status });
});

test('the flow is a flag that outlives a reload; beginning it forgets an earlier identity check', async () => {
  const visit = await aVisitOf('closed');
  visit.storage.write(STORED.onekycSubmissionUuid, 'an-old-one');
  visit.storage.write(STORED.onboardingType, 'COMBINED');
  expect(identityFlow(visit.storage)).toBe('COMBINED');
  new RekycFlow(visit.ports.storage).begin();
  expect(identityFlow(visit.storage)).toBe('REKYC');
  expect(visit.storage.read(STORED.onekycSubmissionUuid)).toBeUndefined();
  new RekycFlow(visit.ports.storage).end();
  expect(identityFlow(visit.storage)).toBe('COMBINED');
  new RekycFlow(visit.ports.storage).begin();
  visit.session.end('person');
  expect(visit.storage.read(STORED.rekycFlow)).toBeUndefined();
});

test('a status of tomorrow counts as under way', async () => {
  const http = new HeldHttp();
  const rekyc = new Rekyc(http);
  void rekyc.load();
  await http.answer({ status: 'UNKNOWN' });
  expect(rekyc.state$.value).toEqual({ phase: 'ready', value: { status: 'INITIATED' } });
});
