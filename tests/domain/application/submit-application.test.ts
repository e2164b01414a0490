import { expect, test } from 'vitest';
import { addFault, type Fault } from '../../../sandbox/lender/faults';
import { filledDraft } from '../../../sandbox/lender/new-person';
import { many, single } from '../../../sandbox/lender/records';
import { guardStatus } from '../../../domain/application/applications';
import { type Applying, SubmitApplication } from '../../../domain/application/submit-application';
import { beginning } from '../../../domain/forms/wizard-state';
import { minute } from '../../../domain/kernel/instant';
import { cell } from '../../../domain/kernel/live';
import { err, ok, type Result } from '../../../domain/kernel/result';
import type { Failure } from '../../../domain/kernel/failure';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, type Visit } from '../support/a-visit';
import { settled } from '../support/held-http';

const statusPath = '/v1/user/application-status';

/** Creates a page that may send the draft, and counts its saves. */
const aPage = (visit: Visit, saved: Result<void, Failure> = ok(undefined)) => {
  const { ports, applications, clock } = visit;
  const draft = { saves: 0, forgotten: 0 };
  const application: Applying = {
    wizard: {
      state$: cell({ ...beginning, extras: { submissionType: 'NEW' } }),
      saveNow: async () => {
        draft.saves += 1;
        return saved;
      },
      forget: () => {
        draft.forgotten += 1;
      },
    },
    flow: 'GPL',
    terms: 'kycTerms',
    body: (extras, onekycSubmissionUuid) => ({
      flowType: 'GPL',
      submissionType: String(extras['submissionType']),
      ...(onekycSubmissionUuid !== undefined && { onekycSubmissionUuid }),
    }),
  };
  const verb = new SubmitApplication(
    ports.http,
    ports.storage,
    applications,
    ports.tracking,
    { clock, visible$: cell(true), random: () => 0 },
    ports.scope.ended,
  );
  return {
    draft,
    verb,
    state$: verb.state$,
    submit: () => verb.press(application),
    check: () => verb.check(application),
  };
};

/** Prepares a user with a complete draft, before the send button. */
const ready = async (persona = 'draft') => {
  const visit = await aVisitOf(persona, '/kyc/tnc');
  const { world, me, user, applications } = visit;
  world.store.put(single.draft, me.userId, filledDraft(user()), me.userId);
  return {
    visit,
    ...aPage(visit),
    /** Returns how often the application was sent and how often it arrived. */
    counts: () => [
      visit.count('submitApplication'),
      world.store.list(many.submissions, me.userId).length,
    ],
    status: () => guardStatus(applications.state$.value),
    fault: (fault: Partial<Fault>) =>
      addFault(world, { method: 'POST', path: '/v1/user/submit', times: 1, ...fault }),
  };
};

test('ten presses at once and one later press make one submission', async () => {
  const { submit, counts, status, draft } = await ready();
  const ends = await Promise.all(Array.from({ length: 10 }, submit));
  for (const end of [...ends, await submit()]) expect(end.kind).toBe('done');
  expect(counts()).toEqual([1, 1]);
  expect(status()).toBe('SUBMITTED');
  expect(draft).toEqual({ saves: 2, forgotten: 2 });
});

test('a press accepts the terms, and the call carries the entry and the identity check', async () => {
  const { visit, submit, status } = await ready('new-otp');
  visit.storage.write(STORED.migrationEntry, 'banner');
  visit.storage.write(STORED.onekycSubmissionUuid, 'check-1');
  expect((await submit()).kind).toBe('done');
  expect(status()).toBe('PENDING_AUTH');
  const call = visit.http.calls.find(({ name }) => name === 'submitApplication');
  expect(call?.raw.headers['migration-entry']).toBe('banner');
  expect(call?.raw.body).toEqual({
    flowType: 'GPL',
    submissionType: 'NEW',
    onekycSubmissionUuid: 'check-1',
  });
  expect(visit.storage.read(STORED.termsAccepted)).toBe(true);
  expect(visit.storage.read(STORED.onboardingType)).toBe('GPL');
  const accepted = visit.tracking.events.filter(({ action }) => action === 'terms_accepted');
  expect(accepted).toMatchObject([{ route: 'kycTerms', properties: { textVersion: '2026-1' } }]);
});

test('a submission of another tab or before a reload is not sent again', async () => {
  const { visit, submit, counts } = await ready();
  await submit();
  expect((await aPage(visit).submit()).kind).toBe('done');
  expect(counts()).toEqual([1, 1]);
});

test('a draft that cannot be saved is not sent', async () => {
  const { visit, counts } = await ready();
  const failure: Failure = { kind: 'network' };
  expect(await aPage(visit, err(failure)).submit()).toEqual({ kind: 'failed', failure });
  expect(counts()).toEqual([0, 0]);
});

