import { asTab } from '../engines/drivers/chromium';
import { hostileTargets } from '../support/login-targets';
import { follow, waysIn } from '../support/login-ways';
import { expect, test } from './support/test';

// `npm run suite injection` and tests/domain/navigation/safe-internal-path.test.ts run the whole table.
for (const [name, way] of Object.entries(waysIn))
  test(`a redirect address opens no other site by ${name}`, async ({
    page,
    sandbox,
    announce,
    baseURL: origin = '',
  }) => {
    test.slow();
    // The storage is emptied on the page of a missing file.
    announce('', 404);
    const { loginCode } = await sandbox.createUser('approved');
    const visitor = { tab: asTab(page), origin, loginCode };
    for (const to of hostileTargets.filter((it) => it.startsWith('/\\')))
      expect((await follow(visitor, way, to)).kind, to).toBe('fine');
  });
