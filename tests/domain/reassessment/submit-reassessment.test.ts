import { filter, firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { decideFor } from '../../../sandbox/lender/personas/control';
import { addFault } from '../../../sandbox/lender/faults';
import { day, second } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { latestValue } from '../../../domain/kernel/loadable';
import { UNREAD } from '../../../domain/kernel/unread';
import type {
  ReviewState,
  SubmitReassessment,
} from '../../../domain/reassessment/submit-reassessment';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { type Answers, answering } from '../support/answering';
import { api, HeldHttp } from '../support/held-http';
import { pinIn, reassessmentIn as of } from '../support/services-in';

const requests = ({ http }: Visit) =>
  http.calls.filter(({ name }) => name === 'requestReassessment').map(({ raw }) => raw.body);
const statusOf = (it: SubmitReassessment) => latestValue(it.status.state$.value)?.status;
const path = '/v1/kyc/on-demand';
const accepted = { kind: 'accepted' };

test.each([
  ['reassess', 'NOT_REQUESTED'],
  ['reassess-processing', 'PROCESSING'],
  ['reassess-review', 'IN_REVIEW'],
  ['reassess-rejected', 'REJECTED'],
  ['reassess-ineligible', 'INELIGIBLE'],
  ['reassess-exhausted', 'EXHAUSTED'],
])('the status of %s is %s', async (persona, status) => {
  const it = of(await aVisitOf(persona));
  const loading = it.status.load();
  expect(it.status.state$.value.phase).toBe('loading');
  await loading;
  expect(statusOf(it)).toBe(status);
});

test('the flow is a flag that survives a reload, until its end or the logout', async () => {
  const visit = await aVisitOf('reassess');
  of(visit).begin();
  expect([of(visit).begun, visit.storage.read(STORED.reassessmentFlow)]).toEqual([true, true]);
  of(visit).finish();
  expect(of(visit).begun).toBe(false);
  of(visit).begin();
  visit.session.end('person');
  expect(of(visit).begun).toBe(false);
});

test('a request carries the ids of the PIN, is sent once for two presses, and is decided later', async () => {
  const visit = await aVisitOf('reassess');
  const [it, pin] = [of(visit), pinIn(visit)];
  const token = await it.token();
  expect(token.ok && token.value.length).toBeGreaterThan(10);
  const confirmed = pin.confirm('a-token');
  await firstValueFrom(pin.state$.pipe(filter(({ kind }) => kind === 'field')));
  await pin.enter('123456');
  const verdict = await confirmed;
  if (verdict.kind !== 'verified') throw new Error('the PIN was not taken');
  const [first, again] = [it.submit(verdict.ids), it.submit(verdict.ids)];
  expect([await first, await again]).toEqual([accepted, accepted]);
  expect(requests(visit)).toEqual([verdict.ids]);
  expect([statusOf(it), it.review$.value]).toEqual(['PROCESSING', accepted]);
  expect(await it.look()).toEqual({ ok: true, value: false });
  await visit.clock.advance(5 * second);
  expect(await it.look()).toEqual({ ok: true, value: true });
  const { status, details } = latestValue(it.status.state$.value) ?? {};
  expect(status).toBe('APPROVED');
  expect(details?.limitAfter).toBeGreaterThan(details?.limitBefore ?? Number.POSITIVE_INFINITY);
});

test('a request under way is not sent again, also after a reload', async () => {
  for (const persona of ['reassess-processing', 'reassess-review']) {
    const visit = await aVisitOf(persona);
    expect(await of(visit).submit({})).toEqual(accepted);
    expect(requests(visit)).toEqual([]);
  }
});

test('an early request is refused with the time of the next one', async () => {
  const visit = await aVisitOf('reassess-rejected');
  const it = of(visit);
  const end = await it.submit({});
  expect(end).toEqual({ kind: 'refused', reapplyTime: expect.any(Number) });
  expect(end.kind === 'refused' && (end.reapplyTime ?? 0) > visit.clock.now() + day).toBe(true);
  expect(it.review$.value).toEqual(end);
});

test.each<[answer: object, review: object]>([
  [{ status: 'REJECTED' }, { kind: 'refused', code: 'REJECTED' }],
  [{ valid: false }, { kind: 'refused' }],
  [{ verified: UNREAD }, { kind: 'unknown' }],
  [{ status: 'QUEUED' }, { kind: 'accepted' }],
  [{}, { kind: 'accepted' }],
])('while the status stays the same, the answer %j means %j', async (answer, review) => {
  const visit = await aVisitOf('reassess');
  const http = answering(visit, {
    requestReassessment: answer,
    reassessmentStatus: { status: 'NOT_REQUESTED' },
  });
  expect(await of(visit, http).submit({})).toMatchObject(review);
});

test.each([
  ['reassess-ineligible', 'REASSESSMENT_INELIGIBLE'],
  ['reassess-exhausted', 'REASSESSMENT_EXHAUSTED'],
])('%s is refused with %s', async (persona, code) => {
  const it = of(await aVisitOf(persona));
  expect(await it.submit({})).toMatchObject({ kind: 'refused', code });
});

test('after a lost answer the status shows that the request arrived', async () => {
  const visit = await aVisitOf('reassess');
  addFault(visit.world, { method: 'POST', path, drop: true, carriedOut: true, times: 1 });
  expect(await of(visit).submit({})).toEqual(accepted);
  expect(requests(visit)).toHaveLength(1);
});

test('after a lost answer the request stays unknown until the status changes', async () => {
  const visit = await aVisitOf('reassess');
  const it = of(visit);
  addFault(visit.world, { method: 'POST', path, drop: true, times: 1 });
  expect(await it.submit({})).toEqual({ kind: 'unknown' });
  expect(await it.look()).toEqual({ ok: true, value: false });
  expect(it.review$.value?.kind).toBe('unknown');
  // The first request arrives late.
  await of(visit).submit({});
  expect(await it.look()).toEqual({ ok: true, value: true });
  expect(it.review$.value).toEqual(accepted);
});

const held = () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  return { http, visit, it: of(visit, http) };
};

