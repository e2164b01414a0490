import { expect, test } from 'vitest';
import { decideFor } from '../../sandbox/lender/personas/control';
import { issueToken } from '../../sandbox/lender/people';
import { homepage } from '../../domain/home/calls';
import { day, minute, second } from '../../domain/kernel/instant';
import { pinChallenge, verifyPin } from '../../domain/pin/calls';
import {
  reassessmentStatus,
  reassessmentToken,
  requestReassessment,
} from '../../domain/reassessment/calls';
import { describeFronts, enter, goodValue, pass, refusal } from './support/fronts';
import { ctxOf } from './support/samples';

type Ids = { readonly challengeId?: string; readonly requestId?: string };

describeFronts('a reassessment', (front) => {
  const person = (persona = 'reassess') => {
    const { userId } = enter(front, persona);
    // A token lasts thirty days of the test clock, so every call gets a new one.
    const http = () => front.http(issueToken(front.world, userId).token);
    return {
      http,
      wait: (ms: number) => pass(front, userId, ms),
      request: async (body: Ids = {}) => http().call(requestReassessment, { body }),
      status: async (requestId?: string) => {
        const query = requestId === undefined ? {} : { requestId };
        return goodValue(await http().call(reassessmentStatus, { query }));
      },
      home: async () => goodValue(await http().call(homepage, {})),
      decide: (outcome: string) => decideFor(ctxOf(front.world, userId), 'reassessment', outcome),
    };
  };

  test('is decided after five seconds, and raises the limit, as home shows', async () => {
    const { request, status, wait, home } = person();
    expect(await status()).toEqual({ status: 'NOT_REQUESTED' });
    const { requestId } = goodValue(await request());
    expect(requestId).toEqual(expect.any(String));
    expect(await status(requestId)).toEqual({ status: 'PROCESSING' });
    expect(await status('another')).toEqual({ status: 'NOT_REQUESTED' });
    wait(5 * second);
    expect(await status(requestId)).toMatchObject({
      status: 'APPROVED',
      details: { limitBefore: 5_500_000, limitAfter: 6_800_000, reapplyTime: expect.any(Number) },
    });
    expect((await home())?.profile).toMatchObject({
      limit: { total: 6_800_000 },
      limitTypes: ['REASSESSMENT'],
    });
  });

  test('can be requested once at a time, and again after the reapply time', async () => {
    const { request, status, wait } = person();
    await request();
    expect(await request()).toMatchObject(refusal(409, 'REASSESSMENT_IN_PROGRESS'));
    wait(5 * second);
    const reapplyTime = (await status())?.details?.reapplyTime;
    expect(await request()).toEqual({ ok: true, value: { reapplyTime } });
    expect(await status()).toMatchObject({ status: 'APPROVED' });
    wait(90 * day);
    expect(await status()).toEqual({ status: 'NOT_REQUESTED' });
    expect(await request()).toMatchObject({ value: { requestId: expect.any(String) } });
  });

  test.each(['APPROVED', 'REJECTED'])('ends as %s by the control API', async (outcome) => {
    const { decide, status } = person('reassess-processing');
    expect(decide(outcome)).toBeUndefined();
    const raised = outcome === 'APPROVED' ? 6_800_000 : 5_500_000;
    expect(await status()).toMatchObject({ status: outcome, details: { limitAfter: raised } });
    expect(decide(outcome)).toMatchObject({ code: 'NOTHING_TO_DECIDE' });
  });

  test.each([
    ['reassess-processing', 'PROCESSING', undefined],
    ['reassess-review', 'IN_REVIEW', undefined],
    ['reassess-rejected', 'REJECTED', { limitAfter: 5_500_000, reapplyTime: expect.any(Number) }],
    ['reassess-exhausted', 'EXHAUSTED', { remaining: 0, reapplyTime: expect.any(Number) }],
    ['reassess-ineligible', 'INELIGIBLE', undefined],
    ['new', 'INELIGIBLE', undefined],
  ])('of %s has the status %s, still an hour later', async (persona, status, details) => {
    const it = person(persona);
    for (const ms of [0, 60 * minute]) {
      it.wait(ms);
      const result = await it.status();
      expect(result).toMatchObject({ status, ...(details === undefined ? {} : { details }) });
      expect(result?.details === undefined).toBe(details === undefined);
    }
  });

  test.each([
    ['reassess-processing', 409, 'REASSESSMENT_IN_PROGRESS'],
    ['reassess-review', 409, 'REASSESSMENT_IN_PROGRESS'],
    ['reassess-exhausted', 422, 'REASSESSMENT_EXHAUSTED'],
    ['reassess-ineligible', 422, 'REASSESSMENT_INELIGIBLE'],
    ['new', 403, 'AFI_USER_NOT_ALLOWED'],
  ])('cannot be requested by %s', async (persona, status, code) => {
    expect(await person(persona).request()).toMatchObject(refusal(status, code));
  });

  test('that was rejected a month ago can be requested in two months, and is rejected again', async () => {
    const { request, status, wait } = person('reassess-rejected');
    expect(await request()).toMatchObject({ value: { reapplyTime: expect.any(Number) } });
    wait(60 * day);
    await request();
    wait(5 * second);
    expect(await status()).toMatchObject({ status: 'REJECTED' });
  });

  test('accepts a passed challenge of the lender for five minutes', async () => {
    const { request, http, wait } = person();
    const ids = goodValue(await http().call(pinChallenge, {}));
    const unproven = refusal(403, 'CHALLENGE_NOT_VERIFIED');
    expect(await request(ids)).toMatchObject(unproven);
    await http().call(verifyPin, { body: { ...ids, pin: '000000' } });
    expect(await request(ids)).toMatchObject(unproven);
    await http().call(verifyPin, { body: { ...ids, pin: '123456' } });
    wait(5 * minute);
    expect(await request(ids)).toMatchObject(unproven);
    wait(-minute);
    expect(await request(ids)).toMatchObject({ ok: true });
  });

  test('accepts a challenge of the host, which is opened with a token', async () => {
    const { request, http } = person();
    const token = await http().call(reassessmentToken, {});
    expect(token).toMatchObject({ value: { token: expect.stringMatching(/^.{24,}$/) } });
    expect(await request({ challengeId: 'of-a-host' })).toMatchObject({ ok: true });
  });

  test.each([
    'reassess',
    'reassess-processing',
    'reassess-review',
    'reassess-rejected',
    'reassess-exhausted',
    'reassess-ineligible',
    'pin-locked',
  ])('has a module on the home of %s', async (persona) => {
    const links = (await person(persona).home())?.modules.map(({ link }) => link);
    expect(links).toContain('/credit-reassessment');
  });
});
