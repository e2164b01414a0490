import { expect, type Page, type Route, test } from '@playwright/test';
import { at, primary } from '../e2e/support/pages';
import { sandboxAt } from '../e2e/support/sandbox';
import { openSignedIn } from '../e2e/support/signed-in';
import { noteSum } from './support/sums';

interface Load {
  readonly file: RegExp;
  readonly persona: string;
  readonly from: string;
  /** Causes the load, once the page is shown. */
  readonly act: (page: Page) => Promise<unknown>;
}

/** Loads other than calls (spec §7). */
const loads: Readonly<Record<string, Load>> = {
  'identity script': {
    file: /\/scripts\/one-kyc\.js/,
    persona: 'new',
    from: '/kyc/step1',
    act: (page) => primary(page).tap(),
  },
  'consent script': {
    file: /\/consent\/provider\.js/,
    persona: 'new',
    from: '/',
    act: async (page) => {
      await page.request.get('/consent/on');
      await page.goto('/');
      await at(page, '/');
    },
  },
  'lazy chunk': {
    file: /\/assets\/repayment-[\w-]{8}\.js/,
    persona: 'active',
    from: '/home',
    act: (page) => primary(page).tap(),
  },
};

const faults: Readonly<Record<string, (route: Route) => Promise<unknown>>> = {
  '404': (route) => route.fulfill({ status: 404, contentType: 'text/plain', body: 'Not found.\n' }),
  hang: () => new Promise(() => {}),
  'another type': (route) =>
    route.fulfill({
      contentType: 'text/plain',
      headers: { 'x-content-type-options': 'nosniff' },
      body: '1',
    }),
  'other contents': async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, body: `${await answer.text()}\n)` });
  },
};

/** Requires a hash of the scripts that no file has. */
const pinned = (text: string): string =>
  text.replace(
    /"script":\s*"([^"]*\/(?:scripts\/one-kyc|consent\/provider)\.js)"/g,
    `"script":"$1","integrity":"sha256-${'A'.repeat(43)}="`,
  );

for (const [what, { file, persona, from, act }] of Object.entries(loads))
  for (const [how, meet] of Object.entries(faults))
    test(`${what}: ${how}`, async ({ page, context, baseURL }) => {
      const sandbox = sandboxAt(baseURL ?? '');
      const user = await sandbox.createUser(persona);
      const wrong: string[] = [];
      context.on('weberror', (thrown) => wrong.push(`uncaught: ${String(thrown.error())}`));
      let [documents, asked] = [0, 0];
      await page.clock.install();
      await page.route(file, (route) => {
        asked += 1;
        return meet(route);
      });
      if (how === 'other contents')
        await page.route(/^\w+:\/\/[^/?]*\/(?:kyc\/step1)?$/, async (route) => {
          const answer = await route.fetch();
          await route.fulfill({ response: answer, body: pinned(await answer.text()) });
        });
      await openSignedIn(page, sandbox, user, from);
      await at(page, from);
      await act(page);
      await expect
        .poll(
          async () => {
            await page.clock.runFor(1_000);
            return asked;
          },
          { timeout: 15_000 },
        )
        .toBeGreaterThan(0);
      page.on('request', (request) => {
        if (request.isNavigationRequest() && request.frame() === page.mainFrame()) documents += 1;
      });
      // Longer than the app waits for any load, also in the reloaded document.
      for (let waited = 0; waited < 260; waited += 10) {
        await page.clock.runFor(10_000);
        await page.waitForLoadState();
      }
      await expect(page.locator('main h1')).toBeVisible();
      await page.waitForTimeout(200);
      const waits = await page.locator('main .skeleton, [data-loader], [aria-busy="true"]').count();
      const ways = await page.locator('button:enabled, a[href]').count();
      if (documents > 1) wrong.push(`${documents} reloads`);
      if (waits > 0) wrong.push('still loading');
      if (ways === 0) wrong.push('nothing to press');
      noteSum({ suite: 'loads', cases: 1, failed: Math.min(1, wrong.length) });
      expect(wrong).toEqual([]);
    });
