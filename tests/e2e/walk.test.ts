import { expect, test } from '@playwright/test';
import { walk } from '../faults/support/walk';
import { sandboxAt } from './support/sandbox';

test('forty actions with faults leave a usable page', async ({ page, context, baseURL }) => {
  const sandbox = sandboxAt(baseURL ?? '');
  expect(await walk({ page, context, sandbox }, { seed: 1, count: 40 })).toEqual({
    actions: 40,
    wrong: [],
  });
});
