import { expect, test } from '@playwright/test';
import { sandboxAt } from '../e2e/support/sandbox';
import { noteSum } from './support/sums';
import { walk } from './support/walk';

/** `WALKS=200` runs more than the usual twenty seeds. */
const walks = Number(process.env['WALKS'] ?? 20);
const count = 500;

for (let seed = 1; seed <= walks; seed += 1)
  test(`walk ${seed}: ${count} actions while everything fails`, async ({
    page,
    context,
    baseURL,
  }) => {
    const sandbox = sandboxAt(baseURL ?? '');
    const { actions, wrong } = await walk({ page, context, sandbox }, { seed, count });
    noteSum({ suite: 'the walk, in actions', cases: actions, failed: Math.min(1, wrong.length) });
    expect(wrong).toEqual([]);
    expect(actions).toBe(count);
  });
