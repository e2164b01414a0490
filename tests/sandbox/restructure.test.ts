import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSandbox, type OpenSandbox } from './sandbox';

let sandbox: OpenSandbox;
beforeAll(async () => {
  sandbox = await openSandbox();
});
afterAll(() => sandbox.close());

const path = '/api/v1/loan-restructure/submission';

test.each(['restructure', 'discount-promo'])(
  '%s: home offers to split the bills until they are split',
  async (persona) => {
    const { token, userId } = await sandbox.person(persona);
    const offers = async () => {
      const { body } = await sandbox.json('GET', '/api/v2/homepage', undefined, token);
      const { modules } = (body as { data: { modules: readonly { type: string }[] } }).data;
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
