import { expect, test } from 'vitest';
import { sandboxForTests } from './sandbox';

const sandbox = await sandboxForTests();

const path = '/api/v1/loan-restructure/submission';

test.each(['restructure', 'discount-promo'])(
  '%s: home offers to split the bills until they are split',
  async (persona) => {
    const { token, userId } = await sandbox.person(persona);
    const offers = async () => {
      type Home = { modules: readonly { type: string }[] };
      const { modules } = await sandbox.data<Home>('GET', '/v2/homepage', token);
      return modules.filter(({ type }) => /^(RESTRUCTURE|DISCOUNT_PROMO)$/.test(type)).length;
    };
    expect(await offers()).toBe(1);
    await sandbox.json('POST', path, { tenor: 3 }, token);
    // The page of home still shows the state of the request.
    expect(await offers()).toBe(1);
    const success = { what: 'restructure', outcome: 'SUCCESS' };
    await sandbox.json('POST', `/_sandbox/users/${userId}/decide`, success);
    expect(await offers()).toBe(0);
  },
);
