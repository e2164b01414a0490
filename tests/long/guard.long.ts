import { plainWalkers, walk } from '../e2e/support/guard-walk';
import { test } from '../e2e/support/test';

for (const [turn, { id, applicationStatus: status }] of plainWalkers.entries())
  test(`${id} is taken where ${status} belongs, from every section, without a detour`, async ({
    page,
    login,
  }) => {
    await login(id);
    await walk(page, { id, status }, turn);
  });
