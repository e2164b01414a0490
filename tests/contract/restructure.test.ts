import { expect, test } from 'vitest';
import { pay } from '../../sandbox/lender/ledger-actions';
import { many } from '../../sandbox/lender/records';
import { all } from '../../sandbox/lender/world';
import { setClock } from '../../sandbox/lender/clocks';
import { midnight } from '../../sandbox/lender/months';
import { jakartaMonth, second } from '../../domain/kernel/instant';
import { pinChallenge, verifyPin } from '../../domain/pin/calls';
import {
  restructureConsent,
  restructureEligibilityV1,
  restructureStatus,
} from '../../domain/restructure/calls';
import { figuresOf } from './support/money';
import { describeFronts, goodValue, refusal } from './support/fronts';
import { splitter } from './support/splitting';

describeFronts('a restructure request', (front) => {
  const restructuresOf = ({ ctx }: ReturnType<typeof splitter>) => all(ctx(), many.restructures);

  test('is accepted once, and processed for five seconds', async () => {
    const person = splitter(front);
    const { submit, ask, status, offer, wait } = person;
    const requestId = await ask(6);
    expect(await submit(6)).toMatchObject(refusal(409, 'RESTRUCTURE_IN_PROGRESS'));
    expect(await offer()).toMatchObject({ isEligibleRestructure: false });
    expect(await person.http.call(restructureEligibilityV1, {})).toMatchObject({
      value: { eligibleRestructureTenors: [] },
    });
    wait(3 * second);
    expect(await status(requestId)).toBe('PROCESSING');
    wait(2 * second);
    expect(await status(requestId)).toBe('SUCCESS');
    expect(restructuresOf(person)).toMatchObject([{ requestId, tenor: 6, status: 'SUCCESS' }]);
  });

  test.each([
    ['restructure-fails', 'FAILED'],
    ['restructure-promo-fails', 'PROMO_RESERVE_FAILED'],
  ])('of %s ends as %s, and changes nothing', async (persona, end) => {
    const { http, ask, status, wait, offer } = splitter(front, persona);
    const [before, offered] = [await figuresOf(http), await offer()];
    const requestId = await ask(6);
    wait();
    expect(await status(requestId)).toBe(end);
    expect(await figuresOf(http)).toEqual(before);
    expect(await offer()).toEqual(offered);
  });

  test.each(['SUCCESS', 'FAILED', 'PROMO_RESERVE_FAILED'])(
    'ends as %s by the control API, and only once',
    async (end) => {
      const { ask, status, decide, wait } = splitter(front, 'restructure-fails');
      const requestId = await ask(3);
      expect(decide('APPROVED')).toMatchObject({ status: 400 });
      expect(decide(end.toLowerCase())).toBeUndefined();
      wait();
      expect(await status(requestId)).toBe(end);
      expect(decide('SUCCESS')).toMatchObject({ code: 'NOTHING_TO_DECIDE' });
    },
  );

  test('for a tenor that is not offered is refused without a trace', async () => {
    const [person, other] = [splitter(front), splitter(front, 'approved')];
    for (const answer of [await person.submit(4), await other.submit(3)])
      expect(answer).toMatchObject(refusal(422, 'RESTRUCTURE_NOT_OFFERED'));
    expect([...restructuresOf(person), ...restructuresOf(other)]).toEqual([]);
  });

  test('is visible only to its user', async () => {
    const requestId = await splitter(front).ask(3);
    const { http } = splitter(front);
    for (const query of [{ requestId }, { requestId: 'unknown' }])
      expect(await http.call(restructureStatus, { query })).toMatchObject(
        refusal(404, 'RESTRUCTURE_NOT_FOUND'),
      );
  });

  test('fails when the debt has changed since the request', async () => {
    const paid = splitter(front);
    const requestId = await paid.ask(3);
    pay(paid.ctx(), 50_000);
    const before = await figuresOf(paid.http);
    paid.wait();
    expect(await paid.status(requestId)).toBe('FAILED');
    expect(await figuresOf(paid.http)).toEqual(before);
    await paid.ask(3);
    pay(paid.ctx(), 700_000);
    expect(paid.decide('SUCCESS')).toMatchObject({ code: 'RESTRUCTURE_CHANGED' });
  });

  test('fails when a month has ended since, as its dates have changed', async () => {
    const { userId, ask, wait, status, ctx } = splitter(front);
    const end = midnight(jakartaMonth(ctx().now), 1, 1);
    setClock(front.world, end - 3 * second, userId);
    const requestId = await ask(3);
    wait();
    expect(jakartaMonth(ctx().now)).toBe(jakartaMonth(end));
    expect(await status(requestId)).toBe('FAILED');
  });

  test('gives the restructure consent, which is not given before', async () => {
    const { http, ask } = splitter(front);
    const consent = async () => goodValue(await http.call(restructureConsent, {}));
    expect(await consent()).toEqual({ consented: false, status: 'NOT_GIVEN' });
    await ask(3);
    expect(await consent()).toEqual({ consented: true, status: 'GIVEN' });
  });

  test('of a user who needs the PIN is accepted after it', async () => {
    const person = splitter(front, 'restructure-pin');
    const { http, submit, ask, status } = person;
    expect(await submit(3)).toMatchObject(refusal(403, 'PIN_REQUIRED'));
    expect(restructuresOf(person)).toEqual([]);
    const challenge = goodValue(await http.call(pinChallenge, {}));
    await http.call(verifyPin, { body: { ...challenge, pin: '123456' } });
    expect(await status(await ask(3))).toBe('PROCESSING');
  });
});
