import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { decideFor } from '../../sandbox/lender/personas/control';
import { applicationStatus } from '../../domain/application/calls';
import { hour, second } from '../../domain/kernel/instant';
import { saveKycDraft } from '../../domain/kyc/calls';
import {
  answerChallenge,
  registeredKtp,
  rekycChallenge,
  rekycStatus,
  submitRekyc,
} from '../../domain/rekyc/calls';
import { capture } from './support/capture';
import { describeFronts, enter, goodValue, pass, refusal, valueOf } from './support/fronts';
import { ctxOf } from './support/samples';

describeFronts('a re-KYC', (front) => {
  const blocked = (persona = 'closed') => {
    const person = enter(front, persona);
    const { user } = ctxOf(front.world, person.userId);
    const { http } = person;
    return {
      ...person,
      /** Answers the challenge with a date. */
      say: (dob: string) => http.call(answerChallenge, { body: { dob } }),
      right: user.dob,
      challenge: async () => valueOf(await http.call(rekycChallenge, {})),
      send: (submissionUuid: string) =>
        http.call(submitRekyc, { body: { submissionUuid, gojekCustomerId: user.customerId } }),
      decide: (outcome: string) => decideFor(ctxOf(front.world, person.userId), 'rekyc', outcome),
      result: async () => goodValue(await http.call(rekycStatus, {})).status,
      status: async () => goodValue(await http.call(applicationStatus, {})).applicationStatus,
    };
  };

  const wrong = { value: { verified: false } };
  const lockedFor = (ms: number) => ({
    error: { status: 429, code: 'CHALLENGE_LOCKED', retryAfter: ms },
  });

  test('opens a closed account, from the question to the decision', async () => {
    const person = blocked();
    expect(await person.challenge()).toEqual({ name: 'DATE_OF_BIRTH' });
    expect(await person.say('1970-01-01')).toMatchObject(wrong);
    expect(await person.challenge()).toEqual({ name: 'DATE_OF_BIRTH' });
    expect(await person.say(person.right)).toMatchObject({ value: { verified: true } });
    expect(await person.challenge()).toEqual({});
    const card = await person.http.call(registeredKtp, {});
    expect(card).toMatchObject({ value: { maskedNik: expect.stringMatching(/^\*{12}\d{4}$/) } });
    const body = { workInfo: { companyName: 'Kantor Baru' } };
    expect(await person.http.call(saveKycDraft, { body })).toMatchObject({ ok: true });
    expect(await person.result()).toBeUndefined();
    const uuid = await capture(front, person, 'SUBMITTED');
    expect(await person.send(uuid)).toMatchObject({ ok: true });
    expect(await person.result()).toBe('INITIATED');
    expect(await person.status()).toBe('ACCOUNT_CLOSED');
    expect(person.decide('APPROVED')).toBeUndefined();
    expect([await person.result(), await person.status()]).toEqual(['APPROVED', 'APPROVED']);
    expect(await person.send(uuid)).toMatchObject(refusal(403, 'REKYC_NOT_ALLOWED'));
  });

  test('is locked for an hour after five wrong dates, even for the right one', async () => {
    const person = blocked();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await person.say('1970-01-01')).toMatchObject(wrong);
    pass(front, person.userId, 10 * second);
    for (const date of ['1970-01-01', person.right]) {
      const answer = await person.say(date);
      const wait = !answer.ok && answer.error.kind === 'api' ? (answer.error.retryAfter ?? 0) : 0;
      expect(answer).toMatchObject(lockedFor(wait));
      // With the HTTP front the clock keeps running.
      expect(Math.abs(wait - (hour - 10 * second))).toBeLessThan(5 * second);
    }
    expect(await person.challenge()).toEqual({ name: 'DATE_OF_BIRTH' });
    pass(front, person.userId, hour - 10 * second);
    expect(await person.say('1970-01-01')).toMatchObject(wrong);
    expect(await person.say(person.right)).toMatchObject({ value: { verified: true } });
  });

  test('allows at most five wrong answers an hour in any order of tries, and the right one stays right', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.boolean(), { maxLength: 14 }), async (tries) => {
        const person = blocked();
        let [wrongs, answered, isLocked] = [0, false, false];
        for (const right of tries) {
          const answer = await person.say(right ? person.right : '1970-01-01');
          isLocked ||= wrongs === 5;
          if (isLocked) expect(answer).toMatchObject({ error: { code: 'CHALLENGE_LOCKED' } });
          else expect(answer).toMatchObject({ value: { verified: right } });
          wrongs = right ? 0 : wrongs + 1;
          answered ||= right && !isLocked;
          expect(await person.challenge()).toEqual(answered ? {} : { name: 'DATE_OF_BIRTH' });
        }
      }),
      { numRuns: 15 },
    );
  });

  test('accepts only a successful capture of the same user', async () => {
    const [person, other] = [blocked(), blocked()];
    const bad = await capture(front, person, 'REJECTED');
    const foreign = await capture(front, other, 'SUBMITTED');
    for (const uuid of [bad, foreign])
      expect(await person.send(uuid)).toMatchObject(refusal(422, 'ONE_KYC_NOT_ACCEPTED'));
    expect(await person.result()).toBeUndefined();
  });

  test('is refused while one is under way', async () => {
    const person = blocked('rekyc-initiated');
    expect(await person.send('from-a-host-app')).toMatchObject(refusal(409, 'REKYC_IN_PROGRESS'));
  });

  test.each([
    ['rekyc-rejected', 'REJECTED'],
    ['rekyc-mismatch', 'KTP_MISMATCH'],
  ])('can be tried again by %s', async (persona, result) => {
    const person = blocked(persona);
    expect(await person.result()).toBe(result);
    expect(await person.challenge()).toEqual({});
    const uuid = await capture(front, person, 'SUBMITTED');
    expect(await person.send(uuid)).toMatchObject({ ok: true });
    expect(await person.result()).toBe('INITIATED');
    expect(person.decide(result)).toBeUndefined();
    expect([await person.result(), await person.status()]).toEqual([result, 'ACCOUNT_CLOSED']);
  });
});
