import fc from 'fast-check';
import { filter, firstValueFrom } from 'rxjs';
import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { hour, minute, second } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { UNREAD } from '../../../domain/kernel/unread';
import type { PinEnd, PinState, VerifyPin } from '../../../domain/pin/verify-pin';
import { STORED } from '../../../domain/storage/stored';
import { aVisitOf, Visit } from '../support/a-visit';
import { api, HeldHttp, settled } from '../support/held-http';
import { pinIn as of } from '../support/services-in';

const idsIn = ({ storage }: Visit) => ({
  challengeId: storage.read(STORED.pinChallengeId),
  requestId: storage.read(STORED.pinRequestId),
});
const none = { challengeId: undefined, requestId: undefined };
const until = (pin: VerifyPin, kind: PinState['kind']) =>
  firstValueFrom(pin.state$.pipe(filter((state) => state.kind === kind)));
const wrong = (remaining: number) => ({ kind: 'field', problem: { why: 'wrong', remaining } });

/** Opens the PIN field for a user whose host has no challenge. */
const asked = async () => {
  const visit = await aVisitOf('reassess', '/credit-reassessment/on-demand');
  const pin = of(visit);
  const end = pin.confirm('a-token');
  await until(pin, 'field');
  return { visit, pin, end };
};
/** Creates the verb over a server whose answers the test controls. */
const held = (idempotencyKeys = true) => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  return { http, visit, pin: of(visit, http, idempotencyKeys) };
};
/** The same, while a typed PIN is checked. */
const checking = async (idempotencyKeys = true) => {
  const { http, visit, pin } = held(idempotencyKeys);
  const end = pin.confirm('a-token');
  await settled();
  await http.answer({ challengeId: 'c-1' });
  const entered = pin.enter('123456');
  await settled();
  return { http, visit, pin, end, entered };
};
const bodies = ({ http }: Visit) =>
  http.calls.filter(({ name }) => name === 'verifyPin').map(({ raw }) => raw.body);

test('two presses send the right PIN once with the ids of its challenge, which are erased afterwards', async () => {
  const { visit, pin, end } = await asked();
  const ids = idsIn(visit);
  expect([typeof ids.challengeId, typeof ids.requestId]).toEqual(['string', 'string']);
  const [first, again] = [pin.enter('123456'), pin.enter('123456')];
  expect(await again).toEqual({ kind: 'checking' });
  expect(await first).toEqual({ kind: 'idle' });
  expect(await end).toEqual({ kind: 'verified', ids });
  expect(bodies(visit)).toEqual([{ ...ids, pin: '123456' }]);
  expect(idsIn(visit)).toEqual(none);
});

test('a wrong PIN returns the remaining tries, and the last one the end of the lock', async () => {
  const { visit, pin, end } = await asked();
  const ids = idsIn(visit);
  expect(await pin.enter('000000')).toEqual(wrong(2));
  expect(await pin.enter('000000')).toEqual(wrong(1));
  expect(idsIn(visit)).toEqual(ids);
  const locked = { kind: 'locked', until: visit.clock.now() + hour };
  expect(await pin.enter('000000')).toEqual(locked);
  expect(idsIn(visit)).toEqual(none);
  expect(await pin.enter('123456')).toEqual(locked);
  expect(bodies(visit)).toHaveLength(3);
  pin.cancel();
  expect(await end).toEqual(locked);
  void pin.confirm();
  expect(await until(pin, 'locked')).toEqual(locked);
});

test('a locked PIN is reported before the user types', async () => {
  const visit = await aVisitOf('pin-locked');
  const pin = of(visit);
  void pin.confirm();
  expect(await until(pin, 'locked')).toMatchObject({ until: expect.any(Number) });
});

test('a page reloaded within five minutes continues with the same challenge', async () => {
  const { visit } = await asked();
  const ids = idsIn(visit);
  const reloaded = of(visit);
  const end = reloaded.confirm('another-token');
  await until(reloaded, 'field');
  expect(visit.count('pinChallenge')).toBe(1);
  await reloaded.enter('123456');
  expect(await end).toEqual({ kind: 'verified', ids });
});

test('a PIN typed after five minutes is checked against another challenge', async () => {
  const { visit, pin, end } = await asked();
  const { challengeId } = idsIn(visit);
  await visit.clock.advance(5 * minute);
  expect(idsIn(visit)).toEqual(none);
  await pin.enter('123456');
  const done = await end;
  expect(done.kind === 'verified' && done.ids.challengeId).not.toBe(challengeId);
  expect(visit.count('pinChallenge')).toBe(2);
});

test('a PIN whose challenge has ended and cannot be opened again is not sent', async () => {
  const { visit, pin } = await asked();
  await visit.clock.advance(5 * minute);
  addFault(visit.world, { path: '/v1/gotopin/challenge', status: 500, times: 1 });
  expect(await pin.enter('123456')).toMatchObject({ problem: { why: 'refused' } });
  expect(visit.count('verifyPin')).toBe(0);
});

