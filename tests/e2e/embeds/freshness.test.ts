import { long } from '../support/long';
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, unwatched as test } from '../support/partner';

/**
 * Opens an address in a separate browser without Playwright: attached to it, Chromium prerenders no page. Returns a
 * function that ends the browser.
 */
const openAlone = (url: string): (() => Promise<void>) => {
  const profile = mkdtempSync(join(tmpdir(), 'paylater-prepared-'));
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];
  const browser = spawn(
    process.env['CHROMIUM_PATH'] ?? '',
    [...args, '--remote-debugging-port=0', `--user-data-dir=${profile}`, url],
    // Debian's program is a script that starts the browser, so the group is ended. It is killed: a browser that shuts
    // down still writes into its profile.
    { stdio: 'ignore', detached: true },
  );
  const ended = new Promise((resolve) => browser.once('exit', resolve));
  return async () => {
    if (browser.pid !== undefined) process.kill(-browser.pid, 'SIGKILL');
    await ended;
    rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
};

test('a prerendered page makes no request until it is opened', async ({ site }) => {
  const visit = await site.visit('calm', 'active');
  const { token } = visit.user;
  const prepared = `<!doctype html><html lang="id"><meta charset="utf-8">
    <script type="module" src="${site.lender}/embeds/v1/paylater.js"></script>
    <script type="module">
      const steps = [];
      const note = (what) => steps.push((document.prerendering ? 'prepared: ' : 'opened: ') + what);
      const card = document.createElement('paylater-limit-card');
      card.tokenProvider = async () => (note('token'), '${token}');
      document.addEventListener('paylater-ready', () => {
        note('ready');
        fetch('${site.lender}/said?' + steps, { headers: { Authorization: 'Bearer ${token}' } });
      });
      document.body.append(card);
      setTimeout(() => note(card.dataset.state), 700);
    </script><body></body>`;
  const url = site.put('/prepared', { html: prepared });
  const rules = JSON.stringify({ prerender: [{ urls: [url], eagerness: 'immediate' }] });
  const close = openAlone(
    site.put('/before', {
      html: `<!doctype html><script type="speculationrules">${rules}</script>
        <script>setTimeout(() => location.assign('${url}'), 2500)</script>`,
    }),
  );
  const said = () => site.asked(visit).find(({ path }) => path === '/said')?.query;
  try {
    await expect.poll(said, { timeout: 20_000 }).toBeDefined();
  } finally {
    await close();
  }
  expect(
    decodeURIComponent(said() ?? '')
      .slice(1)
      .split(','),
  ).toEqual(['prepared: loading', 'opened: token', 'opened: ready']);
});

test('a page that is shown again after a while shows new values', long, async ({ page, site }) => {
  const visit = await site.visit('calm', 'active');
  await page.clock.install({ time: new Date() });
  await page.goto(
    site.put('/shown-again', {
      html: `<!doctype html><html lang="id"><meta charset="utf-8"><body>
        <script type="module" src="${site.lender}/embeds/v1/paylater.js"></script>
        <script type="module">
          const card = document.createElement('paylater-limit-card');
          card.tokenProvider = async () => '${visit.user.token}';
          document.body.append(card);
        </script></body>`,
    }),
  );
  const card = page.locator('paylater-limit-card');
  await expect(card).toHaveAttribute('data-state', 'ready');
  const seen = async (minutes: number) => {
    const before = site.asked(visit).length;
    await page.clock.setSystemTime(Date.now() + minutes * 60_000);
    await page.evaluate(() =>
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true })),
    );
    await page.waitForTimeout(300);
    await expect(card).toHaveAttribute('data-state', 'ready');
    return site.asked(visit).length - before;
  };
  expect([await seen(4), await seen(10)]).toEqual([0, 1]);
});
