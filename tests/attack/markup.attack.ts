import { expect, unwatched as test } from '../e2e/support/partner';
import { countAttempts } from './support/attempts';
import { openEvilSite } from './support/evil-site';
import { injections } from './support/markup';
import { steal, type Way, ways } from './support/steal';

// Markup alone sends neither a buyer's token nor their click to another origin.
for (const way of Object.keys(ways) as Way[])
  test(`markup against a page that gives its provider ${way}`, async ({ page, site }, info) => {
    const evil = await openEvilSite();
    const { user } = await site.visit('calm');
    const attempts = countAttempts();
    for (const name of Object.keys(injections)) {
      const { shown, loot } = await steal(page, { site, evil, token: user.token }, name, way);
      expect(shown, `${name}: an element was shown`).toBeGreaterThan(0);
      attempts.add(`${name}: ${loot.join(', ')}`, loot.length > 0);
    }
    await evil.close();
    attempts.finish(info, 50);
  });