test.each<[what: string, lost: Partial<Fault>]>([
  ['with the connection', { drop: true }],
  ['behind a gateway', { status: 502 }],
  ['behind a slow gateway', { status: 504 }],
  ['in an answer nobody can read', { body: '<html>' }],
])('an answer lost %s: the status shows that it arrived', async (_, lost) => {
  const { submit, counts, fault, draft } = await ready();
  fault({ ...lost, carriedOut: true });
  expect((await submit()).kind).toBe('done');
  expect(counts()).toEqual([1, 1]);
  expect(draft.forgotten).toBe(1);
});

test('a lost request is checked, then unknown, and may be sent again by hand', async () => {
  const { visit, submit, check, state$, counts, fault, draft } = await ready();
  fault({ drop: true });
  const pressed = submit();
  await visit.clock.advance(minute);
  expect(state$.value.kind).toBe('checking');
  await visit.clock.advance(5 * minute);
  expect((await pressed).kind).toBe('unknown');
  const looks = visit.count('applicationStatus');
  const checked = check();
  expect(state$.value.kind).toBe('checking');
  await visit.clock.advance(6 * minute);
  expect((await checked).kind).toBe('unknown');
  expect(visit.count('applicationStatus')).toBeGreaterThan(looks + 5);
  expect([counts(), draft.forgotten]).toEqual([[1, 0], 0]);
  expect((await submit()).kind).toBe('done');
  expect(counts()).toEqual([2, 1]);
});

test('without a readable status the outcome stays open until the status can be read', async () => {
  const { visit, submit, state$, fault, counts } = await ready();
  fault({ drop: true, carriedOut: true });
  const { calls } = visit.http;
  // The status request before the submission is answered.
  const pressed = submit();
  while (calls[calls.length - 1]?.name !== 'submitApplication') await Promise.resolve();
  addFault(visit.world, { method: 'GET', path: statusPath, drop: true, times: 2 });
  await settled();
  expect(state$.value.kind).toBe('checking');
  await visit.clock.advance(10_000);
  expect((await pressed).kind).toBe('done');
  expect(counts()).toEqual([1, 1]);
});

test('nothing is sent before the status shows whether it was sent earlier', async () => {
  const { submit, counts, fault } = await ready();
  fault({ method: 'GET', path: statusPath, status: 500 });
  expect(await submit()).toMatchObject({ kind: 'failed', failure: { status: 500 } });
  expect(counts()).toEqual([0, 0]);
});

test('a logout during the submission reports no outcome', async () => {
  const { visit, submit, state$ } = await ready();
  const pressed = submit();
  while (visit.count('submitApplication') === 0) await Promise.resolve();
  visit.session.end('person');
  expect(await pressed).toEqual({ kind: 'idle' });
  await settled();
  expect(state$.value).toEqual({ kind: 'idle' });
  expect(visit.storage.read(STORED.termsAccepted)).toBeUndefined();
});

test.each<[refusal: Partial<Fault>, end: object]>([
  [
    { status: 403, code: 'AFI_USER_NOT_ALLOWED', message: 'no' },
    { kind: 'refused', code: 'AFI_USER_NOT_ALLOWED' },
  ],
  [
    { status: 422, code: 'APPLICATION_INCOMPLETE', message: 'Still missing: email.' },
    {
      kind: 'refused',
      code: 'APPLICATION_INCOMPLETE',
      failure: { message: 'Still missing: email.' },
    },
  ],
  [{ status: 500 }, { kind: 'refused', code: 'HTTP_500' }],
  [
    { status: 429, code: 'SLOW' },
    { kind: 'refused', code: 'SLOW' },
  ],
  [{ status: 401 }, { kind: 'failed', failure: { kind: 'api', status: 401 } }],
  [{ status: 503 }, { kind: 'failed', failure: { kind: 'api', status: 503 } }],
])('a refusal %j is reported unchanged', async (refusal, end) => {
  const { visit, verb, submit, fault, draft } = await ready();
  fault(refusal);
  expect(await submit()).toMatchObject(end);
  expect(visit.count('submitApplication')).toBe(1);
  expect(draft.forgotten).toBe(0);
  verb.reset();
  expect(verb.state$.value).toEqual({ kind: 'idle' });
});

test('a refusal by the lender itself is reported too', async () => {
  const incomplete = await aVisitOf('draft');
  expect(await aPage(incomplete).submit()).toMatchObject({
    kind: 'refused',
    code: 'APPLICATION_INCOMPLETE',
  });
  const barred = await aVisitOf('blacklisted');
  expect((await aPage(barred).submit()).kind).toBe('done');
  expect(barred.count('submitApplication')).toBe(0);
});
