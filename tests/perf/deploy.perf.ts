import { join } from 'node:path';
import { root } from '../../scripts/lib/run.mjs';
import { buildNextRelease } from '../delivery/support/next-release';
import { sandboxAt } from '../e2e/support/sandbox';
import { expect, test } from '../e2e/support/test';
import { freePort } from '../support/free-port';
import { startProgram } from '../support/start-program';
import { check, median } from './budget';
import { serveFloors } from './floors/serve';
import { measure, open, openPhone, rounds, untilReady, type Visit, visitInTurns } from './phone';
import { floorsAt, home, targetOf } from './targets';

/** Returns the bytes that a page has fetched from the server and not from the cache. Runs in the page. */
const fetched = () =>
  (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ name }) => name.includes('/assets/'))
    .reduce((total, { transferSize }) => total + transferSize, 0);

test('a visit after a deploy', async ({ browser, sandbox }) => {
  const next = buildNextRelease();
  const port = String(await freePort());
  const env = { ...process.env, PORT: port, SANDBOX_FILE: join(next.folder, 'perf.db') };
  const serve = (cwd: string) =>
    startProgram([process.execPath, 'dist/sandbox/main.js'], /ready: (\S+)/, { cwd, env });
  const before = await serve(root);
  const target = await targetOf(browser, sandboxAt(before.found), home);
  const tabs = [];
  for (let round = 0; round < rounds; round += 1) {
    const tab = await openPhone(browser, target);
    await open(tab, target.url);
    await measure(tab);
    tabs.push(tab);
  }
  await before.end();
  const after = await serve(next.folder);
  const visits: Visit[] = [];
  const bytes: number[] = [];
  for (const tab of tabs) {
    // A reload does not use the stored document, which lasts five minutes, but the other files.
    await tab.read('watched_.ready = 0');
    await tab.send('Page.reload');
    await untilReady(tab, target.url);
    visits.push(await measure(tab));
    bytes.push(Number(await tab.read(`(${String(fetched)})()`)));
    await tab.close();
  }
  await after.end();
  next.remove();
  const floors = await serveFloors(sandbox.origin);
  const { R } = floorsAt(floors.origin);
  const { middle } = await visitInTurns(browser, { R });
  await floors.close();
  check({
    what: 'figures after a deploy, /home',
    ours: median(visits.map(({ ready }) => ready)),
    unit: 'ms',
    floor: ['R', middle('R', 'warm', 'lcp')],
  });
  expect(median(bytes)).toBeGreaterThan(0);
  check({ what: 'files after a deploy, /home', ours: median(bytes) / 1024, unit: 'KiB' });
});
