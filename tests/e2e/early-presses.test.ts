import type { Page } from '@playwright/test';
import { hostNames, hostOf, hosts } from './support/counted-host';
import { app, figures } from './support/figures';
import { longUnless } from './support/long';
import { at, hold } from './support/pages';
import { expect, test } from './support/test';

interface Press {
  readonly what: string;
  readonly persona: string;
  readonly route: string;
  readonly target: string;
  /** Resolves at the place to which the press leads. */
  readonly leads: (page: Page) => Promise<unknown>;
}

const presses: readonly Press[] = [
  {
    what: 'the main action of home',
    persona: 'active',
    route: '/home',
    target: 'main [data-action="primary"]',
    leads: (page) => at(page, '/repayment/bca-va'),
  },
  {
    what: 'a row of the bills',
    persona: 'overdue',
    route: '/repayment/bill-list',
    target: 'main [data-row="bill"] button',
    leads: (page) => expect(page.getByRole('dialog')).toContainText('Tagihan Oktober 2026'),
  },
];

for (const host of ['web', ...hostNames] as const)
  for (const { what, persona, route, target, leads } of presses)
    test(
      `${host}: ${what}, pressed before the app has started, leads to its page`,
      longUnless(host === 'web' || host === 'gojek'),
      async ({ page, sandbox, login }) => {
        if (host === 'web') await login(persona, { path: route });
        else await hostOf(page, host, await sandbox.createUser(persona));
        const go = await hold(page, app);
        await page.goto(route + (host === 'web' ? '' : hosts[host].query), { waitUntil: 'commit' });
        await expect(page.locator(figures).first()).toBeVisible();
        await page.locator(target).first().tap();
        go();
        await leads(page);
      },
    );
