import { follow, redirects, waysIn } from '../attack/support/redirects';
import { expect, test } from './support/test';

// The whole table is `npm run attack`.
for (const [name, way] of Object.entries(waysIn))
  test(`a redirect address leads nowhere else by ${name}`, async ({ page, sandbox, baseURL }) => {
    test.slow();
    const user = await sandbox.createUser('approved');
    for (const to of redirects.filter((it) => /^\/\\|^\/\.\//.test(it)))
      expect(await follow(page, { way, to, user, origin: baseURL ?? '' }), to).toBe('fine');
  });
