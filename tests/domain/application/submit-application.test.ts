import { expect, test } from 'vitest';
import { addFault, type Fault } from '../../../adapters/memory/lender/faults';
import { filledDraft } from '../../../adapters/memory/lender/new-person';
import { userById } from '../../../adapters/memory/lender/people';
import { many, single } from '../../../adapters/memory/lender/records';
import { guardStatus } from '../../../domain/application/applications';
import { SubmitApplication } from '../../../domain/application/submit-application';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf } from '../support/a-visit';

/** Somebody whose draft lacks nothing, before the button that sends it. */
const ready = async (persona = 'draft') => {
  const visit = await aVisitOf(persona, '/kyc/tnc');
  const { world, me, http, storage, applications } = visit;
  world.store.put(single.draft, me.userId, filledDraft(userById(world, me.userId)!), me.userId);
  const submitApplication = new SubmitApplication(http, storage, applications);
  return {
    visit,
    submit: () => submitApplication.submit({ flowType: 'GPL' }),
    stored: () => world.store.list(many.submissions, me.userId),
    status: () => guardStatus(applications.application$.value),
    fault: (fault: Partial<Fault>) =>
      addFault(world, { method: 'POST', path: '/v1/user/submit', times: 1, ...fault }),
  };
};

test('ten presses at once, and one more afterwards, are one submission', async () => {
  const { visit, submit, stored, status } = await ready();
  const outcomes = await Promise.all(Array.from({ length: 10 }, submit));
  for (const outcome of [...outcomes, await submit()])
    expect(outcome).toEqual({ kind: 'submitted', status: 'SUBMITTED' });
  expect(visit.count('submitApplication')).toBe(1);
  expect(stored()).toHaveLength(1);
  expect(status()).toBe('SUBMITTED');
});

test('somebody who is asked for a code is told so, and the entry goes with the call', async () => {
  const { visit, submit } = await ready('new-otp');
  visit.storage.write(STORED.migrationEntry, 'banner');
  expect(await submit()).toEqual({ kind: 'submitted', status: 'PENDING_AUTH' });
  const call = visit.http.calls.find(({ name }) => name === 'submitApplication');
  expect(call?.raw.headers['migration-entry']).toBe('banner');
  expect(call?.raw.body).toEqual({ flowType: 'GPL' });
});

test('what another tab submitted is not submitted again', async () => {
  const { visit, submit, stored } = await ready();
  await submit();
  const other = new SubmitApplication(visit.http, visit.storage, visit.applications);
  expect(await other.submit({})).toEqual({ kind: 'submitted', status: 'SUBMITTED' });
  expect([visit.count('submitApplication'), stored().length]).toEqual([1, 1]);
});

test.each<[what: string, lost: Partial<Fault>]>([
  ['with the connection', { drop: true }],
  ['behind a gateway', { status: 502 }],
  ['behind a slow gateway', { status: 504 }],
  ['in an answer nobody can read', { body: '<html>' }],
])('an answer lost %s: the status tells that it arrived', async (_, lost) => {
  const { visit, submit, stored, fault } = await ready();
  fault({ ...lost, carriedOut: true });
  expect(await submit()).toEqual({ kind: 'submitted', status: 'SUBMITTED' });
  expect([visit.count('submitApplication'), stored().length]).toEqual([1, 1]);
});

test('a request lost on its way is unknown, not sent again by itself, and may be by hand', async () => {
  const { visit, submit, stored, fault } = await ready();
  fault({ drop: true });
  expect(await submit()).toEqual({ kind: 'unknown' });
  expect([visit.count('submitApplication'), stored().length]).toEqual([1, 0]);
  expect(await submit()).toEqual({ kind: 'submitted', status: 'SUBMITTED' });
  expect([visit.count('submitApplication'), stored().length]).toEqual([2, 1]);
});

test('with the status out of reach too, nothing is claimed', async () => {
  const { visit, submit, fault } = await ready();
  fault({ drop: true, carriedOut: true });
  const path = '/v1/user/application-status';
  const { calls } = visit.http;
  // The first question, before the submission, is answered.
  const answered = submit();
  while (calls[calls.length - 1]?.name !== 'submitApplication') await Promise.resolve();
  addFault(visit.world, { method: 'GET', path, drop: true, times: 1 });
  expect(await answered).toEqual({ kind: 'unknown' });
});

test('nothing is sent before it is known whether it was sent before', async () => {
  const { visit, submit, fault } = await ready();
  fault({ method: 'GET', path: '/v1/user/application-status', status: 500 });
  expect(await submit()).toMatchObject({ kind: 'failed', failure: { status: 500 } });
  expect(visit.count('submitApplication')).toBe(0);
});

test.each<[refusal: Partial<Fault>, outcome: object]>([
  [{ status: 403, code: 'AFI_USER_NOT_ALLOWED', message: 'no' }, { kind: 'notAllowed' }],
  [
    { status: 422, code: 'APPLICATION_INCOMPLETE', message: 'Still missing: email.' },
    { kind: 'refused', code: 'APPLICATION_INCOMPLETE', message: 'Still missing: email.' },
  ],
  [{ status: 500 }, { kind: 'refused', code: 'HTTP_500' }],
  [
    { status: 429, code: 'SLOW' },
    { kind: 'refused', code: 'SLOW' },
  ],
  [{ status: 401 }, { kind: 'failed', failure: { kind: 'api', status: 401 } }],
  [{ status: 503 }, { kind: 'failed', failure: { kind: 'api', status: 503 } }],
])('a refusal %j is told in its own words', async (refusal, outcome) => {
  const { visit, submit, fault } = await ready();
  fault(refusal);
  expect(await submit()).toEqual(outcome);
  expect(visit.count('submitApplication')).toBe(1);
});

test('what the lender itself refuses is told too', async () => {
  const incomplete = await aVisitOf('draft');
  const submitApplication = new SubmitApplication(
    incomplete.http,
    incomplete.storage,
    incomplete.applications,
  );
  expect(await submitApplication.submit({})).toMatchObject({
    kind: 'refused',
    code: 'APPLICATION_INCOMPLETE',
  });
  const barred = await aVisitOf('blacklisted');
  const outcome = await new SubmitApplication(
    barred.http,
    barred.storage,
    barred.applications,
  ).submit({});
  expect(outcome).toEqual({ kind: 'submitted', status: 'INELIGIBLE' });
  expect(barred.count('submitApplication')).toBe(0);
});
