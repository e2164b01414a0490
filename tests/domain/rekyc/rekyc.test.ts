import { expect, test } from 'vitest';
import { decideFor } from '../../../adapters/memory/lender/control';
import { addFault } from '../../../adapters/memory/lender/faults';
import { contextOf, userById } from '../../../adapters/memory/lender/people';
import { latestValue } from '../../../domain/kernel/loadable';
import { identityFlow } from '../../../domain/kyc/identity-flow';
import { Rekyc, type RekycStatus } from '../../../domain/rekyc/rekyc';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, type Person, type Visit } from '../support/a-visit';

type Mine = Visit & { readonly me: Person };

const rekycOf = ({ http, bridge, storage, session }: Visit) =>
  new Rekyc(http, bridge, storage, session);
const sent = ({ http }: Visit) =>
  http.calls.filter(({ name }) => name === 'submitRekyc').map(({ raw }) => raw.body);
const me = ({ world, me }: Mine) => userById(world, me.userId);
const decide = (visit: Mine, outcome: string) => {
  const user = me(visit);
  return user && decideFor(contextOf(visit.world, user), 'rekyc', outcome);
};
const done = { ok: true, value: undefined };

test.each<[persona: string, status: RekycStatus | undefined]>([
  ['closed', undefined],
  ['rekyc-initiated', 'INITIATED'],
  ['rekyc-mismatch', 'KTP_MISMATCH'],
  ['rekyc-rejected', 'REJECTED'],
  ['rekyc-approved', 'APPROVED'],
])('%s stands at %s', async (persona, status) => {
  const rekyc = rekycOf(await aVisitOf(persona));
  const loading = rekyc.load();
  expect(rekyc.rekyc$.value.phase).toBe('loading');
  await loading;
  expect(latestValue(rekyc.rekyc$.value)).toEqual(status === undefined ? {} : { status });
});

test('the flow is a flag that outlives a reload, and forgets the identity check of before', async () => {
  const visit = await aVisitOf('closed');
  visit.storage.write(STORED.onekycSubmissionUuid, 'an-old-one');
  visit.storage.write(STORED.onboardingType, 'COMBINED');
  expect(identityFlow(visit.storage)).toBe('COMBINED');
  rekycOf(visit).begin();
  expect(identityFlow(visit.storage)).toBe('REKYC');
  expect(visit.storage.read(STORED.onekycSubmissionUuid)).toBeUndefined();
  rekycOf(visit).end();
  expect(identityFlow(visit.storage)).toBe('COMBINED');
  rekycOf(visit).begin();
  visit.session.end('person');
  expect(visit.storage.read(STORED.rekycFlow)).toBeUndefined();
});

test('a check is sent with who this is to the host: from the bridge, else from the lender', async () => {
  const visit = await aVisitOf('closed');
  const { customerId } = me(visit) ?? {};
  visit.bridge.answers.userDetails = { kind: 'ok', value: { customerId: 'G-of-the-host' } };
  expect(await rekycOf(visit).submit('one')).toEqual(done);
  const other = await aVisitOf('closed');
  other.bridge.answers.userDetails = { kind: 'ok', value: { name: 'Sari' } };
  const rekyc = rekycOf(other);
  expect(await rekyc.submit('two')).toEqual(done);
  expect([...sent(visit), ...sent(other)]).toEqual([
    { submissionUuid: 'one', gojekCustomerId: 'G-of-the-host' },
    { submissionUuid: 'two', gojekCustomerId: customerId },
  ]);
  expect([visit.count('userInfo'), other.count('userInfo')]).toEqual([0, 1]);
  expect(latestValue(rekyc.rekyc$.value)).toEqual({ status: 'INITIATED' });
});

test.each<[what: string, fault: Parameters<typeof addFault>[1], failure: object]>([
  ['cannot be read', { path: '/v1/user/info', status: 500, times: 1 }, { status: 500 }],
  ['is not told', { path: '/v1/user/info', body: '{"data":{}}', times: 1 }, { kind: 'contract' }],
])('nothing is sent while the customer %s', async (_, fault, failure) => {
  const visit = await aVisitOf('closed');
  addFault(visit.world, fault);
  expect(await rekycOf(visit).submit('one')).toMatchObject({ ok: false, error: failure });
  expect(sent(visit)).toEqual([]);
});

test('pressed however often, it is sent once; what is under way is not sent again after a reload', async () => {
  const visit = await aVisitOf('closed');
  const rekyc = rekycOf(visit);
  const all = await Promise.all([rekyc.submit('one'), rekyc.submit('one'), rekyc.submit('two')]);
  expect(all).toEqual([done, done, done]);
  expect(await rekyc.submit('one')).toEqual(done);
  expect(await rekycOf(visit).submit('one')).toEqual(done);
  expect(sent(visit)).toHaveLength(1);
});

test('after a rejection another check is sent, and only that one', async () => {
  const visit = await aVisitOf('closed');
  const rekyc = rekycOf(visit);
  await rekyc.submit('one');
  decide(visit, 'REJECTED');
  await rekyc.load();
  expect(latestValue(rekyc.rekyc$.value)).toEqual({ status: 'REJECTED' });
  expect(await rekyc.submit('two')).toEqual(done);
  expect(sent(visit)).toHaveLength(2);
});

test('a refusal is told as it is', async () => {
  const visit = await aVisitOf('approved');
  const answer = await rekycOf(visit).submit('one');
  expect(answer).toMatchObject({ ok: false, error: { status: 403, code: 'REKYC_NOT_ALLOWED' } });
});

test('an older question does not undo what was sent after it', async () => {
  const visit = await aVisitOf('closed');
  const rekyc = rekycOf(visit);
  addFault(visit.world, { path: '/v1/kyc/rekyc/status', delayMs: 5_000, times: 1 });
  void rekyc.load();
  await rekyc.submit('one');
  await visit.clock.advance(10_000);
  expect(latestValue(rekyc.rekyc$.value)).toEqual({ status: 'INITIATED' });
});

test.each([401, 403, 500])(
  'a status that cannot be read (%s) does not keep anybody',
  async (status) => {
    const visit = await aVisitOf('closed');
    addFault(visit.world, { path: '/v1/kyc/rekyc/status', status, times: 1 });
    expect(await rekycOf(visit).submit('one')).toEqual(done);
    expect(sent(visit)).toHaveLength(1);
  },
);

test('a refusal of what is under way already counts as sent', async () => {
  const visit = await aVisitOf('rekyc-initiated');
  addFault(visit.world, { path: '/v1/kyc/rekyc/status', status: 500, times: 1 });
  expect(await rekycOf(visit).submit('one')).toEqual(done);
  expect(sent(visit)).toHaveLength(1);
});
