import { expect, test } from 'vitest';
import { addFault, type Fault } from '../../../sandbox/lender/faults';
import { guardStatus } from '../../../domain/application/applications';
import { JoinWaitlist } from '../../../domain/application/join-waitlist';
import { Reapply } from '../../../domain/application/reapply';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, type Visit } from '../support/a-visit';
import { settled } from '../support/held-http';

const reapplyOf = ({ ports, applications }: Visit) =>
  new Reapply(ports.http, applications, ports.scope.ended);
const joinOf = ({ ports, applications }: Visit) =>
  new JoinWaitlist(ports.http, applications, ports.scope.ended);
const statusOf = ({ applications }: Visit) => guardStatus(applications.state$.value);

/** The two verbs, each with its persona and the check of its success. */
const verbs = [
  {
    name: 'reapply' as const,
    persona: 'rejected-can-reapply',
    path: '/v1/kyc/reapply',
    verb: reapplyOf,
    isDone: (visit: Visit) => statusOf(visit) === 'DRAFT',
  },
  {
    name: 'joinWaitlist' as const,
    persona: 'waitlist-open',
    path: '/v1/user/join-waitlist',
    verb: joinOf,
    isDone: ({ applications }: Visit) => {
      const { value } = applications.state$;
      return value.phase === 'ready' && value.value.waitlist?.isJoined === true;
    },
  },
];

test.each(verbs)('$name: pressed twice, in another tab and again, it is sent once', async (row) => {
  const visit = await aVisitOf(row.persona);
  const verb = row.verb(visit);
  const ends = await Promise.all([verb.press(), verb.press()]);
  const elsewhere = await row.verb(visit).press();
  for (const end of [...ends, elsewhere]) expect(end.kind).toBe('done');
  expect(visit.count(row.name)).toBe(1);
  expect(row.isDone(visit)).toBe(true);
});

const lost: readonly (readonly [what: string, fault: Partial<Fault>, kind: string])[] = [
  ['arrived', { drop: true, carriedOut: true }, 'done'],
  ['did not arrive', { drop: true }, 'unknown'],
  ['was refused', { status: 422, code: 'NO' }, 'failed'],
];
test.each(verbs.flatMap((row) => lost.map(([what, fault, kind]) => ({ row, what, fault, kind }))))(
  '$row.name: the outcome is $kind when a request whose answer is lost $what',
  async ({ row, fault, kind }) => {
    const visit = await aVisitOf(row.persona);
    addFault(visit.world, { method: 'POST', path: row.path, times: 1, ...fault });
    const verb = row.verb(visit);
    expect((await verb.press()).kind).toBe(kind);
    expect(verb.state$.value.kind).toBe(kind);
    expect(visit.count(row.name)).toBe(1);
    expect(row.isDone(visit)).toBe(kind === 'done');
  },
);

test.each(verbs)('$name: nothing is sent while the status is unknown', async (row) => {
  const visit = await aVisitOf(row.persona);
  addFault(visit.world, { path: '/v1/user/application-status', status: 500, times: 9 });
  expect(await row.verb(visit).press()).toMatchObject({ kind: 'failed', failure: { status: 500 } });
  expect(visit.count(row.name)).toBe(0);
});

test.each(verbs)('$name: after a logout nothing is reported or sent', async (row) => {
  const visit = await aVisitOf(row.persona);
  const verb = row.verb(visit);
  const end = verb.press();
  visit.session.end('person');
  expect(await end).toEqual({ kind: 'idle' });
  await settled();
  expect(verb.state$.value).toEqual({ kind: 'idle' });
  expect(visit.count(row.name)).toBe(0);
});

test('a successful reapply gives DRAFT; a refused one changes nothing', async () => {
  const able = await aVisitOf('rejected-can-reapply');
  await able.applications.load();
  expect(await reapplyOf(able).press()).toEqual({ kind: 'done' });
  expect(statusOf(able)).toBe('DRAFT');
  expect(able.storage.read(STORED.statusMarker)).toBeUndefined();

  const early = await aVisitOf('rejected');
  await early.applications.load();
  const end = await reapplyOf(early).press();
  expect(end).toMatchObject({ kind: 'failed', failure: { code: 'REAPPLY_TOO_SOON' } });
  expect(statusOf(early)).toBe('REJECTED');
});

test('a reapply sends the requested products again, and gives DRAFT when the status cannot be read', async () => {
  const both = await aVisitOf('gpp-rejected-can-reapply');
  await reapplyOf(both).press();
  expect(both.applications.state$.value).toMatchObject({
    phase: 'ready',
    value: { productStatus: { GPP: 'DRAFT' } },
  });

  const cut = await aVisitOf('rejected-can-reapply');
  const pressed = reapplyOf(cut).press();
  while (cut.count('reapply') === 0) await Promise.resolve();
  addFault(cut.world, {
    method: 'GET',
    path: '/v1/user/application-status',
    status: 500,
    times: 9,
  });
  expect(await pressed).toEqual({ kind: 'done' });
  expect(statusOf(cut)).toBe('DRAFT');
});
