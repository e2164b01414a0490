import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** Hostile links, strings and login targets in Chromium and Firefox. Prints cases and what came of them. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/injection\/.*\.injection\.ts$/,
  reporter: [['line'], ['./tests/injection/support/table-reporter.ts']],
  timeout: 60 * 60_000,
  globalTimeout: 120 * 60_000,
});
