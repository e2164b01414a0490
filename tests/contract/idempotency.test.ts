import * as z from 'zod/mini';
import { expect, test } from 'vitest';
import { exportUser, userById } from '../../sandbox/lender/people';
import type { RawRequest } from '../../sandbox/lender/serve';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call, InputOf } from '../../domain/wire/call';
import { second } from '../../domain/kernel/instant';
import { describeFronts, enter, pass } from './support/fronts';
import { ctxOf, samples } from './support/samples';

const names = (Object.keys(CALLS) as CallName[]).filter((name) => CALLS[name].once);

/** Rows whose second request has another answer or another effect than the first. */
const seenTwice: readonly CallName[] = [
  'submitRestructure',
  'requestReassessment',
  'verifyPin',
  'submitApplication',
  'reapply',
  'verifyOtp',
  'answerChallenge',
  'submitRekyc',
];

describeFronts('a request with an idempotency key', (front) => {
  /** Creates a user who makes the sample call of a row any number of times, with any key. */
  const caller = (name: CallName) => {
    const { persona, input } = samples[name];
    const { userId, token } = enter(front, persona);
    const given = input(ctxOf(front.world, userId)) as InputOf<Call>;
    const row: Call = CALLS[name];
    const texts = (part: 'params' | 'query' | 'headers') =>
      z.encode(row[part], given[part] ?? {}) as Readonly<Record<string, string>>;
    const raw: RawRequest = {
      token,
      params: texts('params'),
      query: texts('query'),
      headers: texts('headers'),
      body: given.body ?? {},
    };
    return {
      /** Sends the call, and moves the clock on by a second, so that a repetition has another time. */
      send: async (key: string) => {
        const headers = { ...raw.headers, 'idempotency-key': key };
        const given = await front.raw(name, { ...raw, headers });
        pass(front, userId, second);
        return given;
      },
      stored: () => {
        const user = userById(front.world, userId);
        const {
          now: _now,
          clock: _clock,
          ...everything
        } = user ? exportUser(front.world, user) : {};
        return JSON.stringify(everything);
      },
    };
  };

  test('is used by fourteen calls', () => {
    expect(names).toHaveLength(14);
  });

  test.each(names)(
    '%s is carried out once, and answered with the same answer again',
    async (name) => {
      const { send, stored } = caller(name);
      const first = await send('one');
      const after = stored();
      expect(await send('one')).toEqual(first);
      expect(stored()).toBe(after);
    },
  );

  test('identifies a repetition: a call with a new key runs again', async () => {
    const twice = [];
    for (const name of names) {
      const { send, stored } = caller(name);
      const once = [await send('one'), stored()];
      const again = [await send('two'), stored()];
      if (JSON.stringify(once) !== JSON.stringify(again)) twice.push(name);
    }
    expect(twice.sort()).toEqual([...seenTwice].sort());
  });

  test('belongs to one user and one call', async () => {
    const [one, other] = [caller('requestReassessment'), caller('requestReassessment')];
    for (const { send, stored } of [one, other]) {
      const before = stored();
      expect(await send('the same')).toMatchObject({ status: 200 });
      expect(stored()).not.toBe(before);
    }
  });
});
