import { app, figures, film, filmed, tags } from './support/figures';
import { callsOf, hostNames, hostOf, hosts } from './support/counted-host';
import { longUnless } from './support/long';
import { at, hold, settled } from './support/pages';
import type { NewUser, Sandbox } from './support/sandbox';
import { expect, test } from './support/test';

const pathsOf = async (sandbox: Sandbox, { userId }: NewUser) =>
  (await sandbox.journal({ userId })).map(({ path }) => path);

const pages = [
  ['/home', 'active', '/api/v2/homepage'],
  ['/home', 'approved', '/api/v2/homepage'],
  ['/repayment/bill-list', 'active', '/api/v1/bill-list'],
  ['/transactions', 'active', '/api/v1/transaction-history'],
] as const;

for (const host of hostNames)
  for (const visit of ['first', 'second'] as const)
    for (const [route, persona, read] of pages)
      test(
        `${host}, ${visit} visit of ${persona}: ${route} in the document equals the app’s, and nothing is asked twice`,
        longUnless(host === 'gojek' && persona === 'active'),
        async ({ page, sandbox }) => {
          const { query, token, info } = hosts[host];
          const path = route + query;
          const user = await sandbox.createUser(persona);
          await hostOf(page, host, user);
          if (visit === 'second') {
            await page.goto(path);
            await settled(page);
          }
          const before = await pathsOf(sandbox, user);
          await film(page);
          await hold(page, '/assets/home-*.js');
          const go = await hold(page, app);
          await page.goto(path, { waitUntil: 'commit' });
          await expect(page.locator(figures).first()).toBeVisible();
          expect(await page.locator('html').getAttribute('data-host')).toBe(host);
          go();
          await expect.poll(async () => (await filmed(page)).roots.length).toBe(3);
          const { roots, shifts } = await filmed(page);
          const [, drawn, after] = roots;
          expect(tags(after)).toEqual(tags(drawn));
          expect(shifts).toEqual([]);
          expect([await callsOf(page, token), await callsOf(page, info)]).toEqual([1, 1]);
          const paths = (await pathsOf(sandbox, user)).slice(before.length);
          for (const call of ['/api/v1/user/application-status', read])
            expect(paths.filter((it) => it === call)).toHaveLength(1);
        },
      );

for (const host of hostNames)
  test(
    `${host}: the document uses the host’s language and theme, and nothing is asked twice`,
    longUnless(host === 'gojek'),
    async ({ page, sandbox }) => {
      const { query, token, info } = hosts[host];
      const user = await sandbox.createUser('active');
      await hostOf(page, host, user, { locale: 'en', theme: 'dark' });
      await page.addInitScript(() => {
        const looks: string[] = [];
        const note = () => {
          const { lang, dataset } = document.documentElement;
          const look = `${lang} ${dataset['theme']}`;
          if (looks[looks.length - 1] !== look) looks.push(look);
        };
        new MutationObserver(note).observe(document, { subtree: true, attributes: true });
        Object.assign(window, { looks_: looks });
      });
      await film(page);
      await hold(page, '/assets/home-*.js');
      const go = await hold(page, app);
      await page.goto(`/home${query}`, { waitUntil: 'commit' });
      await expect(page.locator(figures).first()).toBeVisible();
      await expect(page.locator('html[lang="en"][data-theme="dark"]')).toBeVisible();
      const seen = await page.evaluate(() => (window as unknown as { looks_: string[] }).looks_);
      const before = seen.length;
      // The skeleton was in the browser's language, in which its words may have another width.
      const moved = (await filmed(page)).shifts.length;
      go();
      await expect.poll(async () => (await filmed(page)).roots.length).toBe(3);
      const { roots, shifts } = await filmed(page);
      expect(tags(roots[2])).toEqual(tags(roots[1]));
      expect(shifts.slice(moved)).toEqual([]);
      const looks = await page.evaluate(() => (window as unknown as { looks_: string[] }).looks_);
      expect(looks.slice(before - 1)).toEqual(['en dark']);
      expect([await callsOf(page, token), await callsOf(page, info)]).toEqual([1, 1]);
      const journal = await sandbox.journal({ userId: user.userId });
      for (const call of ['/api/v1/user/application-status', '/api/v2/homepage'])
        expect(journal.filter(({ path }) => path === call)).toHaveLength(1);
    },
  );

test('a press on the button that pays asks the host once the app has started', async ({
  page,
  sandbox,
}) => {
  await hostOf(page, 'gojek', await sandbox.createUser('active'));
  const go = await hold(page, app);
  await page.goto('/repayment/bill-list', { waitUntil: 'commit' });
  await page.locator('main [data-action="primary"]').tap();
  go();
  await expect.poll(() => callsOf(page, 'openPayment')).toBe(1);
});

test('answers for one user are not taken over by the app for another', async ({
  page,
  sandbox,
}) => {
  const [a, b] = [await sandbox.createUser('active'), await sandbox.createUser('approved')];
  await hostOf(page, 'gojek', a);
  const go = await hold(page, app);
  await page.goto('/home', { waitUntil: 'commit' });
  await expect(page.locator(figures).first()).toBeVisible();
  // The user of the host changes in the background, before the app has started.
  await page.evaluate((token) => {
    const call = (name: string, _: string, answer: (said: unknown) => void) =>
      answer({ success: true, data: name === 'getToken' ? { token } : {} });
    Object.assign(window, { gojekBridge: { call, on: () => {} } });
    document.dispatchEvent(new Event('visibilitychange'));
  }, b.token);
  go();
  await expect
    .poll(async () => (await pathsOf(sandbox, b)).includes('/api/v2/homepage'))
    .toBe(true);
  await at(page, '/home');
});

test('without the script for hosts, home opens a moment later and nothing is reloaded', async ({
  page,
  sandbox,
  announce,
}) => {
  const user = await sandbox.createUser('active');
  await hostOf(page, 'gojek', user);
  announce('/assets/host-user', 'dropped');
  await page.route('/assets/host-user-*.js', (route) => route.abort());
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.goto('/home');
  await at(page, '/home');
  await settled(page);
  await expect(page.locator('main [data-amount]').first()).toBeVisible();
  expect(documents).toHaveLength(1);
  expect(await callsOf(page, hosts.gojek.token)).toBe(1);
});