test.each<[Failure, ReviewState]>([
  [api(409, 'REASSESSMENT_IN_PROGRESS'), { kind: 'accepted' }],
  [api(422, 'NO'), { kind: 'refused', code: 'NO' }],
  [api(500), { kind: 'failed', failure: api(500) }],
  [api(503), { kind: 'failed', failure: api(503) }],
  [api(502), { kind: 'unknown' }],
  [{ kind: 'timeout' }, { kind: 'unknown' }],
  [{ kind: 'cancelled' }, { kind: 'idle' }],
])('the failure %j ends in %j', async (failure, end) => {
  const { http, it } = held();
  const asked = it.submit({});
  await http.answer({ status: 'NOT_REQUESTED' });
  await http.fail(failure);
  await http.answer({ status: 'NOT_REQUESTED' });
  expect(await asked).toEqual(end);
  expect(http.sent).toBe(3);
});

test('nothing is sent while the status cannot be read', async () => {
  const { http, it } = held();
  const asked = it.submit({});
  await http.fail({ kind: 'network' });
  expect(await asked).toEqual({ kind: 'failed', failure: { kind: 'network' } });
  expect(http.sent).toBe(1);
});

test('once the id of the request is known, the status is read with it', async () => {
  const { http, it } = held();
  const asked = it.submit({ challengeId: 'c' });
  expect(http.waiting[0]?.input).toEqual({ query: {} });
  await http.answer({ status: 'NOT_REQUESTED' });
  expect(http.waiting[0]?.input).toEqual({ body: { challengeId: 'c' } });
  await http.answer({ requestId: 'r-1' });
  expect(http.waiting[0]?.input).toEqual({ query: { requestId: 'r-1' } });
  await http.answer({ status: 'PROCESSING' });
  expect(await asked).toEqual(accepted);
});

test('a second request whose status cannot be read fails, whatever the outcome of the first', async () => {
  const { http, it } = held();
  const first = it.submit({});
  await http.answer({ status: 'NOT_REQUESTED' });
  await http.answer({});
  await http.answer({ status: 'APPROVED' });
  expect(await first).toEqual(accepted);
  const second = it.submit({});
  await http.fail({ kind: 'network' });
  expect(await second).toEqual({ kind: 'failed', failure: { kind: 'network' } });
});

test('a rejection carries the day of the next request', async () => {
  const visit = await aVisitOf('reassess-processing');
  const it = of(visit);
  decideFor(visit.lender(), 'reassessment', 'rejected');
  expect(await it.look()).toEqual({ ok: true, value: true });
  expect(latestValue(it.status.state$.value)).toMatchObject({
    status: 'REJECTED',
    details: { reapplyTime: expect.any(Number) },
  });
});

test('a decision without a time keeps the time of the answer to the request', async () => {
  const visit = await aVisitOf('reassess');
  const reapplyTime = visit.clock.now() + 90 * day;
  const answers: Answers = { requestReassessment: { reapplyTime } };
  const it = of(visit, answering(visit, answers));
  expect(await it.submit({})).toEqual(accepted);
  answers.reassessmentStatus = { status: 'REJECTED', details: { reapplyTime: 'later' } };
  await it.status.load();
  const known = { status: 'REJECTED', details: { reapplyTime } };
  expect(it.known$.value).toEqual(known);
  it.begin();
  expect(it.known$.value).toEqual(known);
});
