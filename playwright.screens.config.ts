import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The contact sheet is looked at, not tested: a run of its own, with all the time it needs. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/screens\/.*\.screens\.ts$/,
  outputDir: 'screens/.failed',
  timeout: 5 * 60_000,
  globalTimeout: 0,
});
