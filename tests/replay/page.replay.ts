import { resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { sandboxAt } from '../e2e/support/sandbox';
import { setFree } from '../faults/support/pace';
import { walk } from '../faults/support/walk';

/** `<seed>:<step>` of a walk, or `<file>:<line>` of a browser test. */
const [, what = '', number = ''] = /^(.+):(\d+)$/.exec(process.env['REPLAY'] ?? '') ?? [];
const isWalk = /^\d+$/.test(what);
let shown: Page | undefined;
const picture = 'test-results/replay.png';

test.afterEach(async ({ page, baseURL, headless }, info) => {
  info.setTimeout(0);
  const front = shown ?? page;
  const calls = await sandboxAt(baseURL ?? '').journal();
  for (const { method, path, status } of calls)
    process.stdout.write(`${method} ${path} ${status}\n`);
  process.stdout.write(`${front.url()}\n`);
  if (headless) {
    await front.screenshot({ path: picture });
    process.stdout.write(`${picture}\n`);
  } else await front.waitForEvent('close', { timeout: 0 });
});

if (isWalk)
  test(`walk ${what} to step ${number}`, async ({ page, context, baseURL }) => {
    const sandbox = sandboxAt(baseURL ?? '');
    const { front, wrong } = await walk(
      { page, context, sandbox },
      { seed: Number(what), count: Number(number) },
    );
    shown = front;
    await front.bringToFront();
    await setFree(context);
    expect(wrong).toEqual([]);
  });
else await import(resolve(what));
