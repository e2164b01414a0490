import { longUnless } from './support/long';
import { attacks, tokenIn } from '../attack/support/callbacks';
import { decided } from '../attack/support/decided';
import { expect, test } from './support/test';

// `npm run suite attack` runs the whole table.
for (const name of [
  'the state of the attacker’s tab',
  'a token in the fragment',
  'a login link that is loaded again',
  'a logout link that is come back to',
])
  test(
    `a logged-in user stays logged in after ${name}`,
    longUnless(name === 'a token in the fragment'),
    async ({ page, sandbox, login, baseURL }) => {
      await login('approved');
      const before = await tokenIn(page);
      const account = await sandbox.createUser('approved');
      await attacks[name]?.({ page, origin: baseURL ?? '', account });
      await decided(page);
      expect(await tokenIn(page)).toBe(before);
    },
  );
