import { expect, test } from '@playwright/test';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { additionsOf } from '../../delivery/additions';
import { headersOf } from '../../delivery/headers';
import { inlineHashes } from '../../delivery/inline-hashes';
import { parseConfig } from '../../domain/config/config';
import { clientConfigAt } from '../../sandbox/client-config';
import { addSeen } from './support/seen';
import { makeSite } from './support/site';
import { type Sent, serveSite } from './support/static-server';

const { probe: _, oneKyc, ...others } = clientConfigAt('http://127.0.0.1:1');
/** A deployment with the hash of every script, so that the policy refuses all without one. */
const config = {
  ...others,
  environment: 'staging',
  oneKyc: { ...oneKyc, integrity: `sha384-${'A'.repeat(64)}` },
};

/** Serves the build, and changes files. A changed script would set a mark. */
const start = async () => {
  const site = makeSite();
  site.release({ config });
  const table = headersOf({
    ...additionsOf(parseConfig(config)),
    ...inlineHashes(site.read('client/index.html')),
  });
  const [map = ''] =
    /<script type="importmap">.*?<\/script>/.exec(site.read('client/index.html')) ?? [];
  let changed = '';
  const change = (sent: Sent, path: string) => {
    // A document that loads nothing by itself, with the headers of every document.
    if (path === '/bare') {
      delete sent.headers['Content-Encoding'];
      sent.body = Buffer.from(`<!doctype html><title>Bare</title>${map}`);
    }
    if (path !== changed) return;
    delete sent.headers['Content-Encoding'];
    sent.body = Buffer.from(`${site.read(`client${path}`)}\n;window.changed=1`);
  };
  const server = await serveSite(site, table, change);
  return {
    ...server,
    names: readdirSync(join(site.folder, 'client/assets')),
    change: (path: string) => {
      changed = path;
    },
    end: async () => {
      await server.close();
      site.remove();
    },
  };
};

test('each script runs as it was built, and not with a change', async ({ browser }) => {
  const server = await start();
  const scripts = server.names.filter((name) => name.endsWith('.js')).map((it) => `/assets/${it}`);
  const wrong: string[] = [];
  const load = async (script: string) => {
    // Without a cache of an earlier visit.
    const context = await browser.newContext({ baseURL: server.origin, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.goto('/bare');
    const outcome = await page.evaluate(
      (it) =>
        import(it).then(
          () => 'run',
          // What runs outside of its own document may throw.
          (reason: unknown) => (/dynamically imported/.test(String(reason)) ? 'refused' : 'run'),
        ),
      script,
    );
    const isMarked = await page.evaluate(() => 'changed' in window);
    await context.close();
    return isMarked ? 'marked' : outcome;
  };
  for (const script of scripts) {
    server.change('');
    const whole = await load(script);
    server.change(script);
    const changed = await load(script);
    if (whole !== 'run' || changed !== 'refused') wrong.push(`${script}: ${whole}, ${changed}`);
  }
  addSeen(['a changed script', `${scripts.length - wrong.length} of ${scripts.length} refused`]);
  await server.end();
  expect(wrong).toEqual([]);
});
