import { defineConfig } from 'vitest/config';

/** Every recipe of CONTRIBUTING, applied to a copy of the project: beside `npm test`, which only applies them. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/recipes/*.recipes.ts'],
    globalSetup: './tests/support/browser-setup.ts',
    expect: { requireAssertions: true },
    // One file after the other: a check beside it would slow what is measured.
    fileParallelism: false,
    // Each runs all checks.
    testTimeout: 900_000,
  },
});
