import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Every call that may reach the server once, attacked in every way and with its answer lost. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/once\/.*\.once\.ts$/,
  reporter: [['list'], ['./tests/once/sum-reporter.ts']],
  timeout: 60_000,
  globalTimeout: 30 * 60_000,
});
