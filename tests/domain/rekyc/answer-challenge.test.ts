import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addFault } from '../../../sandbox/lender/faults';
import { hour, minute } from '../../../domain/kernel/instant';
import type { Failure } from '../../../domain/kernel/failure';
import { AnswerChallenge, type ChallengeState } from '../../../domain/rekyc/answer-challenge';
import { aVisitOf, Visit } from '../support/a-visit';
import { api, HeldHttp } from '../support/held-http';

const right = { kind: 'done', value: 'right' };
const wrong = { kind: 'done', value: 'wrong' };

const verb = ({ http, ports }: Visit) => new AnswerChallenge(http, ports.scope.ended);

/** Opens the question for the date of birth for a user with a closed account. */
const asked = async () => {
  const visit = await aVisitOf('closed', '/rekyc/education');
  const challenge = verb(visit);
  await challenge.question.load();
  const { dob } = visit.user();
  const sent = () => visit.http.calls.filter(({ name }) => name === 'answerChallenge');
  return { visit, challenge, dob, sent };
};

const fault = (visit: Visit, how: Parameters<typeof addFault>[1]) => addFault(visit.world, how);
const path = '/v1/kyc/challenge';

test('the right date is accepted in any spelling, sent in one, and not asked again', async () => {
  const { visit, challenge, dob, sent } = await asked();
  expect(challenge.question.state$.value).toEqual({ phase: 'ready', value: 'birthDate' });
  const [year, month, day] = dob.split('-');
  expect(await challenge.press(` ${day} / ${month}/${year}\u200f`)).toEqual(right);
  expect(sent().map(({ raw }) => raw.body)).toEqual([{ dob }]);
  expect(challenge.question.state$.value).toEqual({ phase: 'ready', value: 'nothing' });
  const again = verb(visit);
  await again.question.load();
  expect(again.question.state$.value).toEqual({ phase: 'ready', value: 'nothing' });
});

test('a wrong date is refused, and after too many the wait is returned', async () => {
  const { challenge, dob } = await asked();
  for (let tries = 0; tries < 5; tries += 1)
    expect(await challenge.press('1 1 1970')).toEqual(wrong);
  expect(await challenge.press(dob)).toMatchObject({
    kind: 'refused',
    code: 'CHALLENGE_LOCKED',
    failure: { retryAfter: hour },
  });
  expect(challenge.question.state$.value).toEqual({ phase: 'ready', value: 'birthDate' });
});

test.each([true, false])(
  'after a lost answer the challenge shows whether the date was right: %s',
  async (isRight) => {
    const { visit, challenge, dob, sent } = await asked();
    fault(visit, { method: 'POST', path, drop: true, carriedOut: true, times: 1 });
    const end = await challenge.press(isRight ? dob : '1970-01-01');
    expect(end).toEqual(isRight ? right : { kind: 'unknown', failure: { kind: 'network' } });
    expect(challenge.state$.value).toEqual(end);
    expect([sent().length, visit.count('rekycChallenge')]).toEqual([1, 3]);
  },
);

test('a challenge that cannot be read before the answer does not block it', async () => {
  const { visit, challenge, dob } = await asked();
  fault(visit, { method: 'GET', path, status: 500, times: 1 });
  expect(await challenge.press(dob)).toEqual(right);
});

test('a challenge that another tab answered is not answered again', async () => {
  const { visit, challenge, dob, sent } = await asked();
  expect(await verb(visit).press(dob)).toEqual(right);
  expect(await challenge.press('1970-01-01')).toEqual(right);
  expect(sent()).toHaveLength(1);
});

/** Sends an answer over a server that the test controls; the challenge is still open. */
const held = async () => {
  const [http, { ports }] = [new HeldHttp(), new Visit()];
  const challenge = new AnswerChallenge(http, ports.scope.ended);
  const answer = challenge.press('1970-01-01');
  await http.answer({ name: 'DATE_OF_BIRTH' });
  return { http, challenge, answer };
};
test('an answer stays unknown when the challenge cannot be read after it', async () => {
  const { http, challenge, answer } = await held();
  await http.fail({ kind: 'timeout' });
  await http.fail({ kind: 'timeout' });
  expect(await answer).toEqual({ kind: 'unknown', failure: { kind: 'timeout' } });
  expect(challenge.question.state$.value).toMatchObject({ phase: 'failed', last: 'birthDate' });
});

test.each<[failure: Failure, kind: ChallengeState['kind']]>([
  [api(400, 'NO'), 'failed'],
  [api(403), 'failed'],
  [api(500), 'failed'],
  [api(429), 'refused'],
  [api(429, 'L', minute), 'refused'],
])('the failure %j counts as %s', async (failure, kind) => {
  const { http, answer } = await held();
  await http.fail(failure);
  expect(await answer).toMatchObject({ kind, failure });
  expect(http.sent).toBe(2);
});

test.each<[answer: object, asked: string]>([
  [{ name: 'DATE_OF_BIRTH' }, 'birthDate'],
  [{ name: 'A_WORD_OF_TOMORROW' }, 'birthDate'],
  [{ name: '' }, 'nothing'],
  [{}, 'nothing'],
])('the challenge %j asks for: %s', async (answer, asked) => {
  const { http, challenge } = await held();
  void challenge.question.load();
  await http.answer(answer, 1);
  expect(challenge.question.state$.value).toEqual({ phase: 'ready', value: asked });
});

test('an answer without `verified` is right, since the specification names no field', async () => {
  const { http, answer } = await held();
  await http.answer({});
  expect(await answer).toEqual(right);
});

test('however often it is pressed, one date is sent at a time, and every press gets a result', async () => {
  const presses = fc.array(fc.constantFrom('press', 'yes', 'no', 'lose'), { maxLength: 20 });
  await fc.assert(
    fc.asyncProperty(presses, async (steps) => {
      const { http, challenge, answer } = await held();
      const ends = [answer];
      for (const it of steps) {
        if (it === 'press') ends.push(challenge.press('1970-01-01'));
        else if (http.waiting.length > 0)
          await (it === 'lose'
            ? http.fail({ kind: 'timeout' })
            : http.answer(it === 'yes' ? {} : { name: 'DATE_OF_BIRTH', verified: false }));
        expect(http.waiting.length).toBeLessThan(2);
      }
      while (http.waiting.length > 0) await http.answer({});
      for (const end of await Promise.all(ends)) expect(['done', 'unknown']).toContain(end.kind);
    }),
    { numRuns: 100 },
  );
});
