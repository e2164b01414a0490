import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { hour, minute, second } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { Pin, type PinVerdict } from '../../../domain/pin/pin';
import { STORED } from '../../../domain/session/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

const of = (visit: Visit, http: Visit['http'] | HeldHttp = visit.http, idempotencyKeys = true) =>
  new Pin(http, visit.bridge, visit.storage, visit.clock, visit.session, { idempotencyKeys });
const idsIn = ({ storage }: Visit) => ({
  challengeId: storage.read(STORED.pinChallengeId),
  requestId: storage.read(STORED.pinRequestId),
});
const none = { challengeId: undefined, requestId: undefined };

/** Somebody whose host has no challenge of its own, at our field. */
const asked = async () => {
  const visit = await aVisitOf('reassess', '/credit-reassessment/on-demand');
  const pin = of(visit);
  expect(await pin.begin('a-token')).toEqual({ kind: 'field' });
  return { visit, pin };
};
const bodies = ({ http }: Visit) =>
  http.calls.filter(({ name }) => name === 'verifyPin').map(({ raw }) => raw.body);

test('the right PIN is sent once with the ids of its challenge, which are gone then', async () => {
  const { visit, pin } = await asked();
  const ids = idsIn(visit);
  expect([typeof ids.challengeId, typeof ids.requestId]).toEqual(['string', 'string']);
  const [first, second_] = [pin.verify('123456'), pin.verify('123456')];
  expect(await first).toEqual({ pinVerified: true, ids });
  expect(await second_).toEqual({ pinVerified: true, ids });
  expect(bodies(visit)).toEqual([{ ...ids, pin: '123456' }]);
  expect(idsIn(visit)).toEqual(none);
});

test('a wrong PIN says how many tries are left, and the last one for how long it is locked', async () => {
  const { visit, pin } = await asked();
  expect(await pin.verify('000000')).toEqual({ pinVerified: false, why: 'wrong', remaining: 2 });
  expect(await pin.verify('000000')).toEqual({ pinVerified: false, why: 'wrong', remaining: 1 });
  const locked = { pinVerified: false, why: 'locked', retryAfter: hour };
  expect(await pin.verify('000000')).toEqual(locked);
  expect(idsIn(visit)).toEqual(none);
  expect(await pin.begin()).toEqual({ kind: 'locked', retryAfter: hour });
  expect(await pin.verify('123456')).toEqual(locked);
});

test('a locked PIN is told before anything is typed', async () => {
  const visit = await aVisitOf('pin-locked');
  expect(await of(visit).begin()).toMatchObject({ kind: 'locked', retryAfter: expect.any(Number) });
});

test('a page that comes back within five minutes asks for no other challenge', async () => {
  const { visit } = await asked();
  const ids = idsIn(visit);
  const later = of(visit);
  expect(await later.begin('another-token')).toEqual({ kind: 'field' });
  expect(visit.count('pinChallenge')).toBe(1);
  expect(await later.verify('123456')).toEqual({ pinVerified: true, ids });
});

test('a PIN typed too late is checked against another challenge', async () => {
  const { visit, pin } = await asked();
  const { challengeId } = idsIn(visit);
  await visit.clock.advance(5 * minute);
  expect(idsIn(visit)).toEqual(none);
  const verdict = await pin.verify('123456');
  expect(verdict.pinVerified && verdict.ids.challengeId).not.toBe(challengeId);
  expect(visit.count('pinChallenge')).toBe(2);
});

test('a challenge that the server holds for over costs no try, and the next PIN opens another', async () => {
  const { visit, pin } = await asked();
  visit.storage.write(STORED.pinChallengeId, 'nobody-knows-it');
  expect(await pin.verify('123456')).toEqual({ pinVerified: false, why: 'wrong' });
  expect(idsIn(visit)).toEqual(none);
  expect(await pin.verify('123456')).toMatchObject({ pinVerified: true });
});

test('whoever cancels or logs out leaves no ids behind', async () => {
  const { visit, pin } = await asked();
  pin.cancel();
  expect(idsIn(visit)).toEqual(none);
  await pin.begin();
  expect(idsIn(visit)).not.toEqual(none);
  visit.session.end('api');
  expect(idsIn(visit)).toEqual(none);
});

test('the host’s own challenge is proof where the server gave a token for it', async () => {
  const visit = await aVisitOf('reassess');
  visit.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'host-1' } };
  const end = await of(visit).begin('a-token');
  expect(end).toEqual({ kind: 'verified', ids: { challengeId: 'host-1' } });
  expect([visit.count('pinChallenge'), visit.count('verifyPin')]).toEqual([0, 0]);
});

test('without a token the server is asked about what the host confirmed', async () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  visit.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'c-1' } };
  const end = of(visit, http).begin();
  await http.answer({ challengeId: 'c-1', requestId: 'r-1' });
  await settled();
  expect(http.waiting[0]?.input).toEqual({ body: { challengeId: 'c-1', requestId: 'r-1' } });
  await http.answer({ pinVerified: true });
  expect(await end).toEqual({
    kind: 'verified',
    ids: { challengeId: 'c-1', requestId: 'r-1' },
  });
});

