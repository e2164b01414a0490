import type { Page } from '@playwright/test';
import { type CountedHost, hostNames, hostOf, hosts } from './support/counted-host';
import { app, figures } from './support/figures';
import { longUnless } from './support/long';
import { at, hold } from './support/pages';
import { expect, test } from './support/test';

type Host = 'web' | CountedHost;

interface Press {
  readonly what: string;
  readonly persona: string;
  readonly route: string;
  readonly target: string;
  /** What is shown when the press comes; the user's figures by default. */
  readonly when?: string;
  readonly in?: readonly Host[];
  /** Resolves at the place to which the press leads. Is called before the app starts. */
  readonly leads: (page: Page, host: Host) => Promise<unknown>;
}

const help = 'header button:has(svg):not(:has-text("Kembali"))';
const settings = 'header summary';

/** Resolves when the help of the host has been opened once. */
const opensHelp = async (page: Page, host: Host) => {
  const opened: string[] = [];
  page.context().on('page', (it) => opened.push(it.url()));
  await expect.poll(() => opened.length).toBe(1);
  await at(page, new URL(page.url()).pathname);
  expect(page.context().pages().at(-1)?.url()).toContain(`/help/${host}`);
  expect(opened).toHaveLength(1);
};

/** Resolves when the panel is open, and stays so. */
const opensPanel = async (page: Page) => {
  await expect(page.locator('.display-settings__panel button').first()).toBeVisible();
  await expect(page.locator('.display-settings')).toHaveAttribute('open');
};

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
  {
    what: 'the way back from the bills',
    persona: 'active',
    route: '/repayment/bill-list',
    target: 'header button:has-text("Kembali")',
    in: ['gojek', 'gopay'],
    leads: (page) => at(page, '/home'),
  },
  ...(['/home', '/repayment/bill-list', '/transactions'] as const).flatMap((route) => [
    {
      what: `the help of ${route}`,
      persona: 'active',
      route,
      target: help,
      leads: opensHelp,
    },
    {
      what: `the settings of ${route}`,
      persona: 'active',
      route,
      target: settings,
      leads: opensPanel,
    },
  ]),
  {
    what: 'the help of a skeleton',
    persona: 'draft',
    route: '/kyc/step2',
    target: help,
    when: '#root .skeleton',
    leads: opensHelp,
  },
  {
    what: 'the settings of a skeleton',
    persona: 'draft',
    route: '/kyc/step2',
    target: settings,
    when: '#root .skeleton',
    leads: opensPanel,
  },
];

for (const host of ['web', ...hostNames] as const)
  for (const { what, persona, route, target, leads, when = figures, in: among } of presses)
    if (!among || among.includes(host))
      test(
        `${host}: ${what}, pressed before the app has started, leads to its page`,
        longUnless(host === 'web' || host === 'gojek'),
        async ({ page, sandbox, login }) => {
          if (host === 'web') await login(persona, { path: route });
          else await hostOf(page, host, await sandbox.createUser(persona));
          const go = await hold(page, app);
          const { query } = host === 'web' ? { query: '' } : hosts[host];
          await page.goto(route + query, { waitUntil: 'commit' });
          await expect(page.locator(when).first()).toBeVisible();
          await page.locator(target).first().tap();
          const led = leads(page, host);
          go();
          await led;
        },
      );

test('the help, pressed before the figures, opens once', async ({ page, login }) => {
  await login('active', { path: '/home' });
  const go = await hold(page, app);
  const show = await hold(page, '/v2/homepage*');
  await page.goto('/home', { waitUntil: 'commit' });
  await page.locator(help).tap();
  await expect(page.locator(figures)).toHaveCount(0);
  show();
  await expect(page.locator(figures).first()).toBeVisible();
  const led = opensHelp(page, 'web');
  go();
  await led;
});

test('a panel that was opened and closed before the app has started stays closed', async ({
  page,
  login,
}) => {
  await login('active', { path: '/home' });
  const go = await hold(page, app);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator(figures).first()).toBeVisible();
  await page.locator(settings).tap();
  await page.locator(settings).tap();
  go();
  await at(page, '/home');
  await expect(page.locator('.display-settings')).not.toHaveAttribute('open');
});
