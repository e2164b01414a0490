import { mergeTests, type Page, test as plain } from '@playwright/test';
import type { Outcome } from '../../engines/pages/host';
import { openPartnerSite, type PartnerSite, type Visit } from '../../engines/site/partner-site';
import { test as watched } from './test';

interface Fixtures {
  /** Opens a page of the partner for a new user, and returns its outcome. */
  readonly host: (name: string) => Promise<{ visit: Visit; outcome: Outcome }>;
}

/** Longer than a page waits for anything, in milliseconds. Such a page reports itself what never came. */
const patience = 25_000;

/** Opens a page and returns the outcome that it reports once it has done everything. */
export const outcomeOf = async (page: Page, url: string): Promise<Outcome> => {
  await page.goto(url);
  const said = await page.waitForFunction(() => window.outcome, undefined, { timeout: patience });
  return (await said.jsonValue()) as Outcome;
};

/** Adds a partner's site, which embeds from the sandbox. Errors in a page's console do not fail the test. */
export const unwatched = plain.extend<object, { readonly site: PartnerSite }>({
  site: [
    async ({ playwright: _ }, provide) => {
      const site = await openPartnerSite(process.env['SANDBOX_URL'] ?? '');
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

interface OfWorker {
  /** The outcome of the page without difficulties. */
  readonly calm: Outcome;
}

export const test = mergeTests(watched, unwatched).extend<Fixtures, OfWorker>({
  calm: [
    async ({ browser, site }, provide) => {
      const page = await browser.newPage();
      const { url } = await site.visit('calm');
      await provide(await outcomeOf(page, url));
      await page.close();
    },
    { scope: 'worker' },
  ],
  host: async ({ page, site }, provide) =>
    provide(async (name) => {
      const visit = await site.visit(name);
      return { visit, outcome: await outcomeOf(page, visit.url) };
    }),
});

export { expect } from '@playwright/test';
