import { expect, unwatched as test } from '../e2e/support/partner';
import { countAttempts } from './support/attempts';
import { ruins } from './support/globals';
import { ruin } from './support/ruin';

test('replaced globals and markup: every element is ready, and nothing throws', async ({
  page,
  site,
}, info) => {
  info.setTimeout(10 * 60_000);
  const { user } = await site.visit('calm');
  const attempts = countAttempts();
  for (const name of Object.keys(ruins)) {
    const { elements, damage } = await ruin(page, site, user.token, name);
    expect(elements, `${name}: elements of the page`).toBeGreaterThan(3);
    attempts.add(`${name}: ${damage.join('; ')}`, damage.length > 0);
  }
  attempts.finish(info, 50);
});
