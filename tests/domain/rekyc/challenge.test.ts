import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../adapters/memory/lender/faults';
import { userById } from '../../../adapters/memory/lender/people';
import { hour, minute } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { Challenge, type ChallengeEnd } from '../../../domain/rekyc/challenge';
import { aVisitOf, Visit } from '../support/a-visit';
import { HeldHttp, settled } from '../support/held-http';

/** Somebody with a closed account, at the question for their date of birth. */
const asked = async () => {
  const visit = await aVisitOf('closed', '/rekyc/education');
  const challenge = new Challenge(visit.http, visit.session);
  await challenge.load();
  const dob = userById(visit.world, visit.me.userId)?.dob ?? '';
  const sent = () => visit.http.calls.filter(({ name }) => name === 'answerChallenge');
  return { visit, challenge, dob, sent };
};

const fault = (visit: Visit, how: Parameters<typeof addFault>[1]) => addFault(visit.world, how);
const path = '/v1/kyc/challenge';

test('the right date, in any spelling, is sent in one and asked for no more', async () => {
  const { visit, challenge, dob, sent } = await asked();
  expect(challenge.challenge$.value).toEqual({ phase: 'ready', value: 'birthDate' });
  const [year, month, day] = dob.split('-');
  expect(await challenge.answer(` ${day} / ${month}/${year}\u200f`)).toEqual({ kind: 'right' });
  expect(sent().map(({ raw }) => raw.body)).toEqual([{ dob }]);
  expect(challenge.challenge$.value).toEqual({ phase: 'ready', value: 'nothing' });
  const again = new Challenge(visit.http, visit.session);
  await again.load();
  expect(again.challenge$.value).toEqual({ phase: 'ready', value: 'nothing' });
});

test('a wrong date is only wrong, and after too many the wait is told', async () => {
  const { challenge, dob } = await asked();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await challenge.answer('1 1 1970')).toEqual({ kind: 'wrong' });
  const locked = { kind: 'locked', code: 'CHALLENGE_LOCKED', retryAfter: hour };
  expect(await challenge.answer(dob)).toEqual(locked);
  expect(challenge.challenge$.value).toEqual({ phase: 'ready', value: 'birthDate' });
});

test.each([true, false])('a lost answer is told by the question: right %s', async (right) => {
  const { visit, challenge, dob, sent } = await asked();
  fault(visit, { method: 'POST', path, drop: true, carriedOut: true, times: 1 });
  const end = await challenge.answer(right ? dob : '1970-01-01');
  expect(end).toEqual({ kind: right ? 'right' : 'lost' });
  expect([sent().length, visit.count('rekycChallenge')]).toEqual([1, 2]);
});

test('an answer is lost too when the question cannot be read after it', async () => {
  const { visit, challenge, dob } = await asked();
  fault(visit, { path, drop: true, times: 2 });
  expect(await challenge.answer(dob)).toEqual({ kind: 'lost' });
  expect(challenge.challenge$.value).toMatchObject({ phase: 'failed', last: 'birthDate' });
  expect(await challenge.answer(dob)).toEqual({ kind: 'right' });
});

const held = () => {
  const [http, visit] = [new HeldHttp(), new Visit()];
  return { http, visit, challenge: new Challenge(http, visit.session) };
};
const api = (status: number, more: { code?: string; retryAfter?: number } = {}): Failure => ({
  kind: 'api',
  status,
  ...more,
});

test.each<[failure: Failure, end: ChallengeEnd]>([
  [api(400, { code: 'NO' }), { kind: 'refused', code: 'NO' }],
  [api(403), { kind: 'refused', code: 'HTTP_403' }],
  [api(500), { kind: 'refused', code: 'HTTP_500' }],
  [api(429), { kind: 'locked', code: 'HTTP_429' }],
  [api(429, { code: 'L', retryAfter: minute }), { kind: 'locked', code: 'L', retryAfter: minute }],
])('a refusal %j keeps its code', async (failure, end) => {
  const { http, challenge } = held();
  const answer = challenge.answer('1970-01-01');
  await http.fail(failure);
  expect(await answer).toEqual(end);
  expect(http.sent).toBe(1);
});

test.each<[said: object, asking: string]>([
  [{ name: 'DATE_OF_BIRTH' }, 'birthDate'],
  [{ name: 'A_WORD_OF_TOMORROW' }, 'birthDate'],
  [{ name: '' }, 'nothing'],
  [{}, 'nothing'],
])('the answer %j asks for: %s', async (said, asking) => {
  const { http, challenge } = held();
  void challenge.load();
  await http.answer(said);
  expect(challenge.challenge$.value).toEqual({ phase: 'ready', value: asking });
});

test('an answer that names nothing is a yes, since the specification names none', async () => {
  const { http, challenge } = held();
  const answer = challenge.answer('1970-01-01');
  await http.answer({});
  expect(await answer).toEqual({ kind: 'right' });
});

test('however often it is pressed, one date is under way at a time, and everybody hears of it', async () => {
  const presses = fc.array(fc.constantFrom('press', 'yes', 'no', 'lose'), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(presses, async (steps) => {
      const { http, challenge } = held();
      const ends: Promise<ChallengeEnd>[] = [];
      for (const it of steps) {
        if (it === 'press') ends.push(challenge.answer('1970-01-01'));
        else if (http.waiting.length > 0)
          await (it === 'lose'
            ? http.fail({ kind: 'timeout' })
            : http.answer(it === 'yes' ? {} : { name: 'DATE_OF_BIRTH', verified: false }));
        expect(http.waiting.length).toBeLessThan(2);
      }
      while (http.waiting.length > 0) await http.answer({});
      for (const end of await Promise.all(ends))
        expect(['right', 'wrong', 'lost']).toContain(end.kind);
    }),
    { numRuns: 100 },
  );
});

test('whoever leaves lets go of it: what comes late is nobody’s', async () => {
  const { http, visit, challenge } = held();
  const answer = challenge.answer('1970-01-01');
  visit.session.end('person');
  expect(challenge.answer('1971-01-01')).not.toBe(answer);
  await http.answer({});
  expect(await answer).toEqual({ kind: 'lost' });
  expect(challenge.challenge$.value.phase).toBe('idle');
  await http.answer({ verified: false });
  await settled();
  expect(challenge.challenge$.value.phase).toBe('idle');
});
