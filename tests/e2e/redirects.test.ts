import { follow, redirects, waysIn } from '../attack/support/redirects';
import { expect, test } from './support/test';

// The whole table is `npm run attack`, and tests/domain/navigation/safe-internal-path.test.ts.
for (const [name, way] of Object.entries(waysIn))
  test(`a redirect address leads nowhere else by ${name}`, async ({ page, sandbox, baseURL }) => {
    test.slow();
    const user = await sandbox.createUser('approved');
    for (const to of redirects.filter((it) => it.startsWith('/\\')))
      expect(await follow(page, { way, to, user, origin: baseURL ?? '' }), to).toBe('fine');
  });
