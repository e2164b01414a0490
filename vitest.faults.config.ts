import { defineConfig } from 'vitest/config';

/** Every fault of every row, over the real app in a document: beside `npm test`, which has a few of each. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    css: { include: [/\?url$/] },
    environmentOptions: {
      happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['tests/faults/*.faults.ts'],
    setupFiles: ['tests/faults/support/setup.ts'],
    maxWorkers: 2,
    expect: { requireAssertions: true },
    testTimeout: 15 * 60_000,
  },
});
