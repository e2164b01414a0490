import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { goTo } from './support/pages';
import { expect, test } from './support/test';

/** Imitates the service worker of another product: a script that uses no document. */
const [script = ''] = readdirSync(join(root, 'dist/client/assets')).filter((name) =>
  /^messages-id-.*\.js$/.test(name),
);

test('a visit removes the service worker of another product', async ({ page, announce }) => {
  // The policy of our pages forbids to register one. A file that is no page names no icon, so browsers ask for one.
  announce('/favicon.ico', 404);
  await page.goto('/api/openapi.json');
  const workers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.evaluate(
    (path) => navigator.serviceWorker.register(path, { type: 'module' }).then(() => undefined),
    `/assets/${script}`,
  );
  expect(await workers()).toBe(1);
  await goTo(page, '/');
  await expect.poll(workers).toBe(0);
});