test('what the server does not confirm of the host’s challenge is not verified', async () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  visit.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'c-1' } };
  const pin = of(visit, http);
  for (const [said, kind] of [
    [{ pinVerified: false }, 'failed'],
    [{ pinVerified: false, remaining: 0, retryAfterSeconds: 60 }, 'locked'],
  ] as const) {
    const end = pin.begin();
    if (http.waiting.length > 0) await http.answer({ challengeId: 'c-1' });
    await settled();
    await http.answer(said);
    expect((await end).kind).toBe(kind);
  }
});

test.each([
  ['unsupported', { kind: 'unsupported' }, 'field'],
  ['a host that is too old', { kind: 'upgrade', minVersion: '9' }, 'field'],
  ['cancelled', { kind: 'cancelled' }, 'cancelled'],
  ['denied', { kind: 'denied' }, 'failed'],
  ['a timeout', { kind: 'timeout' }, 'failed'],
  ['nonsense', { kind: 'malformed' }, 'failed'],
  ['a failure', { kind: 'failed', code: 'X' }, 'failed'],
] as const)('a host that answers %s leads to %3$s', async (_, outcome, kind) => {
  const visit = await aVisitOf('reassess');
  visit.bridge.answers.challenge = outcome;
  for (const token of ['a-token', undefined])
    expect((await of(visit).begin(token)).kind).toBe(kind);
  if (kind === 'cancelled') expect(idsIn(visit)).toEqual(none);
});

const api = (status: number, more: { code?: string; retryAfter?: number } = {}): Failure => ({
  kind: 'api',
  status,
  ...more,
});

test.each<[Failure, PinVerdict]>([
  [api(500), { pinVerified: false, why: 'refused', code: 'HTTP_500' }],
  [api(422, { code: 'NO' }), { pinVerified: false, why: 'refused', code: 'NO' }],
  [api(422, { code: 'PIN_LOCKED' }), { pinVerified: false, why: 'locked' }],
  [api(429, { retryAfter: 60_000 }), { pinVerified: false, why: 'locked', retryAfter: 60_000 }],
  [api(504), { pinVerified: false, why: 'lost', repeatable: true }],
  [{ kind: 'network' }, { pinVerified: false, why: 'lost', repeatable: true }],
  [{ kind: 'timeout' }, { pinVerified: false, why: 'lost', repeatable: true }],
  [
    { kind: 'contract', path: 'x' },
    { pinVerified: false, why: 'lost', repeatable: true },
  ],
  [{ kind: 'cancelled' }, { pinVerified: false, why: 'refused', code: 'CANCELLED' }],
])('the failure %j is a pinVerified of false', async (failure, verdict) => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  const pin = of(visit, http);
  const answer = pin.verify('123456');
  await http.answer({ challengeId: 'c-1' });
  await settled();
  await http.fail(failure);
  expect(await answer).toEqual(verdict);
  expect(http.sent).toBe(2);
});

test('what was lost can be sent again with the same ids only where the backend knows it again', async () => {
  for (const keys of [true, false]) {
    const [http, visit] = [new HeldHttp(), new Visit()];
    const pin = of(visit, http, keys);
    const answer = pin.verify('123456');
    await http.answer({ challengeId: 'c-1' });
    await settled();
    await http.fail({ kind: 'timeout' });
    expect(await answer).toEqual({ pinVerified: false, why: 'lost', repeatable: keys });
    expect(idsIn(visit).challengeId).toBe(keys ? 'c-1' : undefined);
  }
});

test('a challenge that cannot be opened ends it, and says why', async () => {
  const visit = await aVisitOf('reassess');
  addFault(visit.world, { path: '/v1/gotopin/challenge', status: 500, times: 1 });
  expect(await of(visit).begin()).toEqual({
    kind: 'failed',
    failure: expect.objectContaining({ status: 500 }),
  });
});

test('whoever leaves lets go of it: what comes late is nobody’s', async () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  const pin = of(visit, http);
  const begun = pin.begin();
  visit.session.end('person');
  await http.answer({ challengeId: 'theirs' });
  expect((await begun).kind).toBe('failed');
  expect(idsIn(visit)).toEqual(none);
});

test('in any order of presses, answers and losses one PIN is under way, and only a yes verifies', async () => {
  const steps = fc.array(fc.constantFrom('press', 'yes', 'no', 'lose', 'wait'), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, keys) => {
      const [http, visit] = [new HeldHttp(), new Visit()];
      const pin = of(visit, http, keys);
      const verdicts: Promise<PinVerdict>[] = [];
      let yes = 0;
      for (const it of all) {
        if (it === 'press') verdicts.push(pin.verify('123456'));
        else if (it === 'wait') await visit.clock.advance(90 * second);
        else if (http.waiting.length > 0) {
          const verifying = http.waiting[0]?.row.method === 'POST';
          if (it === 'lose') await http.fail({ kind: 'timeout' });
          else
            await http.answer(
              verifying ? { pinVerified: it === 'yes', remaining: 2 } : { challengeId: 'c' },
            );
          if (verifying && it === 'yes') yes += 1;
        }
        await settled();
        expect(http.waiting.length).toBeLessThan(2);
      }
      while (http.waiting.length > 0) await http.fail({ kind: 'timeout' });
      const ends = new Set(await Promise.all(verdicts));
      expect([...ends].filter(({ pinVerified }) => pinVerified).length).toBe(yes);
    }),
    { numRuns: 100 },
  );
});
