import { faultsOf } from '../../engines/site/faults-of';
import { heapOf } from '../../heavy/measure';
import { long } from '../support/long';
import { openOwnPage } from '../support/own-page';
import { expect, outcomeOf, test } from '../support/partner';

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

test('a hundred mounts and unmounts do not grow the heap', long, async ({ page, site }) => {
  test.slow();
  await outcomeOf(page, (await site.visit('mounts')).url);
  const session = await page.context().newCDPSession(page);
  const mounts = (times: number) => page.evaluate((count) => window.mounts?.(count), times);
  // The first hundred mounts create what exists once, mostly compiled code. The heap must not grow after them.
  await mounts(100);
  const before = await heapOf(session);
  await mounts(100);
  const after = await heapOf(session);
  process.stdout.write(
    `100 mounts of four elements: heap ${before.toFixed(2)} MB before, ${after.toFixed(2)} MB after\n`,
  );
  expect(after).toBeLessThanOrEqual(before * 1.05);
});

for (const state of ['empty', 'unauthorised'])
  test(
    `${state}: the element is as high as its text, without a gap below`,
    long,
    async ({ page, site }) => {
      // The element has room for twenty rows, and this user has none.
      const { user } = await site.visit('calm', 'approved');
      const { said, states, problems } = await openOwnPage(page, site, {
        markup: `<style>:not(:defined) { display: flow-root; min-height: 1564px }</style>
        <paylater-recent-transactions limit="20"></paylater-recent-transactions><p>Below</p>`,
        script: `const list = document.querySelector('paylater-recent-transactions');
        list.tokenProvider = async () => '${state === 'empty' ? user.token : ''}';
        await settled();
        const card = list.shadowRoot.querySelector('.card').offsetHeight;
        return { gap: list.offsetHeight - card, isLow: card > 50 && card < 200 };`,
      });
      expect([states, problems]).toEqual([{ 'paylater-recent-transactions': state }, []]);
      expect(said).toEqual({ gap: 0, isLow: true });
    },
  );

test('the frozen script is refused when one byte of it differs', async ({ browser, site }) => {
  // A separate context: the refusal is an error in the console.
  const context = await browser.newContext();
  const page = await context.newPage();
  expect(faultsOf(await outcomeOf(page, (await site.visit('tampered')).url))).toEqual([]);
  await context.close();
});
