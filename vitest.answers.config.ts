import { defineConfig } from 'vitest/config';

/** Every field of every answer, wrong in nine ways, over the real app: beside `npm test`, which leaves each out. */
export default defineConfig({
  test: {
    environment: 'happy-dom',
    css: { include: [/\?url$/] },
    environmentOptions: {
      happyDOM: { settings: { handleDisabledFileLoadingAsSuccess: true } },
    },
    include: ['tests/answers/*.answers.ts'],
    setupFiles: ['tests/ui/support/setup.ts'],
    env: { UI_PATIENCE: '30000' },
    expect: { requireAssertions: true },
    testTimeout: 120_000,
  },
});
