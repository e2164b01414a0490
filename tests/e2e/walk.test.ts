import { expect, test } from '@playwright/test';
import { walk } from '../faults/support/walk';
import { sandboxAt } from './support/sandbox';

test('forty actions with faults leave a usable page', async ({ page, context, baseURL }) => {
  const sandbox = sandboxAt(baseURL ?? '');
  test.setTimeout(240_000);
  const { actions, wrong } = await walk({ page, context, sandbox }, { seed: 1, count: 40 });
  expect([actions, wrong]).toEqual([40, []]);
});
