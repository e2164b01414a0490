import { basename } from 'node:path';
import type { Browser } from '@playwright/test';
import { everything } from '../e2e/support/history';
import type { NewUser } from '../e2e/support/sandbox';
import { expect, test } from '../e2e/support/test';
import {
  bareScript,
  firstRows,
  further,
  heapOf,
  median,
  nothing,
  p95,
  rowsOf,
  scrollThrough,
  serveBare,
  slow,
  slowPage,
} from './measure';

type State = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

type Which = 'ours' | 'bare';

/** One load may take a fifth longer than the next. */
const rounds = 15;
const rowsInATurn = 500;
const inTurn = (turn: number): readonly Which[] => (turn % 2 ? ['bare', 'ours'] : ['ours', 'bare']);
const say = (what: string, ours: number, bare: number, unit: string) =>
  process.stdout.write(
    `${what}: ${ours.toFixed(1)} ${unit}, bare list ${bare.toFixed(1)} ${unit}, ratio ${(ours / bare).toFixed(2)}\n`,
  );

test('a long history scrolls to its end on a processor four times slower', async ({
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
  const binary = basename(process.env['CHROMIUM_PATH'] ?? '');
  process.stdout.write(`${binary} ${browser.version()}, rows to be seen: ${all.length}\n`);
  expect(all.length).toBeGreaterThan(5_000);
  const script = await bareScript();
  const addresses = { ours: '/transactions', bare: `/bare?${encodeURIComponent(user.token)}` };

  /** Opens a page in a browser without a cache. */
  const open = async (which: Which) => {
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
    for (const which of inTurn(round)) {
      const { context, time } = await open(which);
      times[which].push(time);
      await context.close();
    }

  // Both stay open and are scrolled in turns, since the speed of a machine varies from minute to minute.
  const opened = { ours: await open('ours'), bare: await open('bare') };
  const scrolled = { ours: nothing, bare: nothing };
  for (let turn = 0; !(scrolled.ours.ended && scrolled.bare.ended); turn += 1)
    for (const which of inTurn(turn)) {
      const { page: scrolling, session } = opened[which];
      await slow(session);
      scrolled[which] = further(scrolled[which], await scrollThrough(scrolling, rowsInATurn));
      await slow(session, 1);
    }
  const { ours, bare } = scrolled;
  const heap = { ours: await heapOf(opened.ours.session), bare: await heapOf(opened.bare.session) };
  const journal = await sandbox.journal({ userId: user.userId, path: '/v1/transaction-history' });

  say('first rows', median(times.ours), median(times.bare), 'ms');
  say('frame, p95', p95(ours.frames), p95(bare.frames), 'ms');
  const late = (frames: readonly number[]) =>
    100 * (frames.filter((it) => it > 20).length / frames.length);
  say('frames of more than 20 ms', late(ours.frames), late(bare.frames), '%');
  say('heap at the end', heap.ours, heap.bare, 'MB');
  process.stdout.write(
    `rows ${ours.ids.length} of ${all.length}, at most ${ours.mostRows} in the document, ${ours.frames.length} frames, ${journal.length} calls\n`,
  );
  expect(rowsOf(ours.ids)).toEqual(all.map(({ id }) => id));
  expect(ours.mostRows).toBeLessThanOrEqual(40);
  expect(heap.ours / heap.bare).toBeLessThanOrEqual(1.5);
  expect(median(times.ours) / median(times.bare)).toBeLessThanOrEqual(1.2);
  // A machine that cannot draw the bare list in time proves nothing about the history: then the two are compared.
  expect(p95(ours.frames)).toBeLessThanOrEqual(Math.max(20, 1.2 * p95(bare.frames)));
});
