import { expect, test } from 'vitest';
import { decideFor } from '../../../sandbox/lender/personas/control';
import { second } from '../../../domain/kernel/instant';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Watching } from '../../../domain/async/watched';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import type { RekycState } from '../../../domain/rekyc/rekyc';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf } from '../support/a-visit';
import { type Answers, answering } from '../support/answering';
import { rekycIn } from '../support/services-in';

test.each<[persona: string, state: RekycState]>([
  ['closed', {}],
  ['rekyc-initiated', { isUnproven: true }],
  ['rekyc-mismatch', { status: 'KTP_MISMATCH' }],
  ['rekyc-rejected', { status: 'REJECTED' }],
  ['rekyc-approved', { status: 'APPROVED' }],
])('the state of %s is %j', async (persona, state) => {
  const rekyc = rekycIn(await aVisitOf(persona));
  const loading = rekyc.load();
  expect(rekyc.state$.value.phase).toBe('loading');
  await loading;
  expect(latestValue(rekyc.state$.value)).toEqual(state);
});

test('INITIATED and an unknown status mean a review only between a check from this browser and its result', async () => {
  const visit = await aVisitOf('closed');
  const answers: Answers = {};
  const rekyc = rekycIn(visit, answering(visit, answers));
  const read = async (status: string) => {
    answers.rekycStatus = { status };
    await rekyc.load();
    return latestValue(rekyc.state$.value);
  };
  for (const status of ['INITIATED', 'IN_REVIEW'])
    expect(await read(status)).toEqual({ isUnproven: true });
  rekyc.note();
  for (const status of ['INITIATED', 'IN_REVIEW'])
    expect(await read(status)).toEqual({ status: 'INITIATED' });
  expect(await read('REJECTED')).toEqual({ status: 'REJECTED' });
  expect(await read('INITIATED')).toEqual({ isUnproven: true });
});

test('the flow is a flag that survives a reload, and its start erases an earlier identity check', async () => {
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

test('a watch reads the status by the schedule until there is a result', async () => {
  const visit = await aVisitOf('rekyc-initiated');
  const rekyc = rekycIn(visit);
  const seen: Watching[] = [];
  let isOver = false;
  rekyc.watch$.subscribe({ next: (it) => seen.push(it), complete: () => (isOver = true) });
  await visit.clock.advance(2 * second);
  expect([seen.length, visit.count('rekycStatus'), isOver]).toEqual([1, 1, false]);
  decideFor(visit.lender(), 'rekyc', 'REJECTED');
  await visit.clock.advance(4 * second);
  expect([visit.count('rekycStatus'), isOver]).toEqual([2, true]);
  expect(latestValue(rekyc.state$.value)).toEqual({ status: 'REJECTED' });
});

test('the flow is open from its beginning to its end, also in another document', async () => {
  const { storage } = await aVisitOf('closed');
  const flow = new RekycFlow(storage);
  storage.write(STORED.onekycSubmissionUuid, 'u-1');
  storage.write(STORED.rekycSent, true);
  expect(flow.isOpen).toBe(false);
  flow.begin();
  expect(new RekycFlow(storage).isOpen).toBe(true);
  expect(storage.read(STORED.onekycSubmissionUuid)).toBeUndefined();
  expect(storage.read(STORED.rekycSent)).toBeUndefined();
  flow.end();
  expect(flow.isOpen).toBe(false);
});