test('a challenge that has ended at the server costs no try, and the next PIN opens another', async () => {
  const { visit, pin, end } = await asked();
  visit.storage.write(STORED.pinChallengeId, 'unknown-to-the-server');
  expect(await pin.enter('123456')).toEqual({ kind: 'field', problem: { why: 'wrong' } });
  expect(idsIn(visit)).toEqual(none);
  await pin.enter('123456');
  expect(await end).toMatchObject({ kind: 'verified' });
});

test('a cancel and a logout leave no ids in the browser', async () => {
  const { visit, pin, end } = await asked();
  pin.cancel();
  expect([await end, pin.state$.value]).toEqual([{ kind: 'cancelled' }, { kind: 'idle' }]);
  expect(idsIn(visit)).toEqual(none);
  void pin.confirm();
  await until(pin, 'field');
  expect(idsIn(visit)).not.toEqual(none);
  visit.session.end('api');
  expect(idsIn(visit)).toEqual(none);
});

test('a challenge that opens after the user cancelled ends', async () => {
  const { http, visit, pin } = held();
  const end = pin.confirm();
  await settled();
  pin.cancel();
  expect(await end).toEqual({ kind: 'cancelled' });
  await http.answer({ challengeId: 'late' });
  expect([idsIn(visit), pin.state$.value]).toEqual([none, { kind: 'idle' }]);
});

test('an answer after the user cancelled shows nothing', async () => {
  const { http, pin, end, entered } = await checking();
  pin.cancel();
  await http.answer({ pinVerified: false, remaining: 2 });
  expect([await entered, await end]).toEqual([{ kind: 'idle' }, { kind: 'cancelled' }]);
});

test.each(['reassess', 'pin-locked'] as const)(
  'if the field cannot be shown to %s it fails like a missing network',
  async (persona) => {
    const visit = await aVisitOf(persona);
    const end = of(visit).confirm('a-token', Promise.resolve(false));
    expect(await end).toEqual({ kind: 'failed', failure: { kind: 'network' } });
    expect(visit.storage.read(STORED.pinChallengedAt) !== undefined).toBe(persona === 'reassess');
  },
);

test('the challenge of the host is enough if the server gave a token for it', async () => {
  const visit = await aVisitOf('reassess');
  visit.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'host-1' } };
  const end = await of(visit).confirm('a-token', Promise.resolve(false));
  expect(end).toEqual({ kind: 'verified', ids: { challengeId: 'host-1' } });
  expect([visit.count('pinChallenge'), visit.count('verifyPin')]).toEqual([0, 0]);
});

test('without a token the server verifies what the host confirmed', async () => {
  const { http, visit, pin } = held();
  visit.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'c-1' } };
  const end = pin.confirm();
  const ids = { challengeId: 'c-1', requestId: 'r-1' };
  await http.answer(ids);
  await settled();
  expect(http.waiting[0]?.input).toStrictEqual({ body: ids });
  await http.answer({ pinVerified: true });
  expect(await end).toEqual({ kind: 'verified', ids });
});

test('a challenge without an id opens the field', async () => {
  const { http, visit, pin } = held();
  void pin.confirm();
  await http.answer({ requestId: 'r-1' });
  expect([pin.state$.value, visit.bridge.calls]).toEqual([{ kind: 'field' }, []]);
});

