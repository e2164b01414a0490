import { expect, test } from 'vitest';
import { hour, minute } from '../../domain/kernel/instant';
import { pinChallenge, verifyPin } from '../../domain/pin/calls';
import { describeFronts, enter, goodValue, pass, valueOf } from './support/fronts';

describeFronts('the PIN', (front) => {
  const asked = (persona = 'approved') => {
    const { http, userId } = enter(front, persona);
    const challenge = () => http.call(pinChallenge, {});
    return {
      challenge,
      begin: async () => goodValue(await challenge()),
      verify: async (ids: { challengeId?: string }, pin: string) =>
        valueOf(await http.call(verifyPin, { body: { ...ids, pin } })),
      wait: (ms: number) => pass(front, userId, ms),
    };
  };
  const isLocked = { error: { status: 429, code: 'PIN_LOCKED', retryAfter: expect.any(Number) } };

  test('that is right passes, even after a wrong one, and resets the tries', async () => {
    const { begin, verify } = asked();
    const ids = await begin();
    expect(ids).toEqual({ challengeId: expect.any(String), requestId: expect.any(String) });
    expect(await verify(ids, '654321')).toEqual({ pinVerified: false, remaining: 2 });
    expect(await verify(ids, '123456')).toEqual({ pinVerified: true });
    expect(await verify(await begin(), '111111')).toEqual({ pinVerified: false, remaining: 2 });
  });

  test('wrong three times is locked for an hour, even with a new challenge', async () => {
    const { challenge, begin, verify, wait } = asked();
    const ids = await begin();
    for (const remaining of [2, 1])
      expect(await verify(ids, '000000')).toEqual({ pinVerified: false, remaining });
    const again = await begin();
    for (const pin of ['000000', '123456']) {
      const result = await verify(again, pin);
      expect(result).toMatchObject({ pinVerified: false, remaining: 0 });
      const { retryAfterSeconds = 0 } = result as { retryAfterSeconds?: number };
      expect(retryAfterSeconds).toBeGreaterThan(3590);
      expect(retryAfterSeconds).toBeLessThanOrEqual(3600);
    }
    expect(await challenge()).toMatchObject(isLocked);
    wait(59 * minute);
    expect(await challenge()).toMatchObject(isLocked);
    wait(minute);
    expect(await verify(await begin(), '000000')).toEqual({ pinVerified: false, remaining: 2 });
  });

  test('is accepted for five minutes, and only for its own challenge', async () => {
    const { begin, verify, wait } = asked();
    expect(await verify({ challengeId: 'unknown' }, '123456')).toEqual({ pinVerified: false });
    const first = await begin();
    wait(4 * minute);
    const second = await begin();
    expect(await verify(first, '123456')).toEqual({ pinVerified: false });
    wait(5 * minute);
    expect(await verify(second, '123456')).toEqual({ pinVerified: false });
    expect(await verify(await begin(), '123456')).toEqual({ pinVerified: true });
  });

  test('that is locked unlocks after its time, and locks no other user', async () => {
    const [locked, other] = [asked('pin-locked'), asked()];
    const answer = await locked.challenge();
    expect(answer).toMatchObject(isLocked);
    expect(await other.challenge()).toMatchObject({ ok: true });
    locked.wait(hour);
    expect(await locked.verify(await locked.begin(), '123456')).toEqual({ pinVerified: true });
  });
});
