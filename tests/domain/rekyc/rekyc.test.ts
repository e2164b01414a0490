import { expect, test } from 'vitest';
import { decideFor } from '../../../sandbox/lender/control';
import { contextOf, userById } from '../../../sandbox/lender/people';
import { second } from '../../../domain/kernel/instant';
import { cell } from '../../../domain/kernel/live';
import { latestValue } from '../../../domain/kernel/loadable';
import type { Watching } from '../../../domain/kernel/watched';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import type { Http } from '../../../domain/ports/http';
import { Rekyc, type RekycStatus } from '../../../domain/rekyc/rekyc';
import { RekycFlow } from '../../../domain/rekyc/rekyc-flow';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp } from '../support/held-http';

const rekycOf = ({ clock, http }: Visit, its: Http = http) =>
  new Rekyc(its, { clock, visible$: cell(true) });

test.each<[persona: string, status: RekycStatus | undefined]>([
  ['closed', undefined],
  ['rekyc-initiated', 'INITIATED'],
  ['rekyc-mismatch', 'KTP_MISMATCH'],
  ['rekyc-rejected', 'REJECTED'],
  ['rekyc-approved', 'APPROVED'],
])('the status of %s is %s', async (persona, status) => {
  const rekyc = rekycOf(await aVisitOf(persona));
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
  const rekyc = rekycOf(new Visit(), http);
  void rekyc.load();
  await http.answer({ status: 'UNKNOWN' });
  expect(rekyc.state$.value).toEqual({ phase: 'ready', value: { status: 'INITIATED' } });
});

test('while it is watched, the status is read by the schedule until there is a result', async () => {
  const visit = await aVisitOf('rekyc-initiated');
  const user = userById(visit.world, visit.me.userId);
  const rekyc = rekycOf(visit);
  const seen: Watching[] = [];
  let isOver = false;
  rekyc.watch$.subscribe({ next: (it) => seen.push(it), complete: () => (isOver = true) });
  await visit.clock.advance(2 * second);
  expect([seen.length, visit.count('rekycStatus'), isOver]).toEqual([1, 1, false]);
  if (user) decideFor(contextOf(visit.world, user), 'rekyc', 'REJECTED');
  await visit.clock.advance(4 * second);
  expect([visit.count('rekycStatus'), isOver]).toEqual([2, true]);
  expect(latestValue(rekyc.state$.value)).toEqual({ status: 'REJECTED' });
});