test('a challenge of the host that the server does not confirm is not verified', async () => {
  const { http, visit, pin } = held();
  visit.bridge.answers.challenge = { kind: 'ok', value: { challengeId: 'c-1' } };
  const failure = { kind: 'contract', path: 'pinVerified' };
  const inAMinute = visit.clock.now() + minute;
  for (const [answer, last] of [
    [{ pinVerified: false }, { kind: 'failed', failure }],
    [{ pinVerified: false, remaining: 0 }, { kind: 'locked' }],
    [
      { remaining: 0, retryAfterSeconds: 60 },
      { kind: 'locked', until: inAMinute },
    ],
  ]) {
    const end = pin.confirm();
    if (http.waiting.length > 0) await http.answer({ challengeId: 'c-1' });
    await settled();
    await http.answer(answer);
    pin.cancel();
    expect(await end).toEqual(last);
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
] as const)('a host that answers %s ends in %3$s', async (_, outcome, kind) => {
  const visit = await aVisitOf('reassess');
  visit.bridge.answers.challenge = outcome;
  for (const token of ['a-token', undefined]) {
    const pin = of(visit);
    const end = pin.confirm(token);
    const last = kind === 'field' ? await until(pin, 'field') : await end;
    expect(last.kind).toBe(kind);
    if ('failure' in last) expect(last.failure).toEqual({ kind: 'contract', path: 'challenge' });
  }
  expect(visit.bridge.calls).toEqual(['challenge', 'challenge']);
  if (kind === 'cancelled') expect(idsIn(visit)).toEqual(none);
});

const refused = (code: string) => ({ kind: 'field', problem: { why: 'refused', code } });
const lost = { kind: 'field', problem: { why: 'lost' } };

test.each<[Failure, object]>([
  [api(500), refused('HTTP_500')],
  [api(422, 'NO'), refused('NO')],
  [api(422, 'PIN_LOCKED'), { kind: 'locked' }],
  [api(429, undefined, 60_000), { kind: 'locked', until: expect.any(Number) }],
  [api(504), lost],
  [{ kind: 'network' }, lost],
  [{ kind: 'timeout' }, lost],
  [{ kind: 'contract', path: 'x' }, lost],
  [{ kind: 'cancelled' }, { kind: 'idle' }],
])('the failure %j verifies nothing', async (failure, state) => {
  const { http, visit, entered } = await checking();
  await http.fail(failure);
  expect(await entered).toEqual(state);
  // A retry uses the same challenge.
  expect(idsIn(visit).challengeId).toBe('problem' in state ? 'c-1' : undefined);
  expect(http.sent).toBe(2);
});

test('after a lost answer the PIN can be sent again with the same ids only if the backend supports keys', async () => {
  for (const keys of [true, false]) {
    const { http, visit, pin, end, entered } = await checking(keys);
    await http.fail({ kind: 'timeout' });
    expect(await entered).toEqual(keys ? lost : { kind: 'lost' });
    expect(idsIn(visit).challengeId).toBe(keys ? 'c-1' : undefined);
    pin.cancel();
    expect((await end).kind).toBe(keys ? 'cancelled' : 'lost');
  }
});

test.each([
  [{}, 'idle'],
  [{ pinVerified: true }, 'idle'],
  [{ verified: true }, 'idle'],
  [{ pinVerified: false }, 'wrong'],
  [{ verified: false }, 'wrong'],
  [{ pinVerified: false, verified: true }, 'wrong'],
  [{ remaining: 2 }, 'refused'],
  [{ pinVerified: UNREAD }, 'refused'],
  [{ isVerified: false }, 'wrong'],
  [{ valid: false }, 'wrong'],
  [{ pinVerified: true, status: 'INVALID' }, 'wrong'],
  [{ status: 'EXPIRED' }, 'refused'],
  [{ status: 'PENDING' }, 'refused'],
  [{ status: 'VERIFIED' }, 'idle'],
  [{ status: 'FAILED', remaining: 2 }, 'refused'],
])('the answer %j is %s: only an explicit false is a wrong PIN', async (answer, expected) => {
  const { http, end, entered } = await checking();
  await http.answer(answer);
  const state = await entered;
  expect(state.kind === 'field' ? state.problem?.why : state.kind).toBe(expected);
  if (expected === 'idle') expect(await end).toMatchObject({ kind: 'verified' });
});

test('a challenge that cannot be opened returns its failure', async () => {
  const visit = await aVisitOf('reassess');
  addFault(visit.world, { path: '/v1/gotopin/challenge', status: 500, times: 1 });
  expect(await of(visit).confirm()).toEqual({
    kind: 'failed',
    failure: expect.objectContaining({ status: 500 }),
  });
});

test('in any order of presses, answers and losses one PIN is in flight, and only a yes verifies', async () => {
  const steps = fc.array(fc.constantFrom('press', 'yes', 'no', 'lose', 'wait', 'cancel'), {
    maxLength: 20,
  });
  await fc.assert(
    fc.asyncProperty(steps, fc.boolean(), async (all, keys) => {
      const { http, visit, pin } = held(keys);
      const ends: Promise<PinEnd>[] = [];
      let yes = 0;
      for (const it of all) {
        const { kind } = pin.state$.value;
        if (it === 'press' && kind === 'idle') ends.push(pin.confirm('a-token'));
        else if (it === 'press') void pin.enter('123456');
        else if (it === 'cancel') pin.cancel();
        else if (it === 'wait') await visit.clock.advance(90 * second);
        else if (http.waiting.length > 0) {
          const isVerify = http.waiting[0]?.row.method === 'POST';
          if (isVerify && it === 'yes' && kind === 'checking') yes += 1;
          if (it === 'lose') await http.fail({ kind: 'timeout' });
          else
            await http.answer(
              isVerify ? { pinVerified: it === 'yes', remaining: 2 } : { challengeId: 'c' },
            );
        }
        await settled();
        expect(http.waiting.filter(({ row }) => row.method === 'POST').length).toBeLessThan(2);
      }
      while (http.waiting.length > 0) await http.fail({ kind: 'timeout' });
      pin.cancel();
      const kinds = (await Promise.all(ends)).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind === 'verified').length).toBe(yes);
    }),
    { numRuns: 200 },
  );
});
