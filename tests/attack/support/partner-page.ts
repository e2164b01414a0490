import { test as base } from '@playwright/test';
import { openPartnerSite, type PartnerSite } from '../../engines/site/partner-site';

/** A partner's site and the lender it embeds from; what an attack writes to the console is no failure. */
export const test = base.extend<object, { readonly site: PartnerSite }>({
  site: [
    async ({ playwright: _ }, provide) => {
      const site = await openPartnerSite(process.env['SANDBOX_URL'] ?? '');
      await provide(site);
      await site.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
