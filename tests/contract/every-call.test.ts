import { expect, test } from 'vitest';
import { type CallName, CALLS } from '../../domain/calls';
import type { Call, InputOf } from '../../domain/wire/call';
import { describeFronts, enter } from './support/fronts';
import { ctxOf, samples } from './support/samples';

const names = Object.keys(CALLS) as CallName[];

describeFronts('every call', (front) => {
  /** Makes the sample call of a row as its persona, or with another token. */
  const call = (name: CallName, as?: string) => {
    const { persona, input } = samples[name];
    const { userId, token } = enter(front, persona);
    const given = input(ctxOf(front.world, userId)) as InputOf<Call>;
    return front.http(as ?? token).call<Call>(CALLS[name], given);
  };

  test.each(names)('%s gets an answer that its schema accepts', async (name) => {
    expect(await call(name)).toMatchObject({ ok: true });
  });

  test.each(names)('%s needs a token', async (name) => {
    const answer = await call(name, 'not-a-token');
    expect(answer).toMatchObject({ ok: false, error: { status: 401, code: 'UNAUTHORIZED' } });
  });
});
