import { mergeTests, type Page, test as plain } from '@playwright/test';
import type { Outcome } from '../../../engines/pages/host';
import { openPartnerSite, type PartnerSite, type Visit } from '../../../engines/site/partner-site';
import { test as watched } from '../../support/test';

interface Fixtures {
  /** Opens a page of the partner for a new person, and answers what it says of itself when it is done. */
  readonly host: (name: string) => Promise<{ visit: Visit; outcome: Outcome }>;
}

/** Longer than a page waits for anything, in milliseconds: it then says itself what never came. */
const patience = 25_000;

/** What a page says of itself once it has done everything. */
export const outcomeOf = async (page: Page, url: string): Promise<Outcome> => {
  await page.goto(url);
  const said = await page.waitForFunction(() => window.outcome, undefined, { timeout: patience });
  return (await said.jsonValue()) as Outcome;
};

/** With a partner's site and the lender it embeds from; what a page writes to the console is no failure. */
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
  /** What the page that makes nothing hard says. */
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
