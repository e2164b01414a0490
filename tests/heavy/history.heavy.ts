import type { Browser } from '@playwright/test';
import { everything } from '../e2e/support/history';
import type { NewUser } from '../e2e/support/sandbox';
import { expect, test } from '../e2e/support/test';
import {
  bareScript,
  firstRows,
  heapOf,
  median,
  p95,
  scrollThrough,
  serveBare,
  slowPage,
} from './measure';

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

const rounds = 5;
const say = (what: string, ours: number, bare: number, unit: string) =>
  process.stdout.write(
    `${what}: ${ours.toFixed(1)} ${unit}, bare list ${bare.toFixed(1)} ${unit}, ratio ${(ours / bare).toFixed(2)}\n`,
  );

test('a long history to its end, on a processor four times slower', async ({
  page,
  browser,
  login,
  sandbox,
  baseURL,
}) => {
  const user: NewUser = await login('heavy');
  const state: State = await page.context().storageState();
  await page.close();
  const all = await everything(sandbox, user);
  process.stdout.write(`rows to be seen: ${all.length}\n`);
  expect(all.length).toBeGreaterThan(5_000);
  const script = await bareScript();
  const addresses = { ours: '/transactions', bare: `/bare?${encodeURIComponent(user.token)}` };

  /** A page in a browser that has cached nothing. */
  const open = async (which: 'ours' | 'bare') => {
    const context = await browser.newContext({
      ...(baseURL === undefined ? {} : { baseURL }),
      storageState: state,
      viewport: { width: 360, height: 740 },
      isMobile: true,
      hasTouch: true,
      locale: 'id-ID',
    });
    if (which === 'bare') await serveBare(context, script);
    const opened = await slowPage(context);
    const time = await firstRows(opened.page, addresses[which]);
    return { ...opened, context, time };
  };

  const times = { ours: [] as number[], bare: [] as number[] };
  for (let round = 0; round < rounds; round += 1)
    for (const which of round % 2 ? (['bare', 'ours'] as const) : (['ours', 'bare'] as const)) {
      const { context, time } = await open(which);
      times[which].push(time);
      await context.close();
    }

  const measure = async (which: 'ours' | 'bare') => {
    const { page: opened, session, context } = await open(which);
    const scrolled = await scrollThrough(opened);
    const heap = await heapOf(session);
    await context.close();
    return { ...scrolled, heap };
  };
  const bare = await measure('bare');
  const ours = await measure('ours');
  const journal = await sandbox.journal({ userId: user.userId, path: '/v1/transaction-history' });

  say('first rows', median(times.ours), median(times.bare), 'ms');
  say('frame, p95', p95(ours.frames), p95(bare.frames), 'ms');
  const late = (frames: readonly number[]) =>
    100 * (frames.filter((it) => it > 20).length / frames.length);
  say('frames of more than 20 ms', late(ours.frames), late(bare.frames), '%');
  say('heap at the end', ours.heap, bare.heap, 'MB');
  process.stdout.write(
    `rows ${ours.ids.length} of ${all.length}, at most ${ours.mostRows} in the document, ${ours.frames.length} frames, ${journal.length} calls\n`,
  );
  expect(ours.ids).toEqual(all.map(({ id }) => id));
  expect(ours.mostRows).toBeLessThanOrEqual(40);
  expect(ours.heap / bare.heap).toBeLessThanOrEqual(1.5);
  expect(median(times.ours) / median(times.bare)).toBeLessThanOrEqual(1.2);
  // A machine that cannot draw the bare list in time says nothing about ours: then the two are compared.
  expect(p95(ours.frames)).toBeLessThanOrEqual(Math.max(20, 1.2 * p95(bare.frames)));
});
