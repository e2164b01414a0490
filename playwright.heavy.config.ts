import { defineConfig } from '@playwright/test';
import usual from './playwright.config';

/** The whole of a long history, measured: minutes, not seconds, and nothing else may run beside it. */
export default defineConfig({
  ...usual,
  testMatch: /tests\/heavy\/.*\.heavy\.ts$/,
  workers: 1,
  timeout: 14 * 60_000,
  globalTimeout: 15 * 60_000,
  reporter: 'line',
});
