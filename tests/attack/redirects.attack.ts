import { test } from '../e2e/support/test';
import { countAttempts } from './support/attempts';
import { follow, redirects, waysIn } from './support/redirects';

// Success is an ending off the origin, on a page of the login or on maintenance, or in a circle.
for (const [name, way] of Object.entries(waysIn))
  test(`redirect addresses by ${name}`, async ({ page, sandbox, announce, baseURL }, info) => {
    test.setTimeout(5 * 60_000);
    // The server refuses some of the addresses itself.
    announce('', 404);
    const origin = baseURL ?? '';
    const user = await sandbox.createUser('approved');
    const attempts = countAttempts();
    for (const to of redirects) {
      const ending = await follow(page, { way, to, user, origin });
      if (ending !== 'no way in') attempts.add(`${to.slice(0, 60)}: ${ending}`, ending !== 'fine');
    }
    attempts.finish(info, name === 'a page that needs a login' ? 10 : 30);
  });
