import { test as base } from '../../e2e/support/test';
import { sandboxAt } from '../../e2e/support/sandbox';
import { startProgram } from '../../support/start-program';

/** A day in the middle of a month, so that a persona of any day lives in this month or in the last one. */
const day = '2026-05-28T09:00:00+07:00';

/** Tests with a separate sandbox, whose clock starts on a fixed day, so that the texts of a page do not change. */
export const test = base.extend<object, { readonly lender: string }>({
  lender: [
    async ({ playwright: _ }, provide) => {
      const { found, end } = await startProgram(
        [process.execPath, 'dist/sandbox/main.js', '--memory'],
        /ready: (\S+)/,
        { env: { ...process.env, PORT: '0' } },
      );
      await provide(found);
      await end();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ lender }, provide) => provide(lender),
  // The first user of an empty sandbox is always the same one.
  sandbox: async ({ lender }, provide) => {
    const sandbox = sandboxAt(lender);
    await sandbox.reset();
    await sandbox.clock({ now: day });
    await provide(sandbox);
  },
});

export { expect } from '@playwright/test';
