import { expect, test } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { startPinned } from './support/pinned';
import { addSeen } from './support/seen';
import type { Sent } from './support/static-server';

test('each script runs as it was built, and not with a change', async ({ browser }) => {
  const server = await startPinned();
  const { site, origin } = server;
  const [map = ''] =
    /<script type="importmap">.*?<\/script>/.exec(site.read('client/index.html')) ?? [];
  const change = (changed: string) => (sent: Sent, path: string) => {
    if (path !== '/bare' && path !== changed) return;
    delete sent.headers['Content-Encoding'];
    sent.body = Buffer.from(
      path === changed
        ? `${site.read(`client${path}`)}\n;window.changed=1`
        : // A document that loads nothing by itself, with the headers of every document.
          `<!doctype html><title>Bare</title>${map}`,
    );
  };
  const load = async (script: string) => {
    // Each has a separate cache, since files are stored for a year.
    const context = await browser.newContext({ baseURL: origin });
    const page = await context.newPage();
    await page.goto('/bare');
    const outcome = await page.evaluate(
      (it) =>
        import(it).then(
          () => 'run',
          // A script outside of the document that it is for may throw.
          (reason: unknown) => (/dynamically imported/.test(String(reason)) ? 'refused' : 'run'),
        ),
      script,
    );
    const isMarked = await page.evaluate(() => 'changed' in window);
    await context.close();
    return isMarked ? 'run with the change' : outcome;
  };
  const scripts = readdirSync(join(site.folder, 'client/assets'))
    .filter((name) => name.endsWith('.js'))
    .map((name) => `/assets/${name}`);
  const wrong: string[] = [];
  for (const script of scripts) {
    server.plant(change(''));
    const whole = await load(script);
    server.plant(change(script));
    const changed = await load(script);
    if (whole !== 'run' || changed !== 'refused') wrong.push(`${script}: ${whole}, ${changed}`);
  }
  addSeen(['a changed script', `${scripts.length - wrong.length} of ${scripts.length} refused`]);
  await server.end();
  expect(wrong).toEqual([]);
});
