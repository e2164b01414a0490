import { expect, test } from 'vitest';
import { decideFor } from '../../../sandbox/lender/personas/control';
import { addFault } from '../../../sandbox/lender/faults';
import { latestValue } from '../../../domain/kernel/loadable';
import { aVisitOf, type Visit } from '../support/a-visit';
import { type Answers, answering } from '../support/answering';
import { rekycIn, submitRekycIn } from '../support/services-in';

const verb = (visit: Visit, rekyc = rekycIn(visit)) =>
  submitRekycIn(visit, visit.ports.http, rekyc);
const sent = ({ http }: Visit) =>
  http.calls.filter(({ name }) => name === 'submitRekyc').map(({ raw }) => raw.body);
const done = { kind: 'done', value: undefined };

test('a check is submitted with the customer id of the bridge, else with that of the lender', async () => {
  const visit = await aVisitOf('closed');
  const { customerId } = visit.user();
  visit.bridge.answers.userDetails = { kind: 'ok', value: { customerId: 'G-of-the-host' } };
  expect(await verb(visit).press('one')).toEqual(done);
  const other = await aVisitOf('closed');
  other.bridge.answers.userDetails = { kind: 'ok', value: { name: 'Sari' } };
  const rekyc = rekycIn(other);
  expect(await verb(other, rekyc).press('two')).toEqual(done);
  expect([...sent(visit), ...sent(other)]).toEqual([
    { submissionUuid: 'one', gojekCustomerId: 'G-of-the-host' },
    { submissionUuid: 'two', gojekCustomerId: customerId },
  ]);
  expect([visit.count('userInfo'), other.count('userInfo')]).toEqual([0, 1]);
  expect(latestValue(rekyc.state$.value)).toEqual({ status: 'INITIATED' });
});

test.each<[what: string, fault: Parameters<typeof addFault>[1], failure: object]>([
  ['cannot be read', { path: '/v1/user/info', status: 500, times: 1 }, { status: 500 }],
  ['is missing', { path: '/v1/user/info', body: '{"data":{}}', times: 1 }, { kind: 'contract' }],
])('nothing is submitted while the customer id %s', async (_, fault, failure) => {
  const visit = await aVisitOf('closed');
  addFault(visit.world, fault);
  expect(await verb(visit).press('one')).toMatchObject({ kind: 'failed', failure });
  expect(sent(visit)).toEqual([]);
});

test('two presses, a reload and another tab submit a check once', async () => {
  const visit = await aVisitOf('closed');
  const [it, otherTab] = [verb(visit), verb(visit)];
  const all = await Promise.all([it.press('one'), it.press('one'), it.press('two')]);
  expect([...all, it.state$.value]).toEqual([done, done, done, done]);
  expect(await it.press('one')).toEqual(done);
  expect(await otherTab.press('one')).toEqual(done);
  expect(sent(visit)).toHaveLength(1);
});

test('after a rejection another check is submitted', async () => {
  const visit = await aVisitOf('closed');
  const rekyc = rekycIn(visit);
  const it = verb(visit, rekyc);
  await it.press('one');
  decideFor(visit.lender(), 'rekyc', 'REJECTED');
  await rekyc.load();
  expect(latestValue(rekyc.state$.value)).toEqual({ status: 'REJECTED' });
  expect(await it.press('two')).toEqual(done);
  expect(sent(visit)).toHaveLength(2);
});

test('a refusal keeps its code', async () => {
  const visit = await aVisitOf('approved');
  expect(await verb(visit).press('one')).toMatchObject({
    kind: 'failed',
    failure: { status: 403, code: 'REKYC_NOT_ALLOWED' },
  });
});

test('a late answer to an older request does not undo the submission', async () => {
  const visit = await aVisitOf('closed');
  const rekyc = rekycIn(visit);
  addFault(visit.world, { path: '/v1/kyc/rekyc/status', delayMs: 5_000, times: 1 });
  void rekyc.load();
  await verb(visit, rekyc).press('one');
  await visit.clock.advance(10_000);
  expect(latestValue(rekyc.state$.value)).toEqual({ status: 'INITIATED' });
});

test.each([401, 403, 500])('an unreadable status (%s) does not block it', async (status) => {
  const visit = await aVisitOf('closed');
  addFault(visit.world, { path: '/v1/kyc/rekyc/status', status, times: 1 });
  expect(await verb(visit).press('one')).toEqual(done);
  expect(sent(visit)).toHaveLength(1);
});

test('a refusal because another tab submitted a check counts as submitted', async () => {
  const visit = await aVisitOf('closed');
  addFault(visit.world, { path: '/v1/kyc/rekyc/status', delayMs: 1_000, times: 1 });
  const late = verb(visit).press('one');
  await verb(visit).press('two');
  await visit.clock.advance(1_000);
  expect(await late).toEqual(done);
  expect(sent(visit)).toHaveLength(1);
});

test('with INITIATED before any check the check is sent, and its refusal is a failure', async () => {
  const visit = await aVisitOf('rekyc-initiated');
  expect(await verb(visit).press('one')).toMatchObject({
    kind: 'failed',
    failure: { status: 409 },
  });
  expect(sent(visit)).toHaveLength(1);
  const rekyc = rekycIn(visit);
  await rekyc.load();
  expect(latestValue(rekyc.state$.value)).toEqual({ isUnproven: true });
});

test('the data for a check is read before the check', async () => {
  const visit = await aVisitOf('closed');
  const answers: Answers = { userInfo: { name: 'Sari' } };
  const it = submitRekycIn(visit, answering(visit, answers));
  expect(await it.prepare()).toEqual({ kind: 'contract', path: 'gojekCustomerId' });
  answers.userInfo = { gojekCustomerId: 'G-1' };
  expect(await it.prepare()).toBeUndefined();
  answers.userInfo = {};
  expect(await it.press('one')).toEqual(done);
});
