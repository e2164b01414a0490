import { faultsOf } from '../../engines/site/faults-of';
import { heapOf } from '../../heavy/measure';
import { long } from '../support/long';
import { expect, outcomeOf, test } from './support/partner';

test('the layout is stable while script and answers are slow', async ({ page, site, sandbox }) => {
  const visit = await site.visit('slow');
  for (const path of ['/v1/*', '/v2/*'])
    await sandbox.fault({ path, delayMs: 700, times: 20, userId: visit.user.userId });
  expect(faultsOf(await outcomeOf(page, visit.url))).toEqual([]);
});

test(
  'the layout is stable when the answers fail, and the fallback is shown',
  long,
  async ({ page, site, sandbox, announce }) => {
    const visit = await site.visit('failing');
    announce('/api/', 500);
    for (const path of ['/v1/*', '/v2/*'])
      await sandbox.fault({
        path,
        status: 500,
        delayMs: 300,
        times: 40,
        userId: visit.user.userId,
      });
    expect(faultsOf(await outcomeOf(page, visit.url))).toEqual([]);
  },
);

test('a hundred mounts and unmounts leave the heap as it was', long, async ({ page, site }) => {
  test.slow();
  await outcomeOf(page, (await site.visit('mounts')).url);
  const session = await page.context().newCDPSession(page);
  const mounts = (times: number) => page.evaluate((count) => window.mounts?.(count), times);
  // What is made once, compiled code for the most part, is made here: from then on nothing grows.
  await mounts(100);
  const before = await heapOf(session);
  await mounts(100);
  const after = await heapOf(session);
  process.stdout.write(
    `100 mounts of four elements: heap ${before.toFixed(2)} MB before, ${after.toFixed(2)} MB after\n`,
  );
  expect(after).toBeLessThanOrEqual(before * 1.05);
});

test('the frozen script is refused when one byte of it differs', async ({ browser, site }) => {
  // A context of its own: the refusal is an error of the console.
  const context = await browser.newContext();
  const page = await context.newPage();
  expect(faultsOf(await outcomeOf(page, (await site.visit('tampered')).url))).toEqual([]);
  await context.close();
});
