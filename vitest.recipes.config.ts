import { defineConfig } from 'vitest/config';

/** Every recipe of CONTRIBUTING, applied to a copy of the project: beside `npm test`, which has the smallest one. */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['tests/recipes/*.recipes.ts'],
    expect: { requireAssertions: true },
    // Each runs all checks.
    testTimeout: 900_000,
  },
});
