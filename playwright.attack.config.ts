import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Everything that was ever tried against the client, its elements and its sandbox. Prints tries and successes. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/attack\/.*\.attack\.ts$/,
  reporter: [['list'], ['./tests/attack/support/count-reporter.ts']],
  timeout: 120_000,
  globalTimeout: 30 * 60_000,
});
