import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/**
 * Times and sizes against floors that are built in the same run, and the long history against a bare list: half an hour,
 * and nothing else may run beside it. Prints a line for each budget.
 */
export default defineConfig({
  ...usual,
  testMatch: /tests\/(perf|heavy)\/.*\.(perf|heavy)\.ts$/,
  workers: 1,
  fullyParallel: false,
  timeout: 20 * 60_000,
  globalTimeout: 60 * 60_000,
  reporter: 'line',
  use: { ...usual.use, contextOptions: { reducedMotion: 'no-preference' } },
});
