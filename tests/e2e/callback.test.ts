import { attacks, tokenIn } from '../attack/support/callbacks';
import { decided } from '../attack/support/decided';
import { expect, test } from './support/test';

// `npm run suite attack` runs the whole table.
test('a token in the fragment changes no login', async ({ page, sandbox, login, baseURL }) => {
  await login('approved');
  const before = await tokenIn(page);
  const account = await sandbox.createUser('approved');
  await attacks['a token in the fragment']?.({ page, origin: baseURL ?? '', account });
  await decided(page);
  expect(await tokenIn(page)).toBe(before);
});
