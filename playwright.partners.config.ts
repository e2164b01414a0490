import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** One walk through every project in `tests/partners`, which `scripts/partners.mjs` has built. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/partners\/.*\.partners\.ts$/,
  workers: 1,
  timeout: 10 * 60_000,
  reporter: 'line',
});
